// A state-space search as it can be watched: its tree, and on a tape what happened to each node when.

import { msg } from '../../core/i18n.js';
import { Tape } from '../tape.js';
import { DUPLICATE, EXPANDED, FRONTIER, GOAL, PRUNED, UNBORN } from '../tree/status.js';

/**
 * A node of the tree.
 * @typedef {object} SearchPlace
 * @property {number} id The number that the search gave it.
 * @property {boolean} isKept Whether that number is its own: what is dropped at once has none.
 * @property {string} name That number, as it is written in the node; empty for what has none.
 * @property {number} tree Which tree it is in: a search that starts again grows a new one.
 * @property {number} parent Its parent's place in the list, or -1.
 * @property {number[]} children
 * @property {string | null} action
 * @property {string} state
 * @property {number} g
 * @property {number | null} h
 * @property {number} depth
 * @property {number} slot Its status on the tape.
 * @property {string | null} reason Why it was dropped, if it ever was.
 * @property {number} turn When it was expanded, counted from 1; 0 if never.
 */

/** The strategies that go by the estimate alone. */
const BY_ESTIMATE = ['greedy', 'beam', 'lds'];

/** The counters of what a recorded search does not tell. */
const UNTOLD = ['duplicates', 'pruned'];

/** @typedef {import('../../api.js').SearchEvent} SearchEvent */
/** @typedef {import('../../api.js').SearchNode} SearchNode */

export class SearchStory {
  tape = new Tape();
  /** @type {SearchPlace[]} */
  nodes = [];
  /** The root of each tree. @type {number[]} */
  roots = [];
  /** The node that each event is about, or -1. @type {number[]} */
  node = [];
  /** How many nodes wait after each event. @type {number[]} */
  series = [];
  /** The node a duplicate repeats. @type {Map<number, number>} */
  twins = new Map();
  /** The nodes that another way to a node that waited put in its place. @type {Set<number>} */
  replacing = new Set();
  /** @type {Map<number, number>} */
  #places = new Map();
  #startsAgain = true;

  /**
   * @param {SearchEvent[]} events
   * @param {boolean} isInformed Whether the strategy asks the heuristic; else its estimates are not worth showing.
   * @param {string | null} strategy Its name; none where another program wrote the events: that one counts a node once,
   *   however many ways lead there, and does not tell what it drops.
   */
  constructor(events, isInformed = true, strategy = '') {
    this.isInformed = isInformed;
    this.strategy = strategy;
    this.isRecorded = strategy === null;
    const weights = events.flatMap(({ why }) => (why && 'taken' in why && why.taken.weight ? [why.taken.weight] : []));
    /** What the estimate is multiplied by. */
    this.weight = weights[0] ?? 1;
    this.events = events;
    const slot = () => this.tape.slot(0);
    /** The node that was last taken from the frontier. */
    this.taken = this.tape.slot(-1);
    this.slots = {
      expanded: slot(),
      generated: slot(),
      frontier: slot(),
      largest: slot(),
      duplicates: slot(),
      pruned: slot(),
      deepest: slot(),
    };
    this.current = this.tape.slot(-1);
    for (const event of events) this.#read(event);
    this.tape.wind(0);
  }

  /** Whether the cost so far plays no part in what is taken next. */
  get isByEstimate() {
    return this.isInformed && BY_ESTIMATE.includes(this.strategy ?? '');
  }

  /** The counters at the present moment, in the order in which they are shown. */
  counters() {
    const known = Object.entries(this.slots).filter(([name]) => !this.isRecorded || !UNTOLD.includes(name));
    return known.map(([name, slot]) => ({ name, value: this.tape.get(slot) }));
  }

  /**
   * What has become of a node at the present moment.
   * @param {number} node
   * @returns {number}
   */
  status(node) {
    return this.tape.get(this.nodes[node].slot);
  }

  /** The node in hand, or -1. @returns {number} */
  now() {
    return this.tape.get(this.current);
  }

  /** The moment at which a node was made. @param {number} place */
  born(place) {
    return this.node.indexOf(place) + 1;
  }

  /** A search goes back over no levels: what waits is where it is. */
  jump() {
    return null;
  }

  /** The number of a node, if it has one. @param {number} place */
  nameOf(place) {
    return this.nodes[place].name;
  }

  /** What the strategy goes by, as it is written below a node. @param {number} place @returns {import('../../core/i18n.js').Words} */
  value(place) {
    const { g, h } = this.nodes[place];
    if (h !== null && this.isByEstimate) return `h=${h}`;
    if (h !== null) return `f=${this.sum(g, h)}`;
    return this.strategy === 'ucs' || this.isRecorded ? `g=${g}` : '';
  }

  /** Cost plus estimate, which weighted A* weighs. @param {number} g @param {number} h */
  sum(g, h) {
    return g + Math.floor(this.weight * h + 1e-9);
  }

  /** The last event about a node up to this moment, or -1. @param {number} place */
  lastOf(place) {
    return this.node.lastIndexOf(place, this.tape.at - 1);
  }

  /** Where the node with a number is, at this moment the last one of that number; -1 if it is not there. @param {number} id */
  placeOf(id) {
    for (let place = this.nodes.length - 1; place >= 0; place -= 1) {
      const node = this.nodes[place];
      if (node.id === id && node.isKept && this.status(place) !== UNBORN) return place;
    }
    return -1;
  }

