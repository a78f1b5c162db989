// What is shown of searches that have run: the tree as it grows, the nodes that wait, the board of the node one points
// at; several strategies on the same puzzle side by side.
import { isInformed } from '../../core/catalogue.js';
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { cellOf, looks, picture, rowsOf } from '../boards.js';
import { countersOf, TracePlayer } from '../player.js';
import { legend } from './legend.js';
import { sentence } from './sentences.js';
import { SearchStory, STATUS } from './story.js';
import { TreeView } from './tree-view.js';
import { Waiting } from './waiting.js';

/** @typedef {import('../clock.js').Lane} Lane */
/** @typedef {import('./chooser.js').Game} Game */
/** @typedef {import('../../core/api.js').AnswerOf<Game, 'search'>} Answer */

/** The events of a search, and how many more there were. @param {Answer} answer @returns {{events: import('./story.js').SearchEvent[], left_out: number}} */
export function traceOf({ trace }) {
  if (!trace || ('kind' in trace && trace.kind !== 'space')) return { events: [], left_out: 0 };
  return trace;
}

/** The strategy of a search; null for one that was recorded elsewhere. @param {Answer} answer @returns {string | null} */
function strategyOf(answer) {
  if (answer.runs.length === 0) return null;
  const settings = answer.game === 'ohno' ? answer.runs[0]?.settings : answer.runs[0]?.method;
  return (settings && 'strategy' in settings && settings.strategy) || 'astar';
}

/** @param {Answer} answer */
function storyOf(answer) {
  const { events } = traceOf(answer);
  const strategy = strategyOf(answer);
  const asked = events.some((event) => 'h' in event && event.h !== null);
  return new SearchStory(events, strategy === null ? asked : isInformed(strategy), strategy === null);
}

/**
 * Shows runs, with their titles and what stands below them.
 * @param {HTMLElement} result @param {Answer[]} answers @param {import('../../core/i18n.js').Words[]} titles @param {HTMLElement | null} below
 */
export function show(result, answers, titles, below) {
  const player = new TracePlayer();
  const stories = answers.map(storyOf);
  const panels = stories.map((story, i) => panel(story, answers[i], titles[i] ?? '', stories.length > 1, player));
  fill(
    result,
    player,
    h(
      'div',
      { class: `lanes lanes-${stories.length}` },
      panels.map(({ element }) => element),
    ),
    h('div', { class: 'row spread' }, legend(), below),
  );
  player.addEventListener('moment', () => {
    for (const one of panels) one.draw();
  });
  player.load(panels.map(({ lane }) => lane));
}

/**
 * One strategy: its tree, the board of the node that is looked at, and what is known of it.
 * @param {SearchStory} story @param {Answer} answer @param {import('../../core/i18n.js').Words} title
 * @param {boolean} isOneOfMany @param {TracePlayer} player
 */
function panel(story, answer, title, isOneOfMany, player) {
  const state = stateView(story, answer);
  const facts = h('div', { class: 'node-facts' });
  const counts = h('div', {});
  const showNode = () => {
    const node = story.nodes[tree.seen];
    // What the search does is said by the player; this is said of a node that one has chosen.
    facts.setAttribute('aria-live', tree.pointed >= 0 ? 'polite' : 'off');
    state.show(tree.seen);
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
    h('div', { class: 'lane-body' }, tree.element, h('div', { class: 'lane-side' }, state.element, facts, waiting.element)),
  );
  return { element, lane, draw };
}

/**
 * The state of a node: a board with the steps that led there, or the text of a problem that has none.
 * @param {SearchStory} story @param {Answer} answer @returns {{element: HTMLElement, show: (node: number) => void}}
 */
function stateView(story, answer) {
  const first = story.nodes[0]?.state ?? '';
  if (answer.game !== 'sudoku' && answer.game !== 'ohno') {
    const text = h('pre', { class: 'mono scroll', 'data-testid': 'state' });
    return { element: text, show: (node) => fill(text, story.nodes[node]?.state ?? first) };
  }
  const { game } = answer;
  const start = rowsOf(first);
  const board = picture(game, start, game === 'sudoku' ? answer.shape : null);
  const show = (/** @type {number} */ node) => {
    board.show(looks(game, rowsOf(story.nodes[node]?.state ?? first), start));
    board.mark('path', marksOf(story, node, board.layout.cols));
  };
  return { element: board, show };
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
