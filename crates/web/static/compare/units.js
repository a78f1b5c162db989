// What the numbers of a column count. Numbers of different units say nothing beside each other: they are set apart.
import { catalogue } from '../core/catalogue.js';

/** @typedef {import('../api.js').Catalogue['sudoku']['units'][number]} Units */
/** @typedef {import('./runs.js').Row} Row */

/** The units of a method, as the program declares them. @param {string} id @returns {Record<string, string | null>} by measure */
export function unitsOf(id) {
  const units = catalogue().sudoku.units.find((one) => one.id === id);
  return { expanded: units?.nodes ?? null, backtracks: units?.backtracks ?? null, depth: units?.depth ?? null };
}

/** What a value of a row counts; nothing where all methods count the same. @param {Row} row @param {string} measure */
export const unitOf = ({ units }, measure) => units?.[measure] ?? null;

/** The units of those rows that have a value. @param {Row[]} rows @param {string} measure @returns {string[]} */
export function unitsIn(rows, measure) {
  const known = rows.filter(({ values }) => (values[measure] ?? null) !== null);
  return [...new Set(known.flatMap((row) => unitOf(row, measure) ?? []))];
}

/** Whether the values of a column are of different units. @param {Row[]} rows @param {string} measure */
export const isMixed = (rows, measure) => unitsIn(rows, measure).length > 1;
