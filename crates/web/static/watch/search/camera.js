// Which part of a tree is in sight, and how large: from places in the tree to places on the screen.

/** @typedef {import('../tidy.js').Layout} Layout */

/** How far apart nodes stand when there is room, in pixels. */
const WIDE = 56;
const LEVEL = 60;
const MARGIN = 24;

export class Camera {
  constructor() {
    this.size = { width: 600, height: 360 };
    /** @type {Layout} */
    this.layout = { x: new Float64Array(), depth: new Int32Array(), rows: [], width: 0 };
    /** What is in the middle of the screen. */
    this.x = 0;
    this.y = 0;
    /** How far apart nodes and levels are, in pixels. */
    this.kx = WIDE;
    this.ky = LEVEL;
  }

  /** How far apart nodes and levels are when all of the tree is to be seen. */
  get room() {
    return {
      x: (this.size.width - 2 * MARGIN) / Math.max(1, this.layout.width),
      y: (this.size.height - 2 * MARGIN) / Math.max(1, this.layout.rows.length - 1),
    };
  }

  /** The usual size of things, or smaller if all of it fits then. */
  home() {
    const { x, y } = this.room;
    this.kx = x >= 14 ? Math.min(WIDE, x) : WIDE / 2;
    this.ky = Math.max(22, Math.min(LEVEL, y));
    this.x = this.layout.width / 2;
    this.y = 0;
    this.clamp();
  }

  /** All of the tree. */
  fit() {
    const { x, y } = this.room;
    this.kx = Math.min(WIDE, x);
    this.ky = Math.min(LEVEL, y);
    this.clamp();
  }

  /** @param {number} by */
  zoom(by) {
    this.kx = Math.max(0.05, Math.min(120, this.kx * by));
    this.ky = Math.max(2, Math.min(80, this.ky * Math.sqrt(by)));
    this.clamp();
  }

  /** Moves by so many pixels. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x -= dx / this.kx;
    this.y -= dy / this.ky;
    this.clamp();
  }

  /** Where a node is on the screen. @param {number} node @returns {[number, number]} */
  at(node) {
    const x = ((this.layout.x[node] ?? 0) - this.x) * this.kx + this.size.width / 2;
    const y = ((this.layout.depth[node] ?? 0) - this.y) * this.ky + this.size.height / 2;
    return [x, y];
  }

  /** What is at a place on the screen: how far right in the tree, and at which level. @param {number} px @param {number} py */
  from(px, py) {
    return { x: (px - this.size.width / 2) / this.kx + this.x, level: Math.round((py - this.size.height / 2) / this.ky + this.y) };
  }

  /** Moves so that a node is well inside. @param {number} node */
  keepInSight(node) {
    const { width, height } = this.size;
    const [x, y] = this.at(node);
    const [padX, padY] = [width * 0.2, height * 0.25];
    this.pan(Math.max(0, padX - x) - Math.max(0, x - width + padX), Math.max(0, padY - y) - Math.max(0, y - height + padY));
  }

  /** The nodes in sight, level by level from left to right. @returns {Generator<number[]>} */
  *rowsInSight() {
    const { rows, x } = this.layout;
    const half = this.size.height / 2 / this.ky + 1;
    const reach = this.size.width / 2 / this.kx + 1;
    const bottom = Math.min(rows.length - 1, Math.ceil(this.y + half));
    for (let level = Math.max(0, Math.floor(this.y - half)); level <= bottom; level += 1) {
      const row = rows[level] ?? [];
      yield row.slice(firstFrom(row, x, this.x - reach), firstFrom(row, x, this.x + reach));
    }
  }

  /** No more empty space than there must be. */
  clamp() {
    const inside = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number} */ room) =>
      length <= room ? length / 2 : Math.max(room / 2, Math.min(length - room / 2, at));
    this.x = inside(this.x, this.layout.width, (this.size.width - 2 * MARGIN) / this.kx);
    const room = (this.size.height - 2 * MARGIN) / this.ky;
    const length = Math.max(0, this.layout.rows.length - 1);
    // A tree that is not high hangs from the top.
    this.y = length <= room ? room / 2 : inside(this.y, length, room);
  }
}

/** The first place in a row that is not left of x. @param {number[]} row @param {Float64Array} xs @param {number} x */
export function firstFrom(row, xs, x) {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[row[middle] ?? 0] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
