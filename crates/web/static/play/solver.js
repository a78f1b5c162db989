// Two buttons: Solve fills the board, Generate makes another puzzle. Beside them, what the five searches of the report on Sudoku
// take to solve it, as in its program.
import { ask, isCancelled, wordsOf } from '../core/api.js';
import { button, fill, h } from '../core/dom.js';
import { msg, number } from '../core/i18n.js';
import { address } from '../core/router.js';
import { settings } from '../core/store.js';
import { announce } from '../shell/announce.js';
import { dialog } from '../shell/dialog.js';
import { busy } from './busy.js';
import { requestOf } from './form-sudoku.js';
import { made } from './open.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./sudoku.js').Sudoku} Sudoku */
/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('../core/api.js').AnswerOf<'sudoku', 'search'>['runs'][number]} Run */
/** @typedef {{strategy: string, run: Run | null}} Row a search, and what came of it */

/** The searches of the report, in its order, and how its program makes them. */
const STRATEGIES = ['bfs', 'dfs', 'ucs', 'greedy', 'astar'];
const AS_IN_THE_REPORT = { formulation: 'faithful', heuristic: 'h1' };
/** How many seconds each may take. */
const PATIENCE = 3;

export class Solver {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    /** @type {AbortController | null} */
    this.working = null;
    this.result = h('div', { class: 'solver-result', 'data-testid': 'solver-result' });
    this.element = h(
      'section',
      { class: 'card solver', 'aria-labelledby': 'solver-title' },
      h('h2', { id: 'solver-title', text: msg('web-solver') }),
      h(
        'div',
        { class: 'row' },
        button({ icon: 'check', text: msg('web-solver-solve'), 'data-testid': 'solve', onclick: () => this.solve() }),
        button({ icon: 'dice', text: msg('web-solver-generate'), 'data-testid': 'generate', onclick: () => this.generate() }),
      ),
      this.result,
    );
    this.clear();
  }

  /** @returns {import('../shell/palette.js').Command[]} */
  commands() {
    return [
      { label: msg('web-solver-solve'), run: () => this.solve() },
      { label: msg('web-solver-generate'), run: () => this.generate() },
    ];
  }

  stop() {
    this.working?.abort();
  }

  /** Another puzzle is on the table: what was found is not about it. */
  clear() {
    this.stop();
    fill(this.result, h('p', { class: 'muted', text: msg('web-solver-lead') }));
  }

  /** Makes a puzzle as the form for new games was left. */
  generate() {
    return this.work(async (signal) => {
      const session = await made(requestOf(settings.forms.sudoku ?? {}), signal);
      // From here on the new puzzle is what can be stopped.
      this.working = null;
      await this.play.put(session);
      const clues = /** @type {Sudoku} */ (session).givens.filter(Boolean).length;
      announce(msg('web-solver-made', { clues }));
    });
  }

  /** Fills the board, then lets the searches of the report run. */
  solve() {
    const session = /** @type {Sudoku | null} */ (this.play.session);
    if (!session) return;
    if (session.isOver) return this.refuse(msg('web-solver-nothing'), msg('web-solver-nothing-full'));
    if (session.info.plain && !session.givens.some(Boolean))
      return this.refuse(msg('web-solver-nothing'), msg('web-solver-nothing-empty'));
    return this.work(async (signal) => {
      const puzzle = session.info.text;
      const { solution, unique, sentence } = await ask({ game: 'sudoku', verb: 'solve', puzzle }, { signal, seconds: 10 });
      if (!solution) return this.refuse(msg('web-solver-impossible'), sentence);
      session.helped += 1;
      // One move, which can be taken back.
      session.change([...solution.join('')].map((value, index) => [index, { value, notes: [] }]));
      const solutions = msg(unique ? 'web-solver-unique' : unique === null ? 'web-solver-undecided' : 'web-solver-several');
      announce(solutions);
      await this.count(puzzle, solutions, signal);
    });
  }

  /** One search after the other, each in the table as soon as it has ended. @param {string} puzzle @param {Words} solutions @param {AbortSignal} signal */
  async count(puzzle, solutions, signal) {
    /** @type {Row[]} */
    const rows = STRATEGIES.map((strategy) => ({ strategy, run: null }));
    this.show(rows, puzzle, solutions);
    for (const row of rows) {
      const runs = [/** @type {any} */ ({ strategy: row.strategy, ...AS_IN_THE_REPORT })];
      const answer = await ask({ game: 'sudoku', verb: 'search', puzzle, runs }, { signal, seconds: PATIENCE });
      row.run = answer.runs[0] ?? null;
      this.show(rows, puzzle, solutions);
    }
    announce(msg('web-solver-done'));
  }

  /** @param {Row[]} rows @param {string} puzzle @param {Words} solutions */
  show(rows, puzzle, solutions) {
    const heading = (/** @type {string} */ name) => h('th', { scope: 'col', text: msg(`web-solver-${name}`) });
    const isAnyStopped = rows.some(({ run }) => run && !run.solved);
    fill(
      this.result,
      h('p', { text: solutions, 'data-testid': 'solver-solutions' }),
      h(
        'table',
        { class: 'table' },
        h('caption', { class: 'visually-hidden', text: msg('web-solver-table') }),
        h('thead', {}, h('tr', {}, ['search', 'expanded', 'generated'].map(heading))),
        h(
          'tbody',
          {},
          rows.map((row) => line(row, puzzle)),
        ),
      ),
      isAnyStopped ? h('p', { class: 'field-help', text: msg('web-solver-stopped') }) : null,
      h('p', { class: 'field-help', text: msg('web-solver-help') }),
    );
  }

  /** Says in a window why nothing can be solved, and offers what helps. @param {Words} title @param {Words} why */
  refuse(title, why) {
    const another = button({
      icon: 'dice',
      text: msg('web-solver-generate'),
      kind: 'primary',
      'data-testid': 'refused-generate',
      onclick: () => {
        element.close();
        this.generate();
      },
    });
    const element = dialog(title, h('p', { role: 'alert', text: why, 'data-testid': 'refused' }), { actions: [another] });
  }

  /** Work that takes its time and can be ended; it takes the place of what is still under way. @param {(signal: AbortSignal) => Promise<void>} task */
  async work(task) {
    this.stop();
    const working = new AbortController();
    this.working = working;
    const done = busy(this.element, working);
    try {
      await task(working.signal);
    } catch (error) {
      if (!isCancelled(error)) this.refuse(msg('web-solver-failed'), /** @type {any} */ (error)?.words ?? wordsOf(error));
    } finally {
      done();
    }
  }
}

/** A search that runs still has no counts; one that was stopped says so. @param {Row} row @param {string} puzzle */
function line({ strategy, run }, puzzle) {
  const runs = [strategy, AS_IN_THE_REPORT.heuristic, AS_IN_THE_REPORT.formulation, 'first'].join(':');
  const watch = address(['watch', 'search'], { game: 'sudoku', puzzle, runs });
  const took = run && 'expanded' in run.statistics ? run.statistics : null;
  const count = (/** @type {number | undefined} */ value) =>
    h('td', {}, value === undefined ? '…' : { say: () => number(value) }, took && !run?.solved ? ' *' : null);
  return h(
    'tr',
    { 'data-search': strategy, title: run && !run.solved ? run.sentence : undefined },
    h('th', { scope: 'row' }, h('a', { href: watch, text: msg(`web-strategy-${strategy}`) })),
    count(took?.expanded),
    count(took?.generated),
  );
}
