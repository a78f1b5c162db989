// What is shown of an engine of logic: the knowledge base, what fired what or was learned from what, and the proof of
// what was asked.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { nameOf, picture } from '../boards.js';
import { TracePlayer } from '../player.js';
import { derivedOf, knownCells, listed, plain, section, symbolsOf } from './panels.js';
import { proofTree } from './proof.js';
import { sentence } from './sentences.js';
import { LogicStory } from './story.js';

/** @typedef {import('../../core/api.js').AnswerOf<'logic', 'ask'>} Answer */

/** @typedef {{rows: string[], at: number[], layout: import('../../board/layout.js').Layout | null, choose: (cell: string) => void}} Asked a position, the cell in question, and how to ask about another */

/**
 * Shows a run, and what stands below it.
 * @param {HTMLElement} result @param {Answer} answer @param {string} knowledge @param {Asked | null} board @param {HTMLElement | null} below
 */
export function show(result, answer, knowledge, board, below) {
  const [found] = answer.results;
  const events = answer.trace?.events ?? [];
  const story = new LogicStory(events);
  const player = new TracePlayer();
  const told = listed(answer, knowledge);
  const base = h(
    'ol',
    { class: 'knowledge mono', 'data-testid': 'knowledge' },
    told.map(({ sentence: text }) => h('li', {}, text)),
  );
  const because = new Set(found.because.map((one) => plain(one.sentence)));
  const symbols = h('ul', { class: 'symbols mono' });
  const derived = h('ol', { class: 'derived mono', 'data-testid': 'derived' });
  const goals = h('div', {});
  player.addEventListener('moment', () => draw());
  const draw = () => {
    const hand = story.tape.get(story.hand);
    const now = new Set(hand.formulas.map((/** @type {import('./story.js').Numbered} */ one) => plain(one.formula ?? '')));
    [...base.children].forEach((item, i) => {
      const text = plain(told[i]?.sentence ?? '');
      item.classList.toggle('now', now.has(text));
      item.classList.toggle('because', because.has(text));
    });
    fill(symbols, symbolsOf(story, hand.symbol));
    fill(derived, derivedOf(story));
    picked?.mark('known', knownCells(story, picked.layout.cols));
    const open = story.tape.get(story.goals);
    fill(goals, open.length > 0 ? h('p', {}, msg('web-watch-goals'), ' ', h('span', { class: 'mono' }, open.join(' ← '))) : null);
  };
  const picked = board ? picture('minesweeper', board.rows, null, board.layout) : null;
  if (picked && board) {
    const { cols } = picked.layout;
    picked.mark('asked', new Map([[(board.at[0] ?? 0) * cols + (board.at[1] ?? 0), [{ kind: 'target' }]]]));
    picked.addEventListener('click', (event) => {
      const cell = /** @type {Element} */ (event.target).closest('.cell.hidden');
      if (cell) board.choose(nameOf(Number(cell.getAttribute('data-i')), cols));
    });
  }
  fill(
    result,
    story.events.length > 0 ? player : h('p', { class: 'notice', text: msg('web-watch-no-steps') }),
    h(
      'div',
      { class: 'card verdict' },
      h(
        'p',
        {},
        h('strong', { text: msg(`web-watch-verdict-${found.answer}`) }),
        ' ',
        found.question ? h('span', { class: 'mono' }, found.question) : null,
      ),
      found.sentences.map((words) => h('p', { text: words })),
      ['resolution', 'dpll', 'cdcl', 'sat'].includes(found.method) && found.question
        ? h('p', { class: 'muted', text: msg('web-watch-opposite') })
        : null,
    ),
    h(
      'div',
      { class: 'logic-grid' },
      picked
        ? h(
            'section',
            { class: 'card' },
            h('h2', {
              class: 'small-head',
              text: msg('web-watch-asked-cell', {
                cell: nameOf((board?.at[0] ?? 0) * picked.layout.cols + (board?.at[1] ?? 0), picked.layout.cols),
              }),
            }),
            picked,
            h('p', { class: 'field-help', text: msg('web-watch-asked-help') }),
          )
        : null,
      section('web-watch-kb', base, because.size > 0 ? h('p', { class: 'field-help', text: msg('web-watch-kb-note') }) : null),
      section('web-watch-symbols', symbols, goals),
      story.derived.length > 0 ? section('web-watch-derived', derived) : null,
      found.proof
        ? h(
            'section',
            { class: 'card wide', 'aria-label': msg('web-watch-proof') },
            h('h2', { class: 'small-head', text: msg('web-watch-proof') }),
            h('div', { class: 'scroll tall', tabindex: 0, role: 'group', 'aria-label': msg('web-watch-proof') }, proofTree(found.proof)),
          )
        : null,
    ),
    below,
  );
  player.load([
    {
      title: '',
      tape: story.tape,
      events: story.events,
      series: story.series,
      leftOut: answer.trace?.left_out ?? 0,
      say: (at) => sentence(events[at]),
      counters: () => story.counters(),
      about: (at) => {
        const event = events[at];
        return { depth: 'level' in event ? event.level : 'depth' in event ? event.depth : -1 };
      },
    },
  ]);
}
