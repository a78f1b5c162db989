// A puzzle that is filled in here, cell by cell: what Sudoku and 0h n0 have in common.
import { msg } from '../core/i18n.js';
import { History } from './history.js';
import { Session } from './session.js';

/**
 * @template T what a cell holds
 */
export class Puzzle extends Session {
  /** @param {string} game @param {T[]} cells as given */
  constructor(game, cells) {
    super(game);
    this.start = cells;
    this.cells = [...cells];
    /** @type {History<T>} */
    this.history = new History();
    this.solved = false;
  }

  /** Whether a cell is still to be filled. @param {T} _cell @returns {boolean} */
  isOpen(_cell) {
    throw new Error('every puzzle knows its cells');
  }
  /** Whether two cells hold the same. @param {T | undefined} one @param {T} other */
  isSame(one, other) {
    return one === other;
  }
  /** Whether the full board is the solution; asked, not computed here. @returns {Promise<boolean>} */
  async isSolved() {
    return false;
  }
  /** What the cells hold, as text. */
  get text() {
    return '';
  }

  get state() {
    return this.solved ? /** @type {const} */ ('solved') : /** @type {const} */ ('playing');
  }
  get canUndo() {
    return this.history.canUndo;
  }
  get canRedo() {
    return this.history.canRedo;
  }
  get left() {
    return this.cells.filter((cell) => this.isOpen(cell)).length;
  }
  status() {
    if (this.solved) return msg('web-state-solved');
    return this.left ? msg('web-state-left', { left: this.left }) : msg('web-state-filled');
  }

  /** One move: all these cells at once. @param {[number, T][]} cells */
  change(cells) {
    const real = cells.filter(([index, after]) => !this.isSame(this.cells[index], after));
    if (!real.length || this.solved) return;
    this.history.push(real.map(([index, after]) => ({ index, before: /** @type {T} */ (this.cells[index]), after })));
    this.put(real);
  }

  /** @param {[number, T][]} cells */
  put(cells) {
    for (const [index, cell] of cells) this.cells[index] = cell;
    this.solved = false;
    this.changed();
    if (!this.left) this.settle();
  }

  /** Finds out whether a full board is right, unless it has changed by then. */
  async settle() {
    const asked = this.text;
    const solved = await this.isSolved().catch(() => false);
    if (asked !== this.text) return;
    this.solved = solved;
    this.changed();
  }

  async undo() {
    this.put(this.history.undo());
  }
  async redo() {
    this.put(this.history.redo());
  }
  async restart() {
    this.solved = false;
    this.elapsed = 0;
    this.change(this.start.map((cell, index) => [index, cell]));
    this.changed();
  }

  /** @returns {any} */
  saved() {
    const { cells, history, elapsed, recipe } = this;
    return { cells, moves: history.moves, at: history.at, elapsed, recipe };
  }
  /** Goes on where somebody left. @param {any} saved @returns {this} */
  restore(saved) {
    if (saved.cells?.length === this.cells.length) {
      this.cells = saved.cells;
      this.history = new History(saved.moves ?? [], saved.at);
    }
    if (!this.left) this.settle();
    return this;
  }
}
