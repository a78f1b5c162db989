// The network drawn: variables where their cells are, or in layers, and the arcs or edges between them.
import { SIDE } from '../../board/layout.js';
import { s } from '../../core/dom.js';
import { shown } from './layers.js';

/** @typedef {import('../../board/layout.js').Layout} Layout */
/** @typedef {{name: string, states: string[], parents: string[], table?: number[] | null}} Variable */
/** @typedef {[number, number] | [number, number, number]} Spot the middle of a variable; off the board, half its width */
/** @typedef {{standing: string, isNow: boolean, isChosen: boolean, state?: string}} Show */

const RADIUS = SIDE * 0.3;

/**
 * The cells that a variable speaks of, by its name: `x_r1c3`; none for sums and totals.
 * @param {string} name @param {Layout} layout @param {Record<string, [number, number][]>} [known] what the server says
 * @returns {number[]}
 */
export function cellsOf(name, layout, known = {}) {
  const told = known[name];
  if (told) return told.map(([row, column]) => row * layout.cols + column);
  const found = /^[xyn]_r(\d+)c(\d+)$/.exec(name);
  if (!found) return [];
  const [row, column] = [Number(found[1]) - 1, Number(found[2]) - 1];
  const cell = row * layout.cols + column;
  return row >= 0 && column >= 0 && column < layout.cols && cell < layout.count ? [cell] : [];
}

/**
 * Where each variable is drawn: on its cells, and those without cells in a row below the board.
 * @param {Variable[]} variables @param {Layout} layout @param {Record<string, [number, number][]>} known
 * @returns {Map<string, [number, number]>}
 */
export function places(variables, layout, known) {
  /** @type {Map<string, [number, number]>} */
  const found = new Map();
  const names = new Set(variables.map(({ name }) => name));
  const apart = variables.filter(({ name }) => cellsOf(name, layout, known).length === 0);
  for (const { name } of variables) {
    // A variable that stands for many cells, but has the name of one, is drawn on that one.
    const own = cellsOf(name, layout);
    const cells = own.length > 0 ? own : cellsOf(name, layout, known);
    if (cells.length === 0) continue;
    const centres = cells.map((cell) => layout.centre(cell));
    const x = centres.reduce((sum, centre) => sum + centre[0], 0) / cells.length;
    const y = centres.reduce((sum, centre) => sum + centre[1], 0) / cells.length;
    // Where a cell has both an X and a Y, they share its room.
    const twin = (name.startsWith('x') ? 'y' : 'x') + name.slice(1);
    const aside = names.has(twin) ? (name.startsWith('x') ? -SIDE * 0.2 : SIDE * 0.2) : 0;
    found.set(name, [x + aside, y + aside]);
  }
  const [left, top, width, height] = layout.box;
  const perRow = Math.max(1, Math.floor(width / (SIDE * 1.1)));
  apart.forEach(({ name }, i) => {
    const x = left + ((i % perRow) + 0.5) * (width / Math.min(perRow, apart.length));
    found.set(name, [x, top + height + SIDE * (0.7 + Math.floor(i / perRow))]);
  });
  return found;
}

/** How many rows of variables stand below the board. @param {Map<string, [number, number]>} where @param {Layout} layout */
export function rowsBelow(where, layout) {
  const bottom = layout.box[1] + layout.box[3];
  const most = [...where.values()].reduce((y, place) => Math.max(y, place[1]), bottom);
  return most > bottom ? Math.round((most - bottom) / SIDE + 0.3) : 0;
}

/**
 * Draws the graph anew.
 * @param {SVGGElement} layer @param {Map<string, Spot>} where
 * @param {{from: string, to: string, kind: string}[]} edges @param {Map<string, Show>} shows
 * @param {(name: string) => void} onChoose
 */
