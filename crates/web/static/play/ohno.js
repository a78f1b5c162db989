// A game of 0h n0: dots and walls are set here, what follows from them is asked.
import { squares } from '../board/layout.js';
import { dotLook } from '../board/looks.js';
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { Puzzle } from './puzzle.js';
import { marksOf, quoted } from './session.js';

/** @typedef {import('./session.js').Press} Press */
/** @typedef {import('./session.js').Stage} Stage */
/** @typedef {import('./session.js').Hint} Hint */
/** @typedef {import('./session.js').Checked} Checked */
/** @typedef {import('../core/api.js').RequestOf<'ohno', 'check'>['rule']} Rule */
/** @typedef {string} Cell `.`, `W`, `O`, a number, or `w` and `o`: perhaps a wall, perhaps a dot */

export const OHNO_FORMATS = ['rows', 'report', 'array', 'line', 'svg', 'dimacs'];

/** @extends {Puzzle<Cell>} */
export class Ohno extends Puzzle {
  /** @param {string[]} rows @param {Rule} [rule] */
  constructor(rows, rule = 'sees_floor') {
    super(
      'ohno',
      rows.flatMap((row) => row.split(' ')),
    );
    this.rows = rows.length;
    this.cols = this.cells.length / rows.length;
    this.rule = rule;
    this.mode = 'mark';
  }

  /** @param {string} puzzle in any of the formats @param {Rule} [rule] @param {AbortSignal} [signal] */
  static async open(puzzle, rule, signal) {
    const { text } = await ask({ game: 'ohno', verb: 'convert', puzzle, to: 'rows' }, { signal });
    return new Ohno(text.trim().split('\n'), rule);
  }

  get modes() {
    return [
      { id: 'mark', icon: 'floor', label: msg('web-mode-mark') },
      { id: 'maybe', icon: 'pencil', label: msg('web-mode-maybe') },
    ];
  }
  /** @param {Cell} cell */
  isOpen(cell) {
    return cell === '.' || cell === 'w' || cell === 'o';
  }
  async isSolved() {
    const answer = await ask({ game: 'ohno', verb: 'check', puzzle: this.text, rule: this.rule });
    return answer.filled && answer.valid === true;
  }

  async layout() {
    return squares(this.rows, this.cols);
  }
  looks() {
    return this.cells.map((cell, index) => {
      const maybe = cell === 'w' || cell === 'o';
      return dotLook(maybe ? cell.toUpperCase() : cell, this.start[index] === cell && cell !== '.', maybe);
    });
  }
  name() {
    return msg('web-board-ohno', { rows: this.rows, cols: this.cols });
  }
  /** @param {Press} press */
  press({ index, button }) {
    const now = this.cells[index] ?? '.';
    if (button === 'drag') return;
    if (this.mode === 'maybe') this.set(index, next(now, ['.', 'o', 'w']));
    else if (button === 'secondary') this.set(index, now === 'W' ? '.' : 'W');
    else this.set(index, next(now.toUpperCase(), ['.', 'O', 'W']));
  }
  /** @param {Press} press */
  key({ index, key = '', shift, ctrl }) {
    if (ctrl) return false;
    const maybe = shift || this.mode === 'maybe';
    const pressed = key.toLowerCase();
    if (pressed === 'enter' || pressed === ' ') this.press({ index, button: 'primary' });
    else if (pressed === 'w') this.set(index, maybe ? 'w' : 'W');
    else if (pressed === 'd' || pressed === 'o') this.set(index, maybe ? 'o' : 'O');
    else if (pressed === 'backspace' || pressed === 'delete' || pressed === '.') this.set(index, '.');
    else if (pressed === 'n') {
      this.mode = this.mode === 'maybe' ? 'mark' : 'maybe';
      this.changed();
    } else return false;
    return true;
  }
  /** @param {number} index @param {Cell} cell */
  set(index, cell) {
    if (this.start[index] === '.') this.change([[index, cell]]);
  }

