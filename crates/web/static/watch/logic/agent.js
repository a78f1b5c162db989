// The third report's agent at work on the board: its six steps, the questions it asks, and how chaining answers each.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { picture } from '../boards.js';
import { CodePanel } from '../code-panel.js';
import { cropped } from '../crop.js';
import { TracePlayer } from '../player.js';
import { screen } from '../screen.js';
import { POINTED } from '../words.js';
import { AgentStory } from './agent-story.js';
import { cellName, groupSays } from './base.js';
import { light } from './run.js';
import { sentence as chaining } from './sentences.js';
import { named } from './story.js';
import { workOf } from './work.js';

/** @typedef {import('../../core/api.js').AnswerOf<'minesweeper', 'analyse'>} Answer */
/** @typedef {import('../../api.js').AgentEvent} AgentEvent */
/** @typedef {import('../../core/i18n.js').Words} Words */

/** @param {HTMLElement} result @param {Answer} answer @param {import('../../board/layout.js').Layout | null} layout @param {Words} [lead] */
export function showAgent(result, answer, layout, lead) {
  const events = answer.trace?.events ?? [];
  const rows = /** @type {string[]} */ (answer.board);
  const story = new AgentStory(events, answer.steps ?? []);
  const player = new TracePlayer();
  const board = picture('minesweeper', rows, null, layout);
  const { cols } = board.layout;
  // Of a large board as much as the agent looks at.
  const spots = events.flatMap((event) => (event.event === 'base' ? [event.cell, ...(event.number ? [event.number] : [])] : []));
  if (spots.length > 0)
    board.frame(
      cropped(
        spots.map(([row, column]) => board.layout.centre(row * cols + column)),
        board.layout.box,
      ),
    );
  const steps = h('ol', { class: 'agent-steps', 'data-testid': 'agent-steps' });
  const asked = h('ol', { class: 'asked', 'data-testid': 'asked' });
  const base = h('div', { class: 'stack', 'data-testid': 'knowledge' });
  const code = new CodePanel(player);
  const work = workOf(story.chaining, player);
  const draw = () => {
    board.mark('agent', marksOf(story, cols));
    code.show(0);
    work.draw();
    const now = story.step();
    fill(
      steps,
      [1, 2, 3, 4, 5, 6].map((step) =>
        h('li', {
          class: step === now ? 'now' : '',
          'aria-current': step === now ? 'step' : undefined,
          text: msg(`web-watch-agent-step-${step}`),
        }),
      ),
    );
    fill(asked, story.answers().map(questionOf).reverse());
    fill(base, baseOf(story.base()));
  };
  const whole = screen(player, {
    board: h('div', { class: 'stack' }, board, steps),
    stage: {
      id: 'stage',
      title: msg('web-watch-stage-agent'),
      element: h(
        'div',
        { class: 'stage agent-stage' },
        h('div', { class: 'agent-asked' }, h('h3', { class: 'small-head', text: msg('web-watch-agent-asked') }), asked),
        work.element,
      ),
    },
    panels: [
      ...(answer.code ? [{ id: 'code', title: msg('web-watch-code'), element: code.element }] : []),
      { id: 'base', title: msg('web-watch-agent-base'), element: base },
    ],
  });
  whole.addEventListener(POINTED, (event) => light(board, /** @type {CustomEvent<import('../words.js').Named | null>} */ (event).detail));
  fill(result, whole);
  player.addEventListener('moment', draw);
  player.load(
    [
      {
        title: '',
        tape: story.chaining.tape,
        events,
        series: story.chaining.series,
        leftOut: answer.trace?.left_out ?? 0,
        say: (at) => agentSays(events[at]),
        counters: () => story.counters(),
        code: answer.code ?? null,
        variables: () => story.variables(),
        about: (at) => {
          const event = events[at];
          return { cells: event && 'cell' in event && Array.isArray(event.cell) ? [cellName(event.cell)] : [] };
        },
      },
    ],
    lead,
  );
}

