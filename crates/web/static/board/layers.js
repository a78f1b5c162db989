// What is drawn over the cells: marks (with a shape each, never colour alone), risks, arrows, the cursor.
import { s } from '../core/dom.js';
import { slotAt } from './cell.js';
import { SIDE } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../core/i18n.js').Words} Words */
/**
 * A mark around a cell, or around one of its notes.
 * @typedef {object} Mark
 * @property {string} kind where, clue, target, safe, mine, wrong, best, pattern, fin, pivot, on, off, set-0 ...
 * @property {number} [slot] which note
 * @property {number} [slots] how many there is room for
 * @property {Words} [note] what it means, for those who hear the board
 */
/** @typedef {{text: string, level: number, certain?: 'safe' | 'mine', label: Words}} Risk level from 0 to 1 */
/** @typedef {{from: [number, number?], to: [number, number?], strong?: boolean}} Link a cell and one of its notes, twice */

/** The signs that marks carry in a corner, so that nobody needs the colours. @type {Record<string, string>} */
const SIGNS = { safe: '✓', mine: '✕', 'supposed-safe': '✓', 'supposed-mine': '✕', wrong: '!', best: '★', target: '', where: '?' };

export class Layers {
  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
    this.under = s('g', { class: 'marks-under' });
    this.over = s('g', { class: 'marks' });
    this.riskLayer = s('g', { class: 'risks' });
    this.linkLayer = s('g', { class: 'links' }, s('defs', {}, arrowHead()));
    this.ringLayer = s('g', { class: 'ring' });
    this.over.append(this.riskLayer, this.linkLayer, this.ringLayer);
    /** @type {Map<string, {under: SVGGElement, over: SVGGElement, marks: Map<number, Mark[]>}>} */
    this.layers = new Map();
    /** @type {Map<number, Risk>} */
    this.risk = new Map();
  }

  names() {
    return [...this.layers.keys()];
  }

  /** @param {string} name @param {Map<number, Mark[]>} marks @returns {number[]} the cells whose words changed */
  mark(name, marks) {
    let layer = this.layers.get(name);
    if (!layer) {
      layer = { under: s('g'), over: s('g'), marks: new Map() };
      this.layers.set(name, layer);
      this.under.append(layer.under);
      this.linkLayer.before(layer.over);
    }
    const touched = [...layer.marks.keys(), ...marks.keys()];
    layer.under.replaceChildren();
    layer.over.replaceChildren();
    layer.marks = marks;
    for (const [index, all] of marks) {
      for (const mark of all) this.draw(layer, index, mark);
    }
    return touched;
  }

  /** @param {{under: SVGGElement, over: SVGGElement}} layer @param {number} index @param {Mark} mark */
  draw(layer, index, { kind, slot, slots = 9 }) {
    const [x, y] = this.layout.centre(index);
    const radius = this.layout.radius(index);
    if (slot !== undefined) {
      const [nx, ny] = slotAt(slot, slots, x, y, radius);
      const size = radius / Math.ceil(Math.sqrt(slots));
      layer.over.append(s('circle', { class: `dot dot-${kind}`, cx: nx, cy: ny, r: size * 1.02 }));
      if (kind === 'eliminated') {
        const d = `M${nx - size * 0.7} ${ny + size * 0.7}L${nx + size * 0.7} ${ny - size * 0.7}`;
        layer.over.append(s('path', { class: 'strike', d }));
      }
      return;
    }
    layer.under.append(ringAround(this.layout, index, 0, `shade shade-${kind}`));
    layer.over.append(ringAround(this.layout, index, 2.5, `mark mark-${kind}`));
    const sign = SIGNS[kind];
    if (sign) {
      const size = Math.max(radius * 0.5, 8);
      layer.over.append(
        s('circle', { class: `badge badge-${kind}`, cx: x + radius * 0.68, cy: y - radius * 0.68, r: size * 0.62 }),
        s(
          'text',
          { class: 'badge-text', x: x + radius * 0.68, y: y - radius * 0.68, dy: '.36em', 'font-size': size },
          sign,
        ),
      );
    }
  }

  /** @param {Map<number, Risk>} risks @param {SVGElement[]} cells @returns {number[]} */
  risks(risks, cells) {
    const touched = [...this.risk.keys(), ...risks.keys()];
    for (const index of this.risk.keys()) cells[index]?.removeAttribute('data-risk');
    this.riskLayer.replaceChildren();
    this.risk = risks;
    for (const [index, { text, level, certain }] of risks) {
      const [x, y] = this.layout.centre(index);
      const radius = this.layout.radius(index);
      const tone = certain ? `risk-${certain}` : `risk-${Math.min(Math.floor(level * 5), 4)}`;
      cells[index]?.setAttribute('data-risk', text);
      this.riskLayer.append(
        ringAround(this.layout, index, 1.5, `risk ${tone}`),
        s(
          'text',
          { class: `risk-text ${tone}`, x, y, dy: '.36em', 'font-size': radius * (text.length > 3 ? 0.62 : 0.8) },
          text,
        ),
      );
    }
    return touched;
  }

  /** @param {Link[]} links @param {number} slots */
  links(links, slots) {
    const [defs] = this.linkLayer.children;
    this.linkLayer.replaceChildren(...(defs ? [defs] : []));
    for (const { from, to, strong } of links) {
      const [ax, ay] = this.end(from, slots);
      const [bx, by] = this.end(to, slots);
      // From rim to rim of what is linked, so that the arrow hides neither.
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const rim = Math.min(
        from[1] === undefined ? SIDE * 0.4 : (SIDE * 0.52) / Math.ceil(Math.sqrt(slots)),
        length * 0.35,
      );
      const [dx, dy] = [((bx - ax) * rim) / length, ((by - ay) * rim) / length];
      const [x0, y0, x1, y1] = [ax + dx, ay + dy, bx - dx, by - dy];
      const bend = Math.hypot(x1 - x0, y1 - y0) * 0.12;
      const d = `M${x0} ${y0}Q${(x0 + x1) / 2 + bend} ${(y0 + y1) / 2 - bend} ${x1} ${y1}`;
      this.linkLayer.append(
        s('path', { class: `link ${strong ? 'strong' : 'weak'}`, d, 'marker-end': 'url(#arrow-head)' }),
      );
    }
  }

  /** @param {[number, number?]} end @param {number} slots */
  end([index, slot], slots) {
    const [x, y] = this.layout.centre(index);
    return slot === undefined ? [x, y] : slotAt(slot, slots, x, y, this.layout.radius(index));
  }

  /** @param {SVGElement | null} ring */
  ring(ring) {
    this.ringLayer.replaceChildren(...(ring ? [ring] : []));
  }

  /** What the marks and the risk of a cell say. @param {number} index @returns {Words[]} */
  noteOf(index) {
    const layers = [...this.layers.values()];
    const notes = layers.flatMap(({ marks }) => (marks.get(index) ?? []).flatMap((mark) => mark.note ?? []));
    const risk = this.risk.get(index)?.label;
    return [...(risk ? [risk] : []), ...notes];
  }
}

const arrowHead = () =>
  s(
    'marker',
    { id: 'arrow-head', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 4, markerHeight: 4, orient: 'auto' },
    s('path', { class: 'arrow-head', d: 'M0 0L8 4L0 8z' }),
  );

/** The outline of a cell, drawn in by some units. @param {Layout} layout @param {number} index @param {number} inset @param {string} name */
export function ringAround(layout, index, inset, name) {
  const [x, y] = layout.centre(index);
  const points = layout.points(index);
  if (!points) {
    const side = SIDE - 2 * inset;
    return s('rect', { class: name, x: x - side / 2, y: y - side / 2, width: side, height: side, rx: inset ? 3 : 0 });
  }
  const factor = 1 - inset / layout.radius(index);
  const numbers = points.split(' ').map(Number);
  const drawn = numbers.map((value, at) => (at % 2 ? y + (value - y) * factor : x + (value - x) * factor).toFixed(2));
  return s('polygon', { class: name, points: drawn.join(' ') });
}
