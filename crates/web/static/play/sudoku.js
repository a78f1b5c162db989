// A game of Sudoku: values and pencil marks are kept here, what follows from them is asked.
import { squares } from '../board/layout.js';
import { digitLook } from '../board/looks.js';
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { cosmetics } from './cosmetics.js';
import { Puzzle } from './puzzle.js';
import { quoted } from './session.js';
import { askHint, sudokuCheck, sudokuHint } from './sudoku-help.js';
import { packNotes, unpackNotes } from './sudoku-address.js';
import { linesOf, peersOf } from './sudoku-regions.js';

/** @typedef {import('./session.js').Press} Press */
/** @typedef {import('./session.js').Stage} Stage */
/** @typedef {{value: string, notes: string[]}} Cell the value or '', and the pencil marks in order */

export const SUDOKU_FORMATS = [
  'line',
  'rows',
  'grid',
  'marks_grid',
  'sdm',
  'marks',
  'sdk',
  'sad_man',
  'simple_sudoku',
  'open_sudoku',
  'iss',
  'solo',
  'killer',
  'fpuzzles',
  'sudokupad',
  'svg',
  'dimacs',
];

/** @extends {Puzzle<Cell>} */
export class Sudoku extends Puzzle {
  /** @param {import('../api.js').SudokuShowAnswer} info the answer of the verb `show` */
  constructor(info) {
    const givens = info.board.flatMap((row) => [...row].map((sign) => (sign === '.' ? '' : sign)));
    super(
      'sudoku',
      givens.map((value) => ({ value, notes: [] })),
    );
    this.info = info;
    this.size = info.size;
    /** The signs of the values, in order. @type {string[]} */
    this.signs = [...info.signs];
    /** @type {string[]} */
    this.givens = givens;
    /** @type {Set<number>} */
    this.selected = new Set();
    this.mode = 'value';
    /** Whether every empty cell has its marks, so that they can be reasoned with. */
    this.full = false;
    this.peers = peersOf(info);
    this.takeProgress(info.progress);
  }

  /** @param {string} puzzle @param {AbortSignal} [signal] */
  static async open(puzzle, signal) {
    return new Sudoku(await ask({ game: 'sudoku', verb: 'show', puzzle }, { signal }));
  }

  /** What a file says of how far somebody has come. @param {import('../api.js').SudokuShowAnswer['progress']} progress */
  takeProgress(progress) {
    if (!progress) return;
    progress.values?.forEach((/** @type {string} */ row, /** @type {number} */ r) => {
      [...row].forEach((sign, c) => {
        const index = r * this.size + c;
        if (sign !== '.' && !this.givens[index]) this.cells[index] = { value: sign, notes: [] };
      });
    });
    progress.notes?.flat().forEach((/** @type {string} */ notes, /** @type {number} */ index) => {
      if (this.cells[index]?.value === '') this.cells[index] = { value: '', notes: [...notes] };
    });
  }

  get modes() {
    return [
      { id: 'value', icon: 'digit', label: msg('web-mode-value') },
      { id: 'notes', icon: 'pencil', label: msg('web-mode-notes') },
    ];
  }
  /** @param {Cell} cell */
  isOpen(cell) {
    return !cell.value;
  }
  /** @param {Cell | undefined} one @param {Cell} other */
  isSame(one, other) {
    return one?.value === other.value && one.notes.join() === other.notes.join();
  }
  async isSolved() {
    return (await askHint(this, 'where')).kind === 'solved';
  }

  async layout() {
    const { left = 0, top = 0, side = 1 } = this.info.underlay ?? {};
    const margin = Math.max(left, top) / side;
    return squares(this.size, this.size, margin > 0.4 ? margin : 0);
  }
  looks() {
    return this.cells.map(({ value, notes }, index) =>
      digitLook(value, Boolean(this.givens[index]), this.slots(notes)),
    );
  }
  /** Notes in their places. @param {string[]} notes */
  slots(notes) {
    return notes.length ? this.signs.map((sign) => (notes.includes(sign) ? sign : '')) : undefined;
  }
  under() {
    return cosmetics(this.info.underlay);
  }
  lines() {
    return linesOf(this.info);
  }
  name() {
    return msg('web-board-sudoku', { size: this.size });
  }
  /** @param {Press} press */
  press({ index, ctrl, shift, button }) {
    if (button === 'drag') this.selected.add(index);
    else if (ctrl || shift) this.selected.has(index) ? this.selected.delete(index) : this.selected.add(index);
    else this.selected = new Set([index]);
    this.changed();
  }

  /** @param {Press & {code?: string}} press */
  key({ index, key = '', code = '', shift, ctrl }) {
    if (!this.selected.has(index) && !shift) this.selected = new Set([index]);
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key.toUpperCase();
    if (this.signs.includes(digit) && !ctrl) this.enter(digit, shift ? 'notes' : this.mode);
    else if (key === 'Backspace' || key === 'Delete' || key === '0') this.erase();
    else if (key === ' ' || (key.toLowerCase() === 'n' && !ctrl)) {
      this.mode = this.mode === 'notes' ? 'value' : 'notes';
      this.changed();
    } else return false;
    return true;
  }

  /** Cells that may be written into. */
  get writable() {
    return [...this.selected].filter((index) => !this.givens[index]);
  }

