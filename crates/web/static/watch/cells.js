// Cells and values by the names that traces and people use.

/** The rows of a state as a trace writes it. @param {string} state */
export const rowsOf = (state) => state.split(' / ');

/** A cell as traces name it, `r3c4`, by its number; -1 if it is none. @param {string | null} name @param {number} columns */
export function cellOf(name, columns) {
  const found = /^r(\d+)c(\d+)/.exec(name ?? '');
  return found ? (Number(found[1]) - 1) * columns + Number(found[2]) - 1 : -1;
}

/** The name of a cell. @param {number} cell @param {number} columns */
export const nameOf = (cell, columns) => `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

/** A value as it is written: 1 to 9, then letters. @param {number} value */
export const sign = (value) => (value < 10 ? String(value) : String.fromCharCode(55 + value));
