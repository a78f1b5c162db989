// The table of a comparison: sorted by any column, each way.
import { fill, h } from '../core/dom.js';
import { msg, number, say } from '../core/i18n.js';
import { isMixed, unitOf, unitsIn } from './units.js';

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

/**
 * The rows in order; those without a value come last either way, and those of one unit stand together.
 * @param {Row[]} rows @param {Order} order @returns {Row[]}
 */
export function sorted(rows, { by, way }) {
  const units = unitsIn(rows, by);
  const placeOf = (/** @type {Row} */ row) => units.indexOf(unitOf(row, by) ?? '');
  return [...rows].sort((one, other) => {
    const [a, b] = [keyOf(one, by), keyOf(other, by)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const apart = placeOf(one) - placeOf(other);
    if (apart !== 0) return apart;
    if (typeof a === 'string' && typeof b === 'string') return way * a.localeCompare(b);
    return way * (Number(a) - Number(b));
  });
}

/** The signs beside the words of a judgement. @type {Record<string, string>} */
const SIGNS = { yes: '✓', no: '✕', unknown: '?' };

/**
 * The columns: the method, then what the table is sorted by, so that both are always in view, then the others.
 * @param {string[]} measures @param {boolean} isJudged @param {string} by @returns {string[]}
 */
export function columnsOf(measures, isJudged, by) {
  const others = ['result', ...(isJudged ? ['cheapest'] : []), ...measures];
  return ['title', ...others.filter((name) => name === by), ...others.filter((name) => name !== by)];
}

/**
 * The head of a column, which sorts by it.
 * @param {string} name @param {Order} order @param {boolean} mixed @param {(order: Order) => void} onSort
 */
function head(name, order, mixed, onSort) {
  const isBy = order.by === name;
  const sort = () => onSort({ by: name, way: isBy && order.way === 1 ? -1 : 1 });
  return h(
    'th',
    { scope: 'col', class: classOf(name, order), 'aria-sort': isBy ? (order.way === 1 ? 'ascending' : 'descending') : 'none' },
    h(
      'button',
      { type: 'button', class: 'sort', onclick: sort, 'data-sort': name, title: mixed ? msg('web-compare-mixed') : undefined },
      mixed ? h('span', { class: 'mixed-sign', 'aria-hidden': 'true' }, '≠') : null,
      h('span', { text: msg(OTHERS.includes(name) ? `web-compare-${name}-column` : `web-compare-${name}`) }),
      mixed ? h('span', { class: 'visually-hidden', text: msg('web-compare-mixed') }) : null,
      h('span', { class: 'sort-sign', 'aria-hidden': 'true' }, isBy ? (order.way === 1 ? '▲' : '▼') : '↕'),
    ),
  );
}

/** @param {string} name @param {Order} order */
const classOf = (name, order) =>
  [OTHERS.includes(name) ? 'to-left' : '', `col-${name}`, order.by === name ? 'by' : ''].filter(Boolean).join(' ');

/** Whether a solution is proved cheapest, by a sign and in words. @param {Row} row @param {Order} order */
function judgement({ cheapest }, order) {
  const state = cheapest ? `judged-${cheapest.is}` : '';
  return h(
    'td',
    { class: `${classOf('cheapest', order)} ${state}`, title: cheapest?.why },
    cheapest
      ? [h('span', { class: 'judgement-sign', 'aria-hidden': 'true' }, SIGNS[cheapest.is]), ' ', msg(`web-cheapest-${cheapest.is}`)]
      : '–',
  );
}

/**
 * Draws the table.
 * @param {HTMLElement} place @param {Row[]} rows @param {string[]} all the measures @param {Order} order
 * @param {(order: Order) => void} onSort @param {(row: Row) => HTMLElement | null} link what leads on from a row
 */
export function drawTable(place, rows, all, order, onSort, link) {
  const measures = all.filter((name) => rows.some((row) => (row.values[name] ?? null) !== null));
  const columns = columnsOf(
    measures,
    rows.some((row) => row.cheapest),
    order.by,
  );
  const mixed = new Set(measures.filter((name) => isMixed(rows, name)));
  const known = (/** @type {string} */ name) => rows.filter((row) => row.solved).flatMap((row) => row.values[name] ?? []);
  const least = new Map(COMPARABLE.map((name) => [name, Math.min(...known(name))]));
  const cell = (/** @type {Row} */ row, /** @type {string} */ name) => {
    const place = classOf(name, order);
    if (name === 'title') return h('th', { scope: 'row', class: place, text: row.title });
    if (name === 'result') return h('td', { class: `${place} ${row.solved ? 'good' : ''}`, text: row.result });
    if (name === 'cheapest') return judgement(row, order);
    const value = row.values[name] ?? null;
    const isLeast = row.solved && value !== null && value === least.get(name);
    const unit = mixed.has(name) && value !== null ? unitOf(row, name) : null;
    return h(
      'td',
      { class: isLeast ? `${place} least` : place },
      shown(name, value),
      unit ? h('span', { class: 'unit', text: msg(`web-unit-${unit}`) }) : null,
    );
  };
  const last = h('th', { scope: 'col' }, h('span', { class: 'visually-hidden', text: msg('web-nav-watch') }));
  fill(
    place,
    h(
      'div',
      { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-compare-table') },
      h(
        'table',
        { class: 'table compare', 'data-testid': 'compare-table' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            columns.map((name) => head(name, order, mixed.has(name), onSort)),
            last,
          ),
        ),
        h(
          'tbody',
          {},
          sorted(rows, order).map((row) =>
            h(
              'tr',
              { 'data-method': row.id },
              columns.map((name) => cell(row, name)),
              h('td', {}, link(row)),
            ),
          ),
        ),
      ),
    ),
    mixed.size > 0
      ? h(
          'p',
          { class: 'muted small-note', 'data-testid': 'mixed-note' },
          h('span', { class: 'mixed-sign', 'aria-hidden': 'true' }, '≠'),
          ' ',
          msg('web-compare-mixed-note'),
        )
      : null,
  );
}
