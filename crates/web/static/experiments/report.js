// The report of an experiment: what came out, how sure it is, pictures, and all of it as files.
import { button, drawer, h } from '../core/dom.js';
import { msg, number } from '../core/i18n.js';
import { download } from '../compare/csv.js';
import { time } from '../compare/table.js';

/** @typedef {import('../core/i18n.js').Words} Words */

/** @param {number | null} value */
const percent = (value) => (value === null ? '–' : number(value, { style: 'percent', maximumFractionDigits: 1 }));
/** @param {[number, number] | null} pair @param {(value: number) => string} write */
const interval = (pair, write) => (pair ? `${write(pair[0])} – ${write(pair[1])}` : '–');
/** @param {number} value */
const ratio = (value) => number(value, { maximumSignificantDigits: 3 });

/**
 * A table of rows that are alike.
 * @param {string} title @param {[string, (row: any) => string][]} columns names in the texts, and what stands there @param {any[]} rows
 */
function table(title, columns, rows) {
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
            columns.map(([name]) => h('th', { scope: 'col', text: msg(`web-lab-${name}`) })),
          ),
        ),
        h(
          'tbody',
          {},
          rows.map((row) =>
            h(
              'tr',
              {},
              columns.map(([, write], i) => h(i === 0 ? 'th' : 'td', { scope: i === 0 ? 'row' : undefined }, write(row))),
            ),
          ),
        ),
      ),
    ),
  );
}

/** A picture that the program drew. @param {{name: string, alt: string, svg: string}} plot */
function picture({ name, alt, svg }) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return h(
    'figure',
    { class: 'plot' },
    h('img', { src: address, alt }),
    h(
      'figcaption',
      {},
      alt,
      ' ',
      button({ text: msg('web-lab-svg'), kind: 'quiet', onclick: () => download(`${name}.svg`, svg, 'image/svg+xml') }),
    ),
  );
}

/** One block of the document, but tables and pictures, which are shown above. @param {{kind: string, content: any}} block */
function block({ kind, content }) {
  switch (kind) {
    case 'section':
      return h('h2', {}, content);
    case 'subsection':
      return h('h3', {}, content);
    case 'paragraph':
      return h('p', {}, content);
    case 'list':
      return h(
        'ul',
        {},
        content.map((/** @type {string} */ text) => h('li', {}, text)),
      );
    case 'command':
      return h('pre', { class: 'mono' }, content);
    case 'facts':
      return h(
        'dl',
        { class: 'promises' },
        content.map((/** @type {any} */ fact) => h('div', {}, h('dt', {}, fact.name), h('dd', {}, fact.value))),
      );
    default:
      return null;
  }
}

/** @param {any} answer @param {string} text the experiment */
export function report(answer, text) {
  const counts = [...new Set(answer.groups.flatMap((/** @type {any} */ group) => Object.keys(group.counts)))];
  /** @type {[string, (row: any) => string][]} */
  const columns = [
    ['method', (row) => row.method],
    ['setting', (row) => row.setting],
    ['runs', (row) => number(row.runs)],
    ['successes', (row) => number(row.successes)],
    ['rate', (row) => percent(row.rate)],
    ['interval', (row) => interval(row.interval, percent)],
    ['seconds', (row) => (row.success_seconds ? time(row.success_seconds.mean) : '–')],
    ['median', (row) => (row.success_seconds ? time(row.success_seconds.median) : '–')],
  ];
  const counted = counts.map((name) =>
    h(
      'li',
      {},
      h('strong', {}, String(name)),
      ': ',
      answer.groups
        .map((/** @type {any} */ group) => `${group.method} ${ratio(group.counts[/** @type {string} */ (name)]?.mean ?? 0)}`)
        .join(' · '),
    ),
  );
  return h(
    'div',
    { class: 'report', 'data-testid': 'report' },
    h(
      'div',
      { class: 'card' },
      answer.sentences.map((/** @type {Words} */ words) => h('p', { text: words })),
      h(
        'div',
        { class: 'row' },
        button({
          icon: 'export',
          text: msg('web-compare-csv'),
          onclick: () => download(`${answer.name}.csv`, answer.csv, 'text/csv'),
          'data-testid': 'csv',
        }),
        button({ icon: 'export', text: msg('web-lab-toml'), onclick: () => download(`${answer.name}.toml`, text, 'text/plain') }),
        button({
          icon: 'export',
          text: msg('web-lab-json'),
          onclick: () => download(`${answer.name}.json`, JSON.stringify(answer, null, 1), 'application/json'),
        }),
      ),
    ),
    table('web-lab-results', columns, answer.groups),
    answer.plots.length > 0
      ? h('section', { class: 'card' }, h('h2', { text: msg('web-lab-plots') }), h('div', { class: 'plots' }, answer.plots.map(picture)))
      : null,
    answer.comparisons.length > 0
      ? table(
          'web-lab-beside',
          [
            ['method', (row) => row.method],
            ['first', (row) => row.first],
            ['setting', (row) => row.setting],
            ['difference', (row) => percent(row.difference)],
            ['interval', (row) => interval(row.interval, percent)],
            ['gained', (row) => number(row.gained)],
            ['lost', (row) => number(row.lost)],
            ['p', (row) => ratio(row.p)],
            ['ratio', (row) => (row.time_ratio === null ? '–' : ratio(row.time_ratio))],
          ],
          answer.comparisons,
        )
      : null,
    counted.length > 0 ? drawer(msg('web-lab-counts'), {}, h('ul', {}, counted)) : null,
    drawer(msg('web-lab-document'), { lang: answer.document.language }, answer.document.blocks.map(block)),
  );
}
