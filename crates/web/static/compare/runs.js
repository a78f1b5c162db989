// The methods that can be compared, what the server is asked for each, and its answer as one row of the table.
import { msg } from '../core/i18n.js';
import { BACKTRACKING, CLAUSAL, CONSISTENCIES, COVER, CSP_METHODS, INFORMED, LOCAL, STRATEGIES } from '../watch/lists.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {{heuristic: string, formulation: string, cell_order: string}} Choice what the strategies share */
/**
 * What a method took. What it does not count is null.
 * @typedef {object} Row
 * @property {string} id @property {Words} title @property {boolean} solved @property {Words} result
 * @property {number | null} expanded @property {number | null} generated @property {number | null} frontier
 * @property {number | null} depth @property {number | null} backtracks
 * @property {number | null} bytes @property {number | null} seconds @property {number | null} quality
 */

/** The columns with numbers, in order. @type {(keyof Row)[]} */
export const MEASURES = ['expanded', 'generated', 'frontier', 'depth', 'backtracks', 'bytes', 'seconds', 'quality'];

/** The families of methods for a game. @param {string} game @returns {Record<string, string[]>} */
export function families(game) {
  if (game === 'ohno') return { search: STRATEGIES };
  return {
    search: STRATEGIES,
    consistency: CONSISTENCIES,
    csp: BACKTRACKING,
    local: LOCAL,
    cover: COVER,
    logic: CLAUSAL,
  };
}

/** What is compared at first. @param {string} game */
export const usual = (game) =>
  game === 'ohno'
    ? ['bfs', 'dfs', 'ucs', 'greedy', 'astar', 'ids']
    : ['bfs', 'dfs', 'greedy', 'astar', 'bt-mrv', 'fc-mrv', 'mac', 'dlx', 'cdcl'];

/** The name of a method. @param {string} id @param {Choice} choice @returns {Words} */
export function titleOf(id, choice) {
  if (!STRATEGIES.includes(id)) return msg(`web-method-${id}`);
  return INFORMED.includes(id)
    ? msg('web-watch-lane-informed', { strategy: msg(`web-strategy-${id}`), heuristic: choice.heuristic.toUpperCase() })
    : msg(`web-strategy-${id}`);
}

/** What the server is asked to run. @param {string} game @param {string} id @param {Choice} choice */
export function runOf(game, id, choice) {
  const { heuristic, formulation, cell_order } = choice;
  if (STRATEGIES.includes(id))
    return game === 'sudoku' ? { strategy: id, heuristic, formulation, cell_order } : { strategy: id, heuristic, formulation };
  if (CONSISTENCIES.includes(id)) return { consistency: id };
  if (CSP_METHODS.includes(id)) return { method: id };
  return { logic: id === 'walksat' ? 'walk_sat' : id };
}

/** One row from what the server says of a run. @param {string} id @param {Words} title @param {any} run @returns {Row} */
export function rowOf(id, title, run) {
  const { statistics: took } = run;
  const count = (/** @type {any} */ value) => (typeof value === 'number' ? value : null);
  return {
    id,
    title,
    solved: run.solved ?? run.ending === 'solved',
    result: run.sentence,
    expanded: count(took.expanded ?? took.nodes),
    generated: count(took.generated),
    frontier: count(took.largest_frontier),
    depth: count(took.largest_depth ?? took.deepest),
    backtracks: count(took.backtracks ?? took.conflicts),
    bytes: count(took.bytes),
    seconds: count(took.seconds),
    quality: count(run.walls),
  };
}
