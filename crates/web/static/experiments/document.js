// The document that the laboratory writes: headings, sentences, tables, pictures, commands and facts.
import { download } from '../compare/csv.js';
import { button, h } from '../core/dom.js';
import { msg, number } from '../core/i18n.js';

/** A picture that the program drew. @param {{name: string, alt: string, svg: string}} plot */
export function picture({ name, alt, svg }) {
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
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

/** What stands in a cell of the document. @param {unknown} value */
function cell(value) {
  if (value === null || value === undefined) return '–';
  return typeof value === 'number' ? number(value, { maximumSignificantDigits: 4 }) : String(value);
}

/** A table of the document. @param {{caption: string | null, columns: {name: string, align: string}[], rows: unknown[][]}} content */
function documentTable({ caption, columns, rows }) {
  return h(
    'div',
    { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': caption ?? columns.map(({ name }) => name).join(', ') },
    h(
      'table',
      { class: 'table small' },
      caption ? h('caption', {}, caption) : null,
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          columns.map(({ name, align }) => h('th', { scope: 'col', class: `to-${align}` }, name)),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((row) =>
          h(
            'tr',
            {},
            row.map((value, i) => h('td', { class: `to-${columns[i]?.align ?? 'left'}` }, cell(value))),
          ),
        ),
      ),
    ),
  );
}

/** One block of the document. @param {{kind: string, content: any}} block @param {any[]} plots */
export function block({ kind, content }, plots) {
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
    case 'table':
      return documentTable(content);
    case 'plot':
      return plots.filter(({ name }) => name === content.name).map(picture);
    case 'command':
      return h('pre', { class: 'mono' }, content);
    default:
      return h(
        'dl',
        { class: 'promises' },
        content.map((/** @type {any} */ fact) => h('div', {}, h('dt', {}, fact.name), h('dd', {}, fact.value))),
      );
  }
}

/** A report measured again: its document as it is. @param {any} answer */
export function whole({ document: { title, language, blocks }, plots }) {
  return h(
    'article',
    { class: 'card document', lang: language },
    h('h2', { class: 'document-title' }, title),
    blocks.map((/** @type {any} */ one) => block(one, plots)),
  );
}
