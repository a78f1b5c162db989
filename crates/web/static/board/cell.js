// What stands in a cell: a text, a sign, or small notes in fixed places.
import { s } from '../core/dom.js';
import { iconPath } from '../core/icons.js';

/** @typedef {import('./board-grid.js').Look} Look */

/** @param {SVGElement} cell @param {Look} look @param {number} x @param {number} y @param {number} radius */
export function drawContent(cell, look, x, y, radius) {
  if (look.sign) cell.append(sign(look.sign, x, y, radius));
  if (look.text) cell.append(s('text', { class: look.tone ?? '', x, y, dy: '.36em' }, look.text));
  if (look.notes?.some(Boolean)) {
    const slots = look.notes.length;
    const size = (radius * 2) / Math.ceil(Math.sqrt(slots));
    look.notes.forEach((note, slot) => {
      if (!note) return;
      const [nx, ny] = slotAt(slot, slots, x, y, radius);
      cell.append(s('text', { class: 'note', x: nx, y: ny, dy: '.36em', 'font-size': size * 0.78 }, note));
    });
  }
}

/** The middle of a note's place. @param {number} slot @param {number} slots @param {number} x @param {number} y @param {number} radius @returns {[number, number]} */
export function slotAt(slot, slots, x, y, radius) {
  const columns = Math.ceil(Math.sqrt(slots));
  const lines = Math.ceil(slots / columns);
  const step = (radius * 1.86) / columns;
  const column = slot % columns;
  const line = Math.floor(slot / columns);
  return [x + (column - (columns - 1) / 2) * step, y + (line - (lines - 1) / 2) * step];
}

/** @param {string} name @param {number} x @param {number} y @param {number} radius */
function sign(name, x, y, radius) {
  // Dots and walls fill their cell; signs on a cell leave room around them.
  const scale = (radius * (name === 'dot' || name.startsWith('wall') ? 1.82 : 1.3)) / 24;
  const move = `translate(${(x - 12 * scale).toFixed(2)} ${(y - 12 * scale).toFixed(2)}) scale(${scale.toFixed(3)})`;
  return s('path', { class: `sign sign-${name}`, d: iconPath(name), transform: move });
}
