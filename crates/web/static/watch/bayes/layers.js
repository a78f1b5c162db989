// A network without a board: its variables in layers, parents above their children. The layers are those of the longest
// paths; within a layer, variables stand near the middle of their neighbours (Sugiyama, Tagawa and Toda, 1981).
import { SIDE } from '../../board/layout.js';

/** @typedef {import('./graph.js').Variable} Variable */
/** @typedef {import('./graph.js').Spot} Spot */

const LETTER = 7;
const GAP = SIDE * 0.4;
const SWEEPS = 8;
/** The most letters of a name that are shown. */
const LETTERS = 16;

/** A name as the drawing shows it. @param {string} name */
export const shown = (name) => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/**
 * Where each variable stands, and the size of the drawing.
 * @param {Variable[]} variables @returns {{where: Map<string, Spot>, box: [number, number, number, number]}}
 */
export function layered(variables) {
  const rows = layers(variables).flatMap((layer) => wrapped(layer, variables.length));
  const half = (/** @type {string} */ name) => (Math.max(shown(name).length, 3) * LETTER) / 2 + 8;
  const widths = rows.map((row) => row.reduce((sum, name) => sum + 2 * half(name) + GAP, -GAP));
  const widest = Math.max(SIDE, ...widths);
  /** @type {Map<string, Spot>} */
  const where = new Map();
  rows.forEach((row, i) => {
    let x = (widest - (widths[i] ?? 0)) / 2;
    for (const name of row) {
      where.set(name, [x + half(name), (i * 1.6 + 0.5) * SIDE, half(name)]);
      x += 2 * half(name) + GAP;
    }
  });
  return { where, box: [-4, -4, widest + 8, (Math.max(rows.length - 1, 0) * 1.6 + 1) * SIDE + 8] };
}

/** The names by the length of the longest path that leads to them. @param {Variable[]} variables @returns {string[][]} */
export function layers(variables) {
  /** @type {Map<string, string[]>} */
  const children = new Map(variables.map(({ name }) => [name, []]));
  const waiting = new Map(variables.map(({ name, parents }) => [name, parents.length]));
  for (const { name, parents } of variables) for (const parent of parents) children.get(parent)?.push(name);
  /** @type {string[][]} */
  const found = [];
  let layer = variables.filter(({ parents }) => parents.length === 0).map(({ name }) => name);
  while (layer.length > 0) {
    found.push(layer);
    const left = (/** @type {string} */ name) => (waiting.get(name) ?? 0) - 1;
    layer = layer.flatMap((parent) =>
      (children.get(parent) ?? []).filter((child) => {
        waiting.set(child, left(child));
        return waiting.get(child) === 0;
      }),
    );
  }
  return sorted(found, variables);
}

/** The same layers, each in the order of the mean places of the neighbours of its variables. @param {string[][]} rows @param {Variable[]} variables */
function sorted(rows, variables) {
  /** @type {Map<string, string[]>} */
  const neighbours = new Map(variables.map(({ name, parents }) => [name, [...parents]]));
  for (const { name, parents } of variables) for (const parent of parents) neighbours.get(parent)?.push(name);
  /** @type {Map<string, number>} */
  const place = new Map();
  const put = (/** @type {string[]} */ row) => row.forEach((name, i) => place.set(name, (i + 0.5) / row.length));
  rows.forEach(put);
  const mean = (/** @type {string} */ name) => {
    const near = neighbours.get(name) ?? [];
    if (near.length === 0) return place.get(name) ?? 0;
    return near.reduce((sum, one) => sum + (place.get(one) ?? 0), 0) / near.length;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const row of sweep % 2 === 0 ? rows : [...rows].reverse()) {
      const means = new Map(row.map((name) => [name, mean(name)]));
      row.sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0));
      put(row);
    }
  }
  return rows;
}

/** A layer in rows that are not much wider than the drawing is high: a Markov network has one layer only. @param {string[]} layer @param {number} count */
function wrapped(layer, count) {
  const most = Math.max(6, Math.ceil(Math.sqrt(count)));
  return Array.from({ length: Math.ceil(layer.length / most) }, (_, i) => layer.slice(i * most, (i + 1) * most));
}
