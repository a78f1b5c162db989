// <board-grid>: a board of any tiling as SVG. It draws looks, keeps the cursor, and tells what was pressed; what a
// press means is the game's business. Only cells whose look changed are drawn again.
import { s } from '../core/dom.js';
import { LANGUAGE, msg, say, tell } from '../core/i18n.js';
import { drawContent } from './cell.js';
import { followFocus, listen } from './input.js';
import { ringAround, Layers } from './layers.js';
import { SIDE, squares } from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('../core/i18n.js').Words} Words */
/**
 * How a cell looks. Objects are compared as a whole: give the same object for the same look where you can.
 * @typedef {object} Look
 * @property {string} kind its class: hidden, open, given, filled, empty, wall, floor, mine, hit
 * @property {string} [text] large
 * @property {string} [tone] the class of the text
 * @property {string} [sign] an icon in place of a text
 * @property {string[]} [notes] small texts in fixed places, '' where there is none
 * @property {Words} label what it is, in words
 */
/** @typedef {import('./layers.js').Mark} Mark */
/** @typedef {import('./layers.js').Risk} Risk */
/** @typedef {import('./layers.js').Link} Link */

const LEAST_CELL = 24;
const MOST_CELL = 64;

export class BoardGrid extends HTMLElement {
  constructor() {
    super();
    /** @type {Layout} */
    this.layout = squares(1, 1);
    /** @type {Look[]} */
    this.looks = [];
    /** @type {SVGGElement[]} */
    this.cells = [];
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    /** @type {Layers | null} */
    this.layers = null;
    /** Where the cursor is. */
    this.cursor = 0;
    /** How much larger than what fits. */
    this.zoom = 1;
    /** Whether it can be played on; else it is a picture. */
    this.playable = true;
    /** Whether the cursor is moved to select more. */
    this.selects = false;
    followFocus(this);
    this.observer = new ResizeObserver(() => this.fit());
    this.relabel = () => this.label(this.looks.keys());
  }

  connectedCallback() {
    this.observer.observe(this);
    document.addEventListener(LANGUAGE, this.relabel);
  }

  disconnectedCallback() {
    this.observer.disconnect();
    document.removeEventListener(LANGUAGE, this.relabel);
  }

  /**
   * Makes a new board.
   * @param {Layout} layout @param {Look[]} looks
   * @param {{label: Words, game: string, playable?: boolean, under?: SVGElement | null, lines?: SVGElement | null}} options
   */
  setup(layout, looks, { label, game, playable = true, under = null, lines = null }) {
    Object.assign(this, {
      layout,
      looks: [...looks],
      cells: [],
      cursor: Math.min(this.cursor, layout.count - 1),
      playable,
    });
    const rows = Array.from({ length: layout.rows }, (_, row) =>
      s('g', playable ? { role: 'row', 'aria-rowindex': row + 1 } : {}),
    );
    for (let index = 0; index < layout.count; index += 1) {
      const cell = this.makeCell(index);
      this.cells.push(cell);
      rows[Math.floor(index / layout.cols)]?.append(cell);
    }
    this.layers = new Layers(layout);
    const role = playable
      ? { role: 'grid', 'aria-rowcount': layout.rows, 'aria-colcount': layout.cols, 'data-testid': 'board' }
      : { role: 'img' };
    this.svg = s(
      'svg',
      {
        class: `board board-${game}`,
        viewBox: layout.box.join(' '),
        'font-size': SIDE * 0.56,
        'aria-label': label,
        ...role,
      },
      s('g', { class: 'under', 'aria-hidden': 'true' }, this.layers.under, under),
      s('g', { class: 'cells', role: playable ? 'rowgroup' : undefined }, rows),
      s('g', { class: 'over', 'aria-hidden': 'true' }, lines, this.layers.over),
    );
    this.replaceChildren(this.svg);
    if (playable) {
      listen(this, this.svg);
      this.cells[this.cursor]?.setAttribute('tabindex', '0');
    }
    this.label(looks.keys());
    this.fit();
  }

  /** @param {number} index */
  makeCell(index) {
    const { layout } = this;
    const [x, y] = layout.centre(index);
    const points = layout.points(index);
    const look = /** @type {Look} */ (this.looks[index]);
    const face = points
      ? s('polygon', { class: 'face', points })
      : s('rect', { class: 'face', x: x - SIDE / 2, y: y - SIDE / 2, width: SIDE, height: SIDE });
    const row = Math.floor(index / layout.cols);
    const column = index % layout.cols;
    const roles = this.playable ? { role: 'gridcell', tabindex: -1, 'aria-colindex': column + 1 } : {};
    const cell = s(
      'g',
      { class: `cell ${look.kind}`, 'data-i': index, 'data-row': row, 'data-col': column, ...roles },
      face,
    );
    if (points) cell.setAttribute('font-size', String(layout.radius(index) * 1.3));
    drawContent(cell, look, x, y, layout.radius(index));
    return cell;
  }

