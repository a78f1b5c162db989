// How the cells of the three games look, from the rows of text that the server's answers hold.
import { msg } from '../core/i18n.js';

/** @typedef {import('./board-grid.js').Look} Look */

/** @type {Map<string, Look>} */
const mines = new Map();

/** A cell of Minesweeper: `#`, `F`, `?`, `*` or a number. @param {string} sign @returns {Look} */
export function mineLook(sign) {
  let look = mines.get(sign);
  if (!look) mines.set(sign, (look = makeMineLook(sign)));
  return look;
}

/** @param {string} sign @returns {Look} */
function makeMineLook(sign) {
  if (sign === '#') return { kind: 'hidden', label: msg('web-cell-hidden') };
  if (sign === 'F') return { kind: 'hidden flagged', sign: 'flag', label: msg('web-cell-flag') };
  if (sign === '?') return { kind: 'hidden asked', text: '?', tone: 'question', label: msg('web-cell-question') };
  if (sign === '*') return { kind: 'open mine', sign: 'mine', label: msg('web-cell-mine') };
  if (sign === '!') return { kind: 'open mine hit', sign: 'mine', label: msg('web-cell-hit') };
  if (sign === 'x') return { kind: 'open wrong-flag', sign: 'flag', label: msg('web-cell-wrong-flag') };
  const number = parseInt(sign, 36);
  if (!number) return { kind: 'open', label: msg('web-cell-open') };
  return {
    kind: 'open',
    text: String(number),
    tone: `n${Math.min(number, 9)}`,
    label: msg('web-cell-number', { number }),
  };
}

/** A position of Minesweeper. @param {string[]} rows @returns {Look[]} */
export const mineLooks = (rows) => rows.flatMap((row) => [...row].map(mineLook));

/**
 * A cell of Sudoku.
 * @param {string} value '.' or '' for none @param {boolean} given @param {string[]} [notes] in their places @returns {Look}
 */
export function digitLook(value, given, notes) {
  if (value && value !== '.') {
    const label = msg(given ? 'web-cell-given' : 'web-cell-value', { value });
    return { kind: given ? 'given' : 'filled', text: value, tone: given ? 'given' : 'filled', label };
  }
  const noted = (notes ?? []).filter(Boolean);
  if (!noted.length) return { kind: 'empty', label: msg('web-cell-empty') };
  return { kind: 'empty', notes, label: msg('web-cell-notes', { notes: noted.join(' ') }) };
}

/** A grid of Sudoku; what is also in `givens` is given. @param {string[]} rows @param {string[]} [givens] @returns {Look[]} */
export const digitLooks = (rows, givens = rows) =>
  rows.flatMap((row, r) => [...row].map((value, c) => digitLook(value, givens[r]?.[c] === value)));

/**
 * A cell of 0h n0: `.`, `W`, `O` or a number.
 * @param {string} value @param {boolean} given @param {boolean} [maybe] a pencil mark: only supposed @returns {Look}
 */
export function dotLook(value, given, maybe = false) {
  const mark = maybe ? ' maybe' : '';
  const fixed = given ? ' fixed' : '';
  if (value === 'W')
    return {
      kind: `wall${fixed}${mark}`,
      sign: given ? 'wallGiven' : 'wallOwn',
      label: msg(given ? 'web-cell-wall-given' : maybe ? 'web-cell-wall-maybe' : 'web-cell-wall'),
    };
  if (value === 'O')
    return {
      kind: `floor${fixed}${mark}`,
      sign: 'dot',
      label: msg(given ? 'web-cell-floor-given' : maybe ? 'web-cell-floor-maybe' : 'web-cell-floor'),
    };
  if (value === '.') return { kind: 'unknown', label: msg('web-cell-unknown') };
  return {
    kind: `floor numbered${fixed}`,
    sign: 'dot',
    text: value,
    tone: 'sight',
    label: msg('web-cell-sight', { number: Number(value) }),
  };
}

/** A board of 0h n0, its rows as in the game's own text. @param {string[]} rows @param {string[]} [givens] @returns {Look[]} */
export function dotLooks(rows, givens = rows) {
  const given = givens.map((row) => row.split(' '));
  return rows.flatMap((row, r) =>
    row.split(' ').map((value, c) => dotLook(value, given[r]?.[c] === value && value !== '.')),
  );
}
