// The frontier as a list: the nodes that wait, those that the strategy will take first in front.
import { drawer, fill, h } from '../../core/dom.js';
import { msg, tell } from '../../core/i18n.js';
import { FRONTIER } from './story.js';

/** @typedef {import('./story.js').SearchStory} SearchStory */
/** @typedef {import('./story.js').TreeNode} TreeNode */

const MOST = 40;

/** What each strategy goes by; the smallest comes first. @type {Record<string, (node: TreeNode) => number>} */
const KEYS = {
  bfs: (node) => node.id,
  beam: (node) => node.h ?? 0,
  ucs: (node) => node.g,
  greedy: (node) => node.h ?? 0,
  astar: (node) => node.g + (node.h ?? 0),
  wastar: (node) => node.g + 2 * (node.h ?? 0),
};

/** When each node leaves the frontier, by the number of the event. @type {WeakMap<SearchStory, Map<TreeNode, number>>} */
const turns = new WeakMap();

/** When a node is taken, seen afterwards; those that never are come last. @param {SearchStory} story @returns {(node: TreeNode) => number} */
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
 * The nodes that wait, the next one first as far as costs tell. Those that go down first take the newest. Without a
 * strategy, in the order in which the search took them.
 * @param {SearchStory} story @param {string | null} strategy @param {number} tree
 * @returns {TreeNode[]}
 */
export function waitingOf(story, strategy, tree) {
  const key = strategy === null ? turnIn(story) : (KEYS[strategy] ?? ((/** @type {TreeNode} */ node) => -node.id));
  const waiting = story.nodes.filter((node, place) => node.tree === tree && story.status(place) === FRONTIER);
  // Among equals the one farther from the start, as the searches have it unless told otherwise.
  return waiting.sort((one, other) => key(one) - key(other) || other.g - one.g || one.id - other.id);
}

/** A drawer that lists them while it is open. */
export class Waiting {
  /** @param {SearchStory} story @param {string | null} strategy */
  constructor(story, strategy) {
    this.story = story;
    this.strategy = strategy;
    this.list = h('ol', { class: 'waiting mono' });
    this.rest = h('p', { class: 'muted' });
    this.element = drawer(msg('web-watch-waiting'), { 'data-testid': 'frontier', ontoggle: () => this.draw() }, this.list, this.rest);
  }

  draw() {
    if (!this.element.open) return;
    const { story } = this;
    const tree = story.nodes[story.tape.get(story.current)]?.tree ?? 0;
    const all = waitingOf(story, this.strategy, tree);
    fill(
      this.list,
      all
        .slice(0, MOST)
        .map((node) =>
          h(
            'li',
            {},
            `${node.id}: ${node.action ?? '–'} `,
            h('span', { class: 'muted' }, node.h === null ? `g=${node.g}` : `f=${node.g}+${node.h}`),
          ),
        ),
    );
    tell(
      this.rest,
      all.length > MOST
        ? msg('web-watch-waiting-more', { count: all.length - MOST })
        : all.length === 0
          ? msg('web-watch-waiting-none')
          : '',
    );
  }
}
