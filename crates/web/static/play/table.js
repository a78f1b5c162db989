// The board with the buttons around it: new game, undo, what a press means, the clock, and how things stand.
import { BoardGrid } from '../board/board-grid.js';
import { isCancelled, wordsOf } from '../core/api.js';
import { button, fill, h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { msg, tell } from '../core/i18n.js';
import { announce } from '../shell/announce.js';
import { busy } from './busy.js';
import { newGame } from './new-game.js';
import { marksOf } from './session.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./session.js').Hint} Hint */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../core/i18n.js').Words} Words */

export class Table {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.state = '';
    this.board = /** @type {BoardGrid} */ (document.createElement('board-grid'));
    this.modes = h('div', { class: 'segments', role: 'group', 'aria-label': msg('web-modes') });
    this.status = h('p', { class: 'status', role: 'status', 'data-testid': 'state' });
    this.time = h('span', { class: 'mono', 'data-testid': 'time' }, '0:00');
    this.counters = h('div', { class: 'counters' });
    this.clock = h(
      'span',
      { class: 'counter', title: msg('web-counter-time') },
      icon('clock'),
      h('span', { class: 'visually-hidden', text: msg('web-counter-time') }),
      this.time,
    );
    this.checked = h('div', { class: 'notice', role: 'status', hidden: true, 'data-testid': 'checked' });
    this.rules = h('ul', { class: 'other-rules', 'aria-label': msg('web-new-kinds') });
    this.undo = button({
      icon: 'undo',
      label: msg('web-undo'),
      'data-testid': 'undo',
      onclick: () => this.play.session?.undo(),
    });
    this.redo = button({
      icon: 'redo',
      label: msg('web-redo'),
      'data-testid': 'redo',
      onclick: () => this.play.session?.redo(),
    });
    this.element = h(
      'section',
      { class: 'table-area', 'aria-label': msg('web-board') },
      h(
        'div',
        { class: 'toolbar' },
        button({
          icon: 'new',
          text: msg('web-new'),
          kind: 'primary',
          'data-testid': 'new-game',
          onclick: () => newGame(play),
        }),
        button({
          icon: 'restart',
          label: msg('web-restart'),
          'data-testid': 'restart',
          onclick: () => this.play.session?.restart(),
        }),
        this.undo,
        this.redo,
        button({
          icon: 'check',
          text: msg('web-check'),
          label: msg('web-check-label'),
          'data-testid': 'check',
          onclick: () => this.check(),
        }),
        this.modes,
        h('span', { class: 'spacer' }),
        this.zoomButtons(),
      ),
      h('div', { class: 'status-line' }, this.status, h('div', { class: 'counters' }, this.counters, this.clock)),
      this.rules,
      this.checked,
      this.board,
    );
    this.listen();
  }

  zoomButtons() {
    const zoom = (/** @type {number} */ factor) => {
      this.board.zoom = factor ? Math.min(Math.max(this.board.zoom * factor, 0.4), 5) : 1;
      this.board.fit();
    };
    return h(
      'div',
      { class: 'segments zoom', role: 'group', 'aria-label': msg('web-zoom') },
      button({ icon: 'zoomOut', label: msg('web-zoom-out'), kind: 'quiet', onclick: () => zoom(1 / 1.25) }),
      button({ icon: 'fit', label: msg('web-zoom-fit'), kind: 'quiet', onclick: () => zoom(0) }),
      button({ icon: 'zoomIn', label: msg('web-zoom-in'), kind: 'quiet', onclick: () => zoom(1.25) }),
    );
  }

  listen() {
    const { board } = this;
    board.addEventListener('cell-press', (event) => {
      this.play.auto.stop();
      this.play.session?.press(/** @type {CustomEvent} */ (event).detail);
    });
    board.addEventListener('cell-drag', (event) => {
      const { index } = /** @type {CustomEvent} */ (event).detail;
      this.play.session?.press({ index, button: 'drag' });
    });
    board.addEventListener('cell-key', (event) => {
      if (this.play.session?.key(/** @type {CustomEvent} */ (event).detail)) event.preventDefault();
    });
    board.addEventListener('cell-focus', (event) => {
      const { index, shift } = /** @type {CustomEvent} */ (event).detail;
      this.play.keypad.moved(index, shift);
    });
  }

  /** @param {Session} session @param {Layout} layout */
  setup(session, layout) {
    this.board.zoom = 1;
    // Below a Sudoku there are its keys.
    this.board.dataset.below = session.game === 'sudoku' ? '170' : '40';
    this.board.cursor = Math.floor(layout.rows / 2) * layout.cols + Math.floor(layout.cols / 2);
    this.board.setup(layout, session.looks(), {
      label: session.name(),
      game: session.game,
      under: session.under(),
      lines: session.lines(),
    });
    this.state = '';
    // Of a board that does not fit, the middle is shown first.
    this.board.scrollTo(
      (this.board.scrollWidth - this.board.clientWidth) / 2,
      (this.board.scrollHeight - this.board.clientHeight) / 2,
    );
  }

  /** @param {Session} session */
  refresh(session) {
    const shown = this.board.show(session.looks());
    if (shown.includes(this.board.cursor))
      announce(this.board.cells[this.board.cursor]?.getAttribute('aria-label') ?? '');
    this.board.rename(session.name());
    fill(
      this.rules,
      session.rules.map((words) => h('li', { class: 'badge', text: words })),
    );
    this.rules.hidden = !session.rules.length;
    this.checked.hidden = true;
    this.board.mark('checked', new Map());
    this.state = session.state;
    tell(this.status, session.status());
    this.status.dataset.state = session.state;
    this.undo.disabled = !session.canUndo;
    this.redo.disabled = !session.canRedo;
    const helped = { id: 'helped', label: msg('web-counter-helped'), value: session.helped };
    const counters = session.isOver && session.helped ? [...session.counters(), helped] : session.counters();
    fill(
      this.counters,
      counters.map(({ id, label, value }) => counter(id, label, value)),
    );
    this.clock.hidden = !session.plays;
    this.showModes(session);
    this.showSelection(session);
  }

  /** @param {Session} session */
  showModes(session) {
    const { modes } = session;
    if (this.modes.childElementCount !== modes.length) {
      fill(
        this.modes,
        modes.map(({ id, icon: name, label }) =>
          button({
            icon: name || undefined,
            text: label,
            label,
            'aria-label': label,
            'data-mode': id,
            onclick: () => this.setMode(id),
          }),
        ),
      );
    }
    for (const each of this.modes.children)
      each.setAttribute('aria-pressed', String(each.getAttribute('data-mode') === session.mode));
  }

  /** @param {string} mode */
  setMode(mode) {
    const { session } = this.play;
    if (!session) return;
    session.mode = mode;
    this.showModes(session);
    this.play.keypad.refresh(session);
  }
  nextMode() {
    const { session } = this.play;
    if (!session?.modes.length) return;
    const at = session.modes.findIndex((mode) => mode.id === session.mode);
    const next = session.modes[(at + 1) % session.modes.length];
    if (!next) return;
    this.setMode(next.id);
    announce(next.label);
  }

  /** What is selected in a Sudoku, and the same values elsewhere. @param {Session & {selected?: Set<number>, cells?: any[]}} session */
  showSelection(session) {
    if (!session.selected) return;
    const marks = marksOf(session.selected, 'selected');
    const [only] = session.selected.size === 1 ? session.selected : [];
    const value = only === undefined ? '' : session.cells?.[only]?.value;
    if (value) {
      const same = [...(session.cells ?? []).keys()].filter(
        (index) => index !== only && session.cells?.[index].value === value,
      );
      marksOf(same, 'same', undefined, marks);
    }
    this.board.mark('selection', marks);
  }

  /** Lights a hint on the board; none takes the light away. @param {Hint | null} hint */
  light(hint) {
    const { session } = this.play;
    this.board.mark('hint', hint?.marks ?? new Map());
    this.board.links(hint?.links ?? [], /** @type {any} */ (session)?.signs?.length);
    if (!session) return;
    const looks = session.looks();
    for (const [index, notes] of hint?.notes ?? []) {
      const look = looks[index];
      if (look && !look.text) looks[index] = { ...look, notes: /** @type {any} */ (session).slots(notes) };
    }
    this.board.show(looks);
    const first = hint ? [...hint.marks.keys()][0] : undefined;
    if (first !== undefined) this.board.reveal(first);
  }

  /** Says whether all is right so far. */
  async check() {
    const { session } = this.play;
    if (!session) return;
    const working = new AbortController();
    const done = busy(this.element, working);
    try {
      const { good, sentences, marks } = await session.check(working.signal);
      fill(
        this.checked,
        sentences.map((words) => h('p', { text: words })),
      );
      this.checked.className = `notice ${good ? 'good' : 'bad'}`;
      this.board.mark('checked', marks);
    } catch (error) {
      if (isCancelled(error)) return;
      fill(this.checked, h('p', { text: wordsOf(error) }));
      this.checked.className = 'notice bad';
    } finally {
      done();
    }
    this.checked.hidden = false;
  }

  /** @param {string} time */
  showTime(time) {
    this.time.textContent = time;
  }
}

/** @param {string} id @param {Words} label @param {Words} value */
const counter = (id, label, value) =>
  h(
    'span',
    { class: 'counter', 'data-testid': `counter-${id}` },
    h('span', { class: 'counter-label', text: label }),
    h('strong', { text: value }),
  );
