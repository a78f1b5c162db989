// The view to play in: a board, its buttons, and the panel with help.
import '../board/board-grid.js';
import { isCancelled, wordsOf } from '../core/api.js';
import { button, fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { flush, go, note, push } from '../core/router.js';
import { load, save, set, settings } from '../core/store.js';
import { announce } from '../shell/announce.js';
import { offer } from '../shell/palette.js';
import { Auto } from './auto.js';
import { Clock, clockTime } from './clock.js';
import { HelpPanel } from './help.js';
import { Keypad } from './keypad.js';
import { keysDialog } from './keys.js';
import { newGame } from './new-game.js';
import { GAMES, open, read } from './open.js';
import { RiskPanel } from './risk.js';
import { CHANGE } from './session.js';
import { Solver } from './solver.js';
import { Table } from './table.js';
import { dropZone, roomsPanel, toolCommands, toolsPanel } from './transfer.js';

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {import('./session.js').Session} Session */

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const asked = route.path[1] ?? '';
  const game = GAMES.includes(asked) ? asked : (settings.forms.play?.game ?? 'minesweeper');
  const play = new Play(root, game);
  play.open(route);
  return () => play.close();
}

/** Everything on the page that belongs to one game. */
export class Play {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.game = game;
    this.abort = new AbortController();
    /** @type {Session | null} */
    this.session = null;
    set({ forms: { ...settings.forms, play: { game } } });
    this.table = new Table(this);
    this.help = new HelpPanel(this);
    this.risk = game === 'minesweeper' ? new RiskPanel(this) : null;
    this.auto = new Auto(this);
    this.solver = game === 'sudoku' ? new Solver(this) : null;
    this.keypad = new Keypad(this);
    this.clock = new Clock((elapsed) => this.table.showTime(clockTime(elapsed)));
    this.trouble = h('div', { class: 'notice bad', role: 'alert', hidden: true });
    this.body = h(
      'div',
      { class: 'split play', hidden: true },
      h('div', { class: 'stack' }, this.table.element, this.keypad.element),
      h(
        'div',
        { class: 'stack side no-print' },
        this.help.element,
        this.risk?.element,
        this.solver?.element,
        this.auto.element,
        roomsPanel(this),
        toolsPanel(this),
      ),
    );
    root.append(heading(game), this.trouble, this.body);
    dropZone(root, (text, base64) => this.take(read(this.game, text, this.abort.signal, { base64 })));
    this.onkey = (/** @type {KeyboardEvent} */ event) => this.shortcut(event);
    document.addEventListener('keydown', this.onkey);
    this.onpaste = (/** @type {ClipboardEvent} */ event) => this.paste(event);
    document.addEventListener('paste', this.onpaste);
    this.onleave = () => {
      flush();
      this.keep();
    };
    addEventListener('pagehide', this.onleave);
    this.withdraw = offer(() => this.commands());
  }

  /** @param {Route} route */
  open(route) {
    return this.take(open(this.game, route, this.abort.signal));
  }

  /** Puts a game on the table when it comes, and says why if it does not. @param {Promise<Session>} coming */
  async take(coming) {
    try {
      await this.put(await coming);
    } catch (error) {
      if (isCancelled(error)) return;
      const words = /** @type {any} */ (error)?.words ?? wordsOf(error);
      fill(
        this.trouble,
        h('p', { text: words }),
        this.session ? null : button({ text: msg('web-new'), icon: 'new', onclick: () => newGame(this) }),
      );
      this.trouble.hidden = false;
    }
  }

  /** Puts a game on the table in place of the last. @param {Session} session */
  async put(session) {
    const layout = await session.layout();
    this.auto.stop();
    this.solver?.clear();
    // The game before stays in the history: the way back leads to it.
    if (this.session) push(session.address());
    this.session = session;
    session.addEventListener(CHANGE, () => this.refresh());
    this.trouble.hidden = true;
    this.body.hidden = false;
    this.table.setup(session, layout);
    this.clock.follow(session);
    this.refresh(true);
  }

  /** Shows how things stand after a change. @param {boolean} [first] */
  refresh(first = false) {
    const { session } = this;
    if (!session) return;
    const before = this.table.state;
    this.help.forget();
    this.table.refresh(session);
    this.risk?.refresh(session, first);
    this.keypad.refresh(session);
    this.auto.refresh(session);
    this.keep();
    note(session.address());
    if (!first && before !== session.state && session.isOver) announce(session.status());
  }

  /** What can be done with this game. @returns {import('../shell/palette.js').Command[]} */
  commands() {
    const { session } = this;
    if (!session) return [{ label: msg('web-new'), run: () => newGame(this) }];
    return [
      { label: msg('web-new'), run: () => newGame(this) },
      { label: msg('web-hint'), run: () => this.help.more() },
      { label: msg('web-hint-play'), run: () => this.help.play() },
      { label: msg('web-undo'), run: () => session.undo() },
      { label: msg('web-redo'), run: () => session.redo() },
      { label: msg('web-restart'), run: () => session.restart() },
      { label: msg('web-check'), run: () => this.table.check() },
      ...session.modes.map(({ id, label }) => ({ label, run: () => this.table.setMode(id) })),
      ...(this.risk?.commands() ?? []),
      ...(this.solver?.commands() ?? []),
      ...this.keypad.commands(),
      { label: msg('web-auto-step'), run: () => this.auto.once() },
      { label: msg('web-auto-end'), run: () => this.auto.start(true) },
      ...session
        .rooms()
        .map(({ label, to }) => ({ label: msg('web-palette-room', { room: label }), run: () => go(to) })),
      ...toolCommands(this),
    ];
  }

  /** Keys that work wherever the focus is, unless something is typed. @param {KeyboardEvent} event */
  shortcut(event) {
    const { target, key, altKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const typing = target instanceof Element && target.closest('input, textarea, select, dialog');
    if (typing || altKey || !this.session || event.defaultPrevented) return;
    /** @type {Record<string, () => void>} */
    const plain = {
      '?': () => keysDialog(this.game),
      h: () => this.help.more(),
      p: () => this.help.play(),
      u: () => this.session?.undo(),
      r: () => this.session?.redo(),
      k: () => this.table.check(),
      '%': () => this.risk?.toggle(),
      m: () => this.table.nextMode(),
    };
    /** @type {Record<string, () => void>} */
    const held = {
      z: () => (event.shiftKey ? this.session?.redo() : this.session?.undo()),
      y: () => this.session?.redo(),
    };
    const action = ctrl ? held[key.toLowerCase()] : plain[key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** What is pasted anywhere but into a field is a position. @param {ClipboardEvent} event */
  paste({ target, clipboardData }) {
    const text = clipboardData?.getData('text/plain') ?? '';
    if (!text.trim() || (target instanceof Element && target.closest('input, textarea, dialog'))) return;
    this.take(read(this.game, text, this.abort.signal));
  }

  keep() {
    if (this.session) save(`game.${this.game}`, { ...this.session.saved(), helped: this.session.helped });
  }

  close() {
    this.auto.stop();
    this.solver?.stop();
    this.clock.stop();
    this.keep();
    this.abort.abort();
    document.removeEventListener('keydown', this.onkey);
    document.removeEventListener('paste', this.onpaste);
    removeEventListener('pagehide', this.onleave);
    this.withdraw();
  }
}

/** The games side by side. @param {string} game */
function heading(game) {
  const link = (/** @type {string} */ other) =>
    h(
      'a',
      {
        class: 'game-tab',
        href: `#/play/${other}`,
        'aria-current': other === game ? 'page' : undefined,
        'data-testid': `game-${other}`,
      },
      h('span', { text: msg(`web-game-${other}`) }),
      load(`game.${other}`) && other !== game
        ? h('span', { class: 'game-dot', title: msg('web-home-resume'), 'aria-hidden': 'true' })
        : null,
    );
  return h(
    'div',
    { class: 'game-tabs no-print' },
    h('h1', { class: 'visually-hidden', text: msg(`web-game-${game}`) }),
    h('nav', { 'aria-label': msg('web-games') }, GAMES.map(link)),
  );
}
