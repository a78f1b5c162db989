// A search tree of any size on a small piece of the screen: only what is in sight is drawn, and what is too close
// together to be told apart is drawn as one. All nodes of a kind are one path, so a frame costs little.
import { button, h, s } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { tidy } from '../tidy.js';
import { Camera, firstFrom } from './camera.js';
import { edge, outline } from './shapes.js';
import { EXPANDED, FRONTIER, STATUS, UNBORN } from './story.js';

/** @typedef {import('./story.js').SearchStory} SearchStory */

/** Nodes of a kind nearer than this, in pixels, are drawn as one. */
const NEAR = 5;
/** So far apart are the ways to children out of sight. */
const MANY = 60;
const MOST_LABELS = 120;
const PATHS = ['edges', 'path', ...STATUS.slice(1), 'current', 'pointed'];

export class TreeView {
  /**
   * @param {SearchStory} story
   * @param {(node: number) => void} onPoint told which node is pointed at, or -1
   * @param {(node: number) => void} onChoose told which node was chosen
   */
  constructor(story, onPoint, onChoose) {
    this.story = story;
    this.onPoint = onPoint;
    this.onChoose = onChoose;
    this.children = story.nodes.map((node) => node.children);
    this.tree = -1;
    this.camera = new Camera();
    this.isFollowing = true;
    /** The node that has the cursor, or -1 for the one in hand. */
    this.pointed = -1;
    /** Where a drag began. @type {{x: number, y: number, moved: boolean} | undefined} */
    this.drag = undefined;
    this.paths = new Map(PATHS.map((name) => [name, s('path', { class: `tree-${name}` })]));
    this.labels = s('g', { class: 'tree-labels' });
    this.svg = this.makeSvg();
    this.follow = button({ text: msg('web-watch-tree-follow'), onclick: () => this.setFollowing(true), 'aria-pressed': 'true' });
    this.element = h('div', { class: 'tree-box' }, this.svg, this.tools());
    new ResizeObserver(() => this.resize()).observe(this.svg);
  }

  makeSvg() {
    return s(
      'svg',
      {
        class: 'tree',
        tabindex: 0,
        role: 'group',
        'data-own-keys': '',
        'data-testid': 'tree',
        'aria-label': msg('web-watch-tree-label'),
        onpointermove: (/** @type {PointerEvent} */ event) => this.move(event),
        onpointerleave: () => this.point(-1),
        onpointerdown: (/** @type {PointerEvent} */ event) => this.press(event),
        onpointerup: (/** @type {PointerEvent} */ event) => this.release(event),
        onwheel: (/** @type {WheelEvent} */ event) => this.wheel(event),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
      },
      ...this.paths.values(),
      this.labels,
    );
  }

