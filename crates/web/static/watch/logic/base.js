// The knowledge base: its sentences by number, those in hand lit; of a Minesweeper position first what each group says.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { signs } from './story.js';

/** @typedef {import('./story.js').LogicStory} LogicStory */
/** @typedef {import('../../api.js').SentenceGroup} Group */
/** @typedef {import('../../api.js').Place} Place */
/** @typedef {import('../../core/i18n.js').Words} Words */

/** A cell as all of the page names it. @param {Place} place */
export const cellName = ([row, column]) => `r${row + 1}c${column + 1}`;

export class Base {
  /** @param {LogicStory} story @param {{sentence: string}[]} told @param {Group[]} groups @param {Set<number>} because the numbers of the sentences that the answer stands on */
  constructor(story, told, groups, because) {
    this.story = story;
    this.because = because;
    this.items = told.map(({ sentence }, i) => h('li', { value: i + 1, 'data-sentence': i + 1 }, signs(sentence)));
    this.drawers = groups.map((group) => ({ group, element: this.drawer(group) }));
    const grouped = new Set(groups.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)));
    const single = this.items.filter((_, i) => !grouped.has(i + 1));
    this.note = h('p', { class: 'field-help' });
    this.element = h(
      'div',
      { 'data-testid': 'knowledge' },
      this.drawers.map(({ element }) => element),
      single.length > 0 ? h('ol', { class: 'knowledge mono' }, single) : null,
      this.note,
    );
  }

  /** What a group says, its sentences one click away. @param {Group} group */
  drawer(group) {
    return h(
      'details',
      { class: 'group' },
      h(
        'summary',
        {},
        h('span', { text: groupSays(group) }),
        ' ',
        h('span', { class: 'muted', text: msg('web-watch-group-count', { count: group.last - group.first + 1 }) }),
      ),
      h('ol', { class: 'knowledge mono' }, this.items.slice(group.first - 1, group.last)),
    );
  }

  draw() {
    const { tape } = this.story;
    const inHand = tape.get(this.story.hand).formulas.map((/** @type {import('./story.js').Numbered} */ one) => one.sentence);
    const now = new Set(inHand);
    const isOver = tape.at === tape.length;
    this.items.forEach((item, i) => {
      item.classList.toggle('now', now.has(i + 1));
      item.classList.toggle('because', isOver && this.because.has(i + 1));
    });
    const isIn = (/** @type {Set<number>} */ numbers, /** @type {Group} */ { first, last }) =>
      [...numbers].some((number) => number >= first && number <= last);
    for (const { group, element } of this.drawers) {
      element.classList.toggle('now', isIn(now, group));
      element.classList.toggle('because', isOver && isIn(this.because, group));
    }
    fill(this.note, isOver && this.because.size > 0 ? msg('web-watch-kb-note') : null);
    const first = this.items.find((item) => item.classList.contains('now'));
    if (first?.checkVisibility()) keepInSight(first);
  }
}

/** Scrolls the panel, and nothing else, so that something is seen. @param {HTMLElement} element */
function keepInSight(element) {
  const box = element.closest('.panel-body');
  if (!box) return;
  const [own, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (own.top < outer.top) box.scrollTop += own.top - outer.top;
  else if (own.bottom > outer.bottom) box.scrollTop += own.bottom - outer.bottom;
}

/** What a group of sentences says. @param {Pick<Group, 'about' | 'cell' | 'shows' | 'mines' | 'of'>} group @returns {Words} */
export function groupSays({ about, cell, shows, mines, of }) {
  const where = cell ? cellName(cell) : '';
  if (about === 'facts') return msg('web-watch-group-facts');
  if (about === 'one_code') return msg('web-watch-group-one-code', { cell: where });
  if (!mines) return msg('web-watch-group-rules', { cell: where, shows: shows ?? 0 });
  const [least, most] = mines;
  const cells = of.length <= 12 ? of.map(cellName).join(', ') : `${of.slice(0, 12).map(cellName).join(', ')} …`;
  const facts = { least, most, count: of.length, cells, cell: where, shows: shows ?? 0 };
  if (about !== 'total' && of.length === 1) return msg('web-watch-group-single', facts);
  const said = least === most ? 'web-watch-group-exactly' : 'web-watch-group-between';
  return msg(about === 'total' ? `${said}-total` : said, facts);
}
