// Traces become stories: what is true at each moment follows from the events alone.
import assert from 'node:assert/strict';
import test from 'node:test';
import { layers } from '../../static/watch/bayes/layers.js';
import { edgesOf } from '../../static/watch/bayes/moment.js';
import { BayesStory, pairs, product } from '../../static/watch/bayes/story.js';
import { CspStory } from '../../static/watch/csp/story.js';
import { LogicStory } from '../../static/watch/logic/story.js';
import { sentence } from '../../static/watch/search/sentences.js';
import { waitingOf } from '../../static/watch/search/waiting.js';
import { SearchStory } from '../../static/watch/search/story.js';
import { EXPANDED, FRONTIER, GOAL, PRUNED, pathTo, UNBORN } from '../../static/watch/tree/status.js';

const node = (event, id, parent, state, more = {}) => ({
  event,
  id,
  parent,
  action: parent === null ? null : `to ${state}`,
  state,
  g: 0,
  h: 1,
  depth: parent === null ? 0 : 1,
  ...more,
});
const counts = (story) => Object.fromEntries(story.counters().map(({ name, value }) => [name, value]));

test('a search has its frontier and its explored nodes at every moment', () => {
  const story = new SearchStory([
    node('generated', 0, null, 'a'),
    node('expanded', 0, null, 'a'),
    node('generated', 1, 0, 'b'),
    node('pruned', 2, 0, 'c', { reason: { dead_end: 'starved' } }),
    node('duplicate', 1, 0, 'b', { action: 'again' }),
    node('goal', 1, 0, 'b'),
  ]);
  story.tape.wind(3);
  assert.deepEqual([story.status(0), story.status(1)], [EXPANDED, FRONTIER]);
  assert.equal(counts(story).frontier, 1);
  story.tape.wind(6);
  assert.deepEqual(counts(story), { expanded: 1, generated: 2, frontier: 0, largest: 1, duplicates: 1, pruned: 1, deepest: 1 });
  assert.equal(story.status(1), GOAL);
  assert.equal(story.nodes.find((one) => one.state === 'c')?.reason, 'starved');
  assert.deepEqual(pathTo(story.nodes, 1), [0, 1]);
});

test('a search that starts again grows a new tree', () => {
  const story = new SearchStory([
    node('generated', 0, null, 'a'),
    node('pruned', 0, null, 'a', { reason: 'depth' }),
    { event: 'limit_raised', limit: { depth: 1 } },
    node('generated', 1, null, 'a'),
    node('expanded', 1, null, 'a'),
  ]);
  assert.deepEqual(story.roots, [0, 1]);
  story.tape.wind(5);
  assert.deepEqual([story.status(0), story.status(1)], [PRUNED, EXPANDED]);
  assert.deepEqual([story.nodes[0].tree, story.nodes[1].tree], [0, 1]);
});

test('going back to a decision takes back what followed from it', () => {
  const cell = (row, column) => ({ row, column });
  const story = new CspStory(
    [
      { event: 'assign', variable: cell(0, 1), value: 2, depth: 0 },
      {
        event: 'domain_change',
        variable: cell(0, 2),
        removed: [2],
        left: [3, 4],
        reason: { arc: { constraint: { row: 0 }, support: cell(0, 1) } },
      },
      { event: 'assign', variable: cell(0, 2), value: 3, depth: 1 },
      { event: 'failure', cause: { violated: { constraint: { row: 0 } } } },
      { event: 'backtrack', to: 0 },
      { event: 'assign', variable: cell(0, 1), value: 3, depth: 0 },
    ],
    4,
    [1, ...Array.from({ length: 15 }, () => 0)],
  );
  assert.deepEqual(story.values(0), [1]);
  story.tape.wind(2);
  assert.deepEqual(story.values(2), [3, 4]);
  assert.equal(story.tape.get(story.hand).support, 1);
  story.tape.wind(4);
  assert.equal(story.tape.get(story.failure).kind, 'violated');
  story.tape.wind(6);
  assert.deepEqual([story.values(1), story.values(2)], [[3], [1, 2, 3, 4]]);
  story.tape.wind(3);
  assert.deepEqual([story.values(1), story.values(2)], [[2], [3]]);
});

