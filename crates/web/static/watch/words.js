// Sentences whose cells and nodes are live words: pointing at one lights what it names.
import { h } from '../core/dom.js';
import { say } from '../core/i18n.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {{cell?: string, node?: number}} Named what a word names */

/** Told with what a word names, and with nothing when it is left: `detail` is `Named | null`. */
export const POINTED = 'pointed';

const NAMES = /\br\d+c\d+\b|\b(?:node|nodo) (\d+)\b/gi;

/** A sentence in the language shown now, with its names as words that can be pointed at. @param {Words} words */
export function enlivened(words) {
  const text = say(words);
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(NAMES)) {
    parts.push(text.slice(end, found.index));
    const named = found[1] === undefined ? { cell: found[0].toLowerCase() } : { node: Number(found[1]) };
    parts.push(live(found[0], named));
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  const element = h('span', {});
  element.append(...parts);
  return element;
}

/** @param {string} word @param {Named} named */
function live(word, named) {
  const tell = (/** @type {Event} */ event, /** @type {Named | null} */ detail) =>
    /** @type {Element} */ (event.currentTarget).dispatchEvent(new CustomEvent(POINTED, { bubbles: true, detail }));
  return h(
    'span',
    {
      class: 'live',
      onpointerenter: (/** @type {Event} */ event) => tell(event, named),
      onpointerleave: (/** @type {Event} */ event) => tell(event, null),
    },
    word,
  );
}
