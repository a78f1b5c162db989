// Minesweeper: the risk of every cell, the best one with its reasons, and whether one may guess.
import { isCancelled, wordsOf } from '../core/api.js';
import { button, drawer, fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { BoardGrid } from '../board/board-grid.js';
import { mineLooks } from '../board/looks.js';
import { busy } from './busy.js';
import { candidatesTable } from './candidates.js';
import { mayGuess, mineRisks } from './mine-help.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {Session & {position: string, indexOf: (place: number[]) => number}} MineSession */

export class RiskPanel {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.on = false;
    /** @type {AbortController | null} */
    this.running = null;
    this.button = button({
      icon: 'percent',
      text: msg('web-overlay'),
      'aria-pressed': 'false',
      'data-testid': 'overlay',
      onclick: () => this.toggle(),
    });
    this.said = h('div', { class: 'said', 'aria-live': 'polite', 'data-testid': 'risk-text' });
    this.verdict = h('div', { class: 'said', 'aria-live': 'polite', 'data-testid': 'guess-text' });
    this.element = h(
      'section',
      { class: 'card risk-panel', 'aria-labelledby': 'risk-title' },
      h('h2', { id: 'risk-title', text: msg('web-risks') }),
      h(
        'div',
        { class: 'row' },
        this.button,
        button({ icon: 'dice', text: msg('web-may-i-guess'), 'data-testid': 'may-guess', onclick: () => this.guess() }),
      ),
      this.said,
      this.verdict,
    );
  }

  toggle() {
    this.on = !this.on;
    this.button.setAttribute('aria-pressed', String(this.on));
    if (this.play.session) this.refresh(this.play.session, false);
  }

  commands() {
    return [
      { label: msg('web-overlay'), run: () => this.toggle() },
      { label: msg('web-may-i-guess'), run: () => this.guess() },
    ];
  }

  /** @param {Session} session @param {boolean} first */
  async refresh(session, first) {
    const { board } = this.play.table;
    this.running?.abort();
    fill(this.verdict);
    board.mark('guess', new Map());
    if (!this.on || session.isOver || first) {
      board.risks(new Map());
      board.mark('best', new Map());
      fill(this.said);
      if (!this.on || session.isOver) return;
    }
    const running = new AbortController();
    this.running = running;
    const done = busy(this.element, running);
    try {
      const { answer, risks, marks } = await mineRisks(/** @type {MineSession} */ (session), running.signal);
      if (running.signal.aborted) return;
      board.risks(risks);
      board.mark('best', marks);
      fill(
        this.said,
        answer.sentences.map((words) => h('p', { text: words })),
        answer.advice ? candidatesTable(this.play, answer.advice) : null,
      );
    } catch (error) {
      if (isCancelled(error)) return;
      board.risks(new Map());
      fill(this.said, h('p', { class: 'notice bad', text: wordsOf(error) }));
    } finally {
      done();
    }
  }

  /** Whether a guess can be avoided, and the boards that prove it. */
  async guess() {
    const { session } = this.play;
    if (!session) return;
    const asked = /** @type {MineSession} */ (session);
    const running = new AbortController();
    const done = busy(this.element, running);
    try {
      const answer = await mayGuess(asked, running.signal);
      const { forced = false, unavoidable = [] } = answer.guess ?? {};
      const [verdict, ...more] = answer.sentences;
      fill(
        this.verdict,
        h(
          'p',
          { class: `notice ${forced ? 'bad' : 'good'}` },
          h('strong', { text: msg(forced ? 'web-guess-yes' : 'web-guess-no') }),
          ' ',
          h('span', { text: verdict }),
        ),
        more.length
          ? drawer(
              msg('web-guess-proof'),
              {},
              more.map((words) => h('p', { text: words })),
              this.boards(answer.boards ?? []),
            )
          : null,
      );
      const marks = unavoidable.flatMap((/** @type {any} */ each) =>
        each.cells.map((/** @type {number[]} */ cell) => [
          asked.indexOf(cell),
          [{ kind: 'where', note: msg('web-mark-helpless') }],
        ]),
      );
      this.play.table.board.mark('guess', new Map(marks));
    } catch (error) {
      if (!isCancelled(error)) fill(this.verdict, h('p', { class: 'notice bad', text: wordsOf(error) }));
    } finally {
      done();
    }
  }

  /** Boards that fit, as pictures. @param {any[]} boards */
  boards(boards) {
    const { layout } = this.play.table.board;
    return h(
      'div',
      { class: 'witnesses' },
      boards.slice(0, 6).map((each, index) => {
        const picture = /** @type {BoardGrid} */ (document.createElement('board-grid'));
        picture.setup(layout, mineLooks(each.board), {
          label: msg('web-witness', { number: index + 1 }),
          game: 'minesweeper',
          playable: false,
        });
        return picture;
      }),
    );
  }
}
