// Watching a search: the tree as it grows, the nodes that wait, the board of the node one points at; several
// strategies on the same puzzle side by side.
import { ask } from '../../core/api.js';
import { isInformed } from '../../core/catalogue.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, setup, takeAway } from '../bench.js';
import { cellOf, looks, picture, rowsOf } from '../boards.js';
import { quoted } from '../command.js';
import { countersOf, TracePlayer } from '../player.js';
import { chooser } from './chooser.js';
import { legend } from './legend.js';
import { sentence } from './sentences.js';
import { SearchStory, STATUS } from './story.js';
import { TreeView } from './tree-view.js';
import { Waiting } from './waiting.js';

/** @typedef {import('../clock.js').Lane} Lane */
/** @typedef {import('./chooser.js').Settings} Settings */
/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('./chooser.js').Game} Game */
/** @typedef {import('../../core/api.js').AnswerOf<Game, 'search'>} Answer */
/** @typedef {import('../../core/api.js').RequestOf<Game, 'search'>} Request */

/** How many events are asked for: as many as the server gives for one strategy, fewer for each of several. */
const MOST = 20000;

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  /** @type {Game} */
  let game = route.query.get('game') === 'ohno' ? 'ohno' : 'sudoku';
  const place = h('div', { class: 'bench-form' });
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  /** @type {ReturnType<typeof instance>} */
  let puzzle;
  /** @type {ReturnType<typeof chooser>} */
  let runs;
  const build = (/** @type {string | null} */ text, /** @type {string | null} */ chosen) => {
    puzzle = instance(game, text);
    runs = chooser(game, chosen);
    fill(place, field(msg('web-watch-game'), menu), puzzle.element, runs.element, bench.element);
  };
  const menu = select(
    [
      ['sudoku', msg('web-game-sudoku')],
      ['ohno', msg('web-game-ohno')],
    ],
    game,
    (value) => {
      game = /** @type {Game} */ (value);
      build(null, null);
    },
    { 'data-testid': 'game' },
  );
  const bench = runner(
    msg('web-watch-run'),
    async ({ signal, onProgress }) => {
      const settings = runs.settings();
      const limit = Math.trunc(MOST / settings.length);
      note(address(['watch', 'search'], { game, puzzle: puzzle.text, runs: runs.text() }));
      /** @type {Answer[]} */
      const answers = [];
      for (const run of settings) {
        if (answers.length > 0) onProgress({ done: answers.length, total: settings.length });
        const request = /** @type {Request} */ ({ game, verb: 'search', puzzle: puzzle.text, runs: [run], trace: { limit } });
        answers.push(await ask(request, { signal, seconds: 10 }));
      }
      const titles = settings.map((run) => runs.title(run));
      show(result, game, answers, titles, commandOf(game, puzzle.text, /** @type {Settings} */ (settings[0])));
      return msg('web-watch-ready', { count: answers.reduce((sum, answer) => sum + traceOf(answer).events.length, 0) });
    },
    result,
  );
  build(route.query.get('puzzle'), route.query.get('runs'));
  root.append(h('div', { class: 'bench' }, setup(place), result));
  bench.run();
  return bench.stop;
}

/** The first strategy as it is run in a terminal. @param {string} game @param {string} puzzle @param {Settings} run */
function commandOf(game, puzzle, { strategy, heuristic, formulation, cell_order }) {
  const cells = cell_order ? ` --cells ${cell_order.replace('_', '-')}` : '';
  return `atisbo search ${game} ${quoted(puzzle)} --strategy ${strategy} --heuristic ${heuristic} --formulation ${formulation}${cells} --trace steps.jsonl`;
}

/** The events of a search, and how many more there were. @param {Answer} answer @returns {{events: import('./story.js').SearchEvent[], left_out: number}} */
function traceOf({ trace }) {
  if (!trace || ('kind' in trace && trace.kind !== 'space')) return { events: [], left_out: 0 };
  return trace;
}

/** @param {Answer} answer @returns {string} */
function strategyOf(answer) {
  const settings = answer.game === 'ohno' ? answer.runs[0]?.settings : answer.runs[0]?.method;
  return (settings && 'strategy' in settings && settings.strategy) || 'astar';
}

/** @param {HTMLElement} result @param {Game} game @param {Answer[]} answers @param {import('../../core/i18n.js').Words[]} titles @param {string} command */
function show(result, game, answers, titles, command) {
  const player = new TracePlayer();
  const stories = answers.map(
    (answer) =>
      new SearchStory(traceOf(answer).events, isInformed(strategyOf(answer))),
  );
  const panels = stories.map((story, i) => panel(story, game, answers[i], titles[i] ?? '', stories.length > 1, player));
  fill(
    result,
    player,
    h(
      'div',
      { class: `lanes lanes-${stories.length}` },
      panels.map(({ element }) => element),
    ),
    h('div', { class: 'row spread' }, legend(), takeAway(`${game}-search`, stories[0]?.events ?? [], command)),
  );
  player.addEventListener('moment', () => {
    for (const one of panels) one.draw();
  });
  player.load(panels.map(({ lane }) => lane));
}

