// The cells that were weighed where nothing is certain, with the columns that explain the choice.
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { percentWords } from './percent.js';
import { marksOf } from './session.js';

/** @typedef {import('./play.js').Play} Play */

const COLUMNS = ['safety', 'progress', 'next_safety', 'far_safety', 'win'];

/** @param {Play} play @param {import('../api.js').Advice} advice */
export function candidatesTable(play, advice) {
  const { board } = play.table;
  const used = COLUMNS.filter((column) => advice.candidates.some((/** @type {any} */ each) => each[column] !== null));
  const light = (/** @type {number[] | null} */ cell) =>
    board.mark('weighed', cell ? marksOf([board.indexOf(cell)], 'target') : new Map());
  const row = (/** @type {any} */ candidate, /** @type {number} */ index) =>
    h(
      'tr',
      { class: index === 0 ? 'best' : '', onmouseenter: () => light(candidate.cell), onmouseleave: () => light(null) },
      h('th', { scope: 'row' }, index === 0 ? '★ ' : '', board.nameOf(board.indexOf(candidate.cell))),
      used.map((column) =>
        h(
          'td',
          {},
          column === 'win' && !candidate.exact && candidate.win !== null ? '≈ ' : '',
          candidate[column] === null ? '–' : percentWords(candidate[column]),
        ),
      ),
    );
  return h(
    'div',
    { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-candidates') },
    h(
      'table',
      { class: 'table candidates', 'data-testid': 'candidates' },
      h('caption', { text: msg('web-candidates') }),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col', text: msg('web-column-cell') }),
          used.map((column) =>
            h('th', {
              scope: 'col',
              title: msg(`web-column-${column.replace('_', '-')}-help`),
              text: msg(`web-column-${column.replace('_', '-')}`),
            }),
          ),
        ),
      ),
      h('tbody', {}, advice.candidates.map(row)),
    ),
  );
}
