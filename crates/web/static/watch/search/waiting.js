// The frontier as a list: the node that was taken, and those that wait, the next one first, with what the strategy goes by.
import { fill, h } from '../../core/dom.js';
import { msg, tell } from '../../core/i18n.js';
import { FRONTIER } from '../tree/status.js';

/** @typedef {import('./story.js').SearchStory} SearchStory */
/** @typedef {import('./story.js').SearchPlace} SearchPlace */

const MOST = 40;

/** What each strategy goes by; the smallest comes first. @type {Record<string, (node: SearchPlace) => number>} */
const KEYS = {
  bfs: (node) => node.id,
  beam: (node) => node.h ?? 0,
  ucs: (node) => node.g,
  greedy: (node) => node.h ?? 0,
  astar: (node) => node.g + (node.h ?? 0),
  wastar: (node) => node.g + 2 * (node.h ?? 0),
};

/** When each node leaves the frontier, by the number of the event. @type {WeakMap<SearchStory, Map<SearchPlace, number>>} */
const turns = new WeakMap();

/** When a node is taken, seen afterwards; those that never are come last. @param {SearchStory} story @returns {(node: SearchPlace) => number} */
function turnIn(story) {
  const taken = turns.get(story) ?? new Map();
  if (!turns.has(story)) {
    turns.set(story, taken);
    story.events.forEach(({ event }, at) => {
      const node = story.nodes[story.node[at] ?? -1];
      if (node && !taken.has(node) && (event === 'expanded' || event === 'goal')) taken.set(node, at);
    });
  }
  return (node) => taken.get(node) ?? story.events.length;
}

/**
 * The nodes that wait, in the order in which the search takes them; those that it never does as far as costs tell.
 * @param {SearchStory} story @param {number} tree
 * @returns {SearchPlace[]}
 */
export function waitingOf(story, tree) {
  const { strategy } = story;
  const turn = turnIn(story);
  const key = strategy === null ? turn : (KEYS[strategy] ?? ((/** @type {SearchPlace} */ node) => -node.id));
  const waiting = story.nodes.filter((node, place) => node.tree === tree && story.status(place) === FRONTIER);
  // As they are taken; of those that never are, among equals the one farther from the start.
  return waiting.sort((one, other) => turn(one) - turn(other) || key(one) - key(other) || other.g - one.g || one.id - other.id);
}

export class Waiting {
  constructor() {
    this.list = h('ol', { class: 'waiting mono', 'data-testid': 'frontier' });
    this.rest = h('p', { class: 'muted' });
    this.element = h('div', {}, this.list, this.rest);
  }

  /** Shows the present moment. @param {SearchStory} story */
  show(story) {
    const now = story.nodes[story.now()];
    const step = story.events[story.tape.at - 1];
    const taken = step?.why && 'taken' in step.why ? step.why.taken : null;
    const all = waitingOf(story, now?.tree ?? 0);
    // At the moment of a choice the event itself says who comes next.
    const named = taken ? taken.others.flatMap(({ id }) => story.nodes[story.placeOf(id)] ?? []) : [];
    const rest = all.filter((node) => !named.includes(node));
    const shown = [...named, ...rest].slice(0, MOST);
    fill(
      this.list,
      taken && now ? this.item(story, now, true) : null,
      shown.map((node) => this.item(story, node, false)),
    );
    const count = named.length + rest.length;
    tell(
      this.rest,
      count > MOST ? msg('web-watch-waiting-more', { count: count - MOST }) : count === 0 ? msg('web-watch-waiting-none') : '',
    );
  }

  /** @param {SearchStory} story @param {SearchPlace} node @param {boolean} isTaken */
  item(story, node, isTaken) {
    const value = story.value(story.nodes.indexOf(node));
    return h(
      'li',
      { class: isTaken ? 'taken' : '', 'data-node': node.id },
      h('span', {}, `${node.id}`),
      h('span', {}, node.action ?? '–'),
      h('span', { class: 'muted', text: value === '' ? msg('web-watch-waiting-depth', { depth: node.depth }) : value }),
      isTaken ? h('span', { text: msg('web-watch-waiting-taken') }) : null,
    );
  }
}