/** What happens, in words. @param {AgentEvent | undefined} event @returns {Words} */
function agentSays(event) {
  if (!event) return '';
  switch (event.event) {
    case 'first':
    case 'mark':
    case 'open':
    case 'guess':
      return msg(`web-watch-agent-${event.event}`, { cell: cellName(event.cell) });
    case 'knowledge':
      return msg('web-watch-agent-knowledge', { numbers: event.numbers, mines: event.mines, clear: event.clear, unknown: event.unknown });
    case 'numbers':
      return msg('web-watch-agent-numbers', { count: event.numbers.length, cells: event.numbers.map(cellName).join(', ') });
    case 'base':
      return msg(event.number ? 'web-watch-agent-base-of' : 'web-watch-agent-base-total', {
        cell: cellName(event.cell),
        number: event.number ? cellName(event.number) : '',
        shows: event.shows ?? 0,
        rules: event.rules,
        facts: event.facts,
      });
    case 'question':
      return msg(`web-watch-agent-ask-${event.ask}`, { cell: cellName(event.cell), goal: event.goal });
    case 'answer':
      return msg(`web-watch-agent-answer-${event.reply}`, {
        question: msg(`web-watch-agent-of-${event.ask}`, { cell: cellName(event.cell) }),
      });
    case 'counters':
      return event.nearest && event.missing !== null
        ? msg('web-watch-agent-counters', {
            symbol: event.symbol,
            count: event.lowered,
            missing: event.missing,
            rule: named(event.nearest),
          })
        : msg('web-watch-agent-counters-none', { symbol: event.symbol, count: event.lowered });
    default:
      return chaining(event);
  }
}

/** @param {import('./agent-story.js').Asked} asked */
function questionOf({ cell, ask, reply }) {
  return h(
    'li',
    { class: reply ? `answer-${reply}` : 'now' },
    h('span', { text: msg(`web-watch-agent-of-${ask}`, { cell: cellName(cell) }) }),
    ' ',
    h('strong', { text: reply ? msg(`web-watch-agent-reply-${reply}`) : '…' }),
  );
}

/** What is in the base that is asked. @param {Extract<AgentEvent, {event: 'base'}> | null} base */
function baseOf(base) {
  if (!base) return h('p', { class: 'muted', text: msg('web-watch-agent-base-none') });
  return [
    h('p', { text: msg('web-watch-agent-base-size', { rules: base.rules, facts: base.facts }) }),
    base.told.map((group) =>
      h(
        'details',
        { class: 'group' },
        h(
          'summary',
          {},
          h('span', { text: groupSays({ ...group, mines: null, of: [] }) }),
          ' ',
          h('span', { class: 'muted', text: msg('web-watch-group-count', { count: group.count }) }),
        ),
        h(
          'ul',
          { class: 'knowledge mono' },
          group.first.map((one) => h('li', {}, named(one))),
          group.count > group.first.length
            ? h('li', { class: 'muted', text: msg('web-watch-more', { count: group.count - group.first.length }) })
            : null,
        ),
      ),
    ),
  ];
}

/** The cell that is asked about, the number beside it, and what is settled. @param {AgentStory} story @param {number} columns */
function marksOf(story, columns) {
  /** @type {Map<number, import('../../board/layers.js').Mark[]>} */
  const marks = new Map();
  const mark = (/** @type {import('../../api.js').Place | null} */ place, /** @type {string} */ kind) => {
    if (!place) return;
    const at = place[0] * columns + place[1];
    marks.set(at, [...(marks.get(at) ?? []), { kind }]);
  };
  const base = story.base();
  for (const { cell, ask, reply } of story.answers()) if (reply === 'yes') mark(cell, ask === 'mark' ? 'mine' : 'safe');
  mark(base?.number ?? null, 'clue');
  mark(base?.cell ?? null, 'target');
  return marks;
}
