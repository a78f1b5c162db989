// The example, which can be changed, sent and looked at.
import { AskError, ask, isCancelled, wordsOf } from '../core/api.js';
import { button, field, fill, h } from '../core/dom.js';
import { msg, number } from '../core/i18n.js';
import { duration } from '../experiments/remaining.js';
import { json } from './examples.js';
import { block } from './snippet.js';

/** @typedef {import('../core/i18n.js').Words} Words */

/** Asks whatever was typed. @type {(question: unknown, options: import('../core/api.js').Options) => Promise<unknown>} */
const door = /** @type {any} */ (ask);

/** The most characters of an answer that are shown; the rest would only slow the page down. */
const SHOWN = 20_000;

/** @param {Record<string, unknown>} example @param {AbortSignal} leaving */
export function attempt(example, leaving) {
  const text = json(example);
  const area = h('textarea', {
    class: 'mono',
    spellcheck: 'false',
    rows: Math.min(16, text.split('\n').length + 1),
    'data-testid': 'question',
  });
  area.value = text;
  const answer = h('div', { 'aria-live': 'polite', 'data-testid': 'answer' });
  const send = async () => {
    go.disabled = true;
    fill(answer, h('p', { class: 'muted', text: msg('web-thinking') }));
    const start = performance.now();
    try {
      const reply = await door(read(area.value), { signal: leaving });
      fill(answer, shown(JSON.stringify(reply, null, 2), (performance.now() - start) / 1000));
    } catch (error) {
      if (!isCancelled(error)) fill(answer, h('p', { class: 'notice bad', text: wordsOf(error) }));
    } finally {
      go.disabled = false;
    }
  };
  const go = button({ icon: 'play', text: msg('web-api-send'), kind: 'primary', onclick: () => void send(), 'data-testid': 'send' });
  const reset = () => {
    area.value = text;
    fill(answer);
  };
  return h(
    'div',
    { class: 'card attempt' },
    field(msg('web-api-in-json'), area, msg('web-api-try-help')),
    h('div', { class: 'row' }, go, button({ text: msg('web-api-reset'), kind: 'quiet', onclick: reset })),
    answer,
  );
}

/** The question that was typed. @param {string} text @returns {unknown} */
function read(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AskError(msg('web-api-no-json', { reason: error instanceof Error ? error.message : '' }), 400);
  }
}

/** @param {string} text @param {number} seconds */
function shown(text, seconds) {
  const size = { say: () => number(text.length) };
  const time =
    seconds < 1
      ? { say: () => number(seconds * 1000, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }) }
      : duration(seconds);
  return [
    h('p', { class: 'muted', text: msg('web-api-answered', { size, time }) }),
    text.length > SHOWN ? h('p', { class: 'notice', text: msg('web-api-cut', { most: SHOWN }) }) : null,
    block('answer', text.slice(0, SHOWN)),
  ];
}
