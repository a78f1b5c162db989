// Mouse, touch and keys on a board, told in one way:
//   cell-press {index, button: 'primary' | 'secondary' | 'middle', shift, ctrl}   a click, a tap, a long press, a right click
//   cell-drag  {index}          the mouse came to another cell with its button down
//   cell-key   {index, key, shift, ctrl}   a key that does not move the cursor; cancel it and the browser does not see it
//   cell-hover {index | null}   cell-focus {index, shift}   the cursor came to a cell, with Shift held or not

/** @typedef {import('./board-grid.js').BoardGrid} BoardGrid */

const LONG_PRESS = 450;

/** @param {BoardGrid} board @param {SVGSVGElement} svg */
export function listen(board, svg) {
  const tell = teller(board);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let start = { x: 0, y: 0 };
  let swallow = false;
  let hovered = -1;

  /** @param {MouseEvent} event @param {string} button */
  const press = (event, button) => {
    const index = cellOf(event.target);
    if (index < 0) return;
    board.moveTo(index);
    tell('cell-press', { index, button, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey });
  };

  svg.addEventListener('pointerdown', (event) => {
    swallow = false;
    clearTimeout(timer);
    if (event.pointerType === 'mouse') {
      if (event.button === 1) event.preventDefault();
      return;
    }
    start = { x: event.clientX, y: event.clientY };
    const { target, shiftKey, ctrlKey } = event;
    timer = setTimeout(() => {
      swallow = true;
      navigator.vibrate?.(15);
      press(/** @type {any} */ ({ target, shiftKey, ctrlKey, metaKey: false }), 'secondary');
    }, LONG_PRESS);
  });
  svg.addEventListener('pointermove', (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) clearTimeout(timer);
    const index = cellOf(event.target);
    if (index === hovered) return;
    hovered = index;
    tell('cell-hover', { index: index < 0 ? null : index });
    if (index >= 0 && event.pointerType === 'mouse' && event.buttons === 1) tell('cell-drag', { index });
  });
  for (const name of ['pointerup', 'pointercancel']) svg.addEventListener(name, () => clearTimeout(timer));
  svg.addEventListener('pointerleave', () => {
    hovered = -1;
    tell('cell-hover', { index: null });
  });
  svg.addEventListener('click', (event) => {
    if (!swallow) press(event, 'primary');
    swallow = false;
  });
  svg.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    if (!swallow) press(event, 'secondary');
    // A long touch brings this event too, and then a click that was not meant.
    if (/** @type {PointerEvent} */ (event).pointerType === 'touch') swallow = true;
  });
  svg.addEventListener('auxclick', (event) => {
    if (event.button === 1) press(event, 'middle');
  });
  svg.addEventListener('keydown', (event) => {
    const index = cellOf(event.target);
    if (index < 0 || event.altKey) return;
    const detail = {
      index,
      key: event.key,
      code: event.code,
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
    };
    if (tell('cell-key', detail)) {
      event.preventDefault();
      return;
    }
    const next = moved(board, index, event);
    if (next === null) return;
    event.preventDefault();
    board.selects = event.shiftKey;
    board.moveTo(next);
    board.selects = false;
    board.ring(next);
  });
}

/**
 * Follows the focus. The board listens, not its SVG: browsers put an SVG that listens for focus among what Tab reaches.
 * @param {BoardGrid} board
 */
export function followFocus(board) {
  const tell = teller(board);
  board.addEventListener('focusin', ({ target }) => {
    const index = cellOf(target);
    if (index < 0) return;
    if (index !== board.cursor) board.moveTo(index, false);
    board.ring(/** @type {Element} */ (target).matches(':focus-visible') ? index : null);
    tell('cell-focus', { index, shift: board.selects });
  });
  board.addEventListener('focusout', () => board.ring(null));
}

/** Sends an event of the board; says whether somebody took it. @param {BoardGrid} board @returns {(name: string, detail: object) => boolean} */
const teller = (board) => (name, detail) =>
  !board.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true }));

/** @param {EventTarget | null} target */
function cellOf(target) {
  const cell = target instanceof Element ? target.closest('[data-i]') : null;
  return cell ? Number(cell.getAttribute('data-i')) : -1;
}

/** Where a key leads; null if it is no key that leads anywhere. @param {BoardGrid} board @param {number} index @param {KeyboardEvent} event */
function moved(board, index, { key, ctrlKey }) {
  const { rows, cols, count, neighbours } = board.layout;
  /** @type {Record<string, [number, number]>} */
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const arrow = arrows[key];
  if (arrow && rows === 1 && neighbours) return towards(board, index, arrow);
  const [row, column] = [Math.floor(index / cols), index % cols];
  if (arrow) {
    const [x, y] = [
      Math.min(Math.max(column + arrow[0], 0), cols - 1),
      Math.min(Math.max(row + arrow[1], 0), rows - 1),
    ];
    return y * cols + x;
  }
  if (key === 'Home') return ctrlKey ? 0 : row * cols;
  if (key === 'End') return ctrlKey ? count - 1 : row * cols + cols - 1;
  if (key === 'PageUp') return Math.max(row - 5, 0) * cols + column;
  if (key === 'PageDown') return Math.min(row + 5, rows - 1) * cols + column;
  return null;
}

/** The neighbour that lies most nearly in a direction. @param {BoardGrid} board @param {number} index @param {[number, number]} arrow */
function towards(board, index, [dx, dy]) {
  const [x, y] = board.layout.centre(index);
  let [best, least] = [index, 0.2];
  for (const neighbour of board.layout.neighbours?.[index] ?? []) {
    const [nx, ny] = board.layout.centre(neighbour);
    const straight = ((nx - x) * dx + (ny - y) * dy) / (Math.hypot(nx - x, ny - y) || 1);
    if (straight > least) [best, least] = [neighbour, straight];
  }
  return best;
}
