// What is said aloud by screen readers, and shown for a moment at the foot of the page.
import { h } from '../core/dom.js';
import { plain } from '../core/code.js';
import { say } from '../core/i18n.js';

/** @typedef {import('../core/i18n.js').Words} Words */

const polite = h('div', { class: 'hidden-live', 'aria-live': 'polite', 'aria-atomic': 'true' });
const toasts = h('div', { class: 'toasts', role: 'status' });

/** Where announcements stand. */
export const announcer = h('div', { class: 'announcer' }, polite, toasts);

/** Tells those who hear the page. @param {Words} words */
export function announce(words) {
  const text = plain(say(words));
  // The same words again would not be heard.
  polite.textContent = polite.textContent === text ? `${text}\u00a0` : text;
}

/** Shows and says something for a moment. @param {Words} words @param {'good' | 'bad' | ''} [kind] */
export function toast(words, kind = '') {
  const element = h('div', { class: `toast ${kind}`, text: words });
  toasts.append(element);
  setTimeout(() => element.remove(), kind === 'bad' ? 9000 : 4500);
}
