// Moves that can be taken back and made again without end: each is a list of cells with what they were and became.

/** @template T @typedef {{index: number, before: T, after: T}} Change */

/** @template T */
export class History {
  /** @param {Change<T>[][]} [moves] @param {number} [at] */
  constructor(moves = [], at = moves.length) {
    this.moves = moves;
    this.at = Math.min(at, moves.length);
  }

  get canUndo() {
    return this.at > 0;
  }
  get canRedo() {
    return this.at < this.moves.length;
  }

  /** A new move; what was taken back before it is gone. @param {Change<T>[]} changes */
  push(changes) {
    this.moves.length = this.at;
    this.moves.push(changes);
    this.at += 1;
  }

  /** The cells as they were before the last move. @returns {[number, T][]} */
  undo() {
    if (!this.canUndo) return [];
    this.at -= 1;
    return [...(this.moves[this.at] ?? [])].reverse().map(({ index, before }) => [index, before]);
  }

  /** The cells as they are after the next move. @returns {[number, T][]} */
  redo() {
    if (!this.canRedo) return [];
    this.at += 1;
    return (this.moves[this.at - 1] ?? []).map(({ index, after }) => [index, after]);
  }
}