test('eliminating a variable replaces its tables by one', () => {
  const table = (...scope) => ({ scope, sizes: scope.map(() => 2), entries: 2 ** scope.length });
  const story = new BayesStory(
    [
      { event: 'pruned', variable: 'd', why: 'barren' },
      { event: 'tables', tables: [table('a'), table('a', 'b'), table('a', 'c')] },
      { event: 'eliminated', variable: 'a', factors: [table('a'), table('a', 'b'), table('a', 'c')], result: table('b', 'c') },
      { event: 'normalised', table: { ...table('b'), values: [0.25, 0.75] }, log_sum: 0 },
    ],
    ['a', 'b', 'c', 'd'],
    ['b'],
    [],
  );
  story.tape.wind(2);
  assert.deepEqual([...pairs(story.tape.get(story.tables))], ['a\nb', 'a\nc']);
  story.tape.wind(3);
  assert.deepEqual([...pairs(story.tape.get(story.tables))], ['b\nc']);
  assert.equal(story.tape.get(story.standing.get('a')), 'eliminated');
  assert.deepEqual(counts(story), { left: 2, pruned: 1, eliminated: 1, tables: 1, entries: 4, largest: 8 });
  assert.deepEqual(product([table('a', 'b'), table('b', 'c')]), { scope: ['a', 'b', 'c'], entries: 8 });
  story.tape.wind(0);
  assert.equal(story.tape.get(story.standing.get('a')), 'there');
});

test('edges of moralisation and of the order stand until tables take their place', () => {
  const table = (...scope) => ({ scope, sizes: scope.map(() => 2), entries: 2 ** scope.length });
  const tables = [table('a'), table('b'), table('a', 'b', 'c'), table('c', 'd')];
  const story = new BayesStory(
    [
      { event: 'moralised', child: 'c', edges: [['a', 'b']] },
      { event: 'tables', tables },
      { event: 'triangulated', variable: 'c', edges: [['a', 'd']] },
      { event: 'triangulated', variable: 'a', edges: [] },
      { event: 'eliminated', variable: 'a', factors: [table('a'), table('a', 'b', 'c')], result: table('b', 'c') },
    ],
    ['a', 'b', 'c', 'd'],
    ['d'],
    [],
  );
  const variables = ['a', 'b', 'c', 'd'].map((name) => ({ name, states: [], parents: { c: ['a', 'b'], d: ['c'] }[name] ?? [] }));
  const drawn = (moment) => {
    story.tape.wind(moment);
    return edgesOf(story, variables, {}).map(({ from, to, kind }) => `${from}${to} ${kind}`);
  };
  assert.deepEqual(drawn(0), ['ac arc', 'bc arc', 'cd arc']);
  assert.deepEqual(drawn(1), ['ac arc', 'bc arc', 'cd arc', 'ab fill']);
  assert.deepEqual(drawn(2), ['ab edge', 'ac edge', 'bc edge', 'cd edge']);
  assert.deepEqual(drawn(3), ['ab edge', 'ac edge', 'bc edge', 'cd edge', 'ad fill']);
  assert.deepEqual(drawn(4), ['ab edge', 'ac edge', 'bc edge', 'cd edge', 'ad kept']);
  assert.ok(!drawn(5).some((edge) => edge.startsWith('ad')));
});

test('after an answer, the next variable is asked of the whole network', () => {
  const tables = [{ scope: ['a'], sizes: [2], entries: 2 }];
  const story = new BayesStory(
    [
      { event: 'pruned', variable: 'b', why: 'barren' },
      { event: 'tables', tables },
      { event: 'normalised', table: { ...tables[0], values: [0.25, 0.75] }, log_sum: 0 },
      { event: 'tables', tables },
    ],
    ['a', 'b'],
    ['a', 'b'],
    [],
  );
  story.tape.wind(3);
  assert.equal(story.tape.get(story.standing.get('b')), 'pruned');
  story.tape.wind(4);
  assert.equal(story.tape.get(story.standing.get('b')), 'asked');
  assert.equal(story.tape.get(story.answer), null);
  assert.equal(counts(story).left, 2);
});

test('a network without a board stands in layers, parents above their children', () => {
  const variable = (name, ...parents) => ({ name, parents, states: ['yes', 'no'] });
  const rows = layers([variable('c', 'a', 'b'), variable('a'), variable('b', 'a'), variable('d')]);
  assert.deepEqual(
    rows.map((row) => [...row].sort()),
    [['a', 'd'], ['b'], ['c']],
  );
});