  /** Shows how the cells look now; draws those that changed. @param {Look[]} looks @returns {number[]} which changed */
  show(looks) {
    /** @type {number[]} */
    const changed = [];
    looks.forEach((look, index) => {
      const old = this.looks[index];
      if (old === look || (old && same(old, look))) return;
      this.looks[index] = look;
      changed.push(index);
      const cell = this.cells[index];
      if (!cell) return;
      cell.setAttribute('class', `cell ${look.kind}`);
      while (cell.childNodes.length > 1) cell.lastChild?.remove();
      const [x, y] = this.layout.centre(index);
      drawContent(cell, look, x, y, this.layout.radius(index));
    });
    this.label(changed);
    return changed;
  }

  /** @param {Iterable<number>} indices */
  label(indices) {
    if (!this.playable) return;
    for (const index of indices) {
      const look = this.looks[index];
      const notes = this.layers?.noteOf(index) ?? [];
      if (!look) continue;
      const words = say(msg('web-cell-says', { cell: this.nameOf(index), what: say(look.label) }));
      this.cells[index]?.setAttribute('aria-label', [words, ...new Set(notes.map(say))].join(', '));
    }
  }

  /** What a cell is called. @param {number} index */
  nameOf(index) {
    const own = this.layout.names?.[index];
    return own ?? `r${Math.floor(index / this.layout.cols) + 1}c${(index % this.layout.cols) + 1}`;
  }

  /** The cell in a row and a column. @param {readonly number[]} place */
  indexOf([row = 0, column = 0]) {
    return row * this.layout.cols + column;
  }

  /** Draws marks around cells in place of those of the same layer. @param {string} layer @param {Map<number, Mark[]>} marks */
  mark(layer, marks) {
    const touched = this.layers?.mark(layer, marks) ?? [];
    this.label(touched);
  }

  /** Writes risks into cells in place of the last. @param {Map<number, Risk>} risks */
  risks(risks) {
    const touched = this.layers?.risks(risks, this.cells) ?? [];
    this.label(touched);
  }

  /** Draws arrows between notes or cells in place of the last. @param {Link[]} links @param {number} [slots] notes in a cell */
  links(links, slots = 9) {
    this.layers?.links(links, slots);
  }

  /** Takes all marks, risks and arrows away. */
  clear() {
    for (const layer of this.layers?.names() ?? []) this.mark(layer, new Map());
    this.risks(new Map());
    this.links([]);
  }

  /** Moves the cursor. @param {number} index @param {boolean} [focus] */
  moveTo(index, focus = true) {
    if (index < 0 || index >= this.layout.count) return;
    this.cells[this.cursor]?.setAttribute('tabindex', '-1');
    this.cursor = index;
    const cell = this.cells[index];
    cell?.setAttribute('tabindex', '0');
    if (focus && cell) {
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  /** Scrolls a board that does not fit so that a cell is seen; the page stays where it is. @param {number} index */
  reveal(index) {
    const cell = this.cells[index]?.getBoundingClientRect();
    const own = this.getBoundingClientRect();
    if (!cell) return;
    const by = (
      /** @type {number} */ from,
      /** @type {number} */ to,
      /** @type {number} */ low,
      /** @type {number} */ high,
    ) => (from < low ? from - low : to > high ? to - high : 0);
    this.scrollBy(by(cell.left, cell.right, own.left, own.right), by(cell.top, cell.bottom, own.top, own.bottom));
  }

  /** Shows where the cursor is, or that it is elsewhere. @param {number | null} index */
  ring(index) {
    this.layers?.ring(index === null ? null : ringAround(this.layout, index, 2, 'cursor-ring'));
  }

  /** Changes what the whole board is called. @param {Words} label */
  rename(label) {
    if (this.svg) tell(this.svg, label, 'aria-label');
  }

  /** Shows a part of the board, or more than the board. @param {number[]} box left, top, width and height */
  frame(box) {
    this.layout.box = /** @type {Layout['box']} */ (box);
    this.svg?.setAttribute('viewBox', box.join(' '));
    this.fit();
  }

  /** Makes the board as large as there is room, and no cell too small to hit. */
  fit() {
    const [, , width, height] = this.layout.box;
    if (!this.svg || !this.clientWidth) return;
    // Boards of few cells may have large ones.
    const most = this.dataset.most
      ? Number(this.dataset.most) / SIDE
      : Math.max(MOST_CELL / SIDE, Math.min(MOST_CELL / 20, 460 / Math.max(width, height)));
    const least = this.playable ? LEAST_CELL / SIDE : 0.05;
    // What is left of the window below where the board begins, but never less than a small board needs.
    const below = Math.max(
      innerHeight - (this.getBoundingClientRect().top + scrollY) - Number(this.dataset.below ?? 40),
      420,
    );
    const room = Math.min((this.clientWidth - 6) / width, (this.playable ? below : Infinity) / height, most);
    const scale = Math.max(room, least) * this.zoom;
    this.svg.style.width = `${Math.round(width * scale)}px`;
    this.svg.style.height = `${Math.round(height * scale)}px`;
  }
}

/** @param {Look} one @param {Look} other */
function same(one, other) {
  return (
    one.kind === other.kind &&
    one.text === other.text &&
    one.tone === other.tone &&
    one.sign === other.sign &&
    (one.notes === other.notes || one.notes?.join() === other.notes?.join())
  );
}

customElements.define('board-grid', BoardGrid);
