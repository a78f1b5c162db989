// Elements without markup in strings: `h` for HTML, `s` for SVG.
import { write } from './code.js';
import { isWords, tell } from './i18n.js';
import { icon } from './icons.js';

/** @typedef {import('./i18n.js').Words} Words */
/** @typedef {Node | Words | null | undefined | false | Child[]} Child */
/** @typedef {Record<string, unknown>} Props */

/**
 * An HTML element. A property that is a function is a listener (`onclick`), one that is `true` or `false` is
 * there or not, `class` and all others are attributes; words follow the language.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Props} [props] @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  assign(element, props);
  add(element, children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Props} [props] @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  assign(element, props);
  add(element, children);
  return element;
}

/** @param {Element} element @param {Props} props */
function assign(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === 'text') tell(element, /** @type {Words} */ (value));
    else if (isWords(value)) tell(element, value, name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** @param {Element} element @param {Child[]} children */
export function add(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) add(element, child);
    else if (child instanceof Node) element.append(child);
    else if (isWords(child)) element.append(h('span', { text: child }));
    else write(element, String(child));
  }
}

/** Puts children in place of what an element holds. @param {Element} element @param {...Child} children */
export function fill(element, ...children) {
  element.replaceChildren();
  add(element, children);
}

/**
 * A button with an icon, a text, or both. Without a text the label is its accessible name and tooltip.
 * @param {{icon?: string, text?: Words, label?: Words, kind?: string, onclick: (event: Event) => void} & Props} options
 */
export function button({ icon: name, text, label, kind = '', onclick, ...props }) {
  const classes = ['button', kind, text ? '' : 'icon-only'].filter(Boolean).join(' ');
  const hint = label ?? (text ? undefined : '');
  return h(
    'button',
    { type: 'button', class: classes, 'aria-label': text ? undefined : hint, title: hint, onclick, ...props },
    name ? icon(name) : null,
    text ? h('span', { class: 'button-text', text }) : null,
  );
}

/**
 * A form field with its label.
 * @param {Words} label @param {HTMLElement} control @param {Words} [help]
 */
export function field(label, control, help) {
  control.id ||= `f${(fields += 1)}`;
  const note = help ? h('span', { class: 'field-help', id: `${control.id}-help`, text: help }) : null;
  if (note) control.setAttribute('aria-describedby', note.id);
  return h('div', { class: 'field' }, h('label', { for: control.id, text: label }), control, note);
}
let fields = 0;

/**
 * A menu of choices.
 * @param {[string, Words][]} choices @param {string} value @param {(value: string) => void} [onchange] @param {Props} [props]
 */
export function select(choices, value, onchange, props = {}) {
  const element = h(
    'select',
    { ...props, onchange: () => onchange?.(element.value) },
    choices.map(([key, words]) => h('option', { value: key, text: words, selected: key === value })),
  );
  return element;
}

/**
 * A drawer that is closed at first.
 * @param {Words} title @param {Props} props @param {...Child} children
 */
export function drawer(title, props, ...children) {
  return h(
    'details',
    { class: 'drawer', ...props },
    h('summary', {}, h('span', { text: title }), icon('chevron')),
    h('div', { class: 'drawer-body' }, children),
  );
}
