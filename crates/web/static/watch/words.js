// Sentences whose cells, nodes and variables are live words: pointing at one lights what it names.
import { h } from '../core/dom.js';
import { say } from '../core/i18n.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {{cell?: string, node?: number, variable?: string}} Named what a word names */

/** Told with what a word names, and with nothing when it is left: `detail` is `Named | null`. */
export const POINTED = 'pointed';

/** A node with its number, or any word: cells and variables are among these. */
const NAMES = /\b(?:node|nodo) (\d+)\b|[\p{L}\p{N}_]+/giu;
/** A cell, or a symbol about one: `r3c4`, `not_m_r3c4`. */
const CELL = /(?:^|_)(r\d+c\d+)(?=_|$)/i;

/**
 * A sentence in the language shown now, with its names as words that can be pointed at.
 * @param {Words} words @param {(word: string) => boolean} [isVariable]
 */
export function enlivened(words, isVariable = () => false) {
  const text = say(words);
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(NAMES)) {
    const [word, node] = found;
    const cell = CELL.exec(word)?.[1]?.toLowerCase();
    /** @type {Named} */
    const named = node !== undefined ? { node: Number(node) } : isVariable(word) ? { variable: word } : { cell };
    if (Object.values(named)[0] === undefined) continue;
    parts.push(text.slice(end, found.index), live(word, named));
    end = found.index + word.length;
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
