// A tree that grows: laid out from the nodes that exist at this moment, as large as the stage allows. A large tree is
// folded; what one opens stays open.
import { button, fill, h, s } from '../../core/dom.js';
import { msg, say } from '../../core/i18n.js';
import { unfolded } from './fold.js';
import { Growth } from './growth.js';
import { edge, outline } from './shapes.js';
import { pathTo, STATUS, UNBORN } from './status.js';
import { tidy } from './tidy.js';

/** @typedef {import('./status.js').Tree} Tree */
/** @typedef {import('./fold.js').Item} Item */
/** @typedef {import('./growth.js').Spot} Spot */

/** How far apart nodes stand when there is room, in pixels. */
const WIDE = 76;
const LEVEL = 74;
const MARGIN = 26;
/** Of a longer path only its end is shown. */
const DEEPEST = 40;
/** A tree is folded when it has more nodes than the stage has room for: so many pixels for each, but not fewer than this. */
const CROWDED = 5;
const LEAST_SHOWN = 40;

export class TreeView {
  /**
   * @param {Tree} tree
   * @param {(node: number) => void} onPoint told which node is pointed at, or -1
   * @param {(node: number) => void} onChoose told which node was chosen
   */
  constructor(tree, onPoint, onChoose) {
    this.tree = tree;
    this.onPoint = onPoint;
    this.onChoose = onChoose;
    /** The node that has the cursor, or -1 for the one in hand. */
    this.pointed = -1;
    /** The nodes that somebody opened. @type {Set<number>} */
    this.opened = new Set();
    this.zoomed = 1;
    this.shift = { x: 0, y: 0 };
    /** Where a drag began. @type {{x: number, y: number, moved: boolean} | undefined} */
    this.drag = undefined;
    /** Whether nodes jump to their places: the steps fly by. */
    this.isSudden = false;
    /** @type {Item[]} */
    this.items = [];
    this.size = { width: 600, height: 360 };
    this.scale = { x: WIDE, y: LEVEL };
    this.growth = new Growth((at) => this.place(at));
    this.edges = s('path', { class: 'tree-edges' });
    this.way = s('path', { class: 'tree-path' });
    this.jump = s('path', { class: 'tree-jump' });
    this.layer = s('g', {});
    /** @type {Map<string, SVGGElement>} */
    this.drawn = new Map();
    this.above = h('p', { class: 'tree-above' });
    this.svg = s(
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
      this.edges,
      this.way,
      this.jump,
      this.layer,
    );
    this.element = h('div', { class: 'tree-box' }, this.svg, this.above, this.tools());
    new ResizeObserver(() => this.resize()).observe(this.svg);
  }

