// Auto-play: one move, move after move at a chosen speed, or to the end.
import { button, drawer, field, h } from '../core/dom.js';
import { msg, number, t, tell } from '../core/i18n.js';
import { settings, set } from '../core/store.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Session} Session */

/** Moves a second; the last is as fast as it goes. */
const SPEEDS = [0.5, 1, 2, 4, 8, 16];

export class Auto {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.running = false;
    this.speed = Math.min(Number(settings.forms.auto?.speed ?? 2), SPEEDS.length - 1);
    this.slider = h('input', {
      type: 'range',
      min: 0,
      max: SPEEDS.length - 1,
      step: 1,
      value: this.speed,
      'data-testid': 'auto-speed',
      oninput: () => this.setSpeed(Number(this.slider.value)),
    });
    this.guess = h('input', {
      type: 'checkbox',
      checked: settings.forms.auto?.guess !== 'no',
      onchange: () => this.keep(),
    });
    this.step = button({
      icon: 'step',
      text: msg('web-auto-step'),
      'data-testid': 'auto-step',
      onclick: () => this.once(),
    });
    this.run = button({
      icon: 'play',
      text: msg('web-auto-run'),
      'data-testid': 'auto-run',
      onclick: () => (this.running ? this.stop() : this.start(false)),
    });
    this.end = button({
      icon: 'end',
      text: msg('web-auto-end'),
      'data-testid': 'auto-end',
      onclick: () => this.start(true),
    });
    const speed = field(msg('web-auto-speed'), this.slider);
    this.element = drawer(
      msg('web-auto'),
      { 'data-testid': 'auto' },
      h('p', { class: 'muted', text: msg('web-auto-lead') }),
      h('div', { class: 'row' }, this.step, this.run, this.end),
      speed,
      play.game === 'minesweeper'
        ? h('label', { class: 'choice' }, this.guess, h('span', { text: msg('web-auto-guess') }))
        : null,
    );
    this.setSpeed(this.speed);
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    tell(this.slider, msg('web-auto-per-second', { moves: number(SPEEDS[speed] ?? 1) }), 'aria-valuetext');
    this.slider.title = t('web-auto-per-second', { moves: number(SPEEDS[speed] ?? 1) });
    this.keep();
  }
  keep() {
    set({
      forms: { ...settings.forms, auto: { speed: String(this.speed), guess: this.guess.checked ? 'yes' : 'no' } },
    });
  }

  /** One move, with its reason. @returns {Promise<boolean>} whether there was one */
  async once() {
    const { help, session } = this.play;
    if (!session || session.isOver) return false;
    await help.ask(3);
    if (help.hint?.risky && !this.guess.checked) return false;
    return help.play();
  }

  /** @param {boolean} quick */
  async start(quick) {
    if (this.running) return;
    const { session } = this.play;
    this.running = true;
    this.show();
    while (this.running && session === this.play.session && !document.hidden) {
      if (!(await this.once())) break;
      if (!quick) await wait(1000 / (SPEEDS[this.speed] ?? 1));
    }
    this.stop();
  }

  stop() {
    if (!this.running) return;
    this.running = false;
    this.show();
  }

  show() {
    tell(
      /** @type {Element} */ (this.run.querySelector('.button-text')),
      msg(this.running ? 'web-auto-stop' : 'web-auto-run'),
    );
    this.run.setAttribute('aria-pressed', String(this.running));
    if (this.play.session) this.refresh(this.play.session);
  }

  /** @param {Session} session */
  refresh(session) {
    const over = session.isOver;
    this.element.hidden = !session.plays;
    this.run.disabled = over;
    this.step.disabled = over || this.running;
    this.end.disabled = over || this.running;
  }
}

/** @param {number} milliseconds @returns {Promise<void>} */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
