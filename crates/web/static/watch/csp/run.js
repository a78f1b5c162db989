// What is shown of constraint propagation and the searches built on it: domains that shrink on the board, and each
// method's own work beside it.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { CodePanel } from '../code-panel.js';
import { TracePlayer } from '../player.js';
import { screen } from '../screen.js';
import { legend } from '../tree/legend.js';
import { TreeView } from '../tree/tree-view.js';
import { POINTED } from '../words.js';
import { boardView } from './board.js';
import { Hand } from './hand.js';
import { Moves } from './moves.js';
import { Population } from './population.js';
import { Removals } from './removals.js';
import { sentence } from './sentences.js';
import { CspStory, nameOf } from './story.js';

/** @typedef {import('../../core/api.js').AnswerOf<'sudoku', 'search'>} Answer */
/** @typedef {import('./story.js').CspEvent} CspEvent */

/** Shows a run. @param {HTMLElement} result @param {Answer} answer @param {import('../../core/i18n.js').Words} [lead] what to look for */
export function show(result, answer, lead) {
  const rows = answer.puzzle;
  const trace = answer.trace?.kind === 'csp' ? answer.trace : { events: [], left_out: 0 };
  const size = rows.length;
  const givens = rows.flatMap((row) => [...row].map((digit) => (digit === '.' ? 0 : parseInt(digit, 36))));
  const story = new CspStory(trace.events, size, givens, methodOf(answer));
  const player = new TracePlayer();
  const board = boardView(story, rows, answer.shape);
  const code = new CodePanel(player);
  const hand = new Hand(story);
  const work = workOf(story, player);
  const ending = answer.runs[0]?.sentence;
  const whole = screen(player, {
    board: board.element,
    stage: {
      id: 'stage',
      title: msg(`web-watch-stage-${story.work}`),
      element: h(
        'div',
        { class: 'stage' },
        h('div', { class: 'lane-head' }, chapters(story, player), ending ? h('span', { class: 'badge', text: ending }) : null),
        work.element,
      ),
    },
    panels: [
      ...(answer.code ? [{ id: 'code', title: msg('web-watch-code'), element: code.element }] : []),
      { id: 'hand', title: msg('web-watch-hand'), element: hand.element },
    ],
  });
  whole.querySelector('.screen-board')?.parentElement?.classList.add('wide-board');
  whole.addEventListener(POINTED, (event) => {
    const named = /** @type {CustomEvent<import('../words.js').Named | null>} */ (event).detail;
    board.light(named?.cell ?? null);
  });
  player.addEventListener('moment', () => {
    board.draw();
    code.show(0);
    hand.draw();
    work.draw();
  });
  fill(result, whole);
  player.load(
    [
      {
        title: '',
        tape: story.tape,
        events: story.events,
        series: story.series,
        leftOut: trace.left_out,
        say: (at) => sentence(trace.events[at], story.work),
        counters: () => story.counters(),
        about: (at) => aboutOf(trace.events[at]),
        code: answer.code ?? null,
        variables: () => hand.variables(),
      },
    ],
    lead,
  );
}

/** The name of the method of constraints. @param {Answer} answer @returns {string} */
function methodOf({ runs: [run] }) {
  const method = run?.method ?? {};
  if ('consistency' in method) return String(method.consistency);
  return 'method' in method ? String(method.method) : '';
}

/** What shows the method's own work. @param {CspStory} story @param {TracePlayer} player @returns {{element: HTMLElement, draw: () => void}} */
function workOf(story, player) {
  if (story.work === 'population') return new Population(story);
  if (story.work === 'local') return new Moves(story);
  if (story.work === 'rules') return new Removals(story, player);
  const tree = new TreeView(
    story.tree,
    () => {},
    (node) => player.goTo(0, story.tree.born(node)),
  );
  const draw = () => {
    tree.isSudden = player.isFast;
    tree.draw();
  };
  return { element: h('div', { class: 'stage' }, tree.element, legend('csp')), draw };
}

/** The parts of the work, each with a button that goes there. @param {CspStory} story @param {TracePlayer} player */
function chapters(story, player) {
  const starts = story.events.flatMap((event, at) => (event.event === 'stage' ? [{ of: event.of, at }] : []));
  if (starts.length < 2) return null;
  return h(
    'div',
    { class: 'chapters', role: 'group', 'aria-label': msg('web-watch-chapters') },
    starts.map(({ of, at }) =>
      h('button', {
        type: 'button',
        class: 'button quiet chapter',
        'data-testid': `chapter-${of}`,
        text: msg(`web-watch-chapter-${of}`),
        onclick: () => player.goTo(0, at + 1),
      }),
    ),
  );
}

/** The depth and the cells of an event. @param {CspEvent} event */
function aboutOf(event) {
  const cells = [];
  if ('variable' in event) cells.push(event.variable);
  if ('other' in event) cells.push(event.other, event.through);
  if ('reason' in event && 'arc' in event.reason) cells.push(event.reason.arc.support);
  return { depth: 'depth' in event ? event.depth : -1, cells: cells.map(nameOf) };
}