  tools() {
    const tool = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {() => void} */ onclick) =>
      button({ icon, label: msg(id), kind: 'quiet', onclick });
    return h(
      'div',
      { class: 'tree-tools', role: 'group', 'aria-label': msg('web-watch-tree-tools') },
      tool('zoomIn', 'web-watch-tree-in', () => this.zoom(1.3)),
      tool('zoomOut', 'web-watch-tree-out', () => this.zoom(1 / 1.3)),
      tool('fit', 'web-watch-tree-fit', () => this.fit()),
    );
  }

  /** The node that is looked at: the one pointed at, or else the one in hand. @returns {number} */
  get seen() {
    return this.pointed >= 0 ? this.pointed : this.tree.now();
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.svg;
    if (!width || !height || (width === this.size.width && height === this.size.height && this.items.length > 0)) return;
    this.size = { width, height };
    this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.draw(true);
  }

  /** Draws the present moment. @param {boolean} [isSudden] */
  draw(isSudden = this.isSudden) {
    const { tree, size } = this;
    const existing = (/** @type {number} */ node) => (tree.nodes[node]?.children ?? []).filter((child) => tree.status(child) !== UNBORN);
    const focus = tree.status(Math.max(0, tree.now())) === UNBORN ? -1 : tree.now();
    // Between two trees, when no node is in hand, the last one that grew.
    const last = tree.roots.findLastIndex((one) => tree.status(one) !== UNBORN);
    const grove = tree.nodes[this.seen]?.tree ?? tree.nodes[focus]?.tree ?? Math.max(0, last);
    const root = tree.roots[grove] ?? -1;
    const path = pathTo(tree.nodes, focus);
    const top = path.length > DEEPEST ? (path[path.length - DEEPEST] ?? root) : root;
    const isThere = root >= 0 && tree.status(root) !== UNBORN;
    const must = new Set([...path, ...pathTo(tree.nodes, this.pointed)]);
    this.items = isThere ? unfolded(top, existing, [...must], this.opened, Math.max(LEAST_SHOWN, size.width / CROWDED)) : [];
    fill(this.above, top === root || !isThere ? null : msg('web-watch-tree-above', { count: path.length - DEEPEST }));
    const spots = this.layOut(size);
    const keys = this.items.map(keyOf);
    const parentOf = new Map(this.items.map((item, i) => [keys[i] ?? '', keys[item.parent] ?? '']));
    this.dress(keys);
    const isStill = isSudden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.growth.go(spots, (key) => parentOf.get(key) ?? '', isStill);
  }

  /** Where each item belongs, so that all of it fits. @param {{width: number, height: number}} size @returns {Map<string, Spot>} */
  layOut({ width, height }) {
    /** @type {number[][]} */
    const children = this.items.map(() => []);
    this.items.forEach(({ parent }, i) => children[parent]?.push(i));
    if (children.length === 0) return new Map();
    const layout = tidy(children, 0);
    const levels = Math.max(1, layout.rows.length - 1);
    const x = Math.min(WIDE, (width - 2 * MARGIN) / Math.max(1, layout.width)) * this.zoomed;
    const y = Math.min(LEVEL, (height - 2 * MARGIN - 12) / levels) * Math.sqrt(this.zoomed);
    this.scale = { x, y };
    const left = width / 2 - (layout.width / 2) * x + this.shift.x;
    return new Map(
      this.items.map((item, i) => [
        keyOf(item),
        { x: left + (layout.x[i] ?? 0) * x, y: MARGIN + (layout.depth[i] ?? 0) * y + this.shift.y },
      ]),
    );
  }

  /** Makes, changes and removes the drawn nodes. @param {string[]} keys */
  dress(keys) {
    const kept = new Set(keys);
    for (const [key, element] of this.drawn) {
      if (kept.has(key)) continue;
      element.remove();
      this.drawn.delete(key);
    }
    const radius = Math.max(2.5, Math.min(12, this.scale.x * 0.42, this.scale.y * 0.3));
    const onPath = new Set(pathTo(this.tree.nodes, this.seen));
    this.items.forEach((item, i) => {
      const key = keys[i] ?? '';
      let element = this.drawn.get(key);
      if (!element) {
        element = s('g', {});
        this.drawn.set(key, element);
        this.layer.append(element);
      }
      this.drawNode(element, item, radius, onPath);
    });
  }

  /** @param {SVGGElement} element @param {Item} item @param {number} radius @param {Set<number>} onPath */
  drawNode(element, item, radius, onPath) {
    const { tree } = this;
    const node = tree.nodes[item.node];
    const status = item.isGroup ? 'folded' : (STATUS[tree.status(item.node)] ?? '');
    const isNow = !item.isGroup && item.node === tree.now();
    const isOwn = !item.isGroup && onPath.has(item.node);
    const isPointed = !item.isGroup && item.node === this.pointed;
    const room = this.scale.x;
    // What is drawn of it: when nothing of this has changed, the drawing stands.
    const value = item.isGroup || room < 30 || this.scale.y < 40 ? '' : say(tree.value(item.node));
    const action = !item.isGroup && (room >= 58 || isOwn) ? (node?.action ?? '') : '';
    // Where levels are close together, names stand beside the nodes.
    const isBeside = this.scale.y < 40;
    const name = item.isGroup ? '' : tree.nameOf(item.node);
    const signature = [name, status, isNow, isOwn, isPointed, item.hidden, value, action, isBeside, radius.toFixed(1)].join('|');
    if (element.dataset.drawn === signature) return;
    element.dataset.drawn = signature;
    element.setAttribute('class', `tree-node${isNow ? ' is-now' : ''}${isOwn ? ' is-own' : ''}`);
    element.setAttribute('data-item', item.isGroup ? 'group' : 'node');
    element.setAttribute('data-node', String(item.node));
    element.setAttribute('data-name', name);
    element.setAttribute('data-status', status);
    const text = (/** @type {string} */ words, /** @type {string} */ kind, /** @type {number} */ x, /** @type {number} */ y) =>
      s('text', { class: kind, x, y }, words);
    fill(
      element,
      isNow ? s('circle', { class: 'tree-current', r: radius + 5 }) : null,
      isPointed ? s('circle', { class: 'tree-pointed', r: radius + 5 }) : null,
      s('path', { class: `tree-${status}`, d: outline(status, radius) }),
      radius >= 8 && !item.isGroup ? text(name, `tree-name on-${status}`, 0, status === 'pruned' ? radius + 9 : radius * 0.32) : null,
      value && radius >= 8 ? text(value, 'tree-value', 0, radius + (status === 'pruned' ? 20 : 11)) : null,
      !action ? null : isBeside ? text(action, 'tree-action beside', radius + 5, 4) : text(action, 'tree-action', 0, -radius - 4),
      item.hidden > 0 && room >= 26 ? text(`+${item.hidden}`, 'tree-hidden', 0, radius + (value ? 22 : 11)) : null,
      item.hidden > 0 && room < 26 && !item.isGroup ? s('path', { class: 'tree-folded', d: `M0 ${radius}l4 6h-8z` }) : null,
      item.hidden > 0 ? s('title', {}, say(msg('web-watch-tree-hidden', { count: item.hidden }))) : null,
    );
  }

  /** Puts everything where it is at this frame. @param {Map<string, Spot>} at */
  place(at) {
    const own = new Set(pathTo(this.tree.nodes, this.seen));
    let [edges, way] = ['', ''];
    for (const item of this.items) {
      const key = keyOf(item);
      const spot = at.get(key);
      if (!spot) continue;
      this.drawn.get(key)?.setAttribute('transform', `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`);
      const parent = this.items[item.parent];
      const from = parent && at.get(keyOf(parent));
      if (!from) continue;
      if (!item.isGroup && own.has(item.node)) way += edge(from, spot);
      else edges += edge(from, spot);
    }
    this.edges.setAttribute('d', edges);
    this.way.setAttribute('d', way);
    const jump = this.tree.jump();
    const [from, to] = [at.get(`n${jump?.from}`), at.get(`n${jump?.to}`)];
    this.jump.setAttribute(
      'd',
      from && to ? `M${from.x} ${from.y}Q${Math.max(from.x, to.x) + 60} ${(from.y + to.y) / 2} ${to.x} ${to.y}` : '',
    );
  }

  fit() {
    this.zoomed = 1;
    this.shift = { x: 0, y: 0 };
    this.draw();
  }

  /** @param {number} by */
  zoom(by) {
    this.zoomed = Math.max(0.5, Math.min(8, this.zoomed * by));
    const spot = this.growth.to.get(`n${this.seen}`);
    this.draw(true);
    // What is looked at stays where it was.
    const now = this.growth.to.get(`n${this.seen}`);
    if (spot && now) this.pan(spot.x - now.x, spot.y - now.y);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.shift = { x: this.shift.x + dx, y: this.shift.y + dy };
    this.draw(true);
  }

  /** Opens what is folded at a node, or folds it again. @param {number} node */
  open(node) {
    if (!this.opened.delete(node)) this.opened.add(node);
    this.draw();
  }

  /** @param {Event} event @returns {{node: number, isFolded: boolean} | null} */
  itemAt(event) {
    const element = /** @type {Element} */ (event.target).closest('[data-node]');
    if (!element) return null;
    const node = Number(element.getAttribute('data-node'));
    const isGroup = element.getAttribute('data-item') === 'group';
    return { node, isFolded: isGroup || this.isFolded(node) };
  }

  /** @param {number} node */
  isFolded(node) {
    return this.items.some((item) => item.node === node && item.hidden > 0 && !item.isGroup);
  }

  /** @param {number} node */
  point(node) {
    if (node === this.pointed) return;
    this.pointed = node;
    this.dress(this.items.map(keyOf));
    this.place(this.growth.now);
    this.onPoint(node);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.drag = { x: event.clientX, y: event.clientY, moved: false };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.drag || event.buttons === 0) {
      const item = this.itemAt(event);
      this.point(item && !item.isFolded ? item.node : -1);
      return;
    }
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.drag.moved && Math.hypot(dx, dy) < 5) return;
    this.drag = { x: event.clientX, y: event.clientY, moved: true };
    this.pan(dx, dy);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const item = this.drag?.moved ? null : this.itemAt(event);
    this.drag = undefined;
    if (item?.isFolded) this.open(item.node);
    else if (item) this.onChoose(item.node);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  }

  /** Up to the parent, down to a child, left and right among siblings. @param {KeyboardEvent} event */
  key(event) {
    const { nodes, roots } = this.tree;
    const node = this.seen >= 0 ? this.seen : (roots[0] ?? -1);
    const here = nodes[node];
    if (!here) return;
    const born = (/** @type {number[]} */ all) => all.filter((one) => this.tree.status(one) !== UNBORN);
    const siblings = born(nodes[here.parent]?.children ?? [node]);
    const beside = (/** @type {number} */ by) => siblings[siblings.indexOf(node) + by] ?? node;
    const goTo = (/** @type {number} */ next) => {
      this.point(next);
      this.draw();
    };
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowUp: () => goTo(here.parent >= 0 ? here.parent : node),
      ArrowDown: () => goTo(born(here.children)[0] ?? node),
      ArrowLeft: () => goTo(beside(-1)),
      ArrowRight: () => goTo(beside(1)),
      Enter: () => this.onChoose(node),
      o: () => this.open(node),
      Escape: () => {
        this.point(-1);
        this.fit();
      },
      '+': () => this.zoom(1.3),
      '-': () => this.zoom(1 / 1.3),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
}

/** An item by its name in the drawing. @param {Item} item */
const keyOf = ({ node, isGroup }) => (isGroup ? `g${node}` : `n${node}`);
