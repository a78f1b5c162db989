// The words of the page: Fluent messages, formatted from the syntax tree that the server sends.
// Whatever is put on the page with `tell` changes its language in place.
import { plain, write } from './code.js';

/**
 * An expression inside a message.
 * @typedef {{var: string} | {str: string} | {num: number, minimumFractionDigits?: number} | {msg: string}
 *   | {term: string} | {fn: string, arg: Inline, opts: Intl.NumberFormatOptions}} Inline
 */
/** @typedef {{select: Inline, variants: {key: string | number, default?: boolean, value: Pattern}[]}} Select */
/** @typedef {string | (string | Inline | Select)[]} Pattern */
/** @typedef {{messages: Record<string, Pattern>, terms: Record<string, Pattern>}} Texts */
/** @typedef {'en' | 'es'} Lang */
/** @typedef {{en: string, es: string}} Sentence words of the server, in both languages */
/** @typedef {{id: string, args?: Args}} Message words of the page */
/** @typedef {{say: () => string}} Lazy words that are made when they are said: numbers as the language writes them */
/** @typedef {Record<string, Words>} Args */
/** @typedef {string | number | Message | Sentence | Lazy} Words */

/** @type {Lang} */
let current = 'en';
/** @type {Partial<Record<Lang, Texts>>} */
const loaded = {};
/** @type {Record<Lang, {plural: Intl.PluralRules, number: Intl.NumberFormat}>} */
const formats = {
  en: { plural: new Intl.PluralRules('en'), number: new Intl.NumberFormat('en') },
  es: { plural: new Intl.PluralRules('es'), number: new Intl.NumberFormat('es', grouped('es')) },
};

/**
 * The options of a language's numbers: Spanish too has groups of digits from four digits on, as it has in the program.
 * @param {Lang} language @param {Intl.NumberFormatOptions} [options] @returns {Intl.NumberFormatOptions}
 */
function grouped(language, options) {
  return language === 'es' ? { useGrouping: 'always', ...options } : { ...options };
}

/** Told when the language has changed: `document` gets this event after every text has. */
export const LANGUAGE = 'atisbo-language';

/** The language shown now. @returns {Lang} */
export const lang = () => current;

/**
 * Shows the page in a language; loads its texts the first time.
 * @param {Lang} next
 * @param {(lang: Lang) => Promise<Texts>} load
 */
export async function setLang(next, load) {
  loaded[next] ??= await load(next);
  document.documentElement.lang = next;
  speak(next);
}

/** Says all words in a language from now on. @param {Lang} next @param {Texts} [texts] its messages, if they are new */
export function speak(next, texts) {
  loaded[next] ??= texts;
  current = next;
  translate(document);
  document.dispatchEvent(new CustomEvent(LANGUAGE, { detail: next }));
}

/** Says the words below a node in the language shown now. @param {ParentNode} root */
export function translate(root) {
  for (const element of root.querySelectorAll('[data-l10n]')) refresh(element);
}

/** A message of the page. @param {string} id @param {Args} [args] @returns {Message} */
export const msg = (id, args) => ({ id, args });

/** Whether there is such a message. @param {string} id */
export const has = (id) => id in (loaded[current]?.messages ?? {});

/** Whether a value is words that depend on the language. @param {unknown} value @returns {value is Message | Sentence | Lazy} */
export const isWords = (value) =>
  typeof value === 'object' && value !== null && ('id' in value || 'say' in value || ('en' in value && 'es' in value));

/** Words in the language shown now. @param {Words} words @returns {string} */
export function say(words) {
  if (typeof words === 'string') return words;
  if (typeof words === 'number') return formats[current].number.format(words);
  if ('id' in words) return t(words.id, words.args);
  if ('say' in words) return words.say();
  return words[current];
}

/** A message by its id. @param {string} id @param {Args} [args] */
export function t(id, args = {}) {
  const texts = loaded[current];
  const pattern = texts?.messages[id];
  return texts && pattern !== undefined ? format(pattern, args, texts, 0) : id;
}

/** A number as the language writes it. @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const number = (value, options) =>
  options ? new Intl.NumberFormat(current, grouped(current, options)).format(value) : formats[current].number.format(value);

/** A list as the language joins it. @param {string[]} items */
export const list = (items) => new Intl.ListFormat(current, { type: 'conjunction' }).format(items);

/** @param {Pattern} pattern @param {Args} args @param {Texts} texts @param {number} depth @returns {string} */
function format(pattern, args, texts, depth) {
  if (typeof pattern === 'string') return pattern;
  if (depth > 20) return '';
  let out = '';
  for (const part of pattern) {
    if (typeof part === 'string') out += part;
    else if ('select' in part) out += format(choose(part, args, texts, depth), args, texts, depth + 1);
    else out += shown(resolve(part, args, texts, depth));
  }
  return out;
}

/** @param {Select} part @param {Args} args @param {Texts} texts @param {number} depth */
function choose(part, args, texts, depth) {
  const value = resolve(part.select, args, texts, depth);
  const exact = part.variants.find((variant) => String(variant.key) === String(value));
  if (exact) return exact.value;
  if (typeof value === 'number') {
    const category = formats[current].plural.select(value);
    const plural = part.variants.find((variant) => variant.key === category);
    if (plural) return plural.value;
  }
  return (part.variants.find((variant) => variant.default) ?? part.variants[0])?.value ?? '';
}

/** @param {Inline} part @param {Args} args @param {Texts} texts @param {number} depth @returns {string | number} */
function resolve(part, args, texts, depth) {
  if ('var' in part) {
    const value = args[part.var];
    if (value === undefined) return `{$${part.var}}`;
    return typeof value === 'object' ? say(value) : value;
  }
  if ('str' in part) return part.str;
  if ('num' in part) return part.num;
  if ('msg' in part) return format(texts.messages[part.msg] ?? part.msg, args, texts, depth + 1);
  if ('term' in part) return format(texts.terms[part.term] ?? part.term, {}, texts, depth + 1);
  const value = resolve(part.arg, args, texts, depth);
  return part.fn === 'NUMBER' && typeof value === 'number' ? number(value, part.opts) : value;
}

/** @param {string | number} value */
const shown = (value) => (typeof value === 'number' ? formats[current].number.format(value) : value);

/** What each element says, by attribute; '' is its text. @type {WeakMap<Element, Map<string, Words>>} */
const told = new WeakMap();

/**
 * Puts words into an element's text or one of its attributes, now and whenever the language changes.
 * @param {Element} element @param {Words} words @param {string} [attribute]
 */
export function tell(element, words, attribute = '') {
  const all = told.get(element) ?? new Map();
  if (isWords(words)) {
    all.set(attribute, words);
    told.set(element, all);
    element.setAttribute('data-l10n', '');
  } else {
    all.delete(attribute);
  }
  put(element, attribute, words);
}

/** @param {Element} element */
function refresh(element) {
  for (const [attribute, words] of told.get(element) ?? []) put(element, attribute, words);
}

/** @param {Element} element @param {string} attribute @param {Words} words */
function put(element, attribute, words) {
  const text = say(words);
  if (attribute) {
    element.setAttribute(attribute, plain(text));
  } else if (!text.includes('`')) {
    element.textContent = text;
  } else {
    element.textContent = '';
    write(element, text);
  }
}
