// What is shown of searches that have run: the tree as it grows, the code, the nodes that wait, the board of the node
// one points at; several strategies on the same puzzle side by side.
import { isInformed } from '../../core/catalogue.js';
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { CodePanel } from '../code-panel.js';
import { countersOf, TracePlayer } from '../player.js';
import { screen } from '../screen.js';
import { legend } from '../tree/legend.js';
import { TreeView } from '../tree/tree-view.js';
import { POINTED } from '../words.js';
import { factsOf } from './facts.js';
import { sentence } from './sentences.js';
import { stateView } from './state.js';
import { SearchStory } from './story.js';
import { Waiting } from './waiting.js';

/** @typedef {import('../clock.js').Lane} Lane */
/** @typedef {import('../../core/i18n.js').Words} Words */
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
  return new SearchStory(events, strategy === null ? asked : isInformed(strategy), strategy);
}

/**
 * Shows runs, with their titles.
 * @param {HTMLElement} result @param {Answer[]} answers @param {Words[]} titles
 * @param {Words} [lead] what to look for, said before the first step
 */
export function show(result, answers, titles, lead) {
  const player = new TracePlayer();
  const stories = answers.map(storyOf);
  const lanes = stories.map((story, i) => laneOf(story, answers[i], titles[i] ?? ''));
  let chosen = 0;
  /** Whether a word of the facts is pointed at: they stay, or it would go from under the pointer. */
  let isReading = false;
  const state = stateView(stories, answers[0]);
  const facts = h('div', { class: 'node-facts' });
  const code = new CodePanel(player);
  const waiting = new Waiting();
  const trees = stories.map((story, i) => {
    const choose = (/** @type {number} */ node) => player.goTo(i, story.born(node));
    const point = () => {
      chosen = i;
      showSide();
    };
    return new TreeView(story, point, choose);
  });
  const heads = stories.map((_, i) => h('div', { class: 'lane-head' }, head(i)));
  const counts = stories.map(() => h('div', {}));
  function head(/** @type {number} */ i) {
    const ending = answers[i]?.runs[0]?.sentence;
    return [
      stories.length > 1
        ? h('button', { type: 'button', class: 'lane-name', onclick: () => choose(i), 'data-testid': `lane-${i}`, text: titles[i] ?? '' })
        : h('h2', { class: 'lane-name', text: titles[i] ?? '' }),
      ending ? h('span', { class: 'badge', text: ending }) : null,
    ];
  }
  const choose = (/** @type {number} */ lane) => {
    chosen = lane;
    showSide();
  };
  const showSide = () => {
    const [story, tree] = [stories[chosen], trees[chosen]];
    if (!story || !tree) return;
    if (heads.length > 1) heads.forEach((one, i) => one.firstElementChild?.setAttribute('aria-pressed', String(i === chosen)));
    player.dataset.chosen = String(chosen);
    // What the search does is said by the player; this is said of a node that one has chosen.
    facts.setAttribute('aria-live', tree.pointed >= 0 ? 'polite' : 'off');
    state.show(story, tree.seen);
    if (!isReading)
      fill(facts, story.nodes[tree.seen] ? factsOf(story, tree.seen) : h('p', { class: 'muted', text: msg('web-watch-no-node') }));
    code.show(chosen);
    waiting.show(story);
  };
  const draw = () => {
    trees.forEach((tree) => {
      tree.isSudden = player.isFast;
      tree.draw();
    });
    if (lanes.length > 1) counts.forEach((place, i) => fill(place, lanes[i] ? countersOf(lanes[i]) : null));
    showSide();
  };
  const stage = h(
    'div',
    { class: `lanes lanes-${stories.length}` },
    trees.map((tree, i) => h('div', { class: 'lane', 'data-lane': '' }, heads[i], counts[i], tree.element)),
    legend(),
  );
  const panels = [
    lanes.some((lane) => lane.code) ? { id: 'code', title: msg('web-watch-code'), element: code.element } : null,
    { id: 'frontier', title: msg('web-watch-waiting'), element: waiting.element },
  ].filter((panel) => panel !== null);
  const whole = screen(player, {
    board: h('div', { class: 'stack' }, state.element, facts),
    stage: { id: 'stage', title: msg('web-watch-stage-tree'), element: stage },
    panels,
  });
  whole.addEventListener(POINTED, (event) => {
    const named = /** @type {CustomEvent<import('../words.js').Named | null>} */ (event).detail;
    const word = /** @type {Element} */ (event.target);
    // Each strategy counts its own nodes.
    const says = word.closest('[data-says]')?.getAttribute('data-says');
    if (named && says) chosen = Number(says);
    isReading = named !== null && facts.contains(word);
    trees[chosen]?.point(named?.node === undefined ? -1 : (stories[chosen]?.placeOf(named.node) ?? -1));
    if (says) showSide();
    isReading = false;
    state.light(named?.cell ?? null);
  });
  fill(result, whole);
  player.addEventListener('moment', draw);
  player.load(lanes, lead);
}

/** What the player needs to know of a search. @param {SearchStory} story @param {Answer | undefined} answer @param {Words} title @returns {Lane} */
function laneOf(story, answer, title) {
  return {
    title,
    tape: story.tape,
    events: story.events,
    series: story.series,
    leftOut: answer ? traceOf(answer).left_out : 0,
    say: (event) => sentence(story, event),
    counters: () => story.counters(),
    code: answer?.code ?? null,
    variables: () => story.variables(),
    about: (event) => {
      const node = story.nodes[story.node[event] ?? -1];
      return node
        ? { depth: node.depth, node: node.isKept ? node.id : -1, cells: node.action ? [node.action.replace(/=.*/, '')] : [] }
        : { depth: -1, node: -1, cells: [] };
    },
  };
}
