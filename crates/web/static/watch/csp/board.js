// The board of a constraint problem: what each cell may still be, the cell in hand and why its values go.
import { domainLook, picture } from '../boards.js';
import { cellOf } from '../cells.js';

/** @typedef {import('./story.js').CspStory} CspStory */
/** @typedef {import('../../board/layers.js').Mark} Mark */

/** @param {CspStory} story @param {string[]} rows @param {[number, number]} shape of a box: rows and columns */
export function boardView(story, rows, shape) {
  const board = picture('sudoku', rows, shape);
  board.dataset.most = '58';
  return {
    element: board,
    draw: () => {
      const isWhole = ['local', 'population'].includes(story.work) && story.tape.get(story.stage) !== 'preprocessing' && story.tape.at > 0;
      (isWhole ? drawWhole : drawDomains)(story, board, shape);
    },
    light: (/** @type {string | null} */ cell) => {
      const at = cellOf(cell, story.size);
      board.mark('named', at >= 0 ? new Map([[at, [{ kind: 'target' }]]]) : new Map());
    },
  };
}

/** @param {CspStory} story @param {import('../boards.js').BoardGrid} board @param {[number, number]} shape */
function drawDomains(story, board, shape) {
  const { tape, size } = story;
  const hand = /** @type {import('./story.js').Hand} */ (tape.get(story.hand));
  /** @type {Map<number, Mark[]>} */
  const marks = new Map();
  const mark = (/** @type {number | null} */ cell, /** @type {Mark} */ one) => {
    if (cell !== null) marks.set(cell, [...(marks.get(cell) ?? []), one]);
  };
  for (const cell of regionCells(hand.rule, size, shape)) mark(cell, { kind: 'past' });
  mark(hand.support, { kind: 'clue' });
  mark(hand.through, { kind: 'where' });
  mark(hand.cell, { kind: tape.get(story.failure) ? 'wrong' : 'now' });
  const looks = story.givens.map((given, cell) => {
    const values = story.values(cell);
    const isHand = cell === hand.cell && hand.removed.length > 0;
    const shown = isHand ? [...new Set([...values, ...hand.removed])] : values;
    if (isHand) for (const value of hand.removed) mark(cell, { kind: 'eliminated', slot: value - 1, slots: size });
    return domainLook(shown, size, given > 0, !isHand);
  });
  board.show(looks);
  board.mark('hand', marks);
  board.links(
    hand.cell !== null && hand.support !== null && hand.support !== hand.cell ? [{ from: [hand.support], to: [hand.cell] }] : [],
    size,
  );
}

/** An assignment of all cells, with the cells that clash. @param {CspStory} story @param {import('../boards.js').BoardGrid} board @param {[number, number]} shape */
function drawWhole(story, board, shape) {
  const { tape, size } = story;
  const hand = /** @type {import('./story.js').Hand} */ (tape.get(story.hand));
  const values = /** @type {number[] | null} */ (tape.get(story.shown)) ?? story.givens.map((_, cell) => only(story.values(cell)));
  /** @type {Map<number, Mark[]>} */
  const marks = new Map();
  for (const cell of clashing(values, size, shape)) marks.set(cell, [{ kind: 'wrong' }]);
  for (const cell of changed(story)) marks.set(cell, [...(marks.get(cell) ?? []), { kind: 'clue' }]);
  if (hand.cell !== null) marks.set(hand.cell, [...(marks.get(hand.cell) ?? []), { kind: 'now' }]);
  board.show(story.givens.map((given, cell) => domainLook(values[cell] ? [values[cell]] : [], size, given > 0, true)));
  board.mark('hand', marks);
}

/** The cells that a crossover took from the second parent. @param {CspStory} story @returns {number[]} */
function changed(story) {
  const made = story.tape.get(story.individual);
  if (made?.event !== 'crossed') return [];
  return made.second.map((/** @type {{row: number, column: number}} */ { row, column }) => row * story.size + column);
}

/** @param {number[]} values */
const only = (values) => (values.length === 1 ? (values[0] ?? 0) : 0);

/** The cells whose value stands twice in a row, a column or a box. @param {number[]} values @param {number} size @param {[number, number]} shape @returns {Set<number>} */
export function clashing(values, size, shape) {
  /** @type {Set<number>} */
  const found = new Set();
  for (let i = 0; i < size; i += 1) {
    for (const rule of [{ row: i }, { column: i }, { box: i }]) {
      /** @type {Map<number, number>} */
      const first = new Map();
      for (const cell of regionCells(rule, size, shape)) {
        const value = values[cell] ?? 0;
        if (value === 0) continue;
        const twin = first.get(value);
        if (twin === undefined) first.set(value, cell);
        else found.add(cell).add(twin);
      }
    }
  }
  return found;
}

/** The cells of a rule, as far as it is a row, a column or a box. @param {import('./story.js').RuleName | null} rule @param {number} size @param {[number, number]} shape @returns {number[]} */
export function regionCells(rule, size, [boxRows, boxColumns]) {
  const line = Array.from({ length: size }, (_, i) => i);
  if (rule === null) return [];
  if ('row' in rule) return line.map((i) => rule.row * size + i);
  if ('column' in rule) return line.map((i) => i * size + rule.column);
  if (!('box' in rule)) return [];
  const across = size / boxColumns;
  const [top, left] = [Math.floor(rule.box / across) * boxRows, (rule.box % across) * boxColumns];
  return line.map((i) => (top + Math.floor(i / boxColumns)) * size + left + (i % boxColumns));
}