export function drawGraph(layer, where, edges, shows, onChoose) {
  /** @type {Record<string, string>} */
  const paths = {};
  for (const { from, to, kind } of edges) {
    const [one, other] = [where.get(from), where.get(to)];
    if (one && other) paths[kind] = (paths[kind] ?? '') + (kind === 'arc' ? arrow(one, other) : line(one, other));
  }
  layer.replaceChildren(
    ...Object.entries(paths).map(([kind, d]) => s('path', { class: `net-${kind}`, d })),
    ...[...shows].flatMap(([name, show]) => {
      const place = where.get(name);
      return place ? [node(name, place, show, onChoose)] : [];
    }),
  );
}

/** @param {string} name @param {Spot} place @param {Show} show @param {(name: string) => void} onChoose */
function node(name, [x, y, half], { standing, isNow, isChosen, state }, onChoose) {
  const r = standing === 'eliminated' ? RADIUS * 0.55 : RADIUS;
  const width = half && standing !== 'eliminated' ? half : r;
  const isRound = half === undefined && !name.startsWith('y');
  const shape = isRound
    ? s('circle', { class: 'net-shape', cx: x, cy: y, r })
    : s('rect', { class: 'net-shape', x: x - width, y: y - r, width: 2 * width, height: 2 * r, rx: half ? r : 3 });
  const cross =
    standing === 'pruned'
      ? s('path', { class: 'net-cross', d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` })
      : null;
  // A number stays readable inside its variable.
  const isNumber = half === undefined && name.startsWith('y') && standing === 'observed';
  const classes = `net-node net-${standing}${isNumber ? ' net-number' : ''}${isNow ? ' net-now' : ''}${isChosen ? ' net-chosen' : ''}`;
  const words = isNumber
    ? s('text', { x: x - SIDE * 0.32, y: y - SIDE * 0.36, 'font-size': 7 }, name[0])
    : half
      ? s('text', { x, y, dy: '.34em', 'font-size': 10 }, shown(name))
      : nodeLabel(name, x, y);
  return s(
    'g',
    { class: classes, 'data-variable': name, onclick: () => onChoose(name) },
    s('title', {}, state ? `${name} = ${state}` : name),
    shape,
    cross,
    words,
    state ? s('text', { class: 'net-state', x, y: y + r + 11 }, state) : null,
  );
}

/** What is written in a round or square node: of a variable of a cell the letter above the cell. @param {string} name @param {number} x @param {number} y */
function nodeLabel(name, x, y) {
  const [letter, cell] = name.split('_', 2);
  if (!cell) return s('text', { x, y, dy: '.34em', 'font-size': name.length <= 3 ? 10 : 8.5 }, name);
  // The longer the name of the cell, the smaller, so that it stays inside.
  const size = 8 - Math.max(0, cell.length - 4);
  return s(
    'text',
    { x },
    s('tspan', { x, y: y - 3.4, 'font-size': 6.5 }, letter ?? ''),
    s('tspan', { x, y: y + size / 2, 'font-size': size }, cell),
  );
}

/** @param {Spot} from @param {Spot} to */
function line([x0, y0], [x1, y1]) {
  return `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
}

/** A line with a small head just outside the node it leads to. @param {Spot} from @param {Spot} to */
function arrow([x0, y0, half0], [x1, y1, half1]) {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  // How far the border of a node is from its middle.
  const out = (/** @type {number | undefined} */ half) =>
    half ? Math.min(half / (Math.abs(ux) || 1e-9), RADIUS / (Math.abs(uy) || 1e-9)) : RADIUS;
  const [start, end] = [out(half0), out(half1) + RADIUS * 0.15];
  const [ex, ey] = [x1 - ux * end, y1 - uy * end];
  const side = (/** @type {number} */ way) => `${(ex - ux * 5 - uy * 3 * way).toFixed(1)} ${(ey - uy * 5 + ux * 3 * way).toFixed(1)}`;
  return `M${(x0 + ux * start).toFixed(1)} ${(y0 + uy * start).toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}M${side(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}L${side(-1)}`;
}
