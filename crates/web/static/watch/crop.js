// The part of a board that a method is about.
import { SIDE } from '../board/layout.js';

/** So many cells around what a method is about are shown, too. */
const AROUND = 1.2;

/**
 * The box around some places and a little of the board around them, within the board's own.
 * @param {[number, number, number?][]} spots @param {number[]} box left, top, width and height
 */
export function cropped(spots, box) {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  if (spots.length === 0) return box;
  const margin = SIDE * AROUND;
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const from = [Math.max(left, Math.min(...xs) - margin), Math.max(top, Math.min(...ys) - margin)];
  const to = [Math.min(left + width, Math.max(...xs) + margin), Math.min(top + height, Math.max(...ys) + margin)];
  return [from[0], from[1], (to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)];
}
