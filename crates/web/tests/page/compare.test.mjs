// Clock, tables, charts and files: the small sums behind the views.
import assert from 'node:assert/strict';
import test from 'node:test';
import { lengthOf } from '../../static/compare/bars.js';
import { csv } from '../../static/compare/csv.js';
import { largestError, requestOf } from '../../static/compare/positions.js';
import { besideEachOther, rowOf, runOf } from '../../static/compare/runs.js';
import { learn } from '../../static/core/catalogue.js';
import { columnsOf, sorted } from '../../static/compare/table.js';
import { isMixed, unitOf } from '../../static/compare/units.js';
import { parts, toml } from '../../static/experiments/toml.js';
import { beatOf, beats, nextBreak, sparkline } from '../../static/watch/clock.js';
import { quoted } from '../../static/watch/command.js';
import { statesOf } from '../../static/watch/bayes/tables.js';

const events = ['a', 'b', 'a', 'c'].map((event) => ({ event }));
const lane = { events, about: (i) => ({ depth: i, cells: [`r1c${i + 1}`] }) };

test('a clock stops at every event, or at those of a kind and at the end', () => {
  assert.deepEqual(beats(events, ''), [0, 1, 2, 3, 4]);
  assert.deepEqual(beats(events, 'a'), [0, 1, 3, 4]);
  assert.equal(beatOf([0, 1, 3, 4], 2), 1);
  assert.equal(beatOf([0], 7), 0);
});

test('a breakpoint is found in both directions, or not at all', () => {
  const wanted = { kind: 'a', depth: null, node: null, cell: '' };
  assert.equal(nextBreak(lane, 0, 1, wanted), 1);
  assert.equal(nextBreak(lane, 1, 1, wanted), 3);
  assert.equal(nextBreak(lane, 3, 1, wanted), null);
  assert.equal(nextBreak(lane, 3, -1, wanted), 1);
  assert.equal(nextBreak(lane, 0, 1, { ...wanted, kind: '', cell: 'R1C4' }), 4);
  assert.equal(nextBreak(lane, 0, 1, { ...wanted, kind: '', depth: 2 }), 3);
});

test('a line of many values keeps its peak', () => {
  const series = Array.from({ length: 10_000 }, (_, i) => (i === 5000 ? 100 : 1));
  assert.ok(sparkline(series, 600, 34).includes(' 0.0'));
  assert.equal(sparkline([], 600, 34), '');
});

test('CSV quotes what must be quoted', () => {
  assert.equal(
    csv([
      ['a', 'b "c"', null],
      [1, 'x,y', 'line\nbreak'],
    ]),
    'a,"b ""c""",\r\n1,"x,y","line\nbreak"\r\n',
  );
});

test('rows are sorted each way, and those without a value come last', () => {
  const rows = [3, null, 1].map((seconds, id) => ({ id: String(id), values: { seconds } }));
  assert.deepEqual(
    sorted(rows, { by: 'seconds', way: 1 }).map(({ values }) => values.seconds),
    [1, 3, null],
  );
  assert.deepEqual(
    sorted(rows, { by: 'seconds', way: -1 }).map(({ values }) => values.seconds),
    [3, 1, null],
  );
});

test('a bar is as long as its value says, on both scales', () => {
  assert.equal(lengthOf(50, 1, 100, false), 0.5);
  assert.equal(lengthOf(0, 1, 100, true), 0);
  assert.equal(lengthOf(100, 1, 100, true), 1);
  assert.ok(Math.abs(lengthOf(1, 1, 100, true) - 1 / 3) < 1e-9);
});

test('every kind of method becomes the request that the door takes, and its answer a row', async () => {
  const strategies = ['astar', 'bfs'].map((id) => ({ id, needs_goal: false }));
  const units = [
    { id: 'mac', nodes: 'value', backtracks: 'return', depth: 'cell' },
    { id: 'dfs', nodes: 'state', backtracks: null, depth: 'step' },
  ];
  await learn(async () => ({ strategies, csp: [{ id: 'mac', family: 'backtracking' }], sudoku: { consistencies: ['ac3'], units } }));
  const choice = { heuristic: 'h1', formulation: 'clean', cell_order: 'first' };
  assert.deepEqual(runOf('sudoku', 'astar', choice), { strategy: 'astar', ...choice });
  assert.deepEqual(runOf('ohno', 'bfs', choice), { strategy: 'bfs', heuristic: 'h1', formulation: 'clean' });
  assert.deepEqual(runOf('sudoku', 'mac', choice), { method: 'mac' });
  assert.deepEqual(runOf('sudoku', 'ac3', choice), { consistency: 'ac3' });
  assert.deepEqual(runOf('sudoku', 'walksat', choice), { logic: 'walksat' });
  const row = rowOf('mac', 'MAC', { solved: true, sentence: 'solved', statistics: { nodes: 7, backtracks: 2, bytes: 10, seconds: 0.5 } });
  assert.deepEqual([row.values.expanded, row.values.generated, row.values.backtracks, row.values.cost], [7, null, 2, null]);
  assert.equal(row.cheapest, undefined);
  const quality = { length: 3, cost: 4, cheapest: 'unknown', sentence: 'nobody knows' };
  const search = rowOf('dfs', 'DFS', { ending: 'solved', sentence: 'solved', statistics: {}, quality });
  assert.deepEqual([search.values.length, search.values.cost, search.cheapest], [3, 4, { is: 'unknown', why: 'nobody knows' }]);
});

