// The tour for those who come for the first time: a few cards, left at any time.
import { button, fill, h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { msg } from '../core/i18n.js';
import { set } from '../core/store.js';
import { dialog } from './dialog.js';

/** The cards: an icon and the name of the texts. */
const CARDS = [
  ['play', 'welcome'],
  ['bulb', 'help'],
  ['percent', 'risk'],
  ['eye', 'watch'],
  ['keys', 'keys'],
];

/** Shows the tour. */
export function tour() {
  let at = 0;
  const card = h('div', { class: 'tour-card', 'aria-live': 'polite' });
  const dots = h(
    'div',
    { class: 'tour-dots', 'aria-hidden': 'true' },
    CARDS.map(() => h('span')),
  );
  const back = button({ text: msg('web-tour-back'), kind: 'quiet', onclick: () => turn(-1) });
  const next = button({
    text: msg('web-tour-next'),
    kind: 'primary',
    'data-testid': 'tour-next',
    onclick: () => turn(1),
  });
  const element = dialog(msg('web-tour-title'), [card, dots], {
    actions: [back, next],
    kind: 'tour',
    onclose: () => set({ toured: true }),
  });
  /** @param {number} by */
  function turn(by) {
    at += by;
    if (at >= CARDS.length) {
      element.close();
      return;
    }
    const [name = '', id = ''] = CARDS[at] ?? [];
    fill(
      card,
      h('div', { class: 'tour-picture' }, icon(name)),
      h('h3', { text: msg(`web-tour-${id}-title`) }),
      h('p', { text: msg(`web-tour-${id}`) }),
    );
    [...dots.children].forEach((dot, index) => dot.classList.toggle('here', index === at));
    back.hidden = at === 0;
    fill(next, h('span', { text: msg(at === CARDS.length - 1 ? 'web-tour-done' : 'web-tour-next') }));
  }
  turn(0);
  next.focus();
}