  /** What the variables of the pseudocode hold at this moment. */
  variables() {
    const node = this.nodes[this.tape.get(this.taken)];
    const child = this.nodes[this.now()];
    const waiting = {
      name: msg('web-watch-variable-frontier'),
      value: msg('web-watch-nodes', { count: this.tape.get(this.slots.frontier) }),
    };
    if (!node) return [waiting];
    const { g, h } = node;
    const costs = h === null ? [['g(n)', g]] : [['g(n)', g], ['h(n)', h], ...(this.isByEstimate ? [] : [['f(n)', this.sum(g, h)]])];
    return [
      { name: 'n', value: said(node) },
      ...costs.map(([name, value]) => ({ name: String(name), value: /** @type {number} */ (value) })),
      ...(child && child !== node ? [{ name: 's', value: said(child) }] : []),
      waiting,
    ];
  }

  /** @param {SearchEvent} event */
  #read(event) {
    let place = -1;
    switch (event.event) {
      case 'generated':
        place = this.#generate(event);
        break;
      case 'expanded':
        place = this.#known(event);
        this.#leave(place, EXPANDED);
        this.nodes[place].turn = this.#count('expanded');
        this.tape.set(this.taken, place);
        break;
      case 'duplicate':
        place = this.#repeat(event);
        this.#count('duplicates');
        break;
      case 'pruned':
        place = this.#prune(event);
        this.#count('pruned');
        break;
      case 'goal':
        place = this.#known(event);
        this.#leave(place, GOAL);
        this.tape.set(this.taken, place);
        break;
      case 'limit_raised':
        this.#startsAgain = true;
        this.tape.set(this.taken, -1);
    }
    this.tape.set(this.current, place);
    if (place >= 0) this.#most('deepest', this.nodes[place].depth);
    this.node.push(place);
    this.series.push(this.tape.get(this.slots.frontier));
    this.tape.end();
  }

  /** @param {SearchNode} event */
  #generate(event) {
    const old = this.#places.get(event.id);
    if (event.parent !== null && !(this.isRecorded && old !== undefined)) this.#count('generated');
    const place = this.#add(event);
    // A cheaper way to a state that waits: the node hangs there from now on.
    if (old !== undefined && this.#places.get(event.id) === place && this.nodes[old].tree === this.nodes[place].tree) {
      this.#leave(old, DUPLICATE);
      this.twins.set(old, place);
      this.replacing.add(place);
    }
    this.tape.set(this.nodes[place].slot, FRONTIER);
    this.#count('frontier');
    this.#most('largest', this.tape.get(this.slots.frontier));
    return place;
  }

  /** @param {SearchNode} event */
  #repeat(event) {
    const twin = this.#places.get(event.id);
    const parent = event.parent === null ? -1 : (this.#places.get(event.parent) ?? -1);
    if (twin !== undefined && this.nodes[twin].parent === parent && this.status(twin) === FRONTIER) {
      this.#leave(twin, DUPLICATE);
      return twin;
    }
    const place = this.#add(event, false);
    this.#count('generated');
    if (twin !== undefined) this.twins.set(place, twin);
    this.tape.set(this.nodes[place].slot, DUPLICATE);
    return place;
  }

  /** @param {SearchNode & {reason: import('../../api.js').Prune}} event */
  #prune(event) {
    const known = this.#places.get(event.id);
    const isOwn = known !== undefined && this.nodes[known].state === event.state && !this.#startsAgain;
    const place = isOwn ? known : this.#add(event, false);
    if (!isOwn) this.#count('generated');
    this.nodes[place].reason = reasonKey(event.reason);
    this.#leave(place, PRUNED);
    return place;
  }

  /** @param {SearchNode} event */
  #known(event) {
    const known = this.#startsAgain ? undefined : this.#places.get(event.id);
    return known ?? this.#add(event);
  }

  /**
   * A new node of the tree.
   * @param {SearchNode} event
   * @param {boolean} isKept Whether the node goes by its number from now on.
   */
  #add(event, isKept = true) {
    const place = this.nodes.length;
    if (event.parent === null || (this.#startsAgain && this.roots.length === 0)) {
      this.roots.push(place);
      this.#places.clear();
      this.#startsAgain = false;
      if (place > 0) this.tape.set(this.slots.frontier, 0);
    }
    const parent = event.parent === null ? -1 : (this.#places.get(event.parent) ?? -1);
    const { id, action, state, g, depth } = event;
    const h = this.isInformed ? event.h : null;
    const tree = this.roots.length - 1;
    const slot = this.tape.slot(UNBORN);
    const name = isKept ? String(id) : '';
    this.nodes.push({ id, isKept, name, tree, parent, children: [], action, state, g, h, depth, slot, reason: null, turn: 0 });
    if (parent >= 0) this.nodes[parent].children.push(place);
    if (isKept) this.#places.set(id, place);
    return place;
  }

  /**
   * A node leaves the frontier, if it is there, for something else.
   * @param {number} place
   * @param {number} status
   */
  #leave(place, status) {
    if (this.status(place) === FRONTIER) this.#count('frontier', -1);
    this.tape.set(this.nodes[place].slot, status);
  }

  /**
   * @param {keyof SearchStory["slots"]} name
   * @param {number} by
   * @returns {number}
   */
  #count(name, by = 1) {
    const value = this.tape.get(this.slots[name]) + by;
    this.tape.set(this.slots[name], value);
    return value;
  }

  /**
   * @param {keyof SearchStory["slots"]} name
   * @param {number} value
   */
  #most(name, value) {
    if (value > this.tape.get(this.slots[name])) this.tape.set(this.slots[name], value);
  }
}

/**
 * A reason as a word: `{"dead_end": "starved"}` is starved.
 * @param {import('../../api.js').Prune} reason
 * @returns {string}
 */
export function reasonKey(reason) {
  return typeof reason === 'string' ? reason : reason.dead_end;
}

/** A node as a variable holds it: its number and the step that leads to it. @param {SearchPlace} node */
function said({ name, action }) {
  const step = action ?? msg('web-watch-root');
  return name === '' ? step : msg('web-watch-variable-node', { id: name, step });
}
