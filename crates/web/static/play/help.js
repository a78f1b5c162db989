// Help in four stages: where to look, which clues, the whole argument, and only then the move.
import { isCancelled, wordsOf } from '../core/api.js';
import { button, fill, h } from '../core/dom.js';
import { msg, say } from '../core/i18n.js';
import { announce, toast } from '../shell/announce.js';
import { busy } from './busy.js';
import { candidatesTable } from './candidates.js';
import { STAGES } from './session.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Hint} Hint */
/** @typedef {import('./session.js').Stage} Stage */

export class HelpPanel {
  /** @param {Play} play */
  constructor(play) {
    this.table = play;
    /** How far help has gone: 0 is not at all. */
    this.stage = 0;
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {AbortController | null} */
    this.running = null;
    this.steps = h(
      'ol',
      { class: 'stages' },
      STAGES.map((stage, index) =>
        h(
          'li',
          { 'data-stage': index + 1 },
          h('span', { class: 'stage-number' }, index + 1),
          h('span', { text: msg(`web-stage-${stage}`) }),
        ),
      ),
    );
    this.said = h('div', { class: 'said', 'aria-live': 'polite', 'data-testid': 'hint-text' });
    this.first = button({
      icon: 'bulb',
      text: msg('web-hint'),
      kind: 'primary',
      'data-testid': 'hint',
      onclick: () => this.restart(),
    });
    this.next = button({ text: msg('web-hint-more'), 'data-testid': 'hint-more', onclick: () => this.more() });
    this.playIt = button({
      icon: 'play',
      text: msg('web-hint-play'),
      'data-testid': 'hint-play',
      onclick: () => this.play(),
    });
    this.element = h(
      'section',
      { class: 'card help', 'aria-labelledby': 'help-title' },
      h('h2', { id: 'help-title', text: msg('web-help') }),
      this.steps,
      this.said,
      h('div', { class: 'row' }, this.first, this.next, this.playIt),
    );
    this.show();
  }

  /** Help begins anew. */
  restart() {
    this.stage = 0;
    return this.more();
  }

  /** One stage more, up to the whole argument. */
  more() {
    return this.ask(Math.min(this.stage + 1, 3));
  }

  /** @param {number} stage */
  async ask(stage) {
    const { session } = this.table;
    if (!session) return;
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    const done = busy(this.element, running);
    try {
      const hint = await session.hint(/** @type {Stage} */ (STAGES[stage - 1]), running.signal);
      if (running.signal.aborted) return;
      this.stage = stage;
      this.hint = hint;
      session.helped += 1;
      this.table.table.light(hint);
      this.show();
    } catch (error) {
      if (!isCancelled(error)) fill(this.said, h('p', { class: 'notice bad', text: wordsOf(error) }));
    } finally {
      done();
    }
  }

  /** Makes the move, whatever was told of it. @returns {Promise<boolean>} whether there was one */
  async play() {
    const { session } = this.table;
    if (!session || session.isOver) return false;
    if (!this.hint || this.stage < 3) await this.ask(3);
    const { hint } = this;
    if (!hint?.play) {
      if (hint) toast(hint.sentences[0] ?? msg('web-hint-none'));
      return false;
    }
    const words = hint.sentences.at(-1);
    try {
      await hint.play();
    } catch (error) {
      if (!isCancelled(error)) toast(wordsOf(error), 'bad');
      return false;
    }
    // What was just played stays readable until the next move.
    if (words) {
      fill(this.said, h('p', { class: 'muted', text: msg('web-hint-played') }), h('p', { text: words }));
      announce(words);
    }
    return true;
  }

  /** The position changed: what was said is no longer about it. */
  forget() {
    this.running?.abort();
    if (this.hint) this.table.table.light(null);
    this.stage = 0;
    this.hint = null;
    this.show();
  }

  show() {
    const { hint, stage } = this;
    const over = Boolean(this.table.session?.isOver);
    [...this.steps.children].forEach((step, index) => {
      step.classList.toggle('done', index < stage);
      if (index === stage - 1) step.setAttribute('aria-current', 'step');
      else step.removeAttribute('aria-current');
    });
    this.first.hidden = stage > 0;
    this.first.disabled = over;
    this.next.hidden = stage === 0 || stage >= 3 || !hint?.step;
    this.playIt.hidden = over || !this.table.session?.plays || (stage > 0 && !hint?.play);
    if (!hint) {
      fill(this.said, h('p', { class: 'muted', text: msg(over ? 'web-help-over' : 'web-help-lead') }));
      return;
    }
    const last = hint.sentences.length - 1;
    fill(
      this.said,
      hint.sentences.map((words, index) => h('p', { class: index === last ? 'latest' : '', text: words })),
      stage === 3 && hint.advice ? candidatesTable(this.table, hint.advice) : null,
    );
    if (!this.said.isConnected) announce(hint.sentences.map(say).join(' '));
  }
}
