// Tables of probabilities: those of the network, and those that elimination multiplies.
import { h } from '../../core/dom.js';
import { msg, number } from '../../core/i18n.js';

/** @typedef {import('./story.js').Table} Table */
/** @typedef {import('./graph.js').Variable} Variable */

const MOST_ROWS = 40;

/**
 * The states of the variables in a row of a table, the last changing fastest.
 * @param {number} row @param {number[]} sizes @returns {number[]}
 */
export function statesOf(row, sizes) {
  const found = [];
  let rest = row;
  for (let i = sizes.length - 1; i >= 0; i -= 1) {
    found.unshift(rest % (sizes[i] ?? 1));
    rest = Math.floor(rest / (sizes[i] ?? 1));
  }
  return found;
}

/** A probability or any other number of a table. @param {number} value */
export const figure = (value) =>
  number(
    value,
    value !== 0 && Math.abs(value) < 0.001 ? { notation: 'scientific', maximumSignificantDigits: 3 } : { maximumSignificantDigits: 4 },
  );

/**
 * The table of a variable given its parents.
 * @param {Variable} variable @param {Map<string, Variable>} all
 */
export function conditional(variable, all) {
  const { table } = variable;
  const caption = h('caption', {
    text:
      variable.parents.length > 0
        ? msg('web-watch-table-given', { name: variable.name, parents: variable.parents.join(', ') })
        : msg('web-watch-table-alone', { name: variable.name }),
  });
  if (!table) return h('p', { class: 'muted', text: msg('web-watch-table-large') });
  const width = variable.states.length;
  // Parents in order, the variable itself changing fastest.
  const sizes = variable.parents.map((name) => all.get(name)?.states.length ?? 1);
  const rows = table.length / width;
  const head = h(
    'tr',
    {},
    variable.parents.map((name) => h('th', { scope: 'col' }, name)),
    variable.states.map((state) => h('th', { scope: 'col', class: 'number' }, `${variable.name}=${state}`)),
  );
  const body = Array.from({ length: Math.min(rows, MOST_ROWS) }, (_, row) => {
    const states = statesOf(row, sizes);
    return h(
      'tr',
      {},
      states.map((state, i) => h('th', { scope: 'row' }, all.get(variable.parents[i] ?? '')?.states[state] ?? String(state))),
      table.slice(row * width, (row + 1) * width).map((value) => h('td', { class: 'number', text: { say: () => figure(value) } })),
    );
  });
  return h(
    'div',
    { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-watch-table-of', { name: variable.name }) },
    h('table', { class: 'table small' }, caption, h('thead', {}, head), h('tbody', {}, body)),
    rows > MOST_ROWS ? h('p', { class: 'muted', text: msg('web-watch-table-more', { count: rows - MOST_ROWS }) }) : null,
  );
}

/** A table of elimination in short: what it speaks of, and how large it is. @param {Table} table @param {string} kind */
export function factor(table, kind) {
  return h(
    'li',
    { class: `factor factor-${kind}` },
    h('span', { class: 'mono' }, `f(${table.scope.join(', ')})`),
    ' ',
    h('span', { class: 'muted', text: msg('web-watch-entries', { count: table.entries }) }),
  );
}

/**
 * The answer as bars.
 * @param {Pick<Table, 'scope' | 'values'>} table @param {Map<string, Variable>} all
 */
export function distribution(table, all) {
  const [name = ''] = table.scope;
  const states = all.get(name)?.states ?? [];
  return h(
    'dl',
    { class: 'distribution' },
    (table.values ?? []).map((value, i) => {
      const bar = h('span', { class: 'bar' });
      bar.style.width = `${Math.max(0, Math.min(100, value * 100)).toFixed(2)}%`;
      return h(
        'div',
        {},
        h('dt', { class: 'mono' }, `${name}=${states[i] ?? i}`),
        h('dd', {}, h('span', { class: 'bar-box' }, bar), figure(value)),
      );
    }),
  );
}
