// A position of Minesweeper from elsewhere: nobody here knows where its mines are, so it is edited and analysed.
import { mineLook } from '../board/looks.js';
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { History } from './history.js';
import { mineCheck, mineHint, mineRooms } from './mine-help.js';
import { layoutOf, MINE_FORMATS } from './minesweeper.js';
import { quoted, Session } from './session.js';

/** @typedef {import('./session.js').Press} Press */
/** @typedef {import('./session.js').Stage} Stage */

export class MinePosition extends Session {
  /** @param {string} text in the project's own format: settings, then rows @param {{board: string[]}} known the answer of `check` */
  constructor(text, known) {
    super('minesweeper');
    const lines = text.trim().split('\n');
    const rows = known.board.length;
    // The settings end with the mines; of a free tiling the cells may then stand on any number of lines.
    this.head = lines.slice(0, lines.findLastIndex((line) => /^(mines|density) /.test(line)) + 1);
    this.width = [...(known.board[0] ?? '')].length;
    /** @type {string[]} */
    this.cells = known.board.flatMap((row) => [...row]);
    this.start = [...this.cells];
    this.known = { tiling: /^tiling (\S+)/m.exec(text)?.[1] ?? 'square', height: rows, width: this.width };
    /** @type {History<string>} */
    this.history = new History();
    this.mode = '#';
    this.plays = false;
  }

  /** @param {string} position in any format @param {AbortSignal} [signal] @param {import('./open.js').Reading} [reading] */
  static async open(position, signal, reading = {}) {
    const known = await ask({ game: 'minesweeper', verb: 'check', position, ...reading }, { signal });
    const { text } = await ask({ game: 'minesweeper', verb: 'convert', position, ...reading, to: 'rows' }, { signal });
    return new MinePosition(text, known);
  }

  get state() {
    return /** @type {const} */ ('playing');
  }
  get canUndo() {
    return this.history.canUndo;
  }
  get canRedo() {
    return this.history.canRedo;
  }
  /** The signs that can be painted. */
  get modes() {
    const numbers = Array.from({ length: 9 }, (_, number) => ({ id: String(number), icon: '', label: String(number) }));
    return [
      { id: '#', icon: 'open', label: msg('web-cell-hidden') },
      { id: 'F', icon: 'flag', label: msg('web-cell-flag') },
      { id: '*', icon: 'mine', label: msg('web-cell-mine') },
      ...numbers,
    ];
  }
  get position() {
    const rows = Array.from({ length: this.known.height }, (_, row) =>
      this.cells.slice(row * this.width, (row + 1) * this.width).join(''),
    );
    return [...this.head, ...rows].join('\n');
  }

  async layout() {
    return layoutOf(this.known, { level: this.position });
  }
  looks() {
    return this.cells.map(mineLook);
  }
  name() {
    return msg('web-board-position');
  }
  status() {
    return msg('web-state-position');
  }
  counters() {
    const mines = Number(/^mines (\d+)/m.exec(this.head.join('\n'))?.[1] ?? NaN);
    return Number.isNaN(mines) ? [] : [{ id: 'mines', label: msg('web-counter-mines-all'), value: mines }];
  }
  /** @param {number[]} place */
  indexOf([row = 0, column = 0]) {
    return row * this.width + column;
  }

  /** @param {Press} press */
  press({ index, button }) {
    if (button === 'secondary') this.paint(index, this.cells[index] === 'F' ? '#' : 'F');
    else this.paint(index, this.mode);
  }
  /** @param {Press} press */
  key({ index, key = '', ctrl }) {
    if (ctrl) return false;
    if (/^\d$/.test(key)) this.paint(index, key);
    else if (key === 'Enter' || key === ' ') this.paint(index, this.mode);
    else if (key.toLowerCase() === 'f') this.paint(index, 'F');
    else if (['Backspace', 'Delete', '#'].includes(key)) this.paint(index, '#');
    else if (key === '*') this.paint(index, '*');
    else return false;
    return true;
  }
  /** @param {number} index @param {string} sign */
  paint(index, sign) {
    const before = this.cells[index] ?? '#';
    if (before === sign) return;
    this.history.push([{ index, before, after: sign }]);
    this.cells[index] = sign;
    this.changed();
  }
  async undo() {
    for (const [index, sign] of this.history.undo()) this.cells[index] = sign;
    this.changed();
  }
  async redo() {
    for (const [index, sign] of this.history.redo()) this.cells[index] = sign;
    this.changed();
  }
  async restart() {
    const changes = this.cells.flatMap((before, index) =>
      before === this.start[index] ? [] : [{ index, before, after: this.start[index] ?? '#' }],
    );
    if (changes.length) this.history.push(changes);
    this.cells = [...this.start];
    this.changed();
  }

  /** @param {Stage} stage @param {AbortSignal} signal */
  hint(stage, signal) {
    return mineHint({ position: this.position, indexOf: (place) => this.indexOf(place) }, stage, signal);
  }
  /** @param {AbortSignal} signal */
  check(signal) {
    return mineCheck({ position: this.position, indexOf: (place) => this.indexOf(place) }, signal);
  }
  get formats() {
    return MINE_FORMATS;
  }
  /** @param {string} to @returns {import('./session.js').Conversion} */
  conversion(to) {
    return /** @type {import('./session.js').Conversion} */ ({ game: 'minesweeper', verb: 'convert', position: this.position, to });
  }
  rooms() {
    return mineRooms(this.position);
  }
  command() {
    return `atisbo analyse minesweeper ${quoted(this.position)}`;
  }
  address() {
    return address(['play', 'minesweeper'], { p: this.position });
  }
  saved() {
    return { position: this.position, elapsed: 0 };
  }
}
