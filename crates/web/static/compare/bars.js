// A measure of all methods as bars, on a logarithmic scale where they differ by much.
import { fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { shown } from './table.js';

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

/** @param {HTMLElement} place @param {Row[]} rows @param {string} measure @param {boolean} isLog */
export function drawBars(place, rows, measure, isLog) {
  const known = rows.filter((row) => (row.values[measure] ?? null) !== null);
  const values = known.map((row) => Number(row.values[measure])).filter((value) => value > 0);
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
  fill(
    place,
    h(
      'ul',
      { class: 'bars', 'aria-label': msg(`web-compare-${measure}`), 'data-testid': 'compare-chart' },
      [...known].sort((a, b) => Number(a.values[measure]) - Number(b.values[measure])).map(line),
    ),
  );
}
