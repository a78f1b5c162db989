// An experiment as the small text that the program reads.

/**
 * What the form asks for.
 * @typedef {object} Plan
 * @property {string} game
 * @property {string} name
 * @property {number} seed
 * @property {number} count
 * @property {string[]} settings levels, shapes or sizes
 * @property {string[]} methods
 * @property {string} time what one run may take, as `2s`
 */

/** What the settings of a game are called. @type {Record<string, string>} */
export const SETTINGS = { minesweeper: 'levels', sudoku: 'shapes', ohno: 'sizes' };

/** A text between quotation marks. @param {string} text */
const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

/** @param {Plan} plan */
export function toml({ game, name, seed, count, settings, methods, time }) {
  const list = (/** @type {string[]} */ items) => `[${items.map(quoted).join(', ')}]`;
  return [
    `name = ${quoted(name)}`,
    `game = ${quoted(game)}`,
    `seed = ${seed}`,
    `methods = ${list(methods)}`,
    `max-time = ${quoted(time)}`,
    '',
    '[instances]',
    `${SETTINGS[game] ?? 'levels'} = ${list(settings)}`,
    `count = ${count}`,
    '',
  ].join('\n');
}

/** The parts of a list that somebody typed. @param {string} text */
export const parts = (text) => text.split(/[\s,;]+/).filter(Boolean);