/**
 * One strategy: its tree, the board of the node that is looked at, and what is known of it.
 * @param {SearchStory} story @param {Game} game @param {Answer} answer @param {import('../../core/i18n.js').Words} title
 * @param {boolean} isOneOfMany @param {TracePlayer} player
 */
function panel(story, game, answer, title, isOneOfMany, player) {
  const start = rowsOf(story.nodes[0]?.state ?? '');
  const board = picture(game, start, answer.game === 'sudoku' ? answer.shape : null);
  const facts = h('div', { class: 'node-facts' });
  const counts = h('div', {});
  const showNode = () => {
    const node = story.nodes[tree.seen];
    // What the search does is said by the player; this is said of a node that one has chosen.
    facts.setAttribute('aria-live', tree.pointed >= 0 ? 'polite' : 'off');
    board.show(looks(game, node ? rowsOf(node.state) : start, start));
    board.mark('path', marksOf(story, tree.seen, board.layout.cols));
    fill(facts, node ? factsOf(story, tree.seen) : h('p', { class: 'muted', text: msg('web-watch-no-node') }));
  };
  const tree = new TreeView(story, showNode, (node) => player.seek(story.node.indexOf(node) + 1));
  /** @type {Lane} */
  const lane = {
    title,
    tape: story.tape,
    events: story.events,
    series: story.series,
    leftOut: traceOf(answer).left_out,
    say: (event) => sentence(story, event),
    counters: () => story.counters(),
    about: (event) => {
      const node = story.nodes[story.node[event] ?? -1];
      return node
        ? { depth: node.depth, node: node.isKept ? node.id : -1, cells: node.action ? [node.action.replace(/=.*/, '')] : [] }
        : { depth: -1, node: -1, cells: [] };
    },
  };
  const waiting = new Waiting(story, strategyOf(answer));
  const draw = () => {
    tree.draw();
    showNode();
    waiting.draw();
    if (isOneOfMany) fill(counts, countersOf(lane));
  };
  const ending = answer.runs[0]?.sentence;
  const element = h(
    'section',
    { class: 'lane card', 'data-lane': '' },
    h('header', { class: 'lane-head' }, h('h2', { text: title }), ending ? h('span', { class: 'badge', text: ending }) : null),
    counts,
    h('div', { class: 'lane-body' }, tree.element, h('div', { class: 'lane-side' }, board, facts, waiting.element)),
  );
  return { element, lane, draw };
}

/** The steps on the way to a node, the last one most of all. @param {SearchStory} story @param {number} node @param {number} columns */
function marksOf(story, node, columns) {
  /** @type {Map<number, import('../../board/layers.js').Mark[]>} */
  const marks = new Map();
  const path = node >= 0 ? story.path(node) : [];
  path.forEach((one, i) => {
    const cell = cellOf(story.nodes[one]?.action ?? null, columns);
    if (cell >= 0) marks.set(cell, [{ kind: i === path.length - 1 ? 'now' : 'past' }]);
  });
  return marks;
}

/** @param {SearchStory} story @param {number} place */
function factsOf(story, place) {
  const node = story.nodes[place];
  if (!node) return null;
  const status = STATUS[story.status(place)] ?? '';
  const row = (/** @type {string} */ name, /** @type {import('../../core/i18n.js').Words} */ value) =>
    h('div', {}, h('dt', { text: msg(`web-watch-node-${name}`) }), h('dd', { text: value }));
  const moves = story.path(place).flatMap((one) => story.nodes[one]?.action ?? []);
  return [
    h(
      'p',
      { class: 'node-name' },
      h('strong', { text: node.isKept ? msg('web-watch-node', { id: node.id }) : (node.action ?? msg('web-watch-root')) }),
      ' ',
      h('span', { class: `status status-${status}`, text: msg(`web-watch-status-${status}`) }),
    ),
    h(
      'dl',
      { class: 'counters small' },
      row('depth', node.depth),
      row('g', node.g),
      node.h === null ? null : row('h', node.h),
      node.h === null ? null : row('f', node.g + node.h),
      node.turn > 0 && status === 'expanded' ? row('turn', node.turn) : null,
    ),
    node.reason && status === 'pruned' ? h('p', { class: 'notice', text: msg(`web-watch-prune-${node.reason}`) }) : null,
    moves.length > 0
      ? h(
          'p',
          { class: 'node-path muted' },
          msg('web-watch-node-path'),
          ' ',
          h('span', { class: 'mono' }, moves.length > 12 ? `… ${moves.slice(-12).join(' ')}` : moves.join(' ')),
        )
      : null,
  ];
}
