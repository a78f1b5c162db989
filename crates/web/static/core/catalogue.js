// What there is to choose from, as the server lists it: methods, levels, formats, limits.
import { get } from './api.js';

/** The lists, and what the server lets a request take. @typedef {import('../api.js').Catalogue & {limits: {most_seconds: number}}} Catalogue */

/** @type {Catalogue | undefined} */
let known;

/** Loads the lists, once, before any view is shown. @param {() => Promise<Catalogue>} [load] */
export async function learn(load = () => get('api/v1/catalogue')) {
  known = await load();
}

/** The lists. @returns {Catalogue} */
export function catalogue() {
  if (!known) throw new Error('the catalogue is not loaded');
  return known;
}

/** @template {string} I @param {{id: I}[]} entries */
const ids = (entries) => entries.map(({ id }) => id);

/** The strategies that search a puzzle: those that need not know the goal. @returns {string[]} */
export const strategies = () => ids(catalogue().strategies.filter((one) => !one.needs_goal));

/** Whether a strategy asks a heuristic. @param {string} id */
export const isInformed = (id) => catalogue().strategies.some((one) => one.id === id && one.needs_heuristic);

/** The methods of constraint satisfaction, or those of one family. @param {'backtracking' | 'local' | 'cover'} [family] @returns {string[]} */
export const cspMethods = (family) => ids(catalogue().csp.filter((one) => !family || one.family === family));

/** The heuristics and formulations of a game's state space. @param {string} game @returns {{heuristics: string[], formulations: string[]}} */
export const spaceOf = (game) => (game === 'ohno' ? catalogue().ohno : catalogue().sudoku);
