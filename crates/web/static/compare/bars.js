// A measure of all methods as bars, on a logarithmic scale where they differ by much.
import { fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { shown } from './table.js';
import { unitOf, unitsIn } from './units.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('./runs.js').Row} Row */

/**
 * How long a bar is, from 0 to 1.
 * @param {number} value @param {number} least @param {number} most @param {boolean} isLog
 */
export function lengthOf(value, least, most, isLog) {
  if (most <= 0 || value <= 0) return 0;
  if (!isLog) return value / most;
  // One power of ten below the least, so that its bar can be seen.
  const from = Math.log10(least) - 1;
  return (Math.log10(value) - from) / (Math.log10(most) - from);
}

/** The bars of rows that count the same. @param {Row[]} rows @param {string} measure @param {boolean} isLog @param {Words} name */
function barsOf(rows, measure, isLog, name) {
  const values = rows.map((row) => Number(row.values[measure])).filter((value) => value > 0);
  const [least, most] = [Math.min(...values), Math.max(...values, 0)];
  const line = (/** @type {Row} */ row) => {
    const value = Number(row.values[measure]);
    const bar = h('span', { class: row.solved ? 'bar' : 'bar unsolved' });
    bar.style.width = `${(100 * lengthOf(value, least, most, isLog)).toFixed(2)}%`;
    return h(
      'li',
      {},
      h('span', { class: 'bar-name', text: row.title }),
      h('span', { class: 'bar-box' }, bar),
      h('span', { class: 'bar-value' }, shown(measure, value)),
    );
  };
  return h(
    'ul',
    { class: 'bars', 'aria-label': name },
    [...rows].sort((a, b) => Number(a.values[measure]) - Number(b.values[measure])).map(line),
  );
}

/** One chart; where methods count different things, one for each unit. @param {HTMLElement} place @param {Row[]} rows @param {string} measure @param {boolean} isLog */
export function drawBars(place, rows, measure, isLog) {
  const known = rows.filter((row) => (row.values[measure] ?? null) !== null);
  const name = msg(`web-compare-${measure}`);
  const units = unitsIn(known, measure);
  const apart = (/** @type {string} */ unit) => {
    const words = msg(`web-unit-${unit}`);
    const own = known.filter((row) => unitOf(row, measure) === unit);
    return [h('h3', { class: 'small-head chart-unit', text: words }), barsOf(own, measure, isLog, words)];
  };
  fill(place, h('div', { 'data-testid': 'compare-chart' }, units.length > 1 ? units.map(apart) : barsOf(known, measure, isLog, name)));
}
