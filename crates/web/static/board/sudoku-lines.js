// The thick lines of a Sudoku: between cells of different boxes or regions, and around the grid.
import { s } from '../core/dom.js';
import { SIDE } from './layout.js';

/** Lines around boxes of a height and a width. @param {number} size @param {number} height @param {number} width */
export function boxLines(size, height, width) {
  const across = Math.ceil(size / width);
  return borders(size, size, (row, column) => Math.floor(row / height) * across + Math.floor(column / width));
}

/** Lines around regions. @param {number[][][]} regions places of cells @param {number} rows @param {number} cols */
export function regionLines(regions, rows, cols) {
  const of = new Array(rows * cols).fill(-1);
  regions.forEach((cells, region) => {
    for (const [row = 0, column = 0] of cells) of[row * cols + column] = region;
  });
  return borders(rows, cols, (row, column) => of[row * cols + column]);
}

/** @param {number} rows @param {number} cols @param {(row: number, column: number) => number} region */
function borders(rows, cols, region) {
  let d = `M0 0H${cols * SIDE}V${rows * SIDE}H0Z`;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < cols; column += 1) {
      const own = region(row, column);
      const [x, y] = [(column + 1) * SIDE, (row + 1) * SIDE];
      if (column + 1 < cols && region(row, column + 1) !== own) d += `M${x} ${y - SIDE}V${y}`;
      if (row + 1 < rows && region(row + 1, column) !== own) d += `M${x - SIDE} ${y}H${x}`;
    }
  }
  return s('path', { class: 'lines', d });
}
