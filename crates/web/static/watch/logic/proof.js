// The proof of what was asked, as a tree that can be folded, from the conclusion down to what was told.
import { h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';

/** @typedef {import('../../api.js').WrittenProof} Proof */
/** @typedef {Proof['steps'][number]} Step */
/** @typedef {Proof['tree'][number]} Branch */

/** Branches deeper than this are folded at first. */
const OPEN = 4;

/** @param {Proof} proof */
export function proofTree({ steps, tree }) {
  let at = 0;
  /** The branch at hand and all that hangs from it. @returns {HTMLElement} */
  const branch = () => {
    const { depth, step, above } = /** @type {Branch} */ (tree[at]);
    at += 1;
    const below = [];
    while (at < tree.length && (tree[at]?.depth ?? 0) > depth) below.push(branch());
    return h('li', {}, line(steps[step - 1], step, above, below, depth));
  };
  const roots = [];
  while (at < tree.length) roots.push(branch());
  return h('ul', { class: 'proof', 'data-testid': 'proof' }, roots);
}

/** @param {Step | undefined} step @param {number} number @param {boolean} above @param {HTMLElement[]} below @param {number} depth */
function line(step, number, above, below, depth) {
  const text = [
    h('span', { class: 'proof-number muted' }, `${number}. `),
    h('span', { class: 'mono formula' }, step?.formula ?? ''),
    ' ',
    h('span', { class: 'muted because', text: above ? msg('web-watch-proof-above') : (step?.because ?? '') }),
  ];
  if (below.length === 0) return h('div', { class: 'proof-line' }, text);
  return h('details', { open: depth < OPEN }, h('summary', { class: 'proof-line' }, text), h('ul', {}, below));
}
