// All commands in one list: type a part of a name, choose with the arrows, run with Enter.
import { fill, h } from '../core/dom.js';
import { msg, say } from '../core/i18n.js';
import { dialog } from './dialog.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {{label: Words, run: () => void}} Command */

/** What each part of the page offers. @type {Set<() => Command[]>} */
const sources = new Set();

/** Offers commands, until the returned function is called. @param {() => Command[]} source @returns {() => void} */
export function offer(source) {
  sources.add(source);
  return () => sources.delete(source);
}

/** Letters without marks, so that `busqueda` finds `Búsqueda`. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Opens the list. */
export function palette() {
  if (document.querySelector('dialog[open]')) return;
  const all = [...sources].reverse().flatMap((source) => source());
  /** @type {Command[]} */
  let found = all;
  let at = 0;
  const list = h('ul', { class: 'palette', role: 'listbox', id: 'palette-list', 'aria-label': msg('web-palette') });
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-expanded': 'true',
    'aria-controls': 'palette-list',
    'aria-label': msg('web-palette-input'),
    placeholder: msg('web-palette-input'),
    'data-testid': 'palette-input',
    oninput: () => {
      const words = plain(input.value).split(/\s+/);
      found = all.filter(({ label }) => words.every((word) => plain(say(label)).includes(word)));
      at = 0;
      show();
    },
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !found.length) return;
      event.preventDefault();
      at = (at + step + found.length) % found.length;
      show();
    },
  });
  const run = (/** @type {number} */ index) => {
    const command = found[index];
    if (!command) return;
    element.close();
    command.run();
  };
  const show = () => {
    const option = (/** @type {Command} */ { label }, /** @type {number} */ index) =>
      h('li', {
        role: 'option',
        id: `palette-${index}`,
        'aria-selected': String(index === at),
        onclick: () => run(index),
        text: label,
      });
    fill(list, found.map(option));
    if (!found.length)
      fill(list, h('li', { class: 'muted', role: 'option', 'aria-selected': 'false', text: msg('web-palette-none') }));
    input.setAttribute('aria-activedescendant', found.length ? `palette-${at}` : '');
    list.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  const element = dialog(msg('web-palette'), [input, list], { kind: 'commands', onsubmit: () => run(at) });
  show();
  input.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  palette();
});