  /** Writes a value or a mark into the selected cells. @param {string} sign @param {string} [mode] */
  enter(sign, mode = this.mode) {
    const cells = this.writable;
    if (mode === 'notes') {
      const open = cells.filter((index) => !this.cells[index]?.value);
      const all = open.every((index) => this.cells[index]?.notes.includes(sign));
      this.change(open.map((index) => [index, { value: '', notes: this.toggled(index, sign, !all) }]));
      return;
    }
    const all = cells.every((index) => this.cells[index]?.value === sign);
    /** @type {Map<number, Cell>} */
    const changes = new Map(cells.map((index) => [index, { value: all ? '' : sign, notes: [] }]));
    // A value leaves no room for the same mark in the cells that see it.
    if (!all) {
      for (const index of cells) {
        for (const peer of this.peers[index] ?? []) {
          const cell = changes.get(peer) ?? this.cells[peer];
          if (cell?.notes.includes(sign))
            changes.set(peer, { ...cell, notes: cell.notes.filter((note) => note !== sign) });
        }
      }
    }
    this.change([...changes]);
  }

  /** @param {number} index @param {string} sign @param {boolean} there */
  toggled(index, sign, there) {
    const notes = new Set(this.cells[index]?.notes);
    if (there) notes.add(sign);
    else notes.delete(sign);
    return this.signs.filter((each) => notes.has(each));
  }

  erase() {
    this.change(this.writable.map((index) => [index, { value: '', notes: [] }]));
  }

  /** The values that nothing in a row, column or region forbids. @param {number} index @returns {string[]} */
  open(index) {
    const seen = new Set((this.peers[index] ?? []).map((peer) => this.cells[peer]?.value));
    return this.signs.filter((sign) => !seen.has(sign));
  }

  /** Writes all marks that nothing forbids. */
  fillNotes() {
    const empty = [...this.cells.keys()].filter((index) => !this.cells[index]?.value);
    this.full = true;
    this.change(empty.map((index) => [index, { value: '', notes: this.open(index) }]));
  }
  clearNotes() {
    this.full = false;
    const noted = [...this.cells.keys()].filter((index) => this.cells[index]?.notes.length);
    this.change(noted.map((index) => [index, { value: '', notes: [] }]));
  }

  /** @param {[number, Cell][]} cells */
  put(cells) {
    super.put(cells);
    // Without marks there is nothing to reason with.
    if (this.cells.every((cell) => !cell.notes.length)) this.full = false;
  }

  /** The values on one line. */
  get text() {
    return this.cells.map((cell) => cell.value || '.').join('');
  }
  /** The marks by row, for those who reason with them. */
  get notes() {
    if (!this.full) return undefined;
    return Array.from({ length: this.size }, (_, row) =>
      this.cells.slice(row * this.size, (row + 1) * this.size).map((cell) => cell.notes.join('')),
    );
  }

  /** @param {Stage} stage @param {AbortSignal} signal */
  hint(stage, signal) {
    return sudokuHint(this, stage, signal);
  }
  /** @param {AbortSignal} signal */
  check(signal) {
    return sudokuCheck(this, signal);
  }
  /** Goes on from a position: the marks of every cell, of which a single one is a value. @param {string} position */
  practise(position) {
    const rows = position.split('\n').filter((line) => !line.startsWith('+'));
    rows
      .flatMap((row) => row.match(/[0-9A-Z]+/g) ?? [])
      .forEach((marks, index) => {
        if (this.givens[index]) return;
        this.cells[index] = marks.length === 1 ? { value: marks, notes: [] } : { value: '', notes: [...marks] };
      });
    this.full = true;
  }

  get formats() {
    return SUDOKU_FORMATS;
  }
  /** @param {string} to @returns {import('./session.js').Conversion} */
  conversion(to) {
    // Rules beyond the usual ones are in the puzzle's own text, not in the values.
    return /** @type {import('./session.js').Conversion} */ ({ game: 'sudoku', verb: 'convert', puzzles: [this.info.plain ? this.text : this.info.text], to });
  }
  /** The names of the other rules, each once: where they hold is drawn on the grid. */
  get rules() {
    const plain = (/** @type {string} */ name) => name.replace(/ \(.*$/, '');
    const names = new Map(this.info.variants.map(({ en, es }) => [plain(en), { en: plain(en), es: plain(es) }]));
    return [...names.values()];
  }
  rooms() {
    const puzzle = this.info.plain ? this.text : this.info.text;
    return [
      { label: msg('web-room-search'), to: address(['watch', 'search'], { game: 'sudoku', puzzle }) },
      { label: msg('web-room-csp'), to: address(['watch', 'csp'], { puzzle }) },
      { label: msg('web-nav-compare'), to: address(['compare'], { game: 'sudoku', puzzle }) },
    ];
  }
  command() {
    return `atisbo hint sudoku ${quoted(this.info.plain ? this.text : this.info.text)}`;
  }
  address() {
    const played = this.history.moves.length > 0 || this.text !== this.givens.map((sign) => sign || '.').join('');
    const [v, n] = played
      ? [
          this.text,
          packNotes(
            this.cells.map((cell) => cell.notes),
            this.signs,
          ),
        ]
      : [];
    return address(['play', 'sudoku'], { p: this.info.text, v, n });
  }
  /** How far an address says somebody has come. @param {string | null} values @param {string | null} notes */
  resume(values, notes) {
    [...(values ?? '')].forEach((sign, index) => {
      if (this.givens[index] === '' && this.signs.includes(sign)) this.cells[index] = { value: sign, notes: [] };
    });
    for (const [index, marks] of unpackNotes(notes ?? '', this.signs)) {
      if (this.cells[index]?.value === '') this.cells[index] = { value: '', notes: marks };
    }
    // Marks in every empty cell are meant to be reasoned with.
    this.full = this.cells.every((cell) => cell.value || cell.notes.length);
    if (!this.left) this.settle();
    return this;
  }
  saved() {
    return { ...super.saved(), puzzle: this.info.text, full: this.full };
  }
  /** @param {any} saved */
  restore(saved) {
    this.full = Boolean(saved.full);
    return super.restore(saved);
  }
}