test('numbers of different units are set apart, and sorting keeps those of one unit together', () => {
  const row = (id, unit, expanded) => ({ id, values: { expanded, bytes: 1 }, units: { expanded: unit } });
  const rows = [
    row('bfs', 'state', 50),
    row('cdcl', 'decision', 2),
    row('astar', 'state', 9),
    row('genetic', 'individual', 3),
    row('ac3', null, null),
  ];
  assert.ok(isMixed(rows, 'expanded'));
  assert.ok(!isMixed(rows, 'bytes') && !isMixed([rows[0], rows[2], rows[4]], 'expanded'));
  assert.equal(unitOf(rows[1], 'expanded'), 'decision');
  const order = (way) => sorted(rows, { by: 'expanded', way }).map(({ id }) => id);
  assert.deepEqual(order(1), ['astar', 'bfs', 'cdcl', 'genetic', 'ac3']);
  assert.deepEqual(order(-1), ['bfs', 'astar', 'cdcl', 'genetic', 'ac3']);
});

test('what the table is sorted by stands beside the method, whichever column it is', () => {
  const measures = ['length', 'cost', 'expanded', 'seconds'];
  for (const by of ['result', 'cheapest', ...measures]) assert.deepEqual(columnsOf(measures, true, by).slice(0, 2), ['title', by]);
  assert.deepEqual(columnsOf(measures, false, 'title'), ['title', 'result', ...measures]);
});

test('solutions beside each other prove and refute each other', () => {
  const row = (id, cost, is) => ({ id, values: { cost }, cheapest: is && { is, why: id } });
  const rows = [row('bfs', 2, 'yes'), row('dfs', 4, 'unknown'), row('greedy', 2, 'unknown'), row('mac', null), row('ids', null)];
  const judged = besideEachOther(rows).map(({ cheapest }) => cheapest?.is);
  assert.deepEqual(judged, ['yes', 'no', 'yes', undefined, undefined]);
  assert.deepEqual(besideEachOther([rows[1]]), [rows[1]]);
});

test('what is proved of a solution sorts too, and rows without a solution come last', () => {
  const row = (id, is) => ({ id, values: {}, cheapest: is && { is, why: id } });
  const rows = [row('mac'), row('dfs', 'no'), row('bfs', 'yes'), row('greedy', 'unknown')];
  const order = (way) => sorted(rows, { by: 'cheapest', way }).map(({ id }) => id);
  assert.deepEqual(order(1), ['bfs', 'greedy', 'dfs', 'mac']);
  assert.deepEqual(order(-1), ['dfs', 'greedy', 'bfs', 'mac']);
});

test('a form becomes an experiment that can be read', () => {
  const text = toml({ game: 'ohno', name: 'a "b"', seed: 3, count: 5, settings: parts('4, 5x7'), methods: ['astar'], time: '2s' });
  assert.equal(
    text,
    'name = "a \\"b\\""\ngame = "ohno"\nseed = 3\nmethods = ["astar"]\nmax-time = "2s"\n\n[instances]\nsizes = ["4", "5x7"]\ncount = 5\n',
  );
});

test('rows of a table count their last variable fastest', () => {
  assert.deepEqual(
    [0, 1, 2, 5].map((row) => statesOf(row, [2, 3])),
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  );
});

test('an analysis is held against the exact one where both say something', () => {
  assert.equal(
    largestError(
      [
        [0.5, null],
        [1, 0],
      ],
      [
        [0.25, 1],
        [1, null],
      ],
    ),
    0.25,
  );
  assert.equal(largestError([[null]], [[0.5]]), null);
  assert.deepEqual(requestOf('bayes:pruned:left', 'p'), {
    game: 'minesweeper',
    verb: 'analyse',
    position: 'p',
    method: 'bayes',
    network: 'pruned',
    prior: 'left',
  });
});

test('a text is quoted as the shell takes it', () => {
  assert.equal(quoted("it's"), `'it'\\''s'`);
});