test('an engine that backtracks forgets what it decided, and keeps what it learned', () => {
  const story = new LogicStory([
    { event: 'propagate', literal: 'a', reason: { number: 0, formula: 'a' }, level: 0 },
    { event: 'decide', literal: '~b', level: 1 },
    { event: 'propagate', literal: 'c', reason: { number: 1, formula: 'b | c' }, level: 1 },
    { event: 'conflict', clause: { number: 2, formula: '~c' }, level: 1 },
    { event: 'learn', clause: ['b'], number: 3, back_to: 0, chain: [], levels: [0], uip: 'b' },
    { event: 'backtrack', to: 0, from: 1, undone: 2, decision: '~b' },
  ]);
  story.tape.wind(3);
  assert.deepEqual([story.belief('a').value, story.belief('b').value, story.belief('c').value], [true, false, true]);
  story.tape.wind(6);
  assert.deepEqual([story.belief('a').value, story.belief('b').value, story.belief('c').value], [true, null, null]);
  assert.equal(story.derived[0].formula, 'b');
  assert.equal(counts(story).known, 1);
});

test('what waits is listed as the strategy takes it', () => {
  const order = (strategy) => {
    const story = new SearchStory(
      [
        node('generated', 0, null, 'a'),
        node('expanded', 0, null, 'a'),
        node('generated', 1, 0, 'b', { g: 3, h: 0 }),
        node('generated', 2, 0, 'c', { g: 1, h: 1 }),
        node('generated', 3, 0, 'd', { g: 0, h: 9 }),
      ],
      true,
      strategy,
    );
    story.tape.wind(5);
    return waitingOf(story, 0).map(({ id }) => id);
  };
  assert.deepEqual(order('bfs'), [1, 2, 3]);
  assert.deepEqual(order('dfs'), [3, 2, 1]);
  assert.deepEqual(order('ucs'), [3, 2, 1]);
  assert.deepEqual(order('greedy'), [1, 2, 3]);
  assert.deepEqual(order('astar'), [2, 1, 3]);
});

test('a choice of a constraint method has its values as nodes that wait, and a way back over levels is a jump', () => {
  const cell = (row, column) => ({ row, column });
  const why = { rule: 'first', measure: {}, equal: 0, others: [] };
  const choose = (row, column, depth, values) => ({
    event: 'choose',
    variable: cell(row, column),
    depth,
    values,
    why,
    order: { rule: 'ascending' },
  });
  const assign = (row, column, depth, value) => ({ event: 'assign', variable: cell(row, column), value, depth });
  const failure = { event: 'failure', cause: { violated: { constraint: { row: 0 } } } };
  const story = new CspStory(
    [
      choose(0, 0, 0, [1, 2]),
      assign(0, 0, 0, 1),
      choose(0, 1, 1, [2, 3]),
      assign(0, 1, 1, 2),
      choose(0, 2, 2, [3]),
      assign(0, 2, 2, 3),
      failure,
      { event: 'backtrack', to: 0, from: 2, why: { conflict_set: [{ depth: 0, variable: cell(0, 0) }] } },
      assign(0, 0, 0, 2),
    ],
    4,
    Array.from({ length: 16 }, () => 0),
    'fc-cbj',
  );
  const { tree } = story;
  const named = (action) => tree.nodes.findIndex((one) => one.action === action);
  story.tape.wind(1);
  assert.deepEqual([tree.status(named('r1c1=1')), tree.status(named('r1c1=2'))], [FRONTIER, FRONTIER]);
  story.tape.wind(7);
  assert.equal(tree.status(named('r1c3=3')), PRUNED);
  assert.equal(tree.jump(), null);
  story.tape.wind(8);
  assert.deepEqual(tree.jump(), { from: named('r1c3=3'), to: named('r1c1=1') });
  assert.equal(tree.now(), named('r1c1=1'));
  assert.equal(tree.status(named('r1c2=3')), UNBORN, 'what was jumped over will never be tried');
  story.tape.wind(9);
  assert.deepEqual([tree.status(named('r1c1=1')), tree.status(named('r1c1=2'))], [PRUNED, EXPANDED]);
  assert.equal(tree.jump(), null);
});

