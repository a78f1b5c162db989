// Where the cells of a board lie: squares from their number alone, every other tiling from its polygons.

/**
 * @typedef {object} Layout
 * @property {number} rows
 * @property {number} cols
 * @property {number} count how many cells
 * @property {[number, number, number, number]} box the view box: left, top, width, height
 * @property {(index: number) => [number, number]} centre
 * @property {(index: number) => number} radius of the largest circle around the centre, nearly
 * @property {(index: number) => string | null} points the corners as SVG wants them; null for a square
 * @property {number[][] | null} neighbours for the arrow keys, where rows and columns do not say enough
 * @property {string[] | null} names where they are not rows and columns
 */

/** The side of a square, in units of the drawing. */
export const SIDE = 40;

/** A board of squares. @param {number} rows @param {number} cols @param {number} [margin] room around it @returns {Layout} */
export function squares(rows, cols, margin = 0) {
  const pad = margin * SIDE;
  return {
    rows,
    cols,
    count: rows * cols,
    box: [-pad - 2, -pad - 2, cols * SIDE + 2 * pad + 4, rows * SIDE + 2 * pad + 4],
    centre: (index) => [((index % cols) + 0.5) * SIDE, (Math.floor(index / cols) + 0.5) * SIDE],
    radius: () => SIDE / 2,
    points: () => null,
    neighbours: null,
    names: null,
  };
}

/** A board of polygons. @param {import('../api.js').MinesweeperTilingAnswer} tiling as the server describes it @returns {Layout} */
export function polygons(tiling) {
  const centres = tiling.polygons.map(centroid);
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = tiling.bounds;
  // Cells of about the same size as squares, whatever the unit of the tiling.
  const area = tiling.polygons.reduce((sum, corners) => sum + Math.abs(areaOf(corners)), 0) / tiling.polygons.length;
  const scale = SIDE / Math.sqrt(area || 1);
  const radii = tiling.polygons.map((corners, index) => inner(corners, centres[index] ?? [0, 0]) * scale);
  return {
    rows: tiling.height,
    cols: tiling.width,
    count: tiling.polygons.length,
    box: [x0 * scale - 3, y0 * scale - 3, (x1 - x0) * scale + 6, (y1 - y0) * scale + 6],
    centre: (index) => {
      const [x, y] = centres[index] ?? [0, 0];
      return [x * scale, y * scale];
    },
    radius: (index) => radii[index] ?? SIDE / 2,
    points: (index) => (tiling.polygons[index] ?? []).map((value) => (value * scale).toFixed(2)).join(' '),
    neighbours: tiling.neighbours,
    names: tiling.names ?? null,
  };
}

/** Twice-signed area by the shoelace formula, halved. @param {number[]} corners x, y, x, y ... */
function areaOf(corners) {
  let sum = 0;
  eachSide(corners, (x0, y0, x1, y1) => {
    sum += x0 * y1 - x1 * y0;
  });
  return sum / 2;
}

/** @param {number[]} corners @returns {[number, number]} */
function centroid(corners) {
  const area = areaOf(corners);
  let [x, y] = [0, 0];
  eachSide(corners, (x0, y0, x1, y1) => {
    const cross = x0 * y1 - x1 * y0;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  });
  return area ? [x / (6 * area), y / (6 * area)] : [corners[0] ?? 0, corners[1] ?? 0];
}

/** The distance from a point inside to the nearest side. @param {number[]} corners @param {[number, number]} centre */
function inner(corners, [x, y]) {
  let least = Infinity;
  eachSide(corners, (x0, y0, x1, y1) => {
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length) least = Math.min(least, Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length);
  });
  return Number.isFinite(least) ? least : 0;
}

/** @param {number[]} corners @param {(x0: number, y0: number, x1: number, y1: number) => void} visit */
function eachSide(corners, visit) {
  for (let at = 0; at < corners.length; at += 2) {
    const next = (at + 2) % corners.length;
    visit(corners[at] ?? 0, corners[at + 1] ?? 0, corners[next] ?? 0, corners[next + 1] ?? 0);
  }
}
