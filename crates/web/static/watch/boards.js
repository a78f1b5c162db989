// The boards that are looked at while a method thinks: pictures that follow the trace.
import '../board/board-grid.js';
import { polygons, squares } from '../board/layout.js';
import { digitLook, digitLooks, dotLooks, mineLooks } from '../board/looks.js';
import { boxLines } from '../board/sudoku-lines.js';
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { sign } from './cells.js';

/** @typedef {import('../board/board-grid.js').BoardGrid} BoardGrid */
/** @typedef {import('../board/board-grid.js').Look} Look */
/** @typedef {import('../board/layout.js').Layout} Layout */

/** How the cells of a grid look. @param {string} game @param {string[]} rows @param {string[]} givens @returns {Look[]} */
export function looks(game, rows, givens) {
  if (game === 'sudoku') return digitLooks(rows, givens);
  return game === 'ohno' ? dotLooks(rows, givens) : mineLooks(rows);
}

/**
 * A board that shows states.
 * @param {string} game @param {string[]} givens @param {[number, number] | null} [box] height and width of a Sudoku's boxes
 * @param {Layout | null} [layout] where the cells lie, if they are no squares
 */
export function picture(game, givens, box = null, layout = null) {
  const board = /** @type {BoardGrid} */ (document.createElement('board-grid'));
  const size = givens.length;
  const columns = cellsIn(givens[0] ?? '');
  board.dataset.most = '44';
  board.classList.add('picture');
  board.setup(layout ?? squares(size, columns), looks(game, givens, givens), {
    label: msg('web-watch-board'),
    game,
    playable: false,
    lines: box ? boxLines(size, box[0], box[1]) : null,
  });
  return board;
}

/**
 * Where the cells of a Minesweeper position lie; null for squares.
 * @param {string} tiling @param {string} position a text, or the ID of a game @param {AbortSignal} signal @returns {Promise<Layout | null>}
 */
export async function layoutOf(tiling, position, signal) {
  if (tiling === 'square') return null;
  const word = position.trim();
  const of = word.includes('~') && !/\s/.test(word) ? { id: word } : { level: position };
  return polygons(await ask({ game: 'minesweeper', verb: 'tiling', of }, { signal }));
}

/** @param {string} row */
const cellsIn = (row) => (row.includes(' ') ? row.trim().split(/\s+/).length : row.length);

/** A Sudoku cell with the values it may have. @param {number[]} values @param {number} size @param {boolean} isGiven @param {boolean} isPlain whether a single value is written large */
export function domainLook(values, size, isGiven, isPlain) {
  if (values.length === 1 && isPlain) return digitLook(sign(values[0] ?? 0), isGiven);
  return digitLook(
    '',
    isGiven,
    Array.from({ length: size }, (_, i) => (values.includes(i + 1) ? sign(i + 1) : '')),
  );
}
