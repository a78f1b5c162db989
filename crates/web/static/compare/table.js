// The table of a comparison: sorted by any column, each way.
import { fill, h } from '../core/dom.js';
import { msg, number, say } from '../core/i18n.js';

/** @typedef {import('./runs.js').Row} Row */
/** @typedef {{by: string, way: 1 | -1}} Order by a measure, or by `title`, `result` or `cheapest` */

/** The columns in which every method means the same, and less is better. */
const COMPARABLE = ['bytes', 'seconds', 'cost', 'error', 'answered'];

/** A size in bytes with its unit. @param {number} bytes */
export function size(bytes) {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const unit = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return number(bytes / 1000 ** unit, { style: 'unit', unit: units[unit], unitDisplay: 'narrow', maximumSignificantDigits: 3 });
}

/** A time with its unit. @param {number} seconds */
export function time(seconds) {
  if (seconds >= 1) return number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumSignificantDigits: 3 });
  if (seconds >= 1e-3)
    return number(seconds * 1e3, { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumSignificantDigits: 3 });
  return number(seconds * 1e6, { style: 'unit', unit: 'microsecond', unitDisplay: 'short', maximumSignificantDigits: 3 });
}

/** A measure as it is read. @param {string} name @param {number | null} value */
export function shown(name, value) {
  if (value === null) return '–';
  if (name === 'bytes') return size(value);
  if (name === 'risk' || name === 'error') {
    // Never 0 % for what is not quite nothing.
    const notation = value > 0 && value < 1e-5 ? 'scientific' : 'standard';
    return number(value, { style: 'percent', maximumSignificantDigits: 3, notation });
  }
  return name === 'seconds' || name === 'answered' ? time(value) : number(value);
}

/** The columns that are no measures. */
const OTHERS = ['title', 'result', 'cheapest'];
/** What is known of a solution's cost, the best first. */
const JUDGEMENTS = ['yes', 'unknown', 'no'];

/** What a row is sorted by. @param {Row} row @param {string} by @returns {string | number | null} */
function keyOf(row, by) {
  if (by === 'title' || by === 'result') return say(row[by]);
  if (by === 'cheapest') return row.cheapest ? JUDGEMENTS.indexOf(row.cheapest.is) : null;
  return row.values[by] ?? null;
}

/** The rows in order; those without a value come last either way. @param {Row[]} rows @param {Order} order @returns {Row[]} */
export function sorted(rows, { by, way }) {
  return [...rows].sort((one, other) => {
    const [a, b] = [keyOf(one, by), keyOf(other, by)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return way * a.localeCompare(b);
    return way * (Number(a) - Number(b));
  });
}

/**
 * Draws the table.
 * @param {HTMLElement} place @param {Row[]} rows @param {string[]} all the measures @param {Order} order
 * @param {(order: Order) => void} onSort @param {(row: Row) => HTMLElement | null} link what leads on from a row
 */
export function drawTable(place, rows, all, order, onSort, link) {
  const measures = all.filter((name) => rows.some((row) => row.values[name] !== null));
  const head = (/** @type {string} */ name) => {
    const isBy = order.by === name;
    const sort = () => onSort({ by: name, way: isBy && order.way === 1 ? -1 : 1 });
    const words = msg(OTHERS.includes(name) ? `web-compare-${name}-column` : `web-compare-${name}`);
    return h(
      'th',
      { scope: 'col', 'aria-sort': isBy ? (order.way === 1 ? 'ascending' : 'descending') : 'none' },
      h(
        'button',
        { type: 'button', class: 'sort', onclick: sort, 'data-sort': name },
        h('span', { text: words }),
        h('span', { class: 'sort-sign', 'aria-hidden': 'true' }, isBy ? (order.way === 1 ? '▲' : '▼') : '↕'),
      ),
    );
  };
  const isJudged = rows.some((row) => row.cheapest);
  const judgement = (/** @type {Row} */ { cheapest }) =>
    h('td', { class: cheapest?.is === 'yes' ? 'good' : '', title: cheapest?.why }, cheapest ? msg(`web-cheapest-${cheapest.is}`) : '–');
  const known = (/** @type {string} */ name) => rows.filter((row) => row.solved).flatMap((row) => row.values[name] ?? []);
  const least = new Map(COMPARABLE.map((name) => [name, Math.min(...known(name))]));
  const line = (/** @type {Row} */ row) =>
    h(
      'tr',
      { 'data-method': row.id },
      h('th', { scope: 'row', text: row.title }),
      h('td', { class: row.solved ? 'good' : '', text: row.result }),
      isJudged ? judgement(row) : null,
      measures.map((name) => {
        const value = row.values[name] ?? null;
        return h('td', { class: row.solved && value !== null && value === least.get(name) ? 'least' : '' }, shown(name, value));
      }),
      h('td', {}, link(row)),
    );
  const last = h('th', { scope: 'col' }, h('span', { class: 'visually-hidden', text: msg('web-nav-watch') }));
  fill(
    place,
    h(
      'div',
      { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-compare-table') },
      h(
        'table',
        { class: 'table compare', 'data-testid': 'compare-table' },
        h('thead', {}, h('tr', {}, head('title'), head('result'), isJudged ? head('cheapest') : null, measures.map(head), last)),
        h('tbody', {}, sorted(rows, order).map(line)),
      ),
    ),
  );
}
