// What a constraint method has in hand: the arc or the choice with those that were not taken, why a branch failed, and
// the decisions in force.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { nameOf as cellName, sign } from '../cells.js';
import { failed, itemName, measured, ruleName } from './sentences.js';
import { nameOf } from './story.js';

/** @typedef {import('./story.js').CspStory} CspStory */
/** @typedef {import('./story.js').CspEvent} CspEvent */
/** @typedef {import('../../core/i18n.js').Words} Words */

export class Hand {
  /** @param {CspStory} story */
  constructor(story) {
    this.story = story;
    this.element = h('div', { class: 'stack', 'data-testid': 'hand' });
  }

  /** The decisions in force, outermost first. */
  decisions() {
    const { tape, assigned } = this.story;
    return assigned
      .map((slot, cell) => ({ cell, depth: /** @type {number} */ (tape.get(slot)) }))
      .filter(({ depth }) => depth >= 0)
      .sort((a, b) => a.depth - b.depth);
  }

  /** What the variables of the pseudocode hold. @returns {import('../clock.js').Variable[]} */
  variables() {
    const { tape, size, slots, work } = this.story;
    const hand = /** @type {import('./story.js').Hand} */ (tape.get(this.story.hand));
    /** @type {import('../clock.js').Variable[]} */
    const found = [];
    if (hand.cell !== null) {
      found.push({ name: 'X', value: cellName(hand.cell, size) });
      found.push({ name: 'D(X)', value: `{${this.story.values(hand.cell).map(sign).join(' ')}}` });
    }
    if (hand.support !== null) found.push({ name: 'Y', value: cellName(hand.support, size) });
    if (work === 'tree') found.push({ name: msg('web-watch-variable-depth'), value: tape.get(slots.depth) });
    return found;
  }

  draw() {
    const { story } = this;
    const { tape, size } = story;
    const hand = /** @type {import('./story.js').Hand} */ (tape.get(story.hand));
    const failure = tape.get(story.failure);
    const step = story.events[tape.at - 1];
    const decided = story.work === 'tree' ? this.decisions() : [];
    fill(
      this.element,
      failure
        ? h('p', { class: 'notice bad', 'data-testid': 'failure' }, h('strong', { text: msg('web-watch-failed') }), ' ', failed(failure))
        : null,
      hand.cell === null && hand.rule === null
        ? h('p', { class: 'muted', text: msg('web-watch-hand-none') })
        : h(
            'dl',
            { class: 'counters small' },
            hand.cell === null ? null : pair('cell', cellName(hand.cell, size)),
            hand.support === null ? null : pair('support', cellName(hand.support, size)),
            hand.rule === null ? null : pair('rule', ruleName(hand.rule)),
            hand.removed.length === 0 ? null : pair('removed', hand.removed.map(sign).join(' ')),
          ),
      step ? rivals(step) : null,
      story.work === 'tree'
        ? [
            h('h3', { class: 'small-head', text: msg('web-watch-decisions', { count: decided.length }) }),
            h(
              'ol',
              { class: 'decisions mono' },
              decided.map(({ cell, depth }) =>
                h('li', { 'data-depth': depth }, `${cellName(cell, size)}=${story.values(cell).map(sign).join('')}`),
              ),
            ),
          ]
        : null,
    );
  }
}

/** Those that were not taken, with what they were measured by. @param {CspEvent} event */
function rivals(event) {
  /** @type {{name: Words, measure: Words}[]} */
  let others = [];
  if (event.event === 'choose')
    others = event.why.others.map(({ variable, measure }) => ({ name: nameOf(variable), measure: measured(measure) }));
  if (event.event === 'item')
    others = event.others.map(({ item, options }) => ({ name: itemName(item), measure: msg('web-watch-csp-options', { count: options }) }));
  if (others.length === 0) return null;
  return h(
    'div',
    { 'data-testid': 'rivals' },
    h('h3', { class: 'small-head', text: msg('web-watch-not-taken') }),
    h(
      'ul',
      { class: 'waiting' },
      others.map(({ name, measure }) => h('li', {}, h('span', { text: name }), h('span', { class: 'muted', text: measure }))),
    ),
  );
}

/** @param {string} name @param {Words} value */
const pair = (name, value) => h('div', {}, h('dt', { text: msg(`web-watch-hand-${name}`) }), h('dd', { text: value }));
