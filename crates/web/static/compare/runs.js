// The methods of search that can be compared, what the server is asked for each, and its answer as one row of the table.
import { ask } from '../core/api.js';
import { catalogue, cspMethods, isInformed, spaceOf, strategies } from '../core/catalogue.js';
import { field, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { quoted } from '../watch/command.js';
import { unitsOf } from './units.js';

/** @typedef {import('../core/api.js').RequestOf<'ohno' | 'sudoku', 'search'>} Request */
/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {{heuristic: string, formulation: string, cell_order: string}} Choice what the strategies share */
/**
 * What a method took; what it does not count is null.
 * @typedef {object} Row
 * @property {string} id
 * @property {Words} title
 * @property {boolean} solved
 * @property {Words} result
 * @property {Record<string, number | null>} values
 * @property {Record<string, string | null>} [units] what values count, where methods count different things
 * @property {Cheapest} [cheapest]
 */
/** Whether a solution is proved to be a cheapest one, and why. @typedef {{is: 'yes' | 'no' | 'unknown', why: Words}} Cheapest */

/**
 * What can be compared on one kind of instance.
 * @typedef {object} Subject
 * @property {Record<string, string[]>} families
 * @property {string[]} usual what is compared at first
 * @property {string[]} measures in order
 * @property {string} first the measure that is drawn first
 * @property {string} sort the measure that the table is sorted by at first
 * @property {(id: string) => Words} nameOf
 * @property {HTMLElement[]} fields what all methods share
 * @property {() => Record<string, string>} choice what these fields say
 * @property {(id: string, text: string, seconds: number, signal: AbortSignal) => Promise<Row>} measure
 * @property {(id: string) => Words} titleOf
 * @property {(id: string, text: string) => string | null} watch where it can be watched
 * @property {(ids: string[], text: string) => string} command the same in a terminal
 * @property {Heuristics} [heuristics] what estimates can be checked, where there are some
 */

/**
 * The estimates of a game, and how one is checked.
 * @typedef {object} Heuristics
 * @property {string[]} names
 * @property {(name: string, text: string, seconds: number, signal: AbortSignal) => Promise<Checked>} check
 */
/** What was found of a heuristic, and what is given. @typedef {{heuristic: any, givens: string[], box: [number, number] | null}} Checked */

/** What is measured, in order. */
export const MEASURES = ['length', 'cost', 'expanded', 'generated', 'frontier', 'depth', 'backtracks', 'bytes', 'seconds'];

/** The families of methods for a game. @param {string} game @returns {Record<string, string[]>} */
function families(game) {
  if (game === 'ohno') return { search: strategies() };
  const { consistencies, logic } = catalogue().sudoku;
  const [csp, local, cover] = [cspMethods('backtracking'), cspMethods('local'), cspMethods('cover')];
  return { search: strategies(), consistency: consistencies, csp, local, cover, logic };
}

/** What is compared at first. @param {string} game */
const usual = (game) =>
  game === 'ohno'
    ? ['bfs', 'dfs', 'ucs', 'greedy', 'astar', 'ids']
    : ['bfs', 'dfs', 'greedy', 'astar', 'bt-mrv', 'fc-mrv', 'mac', 'dlx', 'cdcl'];

/** @param {string} id */
const isConsistency = (id) => catalogue().sudoku.consistencies.some((one) => one === id);

/** The name of a method. @param {string} id @returns {Words} */
const nameOf = (id) => msg(strategies().includes(id) ? `web-strategy-${id}` : `web-method-${id}`);

/** The name of a method with what it goes by. @param {string} id @param {Choice} choice @returns {Words} */
function titleOf(id, choice) {
  if (!isInformed(id)) return nameOf(id);
  return msg('web-watch-lane-informed', { strategy: msg(`web-strategy-${id}`), heuristic: choice.heuristic.toUpperCase() });
}

/** What the server is asked to run. @param {string} game @param {string} id @param {Choice} choice */
export function runOf(game, id, choice) {
  const { heuristic, formulation, cell_order } = choice;
  if (strategies().includes(id)) {
    return game === 'sudoku' ? { strategy: id, heuristic, formulation, cell_order } : { strategy: id, heuristic, formulation };
  }
  if (isConsistency(id)) return { consistency: id };
  if (cspMethods().includes(id)) return { method: id };
  return { logic: id };
}

/** A number, or nothing. @param {unknown} value */
export const count = (value) => (typeof value === 'number' ? value : null);

/** One row from what the server says of a run. @param {string} id @param {Words} title @param {any} run @returns {Row} */
export function rowOf(id, title, run) {
  const { statistics: took, quality } = run;
  const units = unitsOf(id);
  // What a method does not have is no zero: local search never goes back.
  const counted = (/** @type {string} */ measure, /** @type {unknown} */ value) => (units[measure] ? count(value) : null);
  return {
    id,
    title,
    solved: run.solved ?? run.ending === 'solved',
    result: run.sentence,
    values: {
      expanded: counted('expanded', took.expanded ?? took.nodes),
      generated: count(took.generated),
      frontier: count(took.largest_frontier),
      depth: counted('depth', took.largest_depth ?? took.deepest),
      backtracks: counted('backtracks', took.backtracks ?? took.conflicts),
      bytes: count(took.bytes),
      seconds: count(took.seconds),
      length: count(quality?.length),
      cost: count(quality?.cost),
    },
    units,
    cheapest: quality ? { is: quality.cheapest, why: quality.sentence } : undefined,
  };
}

/**
 * The rows beside each other: what costs more than another is not cheapest, what costs no more than a proved one is. The server
 * is asked for one method at a time, so it cannot say so itself.
 * @param {Row[]} rows @returns {Row[]}
 */
export function besideEachOther(rows) {
  const costs = (/** @type {Row} */ row) => row.values.cost ?? null;
  const known = rows.filter((row) => row.cheapest && costs(row) !== null);
  return rows.map((row) => {
    const cost = costs(row);
    if (row.cheapest?.is !== 'unknown' || cost === null) return row;
    if (known.some((other) => Number(costs(other)) < cost)) return { ...row, cheapest: { is: 'no', why: msg('web-cheapest-cheaper') } };
    const isProved = known.some((other) => other.cheapest?.is === 'yes' && cost <= Number(costs(other)));
    return isProved ? { ...row, cheapest: { is: 'yes', why: msg('web-cheapest-as-cheap') } } : row;
  });
}

/** The searches of a puzzle. @param {string} game @param {URLSearchParams} query @returns {Subject} */
export function searching(game, query) {
  const pick = (/** @type {string} */ name, /** @type {string[]} */ names, /** @type {string} */ otherwise) => {
    const asked = query.get(name) ?? '';
    const words = (/** @type {string} */ one) => msg(`web-${name.replace('_', '-')}-${one}`);
    return select(
      names.map((one) => [one, words(one)]),
      names.includes(asked) ? asked : otherwise,
      undefined,
      { 'data-choose': name },
    );
  };
  const heuristic = pick('heuristic', spaceOf(game).heuristics, game === 'sudoku' ? 'h1' : 'h3');
  const formulation = pick('formulation', spaceOf(game).formulations, 'clean');
  const order = pick('cell_order', catalogue().sudoku.cell_orders, 'first');
  const choice = () => ({ heuristic: heuristic.value, formulation: formulation.value, cell_order: order.value });
  const fields = [field(msg('web-watch-heuristic'), heuristic), field(msg('web-watch-formulation'), formulation)];
  if (game === 'sudoku') fields.push(field(msg('web-watch-cell-order'), order));
  return {
    families: families(game),
    usual: usual(game),
    measures: MEASURES,
    first: 'expanded',
    sort: 'seconds',
    nameOf,
    fields,
    choice,
    titleOf: (id) => titleOf(id, choice()),
    measure: async (id, puzzle, seconds, signal) => {
      const request = /** @type {Request} */ ({ game, verb: 'search', puzzle, runs: [runOf(game, id, choice())] });
      const answer = await ask(request, { signal, seconds });
      return rowOf(id, titleOf(id, choice()), answer.runs[0]);
    },
    heuristics: {
      names: spaceOf(game).heuristics,
      check: async (name, puzzle, seconds, signal) => {
        // The search itself is not wanted: this one ends at once.
        const run = { ...runOf(game, 'dls', { ...choice(), heuristic: name }), options: { depth_limit: 0 } };
        const request = /** @type {Request} */ ({ game, verb: 'search', puzzle, runs: [run], check_heuristic: true });
        const answer = /** @type {any} */ (await ask(request, { signal, seconds }));
        // 0h n0 does not repeat the puzzle; its text has a row between slashes or on a line.
        const givens = answer.puzzle ?? puzzle.trim().split(/\s*[/\n]\s*/);
        return { heuristic: answer.heuristic, givens, box: answer.shape ?? null };
      },
    },
    watch: (id, puzzle) => {
      const { heuristic: h, formulation: f, cell_order: c } = choice();
      if (strategies().includes(id)) return address(['watch', 'search'], { game, puzzle, runs: [id, h, f, c].join(':') });
      return cspMethods().includes(id) || isConsistency(id) ? address(['watch', 'csp'], { method: id, puzzle }) : null;
    },
    command: (ids, puzzle) => {
      const cells = game === 'sudoku' ? ` --cells ${order.value.replace('_', '-')}` : '';
      const settings = `--heuristic ${heuristic.value} --formulation ${formulation.value}${cells}`;
      return `atisbo search ${game} ${quoted(puzzle)} --strategy ${ids.join(',')} ${settings} --compare`;
    },
  };
}
