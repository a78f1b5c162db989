// Examples that teach: each is an address, a title, and a sentence that says what to look for.
import { field, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { address, go } from '../core/router.js';
import { sample } from './samples.js';

/** @typedef {{id: string, query: Record<string, string>}} Preset */

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
// The Escargot of Arto Inkala (2006).
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const FIVE_WALLS = '. 3 . . / . 3 . 1 / . 5 3 . / . . . .';
const TWO_PARTS = '. 2 . . / . . . . / . . 4 4';

const CIRCLE = sample('logic', 'web-sample-logic-horn');
const WUMPUS = sample('logic', 'web-sample-logic-wumpus');
const FRIENDS = sample('logic', 'web-sample-logic-club');
const PIGEONS = sample('logic', 'web-sample-logic-pigeons');
const CORNER = sample('minesweeper', 'web-sample-mines-row');
const ALARM = sample('network', 'web-sample-network-alarm');
const ASIA = sample('network', 'web-sample-network-asia');
const SPRINKLER = sample('network', 'web-sample-network-sprinkler');

/** The first of each kind is what one sees who asks for nothing. @type {Record<string, Preset[]>} */
export const PRESETS = {
  search: [
    { id: 'astar', query: { game: 'ohno', puzzle: FIVE_WALLS, runs: 'astar:matching:pruned::' } },
    { id: 'greedy-wrong', query: { game: 'ohno', puzzle: FIVE_WALLS, runs: 'greedy:crossing:pruned::,astar:crossing:pruned::' } },
    { id: 'depth-first-wins', query: { game: 'sudoku', puzzle: WIKIPEDIA, runs: 'dfs:h1:faithful:first:,astar:h1:faithful:first:' } },
    { id: 'two-parts', query: { game: 'ohno', puzzle: TWO_PARTS, runs: 'astar:h3:clean::,astar:h3:clean::two' } },
    { id: 'deepening', query: { game: 'ohno', puzzle: FIVE_WALLS, runs: 'ids:h3:pruned::,idastar:matching:pruned::' } },
  ],
  csp: [
    { id: 'forward-checking', query: { method: 'fc-mrv', puzzle: '3........5..4.51...1.....234.......2' } },
    { id: 'ac3-enough', query: { method: 'ac3', puzzle: '5...36..4........12...4.42..5.....2.' } },
    { id: 'ac3-not-enough', query: { method: 'ac3', puzzle: '3........5..4.51...1.....234.......2' } },
    { id: 'backtracking', query: { method: 'bt', puzzle: '2..1..4..1.4....' } },
    { id: 'mac', query: { method: 'mac', puzzle: '3........5..4.51...1.....234.......2' } },
    { id: 'backjumping', query: { method: 'fc-cbj', puzzle: '34......6...4.5........6....122..4..' } },
    { id: 'min-conflicts', query: { method: 'min-conflicts', puzzle: '.1.2..2....5......34..62........1.3.' } },
    { id: 'genetic', query: { method: 'genetic', puzzle: HARD } },
  ],
  logic: [
    { id: 'forward', query: { source: 'logic', text: CIRCLE, method: 'forward-chaining' } },
    { id: 'backward', query: { source: 'logic', text: CIRCLE, method: 'backward-chaining' } },
    { id: 'resolution', query: { source: 'logic', text: WUMPUS, method: 'resolution' } },
    { id: 'truth-table', query: { source: 'logic', text: FRIENDS, method: 'truth-table' } },
    { id: 'dpll', query: { source: 'logic', text: PIGEONS, method: 'dpll' } },
    { id: 'cdcl', query: { source: 'logic', text: PIGEONS, method: 'cdcl' } },
    { id: 'agent', query: { source: 'agent', text: CORNER, method: 'forward-chaining' } },
    { id: 'numbers', query: { source: 'minesweeper', text: CORNER, method: 'dpll' } },
  ],
  bayes: [
    { id: 'elimination', query: { source: 'network', text: ALARM, ask: 'burglary', given: 'john=calls, mary=calls', method: 've' } },
    { id: 'junction-tree', query: { source: 'network', text: ASIA, ask: 'lung', given: 'xray=yes', method: 'jt' } },
    { id: 'likelihood', query: { source: 'network', text: SPRINKLER, ask: 'rain', given: 'grass=wet', method: 'likelihood-weighting' } },
    { id: 'gibbs', query: { source: 'network', text: SPRINKLER, ask: 'rain', given: 'grass=wet', method: 'gibbs' } },
    { id: 'mine-network', query: { source: 'minesweeper', text: CORNER, method: 've' } },
  ],
};

/** The example that an address shows; none if somebody changed something. @param {string} kind @param {URLSearchParams} query */
export function presetOf(kind, query) {
  return PRESETS[kind]?.find((preset) => Object.entries(preset.query).every(([name, value]) => query.get(name) === value)) ?? null;
}

/** The query to begin with: what the address asks for, or the first example. @param {string} kind @param {URLSearchParams} query */
export function asked(kind, query) {
  const isEmpty = [...query.keys()].every((name) => name === 'at');
  const first = PRESETS[kind]?.[0];
  return isEmpty && first ? new URLSearchParams({ ...first.query, ...Object.fromEntries(query) }) : query;
}

/** A menu of examples, and what the chosen one shows. @param {string} kind @param {Preset | null} chosen */
export function exampleField(kind, chosen) {
  const all = PRESETS[kind] ?? [];
  const menu = select(
    [
      ...all.map(({ id }) => /** @type {[string, import('../core/i18n.js').Words]} */ ([id, msg(`web-preset-${id}`)])),
      /** @type {[string, import('../core/i18n.js').Words]} */ (['', msg('web-preset-own')]),
    ],
    chosen?.id ?? '',
    (id) => {
      const preset = all.find((one) => one.id === id);
      // The moment makes it another address than the present one, even if only the form was changed.
      if (preset) go(address(['watch', kind], { ...preset.query, at: '0' }));
    },
    { 'data-testid': 'preset' },
  );
  return field(msg('web-preset'), menu, chosen ? msg(`web-preset-${chosen.id}-about`) : undefined);
}
