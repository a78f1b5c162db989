// What is shown of an engine of logic: its own work, the knowledge base, what is known; the answer and its proof at the end.
import { catalogue } from '../../core/catalogue.js';
import { button, fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { dialog } from '../../shell/dialog.js';
import { picture } from '../boards.js';
import { cellOf, nameOf } from '../cells.js';
import { CodePanel } from '../code-panel.js';
import { TracePlayer } from '../player.js';
import { screen } from '../screen.js';
import { POINTED } from '../words.js';
import { Base } from './base.js';
import { derivedOf, knownCells, listed, symbolsOf } from './panels.js';
import { proofTree } from './proof.js';
import { sentence } from './sentences.js';
import { LogicStory, signs } from './story.js';
import { variablesOf } from './variables.js';
import { workOf } from './work.js';

/** @typedef {import('../../core/api.js').AnswerOf<'logic', 'ask'>} Answer */
/** @typedef {import('../../core/i18n.js').Words} Words */

/** @typedef {{rows: string[], at: number[], layout: import('../../board/layout.js').Layout | null, choose: (cell: string) => void}} Asked a position, the cell in question, and how to ask about another */

/**
 * Shows a run.
 * @param {HTMLElement} result @param {Answer} answer @param {string} knowledge
 * @param {{board?: Asked | null, groups?: import('./base.js').Group[], lead?: Words}} [more]
 */
export function show(result, answer, knowledge, { board = null, groups = [], lead } = {}) {
  const [found] = answer.results;
  const events = answer.trace?.events ?? [];
  if (events.length === 0) {
    // An engine that cannot work on these sentences says why; the production solver answers, but writes nothing down.
    const hasSteps = catalogue().logic.find(({ id }) => id === found.method)?.steps;
    const note = msg(hasSteps ? 'web-watch-empty' : 'web-watch-no-steps');
    fill(result, found.unable ? null : h('p', { class: 'notice', text: note }), verdict(found));
    return;
  }
  const story = new LogicStory(events);
  const player = new TracePlayer();
  const told = listed(answer, knowledge);
  const base = new Base(story, told, groups, standsOn(found, told));
  const symbols = h('ul', { class: 'symbols mono', 'data-testid': 'symbols' });
  const derived = h('ol', { class: 'derived mono', 'data-testid': 'derived' });
  const ending = h('div', { class: 'verdict', 'data-testid': 'verdict' });
  const code = new CodePanel(player);
  const work = workOf(story, player);
  const picked = board ? pictureOf(board) : null;
  const draw = () => {
    base.draw();
    work.draw();
    code.show(0);
    fill(symbols, symbolsOf(story, story.tape.get(story.hand).symbol));
    fill(derived, derivedOf(story));
    const isOver = story.tape.at === story.tape.length;
    // What follows from the opposite of the question is no longer believed once that has failed.
    const isRefuted = isOver && refutes && found.answer === 'entailed';
    picked?.mark(
      'known',
      isRefuted && board ? proved(found, board, picked.layout.cols) : knownCells(story, picked.layout.cols, Boolean(refutes)),
    );
    // The answer is not given away before the engine has it.
    fill(
      ending,
      isOver
        ? verdict(found)
        : [
            refutes ? h('p', { class: 'field-help', text: msg(picked ? 'web-watch-opposite-board' : 'web-watch-opposite') }) : null,
            picked ? h('p', { class: 'field-help', text: msg('web-watch-asked-help') }) : null,
          ],
    );
  };
  const question = found.question
    ? h('p', { class: 'question' }, h('strong', { text: msg('web-watch-asked') }), ' ', h('span', { class: 'mono' }, signs(found.question)))
    : null;
  const refutes = ['resolution', 'dpll', 'cdcl', 'sat'].includes(found.method) && found.question;
  const whole = screen(player, {
    board: h(
      'div',
      { class: 'stack' },
      question,
      picked,
      ending,
      story.symbols.size > 0 ? h('h3', { class: 'small-head', text: msg('web-watch-symbols') }) : null,
      symbols,
    ),
    stage: { id: 'stage', title: msg(`web-watch-stage-${story.work}`), element: work.element },
    panels: [
      ...(answer.code ? [{ id: 'code', title: msg('web-watch-code'), element: code.element }] : []),
      { id: 'base', title: msg('web-watch-kb'), element: base.element },
      ...(story.work === 'decisions' && story.derived.length > 0
        ? [{ id: 'derived', title: msg('web-watch-derived'), element: derived }]
        : []),
    ],
  });
  whole.addEventListener(POINTED, (event) => light(picked, /** @type {CustomEvent<import('../words.js').Named | null>} */ (event).detail));
  fill(result, whole);
  player.addEventListener('moment', draw);
  player.load(
    [
      {
        title: '',
        tape: story.tape,
        events: story.events,
        series: story.series,
        leftOut: answer.trace?.left_out ?? 0,
        say: (at) => sentence(events[at]),
        counters: () => story.counters(),
        code: answer.code ?? null,
        variables: () => variablesOf(story),
        about: (at) => {
          const event = events[at];
          return { depth: 'level' in event ? event.level : 'depth' in event ? event.depth : -1 };
        },
      },
    ],
    lead,
  );
}

/** The cell that was asked about, as it is proved to be. @param {Answer['results'][number]} found @param {Asked} board @param {number} columns */
function proved({ question }, { at: [row = 0, column = 0] }, columns) {
  return new Map([[row * columns + column, [{ kind: /^[~¬]/.test(question ?? '') ? 'safe' : 'mine' }]]]);
}

/** The board that one asks about. @param {Asked} board */
function pictureOf({ rows, at, layout, choose }) {
  const picked = picture('minesweeper', rows, null, layout);
  const { cols } = picked.layout;
  picked.classList.add('askable');
  picked.mark('asked', new Map([[(at[0] ?? 0) * cols + (at[1] ?? 0), [{ kind: 'target' }]]]));
  picked.addEventListener('click', (event) => {
    const cell = /** @type {Element} */ (event.target).closest('.cell.hidden');
    if (cell) choose(nameOf(Number(cell.getAttribute('data-i')), cols));
  });
  return picked;
}

/** Lights a cell that a sentence names. @param {import('../boards.js').BoardGrid | null} board @param {import('../words.js').Named | null} named */
export function light(board, named) {
  if (!board) return;
  const at = cellOf(named?.cell ?? null, board.layout.cols);
  board.mark('named', at >= 0 ? new Map([[at, [{ kind: 'where' }]]]) : new Map());
}

/** The numbers of the sentences that an answer stands on. @param {Answer['results'][number]} found @param {{sentence: string}[]} told */
function standsOn(found, told) {
  const said = new Set(found.because.map((one) => one.sentence));
  return new Set(told.flatMap(({ sentence: text }, i) => (said.has(text) ? [i + 1] : [])));
}

/** What the engine says, and the way to the proof. @param {Answer['results'][number]} found */
function verdict(found) {
  const { proof } = found;
  return h(
    'div',
    { class: `notice ${found.answer === 'entailed' ? 'good' : ''}` },
    found.question
      ? [h('strong', { text: msg(`web-watch-verdict-${found.answer}`) }), ' ', h('span', { class: 'mono' }, signs(found.question))]
      : null,
    found.sentences.map(({ en, es }) => h('p', { text: { en: signs(en), es: signs(es) } })),
    proof
      ? button({
          icon: 'eye',
          text: msg('web-watch-proof-show'),
          'data-testid': 'show-proof',
          onclick: () => dialog(msg('web-watch-proof'), proofTree(proof), { kind: 'wide' }),
        })
      : null,
  );
}