test('goals of backward chaining hang from the rules that need them', () => {
  const rule = (number) => ({ number, sentence: number + 1, formula: `rule ${number}` });
  const story = new LogicStory([
    { event: 'goal', symbol: 'q', depth: 0, needed_by: null, rules: 2 },
    { event: 'try', rule: rule(0), depth: 0, place: 1, of: 2, open: 'p' },
    { event: 'goal', symbol: 'p', depth: 1, needed_by: rule(0), rules: 0 },
    { event: 'settled', symbol: 'p', proved: false, depth: 1, by: null, rules: 0 },
    { event: 'try', rule: rule(1), depth: 0, place: 2, of: 2, open: null },
    { event: 'settled', symbol: 'q', proved: true, depth: 0, by: rule(1), rules: 2 },
  ]);
  const { tree } = story;
  const path = (name) =>
    pathTo(
      tree.nodes,
      tree.nodes.findIndex((one) => one.name === name),
    ).map((node) => tree.nodes[node].name);
  assert.deepEqual(path('p'), ['q', '#1', 'p']);
  story.tape.wind(4);
  assert.equal(tree.status(tree.nodes.findIndex((one) => one.name === 'p')), PRUNED);
  story.tape.wind(6);
  assert.equal(tree.status(0), GOAL);
  assert.deepEqual(
    tree.nodes[0].children.map((child) => tree.status(child)),
    [PRUNED, EXPANDED],
  );
  assert.equal(story.belief('q').value, true);
});

test('what waits in a search that was recorded is listed as it was taken', () => {
  const story = new SearchStory(
    [
      node('generated', 0, null, 'a'),
      node('expanded', 0, null, 'a'),
      node('generated', 1, 0, 'b'),
      node('generated', 2, 0, 'c'),
      node('generated', 3, 0, 'd'),
      node('expanded', 2, 0, 'c'),
      node('goal', 3, 0, 'd'),
    ],
    true,
    null,
  );
  const order = () => waitingOf(story, 0).map(({ id }) => id);
  story.tape.wind(5);
  assert.deepEqual(order(), [2, 3, 1]);
  story.tape.wind(6);
  assert.deepEqual(order(), [3, 1]);
});

test('a recorded search counts a node once, and not what it does not tell', () => {
  const events = [
    node('generated', 0, null, 'a'),
    node('expanded', 0, null, 'a'),
    node('generated', 1, 0, 'b', { g: 5 }),
    node('generated', 2, 0, 'c', { g: 1 }),
    node('expanded', 2, 0, 'c'),
    node('generated', 1, 2, 'b', { g: 2 }),
  ];
  const story = new SearchStory(events, false, null);
  story.tape.wind(6);
  assert.deepEqual(
    story.counters().map(({ name }) => name),
    ['expanded', 'generated', 'frontier', 'largest', 'deepest'],
  );
  assert.equal(counts(story).generated, 2);
  assert.equal(counts(story).frontier, 1);
  assert.equal(sentence(story, 3).id, 'web-watch-search-generated');
  assert.equal(sentence(story, 5).id, 'web-watch-search-replaced');
});

test('what waits for its turn in logic is the same whichever way one comes', () => {
  const known = (symbol, agenda) => ({
    event: 'known',
    symbol,
    agenda,
    waiting: agenda.length,
    by: { number: 0, formula: symbol, sentence: 1 },
    premises: [],
    counters: 0,
    lowered: [],
  });
  const fire = { event: 'fire', rule: { number: 1, formula: 'a => b', sentence: 2 }, head: 'b', premises: ['a'] };
  const story = new LogicStory([known('a', ['c']), fire, known('c', [])]);
  const agenda = (moment) => {
    story.tape.wind(moment);
    return story.tape.get(story.queue)?.agenda ?? null;
  };
  assert.deepEqual([agenda(0), agenda(3), agenda(2), agenda(1), agenda(0)], [null, [], ['c'], ['c'], null]);
});

test('a node that waits in a tree of choices leads to the moment at which it was made', () => {
  const variable = { row: 0, column: 0 };
  const why = { rule: 'first', measure: {}, equal: 0, others: [] };
  const story = new CspStory(
    [
      { event: 'stage', of: 'search' },
      { event: 'choose', depth: 0, variable, values: [1, 2], order: { rule: 'ascending' }, why },
      { event: 'assign', depth: 0, variable, value: 1 },
    ],
    4,
    Array(16).fill(0),
    'bt',
  );
  story.tape.wind(3);
  const waiting = story.tree.nodes.findIndex((_, place) => story.tree.status(place) === FRONTIER);
  assert.equal(story.tree.born(waiting), 2);
});

test('greedy search is not told by f', () => {
  const events = [node('generated', 0, null, 'a', { h: 3 }), node('expanded', 0, null, 'a', { h: 3 })];
  const names = (strategy) => {
    const story = new SearchStory(events, true, strategy);
    story.tape.wind(2);
    return story.variables().map(({ name }) => name);
  };
  assert.ok(names('astar').includes('f(n)'));
  assert.ok(!names('greedy').includes('f(n)'));
});
