// Work that takes longer than a moment: it says so, and can be ended.
import { button, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';

const MOMENT = 400;

/**
 * Shows in a place that work is done, until the returned function is called.
 * @param {HTMLElement} place @param {AbortController} working @returns {() => void}
 */
export function busy(place, working) {
  const sign = h(
    'div',
    { class: 'busy', 'data-testid': 'run-status' },
    h('span', { class: 'spinner', 'aria-hidden': 'true' }),
    h('span', { text: msg('web-thinking') }),
    button({ text: msg('web-cancel'), kind: 'quiet', 'data-testid': 'cancel', onclick: () => working.abort() }),
  );
  place.setAttribute('aria-busy', 'true');
  const timer = setTimeout(() => place.append(sign), MOMENT);
  const done = () => {
    clearTimeout(timer);
    sign.remove();
    place.removeAttribute('aria-busy');
  };
  working.signal.addEventListener('abort', done, { once: true });
  return done;
}
