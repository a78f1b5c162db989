// The report of an experiment: what came out, how sure it is, pictures, and all of it as files.
import { download } from '../compare/csv.js';
import { time } from '../compare/table.js';
import { button, drawer, h } from '../core/dom.js';
import { msg, number } from '../core/i18n.js';
import { block, picture, whole } from './document.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {[Words, (row: any) => string]} Column its name, and what stands in it */

/** @param {number | null} value */
const percent = (value) => (value === null ? '–' : number(value, { style: 'percent', maximumFractionDigits: 1 }));
/** @param {[number, number] | null} pair @param {(value: number) => string} write */
const interval = (pair, write) => (pair ? `${write(pair[0])} – ${write(pair[1])}` : '–');
/** @param {number} value */
const figure = (value) => number(value, { maximumSignificantDigits: 3 });
/** @param {string} name @param {(row: any) => string} write @returns {Column} */
const column = (name, write) => [msg(`web-lab-${name}`), write];

/** A table of rows that are alike. @param {string} title @param {Column[]} columns @param {any[]} rows */
function table(title, columns, rows) {
  const line = (/** @type {any} */ row) =>
    h(
      'tr',
      {},
      columns.map(([, write], i) => h(i === 0 ? 'th' : 'td', { scope: i === 0 ? 'row' : undefined }, write(row))),
    );
  return h(
    'section',
    { class: 'card' },
    h('h2', { text: msg(title) }),
    h(
      'div',
      { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg(title) },
      h(
        'table',
        { class: 'table' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            columns.map(([words]) => h('th', { scope: 'col', text: words })),
          ),
        ),
        h('tbody', {}, rows.map(line)),
      ),
    ),
  );
}

/** How it ended, and everything as files. @param {any} answer @param {string} text the experiment, if it was one's own */
function head(answer, text) {
  const save = (
    /** @type {string} */ name,
    /** @type {string} */ ending,
    /** @type {() => string} */ content,
    /** @type {string} */ type,
  ) =>
    button({
      icon: 'export',
      text: msg(name),
      onclick: () => download(`${answer.name}.${ending}`, content(), type),
      'data-testid': ending,
    });
  return h(
    'div',
    { class: 'card' },
    answer.sentences.map((/** @type {Words} */ words) => h('p', { text: words })),
    h(
      'div',
      { class: 'row' },
      save('web-compare-csv', 'csv', () => answer.csv, 'text/csv'),
      text ? save('web-lab-toml', 'toml', () => text, 'text/plain') : null,
      save('web-lab-json', 'json', () => JSON.stringify(answer, null, 1), 'application/json'),
    ),
  );
}

/** What was found, method by method. @param {any} answer */
function results({ groups, comparisons }) {
  const counts = [...new Set(groups.flatMap((/** @type {any} */ group) => Object.keys(group.counts)))];
  const [method, setting] = [column('method', (row) => row.method), column('setting', (row) => row.setting)];
  return {
    rates: table(
      'web-lab-results',
      [
        method,
        setting,
        column('runs', (row) => number(row.runs)),
        column('successes', (row) => number(row.successes)),
        column('rate', (row) => percent(row.rate)),
        column('interval', (row) => interval(row.interval, percent)),
        column('seconds', (row) => (row.success_seconds ? time(row.success_seconds.mean) : '–')),
        column('median', (row) => (row.success_seconds ? time(row.success_seconds.median) : '–')),
      ],
      groups,
    ),
    beside:
      comparisons.length === 0
        ? null
        : table(
            'web-lab-beside',
            [
              method,
              column('first', (row) => row.first),
              setting,
              column('difference', (row) => percent(row.difference)),
              column('interval', (row) => interval(row.interval, percent)),
              column('gained', (row) => number(row.gained)),
              column('lost', (row) => number(row.lost)),
              column('p', (row) => figure(row.p)),
              column('ratio', (row) => (row.time_ratio === null ? '–' : figure(row.time_ratio))),
            ],
            comparisons,
          ),
    counts:
      counts.length === 0
        ? null
        : table(
            'web-lab-counts',
            [
              method,
              setting,
              ...counts.map(
                (name) =>
                  /** @type {Column} */ ([String(name), (row) => (row.counts[String(name)] ? figure(row.counts[String(name)].mean) : '–')]),
              ),
            ],
            groups,
          ),
  };
}

/** @param {any} answer @param {string} text the experiment */
export function report(answer, text) {
  if (answer.verb === 'repeat') return h('div', { class: 'report', 'data-testid': 'report' }, head(answer, ''), whole(answer));
  const { rates, beside, counts } = results(answer);
  return h(
    'div',
    { class: 'report', 'data-testid': 'report' },
    head(answer, text),
    rates,
    answer.plots.length > 0
      ? h('section', { class: 'card' }, h('h2', { text: msg('web-lab-plots') }), h('div', { class: 'plots' }, answer.plots.map(picture)))
      : null,
    beside,
    counts,
    drawer(
      msg('web-lab-document'),
      { lang: answer.document.language },
      answer.document.blocks.map((/** @type {any} */ one) => block(one, answer.plots)),
    ),
  );
}