  tools() {
    const tool = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {() => void} */ onclick) =>
      button({ icon, label: msg(id), onclick });
    return h(
      'div',
      { class: 'tree-tools', role: 'group', 'aria-label': msg('web-watch-tree-tools') },
      tool('zoomIn', 'web-watch-tree-in', () => this.zoom(1.4)),
      tool('zoomOut', 'web-watch-tree-out', () => this.zoom(1 / 1.4)),
      tool('fit', 'web-watch-tree-fit', () => this.fit()),
      this.follow,
    );
  }

  /** The node that is looked at: the one pointed at, or else the one in hand. @returns {number} */
  get seen() {
    return this.pointed >= 0 ? this.pointed : this.story.tape.get(this.story.current);
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.svg;
    if (!width || !height) return;
    this.camera.size = { width, height };
    this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.camera.home();
    this.draw();
  }

  /** Draws the present moment. */
  draw() {
    const { story, camera } = this;
    const current = story.tape.get(story.current);
    const tree = story.nodes[current]?.tree ?? Math.max(0, this.tree);
    if (tree !== this.tree && story.roots[tree] !== undefined) {
      this.tree = tree;
      this.pointed = -1;
      camera.layout = tidy(this.children, story.roots[tree]);
      camera.home();
    }
    if (this.isFollowing && current >= 0) camera.keepInSight(current);
    this.paint();
  }

  fit() {
    this.setFollowing(false);
    this.camera.fit();
    this.paint();
  }

  /** @param {number} by */
  zoom(by) {
    this.camera.zoom(by);
    this.draw();
  }

  /** @param {boolean} isFollowing */
  setFollowing(isFollowing) {
    this.isFollowing = isFollowing;
    this.follow.setAttribute('aria-pressed', String(isFollowing));
    if (!isFollowing) return;
    this.point(-1);
    this.camera.home();
    this.draw();
  }

  paint() {
    const { story, camera } = this;
    const current = story.tape.get(story.current);
    const radius = Math.max(1.6, Math.min(7, camera.kx * 0.4, camera.ky * 0.32));
    /** @type {Record<string, string>} */
    const d = Object.fromEntries(PATHS.map((name) => [name, '']));
    const onPath = new Set(this.seen >= 0 ? story.path(this.seen) : []);
    /** @type {[number, number, number][]} */
    const named = [];
    for (const row of camera.rowsInSight()) {
      let [last, lastStatus] = [-Infinity, UNBORN];
      for (const node of row) {
        const status = story.status(node);
        const isOwn = onPath.has(node);
        if (status === UNBORN) continue;
        const [x, y] = camera.at(node);
        if (!isOwn && x - last < NEAR && status === lastStatus) continue;
        [last, lastStatus] = [x, status];
        const { parent } = story.nodes[node];
        if (parent >= 0) d[isOwn ? 'path' : 'edges'] += edge(camera.at(parent), [x, y]);
        d[STATUS[status]] += outline(STATUS[status], x, y, isOwn ? Math.max(radius, 3.5) : radius);
        if (isOwn || status === EXPANDED || status === FRONTIER) named.push([node, x, y]);
        if (status === EXPANDED) d.edges += this.edgesOut(node, [x, y], onPath);
      }
    }
    const ring = (/** @type {string} */ name, /** @type {number} */ node) => {
      if (story.nodes[node]?.tree === this.tree) d[name] = outline('ring', ...camera.at(node), Math.max(radius, 3.5) + 4);
    };
    ring('current', current);
    ring('pointed', this.pointed);
    for (const [name, path] of this.paths) path.setAttribute('d', d[name]);
    this.label(named, onPath, radius);
  }

  /** The ways to children beyond the edge of the screen, as far as they can be told apart. @param {number} node @param {[number, number]} from @param {Set<number>} onPath */
  edgesOut(node, from, onPath) {
    const { camera, story } = this;
    let d = '';
    let last = -Infinity;
    for (const child of story.nodes[node].children) {
      const to = camera.at(child);
      const isOut = to[0] < -camera.kx || to[0] > camera.size.width + camera.kx;
      if (!isOut || onPath.has(child) || Math.abs(to[0] - last) < MANY || story.status(child) === UNBORN) continue;
      last = to[0];
      d += edge(from, to);
    }
    return d;
  }

  /**
   * Writes the steps beside nodes, where there is room for them.
   * @param {[number, number, number][]} named @param {Set<number>} onPath @param {number} radius
   */
  label(named, onPath, radius) {
    const isRoomy = this.camera.kx >= 50;
    const shown = named.filter(([node]) => (isRoomy || onPath.has(node)) && this.story.nodes[node].action).slice(-MOST_LABELS);
    this.labels.replaceChildren(
      ...shown.map(([node, x, y]) =>
        s('text', { x: x + radius + 3, y: y - radius - 1, class: onPath.has(node) ? 'on-path' : '' }, this.story.nodes[node].action ?? ''),
      ),
    );
  }

  /** The node at a place on the screen, or -1. @param {PointerEvent} event */
  nodeAt(event) {
    const box = this.svg.getBoundingClientRect();
    const { x, level } = this.camera.from(event.clientX - box.left, event.clientY - box.top);
    const { x: xs, rows } = this.camera.layout;
    const row = rows[level] ?? [];
    let [best, distance] = [-1, 14 / this.camera.kx];
    for (let i = firstFrom(row, xs, x - distance); i < row.length && xs[row[i]] <= x + distance; i += 1) {
      const off = Math.abs(xs[row[i]] - x);
      if (off < distance && this.story.status(row[i]) !== UNBORN) [best, distance] = [row[i], off];
    }
    return best;
  }

  /** @param {number} node */
  point(node) {
    if (node === this.pointed) return;
    this.pointed = node;
    this.paint();
    this.onPoint(node);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.drag = { x: event.clientX, y: event.clientY, moved: false };
    this.svg.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.drag || event.buttons === 0) {
      this.point(this.nodeAt(event));
      return;
    }
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.drag.moved && Math.hypot(dx, dy) < 5) return;
    this.drag = { x: event.clientX, y: event.clientY, moved: true };
    this.setFollowing(false);
    this.camera.pan(dx, dy);
    this.paint();
  }

  /** @param {PointerEvent} event */
  release(event) {
    const node = this.drag?.moved ? -1 : this.nodeAt(event);
    this.drag = undefined;
    if (node >= 0) this.onChoose(node);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  }

  /** Up to the parent, down to a child, left and right among siblings. @param {KeyboardEvent} event */
  key(event) {
    const { nodes, roots } = this.story;
    const node = this.seen >= 0 ? this.seen : (roots[Math.max(0, this.tree)] ?? -1);
    const here = nodes[node];
    if (!here) return;
    const born = (/** @type {number[]} */ all) => all.filter((one) => this.story.status(one) !== UNBORN);
    const siblings = born(nodes[here.parent]?.children ?? [node]);
    const beside = (/** @type {number} */ by) => siblings[siblings.indexOf(node) + by] ?? node;
    const goTo = (/** @type {number} */ next) => {
      this.setFollowing(false);
      this.camera.keepInSight(next);
      this.point(next);
      this.paint();
    };
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowUp: () => goTo(here.parent >= 0 ? here.parent : node),
      ArrowDown: () => goTo(born(here.children)[0] ?? node),
      ArrowLeft: () => goTo(beside(-1)),
      ArrowRight: () => goTo(beside(1)),
      Enter: () => this.onChoose(node),
      Escape: () => this.setFollowing(true),
      '+': () => this.zoom(1.4),
      '-': () => this.zoom(1 / 1.4),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
}
