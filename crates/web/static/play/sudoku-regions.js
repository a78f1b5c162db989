// What the regions of a Sudoku mean on the page: which cells see each other, and where the thick lines are.
import { boxLines, regionLines } from '../board/sudoku-lines.js';

/** The cells that share a region with each. @param {import('../api.js').SudokuShowAnswer} info @returns {number[][]} */
export function peersOf({ size, regions }) {
  /** @type {Set<number>[]} */
  const peers = Array.from({ length: size * size }, () => new Set());
  for (const { cells } of regions) {
    const indices = cells.map((/** @type {number[]} */ [row = 0, column = 0]) => row * size + column);
    for (const one of indices) for (const other of indices) if (one !== other) peers[one]?.add(other);
  }
  return peers.map((each) => [...each]);
}

/** Lines around the boxes, whatever their form; around the whole grid if there are none. @param {import('../api.js').SudokuShowAnswer} info */
export function linesOf({ size, regions }) {
  const boxes = regions.filter((region) => 'box' in region.kind);
  if (!boxes.length) return boxLines(size, size, size);
  return regionLines(
    boxes.map((region) => region.cells),
    size,
    size,
  );
}