  /** The position; what is only supposed is unknown. */
  get text() {
    return rowsOf(
      this.cells.map((cell) => (cell === 'w' || cell === 'o' ? '.' : cell)),
      this.cols,
    );
  }
  get puzzle() {
    return rowsOf(this.start, this.cols);
  }

  /** @param {Stage} stage @param {AbortSignal} signal @returns {Promise<Hint>} */
  async hint(stage, signal) {
    const answer = await ask(
      { game: 'ohno', verb: 'hint', puzzle: this.text, given: this.puzzle, rule: this.rule, stage },
      { signal, seconds: 20 },
    );
    const at = (/** @type {number[]} */ [row = 0, column = 0]) => row * this.cols + column;
    const step = answer.kind === 'step';
    const wrong = answer.kind === 'wrong_marks' || answer.kind === 'no_solution';
    const clues = answer.clues.map((clue) => at(clue.cell));
    const marks = wrong ? new Map() : marksOf(clues, 'clue', msg('web-mark-clue'));
    const whole = stage === 'argument' || stage === 'play';
    const kind = wrong ? 'wrong' : step && whole ? 'target' : 'where';
    marksOf(answer.focus.map(at), kind, msg(`web-mark-${kind}`), marks);
    return { step, sentences: answer.sentences, marks, broken: wrong, play: step ? () => this.playStep(signal) : null };
  }
  /** @param {AbortSignal} signal */
  async playStep(signal) {
    const { after } = await ask(
      { game: 'ohno', verb: 'hint', puzzle: this.text, given: this.puzzle, rule: this.rule, stage: 'play' },
      { signal, seconds: 20 },
    );
    if (!after) return;
    const cells = after.flatMap((row) => row.split(' '));
    const now = this.text.split(/[\s/]+/);
    this.change(
      cells.flatMap((/** @type {Cell} */ cell, /** @type {number} */ index) =>
        cell !== now[index] ? [[index, cell]] : [],
      ),
    );
  }
  /** @param {AbortSignal} signal @returns {Promise<Checked>} */
  async check(signal) {
    const hint = await this.hint('where', signal);
    if (hint.broken) return { good: false, sentences: hint.sentences, marks: hint.marks };
    return { good: true, sentences: [msg(this.solved ? 'web-state-solved' : 'web-check-good')], marks: new Map() };
  }

  get formats() {
    return OHNO_FORMATS;
  }
  /** @param {string} to @returns {import('./session.js').Conversion} */
  conversion(to) {
    return /** @type {import('./session.js').Conversion} */ ({ game: 'ohno', verb: 'convert', puzzle: this.text, to });
  }
  rooms() {
    return [
      { label: msg('web-room-search'), to: address(['watch', 'search'], { game: 'ohno', puzzle: this.text }) },
      { label: msg('web-nav-compare'), to: address(['compare'], { game: 'ohno', puzzle: this.text }) },
    ];
  }
  command() {
    return `atisbo hint ohno ${quoted(this.text)}`;
  }
  address() {
    const played = this.cells.join(' ') !== this.start.join(' ');
    const rule = this.rule === 'sees_floor' ? undefined : this.rule;
    return address(['play', 'ohno'], {
      p: this.puzzle,
      v: played ? this.cells.map((cell) => (/\d/.test(cell) ? '.' : cell)).join('') : undefined,
      rule,
    });
  }
  /** How far an address says somebody has come. @param {string | null} values */
  resume(values) {
    [...(values ?? '')].forEach((cell, index) => {
      if (this.cells[index] === '.' && 'WOwo'.includes(cell)) this.cells[index] = cell;
    });
    if (!this.left) this.settle();
    return this;
  }
  saved() {
    return { ...super.saved(), puzzle: this.puzzle, rule: this.rule };
  }
}

/** @param {Cell} now @param {Cell[]} cycle */
const next = (now, cycle) => cycle[(cycle.indexOf(now) + 1) % cycle.length] ?? '.';

/** @param {Cell[]} cells @param {number} cols */
const rowsOf = (cells, cols) =>
  Array.from({ length: Math.ceil(cells.length / cols) }, (_, row) =>
    cells.slice(row * cols, (row + 1) * cols).join(' '),
  ).join(' / ');
