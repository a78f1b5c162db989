// Inference in a Bayesian network as it can be watched: on a tape which variables are left and which tables.

import { Tape } from '../tape.js';

/** @typedef {import('../../api.js').BayesEvent} BayesEvent */
/** @typedef {import('../../api.js').FactorTable} Table */

/** @typedef {"there" | "observed" | "asked" | "pruned" | "eliminated"} Standing */

/** The counters that are shown from the start, by what a method shows of its work. @type {Record<string, string[]>} */
const COUNTED = {
  tables: ['left', 'eliminated', 'tables', 'entries', 'largest'],
  cliques: ['tables', 'messages'],
  samples: ['samples', 'counted'],
  states: ['states'],
};

/** How many added edges are still drawn at later events. */
const MOST_ADDED = 500;

export class BayesStory {
  tape = new Tape();
  /** The numbers in all tables after each event. @type {number[]} */
  series = [];

  /**
   * @param {BayesEvent[]} events
   * @param {string[]} variables All variables of the network.
   * @param {string[]} asked
   * @param {string[]} observed
   */
  constructor(events, variables, asked, observed) {
    this.events = events;
    /** How they stand at first. @type {Map<string, Standing>} */
    this.first = new Map(variables.map((name) => [name, asked.includes(name) ? 'asked' : observed.includes(name) ? 'observed' : 'there']));
    this.left = variables.length - observed.length;
    /** @type {Map<string, number>} */
    this.standing = new Map([...this.first].map(([name, standing]) => [name, this.tape.slot(standing)]));
    /** The tables there are; before the first of them, none. */
    this.tables = this.tape.slot(/** @type {Table[]} */ ([]));
    /** Tables that this event multiplied, and what came out. */
    this.used = this.tape.slot(/** @type {Table[]} */ ([]));
    this.made = this.tape.slot(/** @type {Table | null} */ (null));
    this.order = this.tape.slot(/** @type {string[]} */ ([]));
    this.answer = this.tape.slot(/** @type {Table | null} */ (null));
    /** Edges that the graph got so far by moralisation and by the order, and those of this event. */
    this.added = this.tape.slot(/** @type {[string, string][]} */ ([]));
    this.fresh = this.tape.slot(/** @type {[string, string][]} */ ([]));
    this.slots = {
      left: this.tape.slot(this.left),
      pruned: this.tape.slot(0),
      eliminated: this.tape.slot(0),
      tables: this.tape.slot(0),
      entries: this.tape.slot(0),
      largest: this.tape.slot(0),
      messages: this.tape.slot(0),
      samples: this.tape.slot(0),
      counted: this.tape.slot(0),
      states: this.tape.slot(0),
    };
    const does = (/** @type {BayesEvent['event']} */ kind) => events.some(({ event }) => event === kind);
    /** What the method shows of its work. @type {'tables' | 'cliques' | 'samples' | 'states'} */
    this.work = does('visited') ? 'states' : does('sample') ? 'samples' : does('clique') ? 'cliques' : 'tables';
    /** Whether the answer comes bit by bit, and there are no tables to multiply. */
    this.isGradual = this.work === 'samples' || this.work === 'states';
    /** The states of all variables at this moment, by number; none before the first sample. */
    this.states = this.tape.slot(/** @type {number[]} */ ([]));
    /** What is estimated so far of the variables asked for. */
    this.estimate = this.tape.slot(/** @type {import('../../api.js').RunningEstimate[]} */ ([]));
    /** Whether the order of elimination is the best of several tries, and not made step by step by a rule. */
    this.isBestOrder = events.some((event) => event.event === 'ordered' && event.by === 'best');
    /** The message that is sent at this moment. */
    this.message = this.tape.slot(/** @type {Extract<BayesEvent, {event: 'message'}> | null} */ (null));
    /** The cliques and the edges between them. @type {{number: number, variables: string[], slot: number}[]} */
    this.cliques = [];
    /** @type {{one: number, other: number, separator: string[], slot: number}[]} */
    this.links = [];
    for (const event of events) this.#read(event);
    this.tape.wind(0);
  }

  /** The counters at the present moment. */
  counters() {
    return Object.entries(this.slots)
      .map(([name, slot]) => ({ name, value: this.tape.get(slot) }))
      .filter(({ name, value }) => COUNTED[this.work].includes(name) || (value > 0 && !this.isGradual));
  }

  /** @param {BayesEvent} event */
  #read(event) {
    const { tape } = this;
    // A junction tree gives one answer after the other.
    if (tape.get(this.answer) !== null && ['pruned', 'moralised', 'tables'].includes(event.event)) this.#begin();
    tape.set(this.used, []);
    tape.set(this.made, null);
    tape.set(this.fresh, []);
    tape.set(this.message, null);
    switch (event.event) {
      case 'pruned':
        this.#leave(event.variable, 'pruned');
        this.#count('pruned', 1);
        break;
      case 'moralised':
      case 'triangulated':
        // So many can no longer be told apart, and each moment keeps its own list.
        tape.set(this.added, [...tape.get(this.added).slice(-MOST_ADDED), ...event.edges]);
        tape.set(this.fresh, event.edges);
        break;
      case 'tables':
        // The tables have the edges of the moral graph.
        tape.set(this.added, []);
        this.#have(event.tables);
        break;
      case 'ordered':
        tape.set(this.order, event.order);
        break;
      case 'eliminated': {
        const left = without(tape.get(this.tables), event.factors);
        tape.set(this.added, []);
        tape.set(this.used, event.factors);
        tape.set(this.made, event.result);
        // Every message of a junction tree sums something out, and the next needs it again.
        if (this.work !== 'cliques') this.#leave(event.variable, 'eliminated');
        this.#count('eliminated', 1);
        this.#have(event.result ? [...left, event.result] : left);
        this.#largest(product(event.factors).entries);
        break;
      }
      case 'clique': {
        const slot = tape.slot(false);
        this.cliques.push({ number: event.number, variables: event.variables, slot });
        tape.set(slot, true);
        break;
      }
      case 'linked': {
        const slot = tape.slot(false);
        this.links.push({ one: event.one, other: event.other, separator: event.separator, slot });
        tape.set(slot, true);
        break;
      }
      case 'message':
        tape.set(this.used, event.tables);
        tape.set(this.message, event);
        this.#count('messages', 1);
        break;
      case 'visited':
        tape.set(this.states, event.states);
        tape.set(this.estimate, event.estimate);
        this.#count('states', 1);
        break;
      case 'started':
        tape.set(this.states, event.states);
        break;
      case 'sample':
        tape.set(this.states, event.states);
        tape.set(this.estimate, event.estimate);
        tape.set(this.slots.counted, event.counted);
        this.#count('samples', 1);
        break;
      case 'normalised':
        tape.set(this.answer, event.table);
        tape.set(this.made, event.table);
        break;
    }
    this.series.push(this.isGradual ? (tape.get(this.estimate)[0]?.shares[0] ?? 0) : tape.get(this.slots.entries));
    tape.end();
  }

  /** The whole network again: after an answer the next variable is asked for. */
  #begin() {
    for (const [name, slot] of this.standing) this.tape.set(slot, this.first.get(name) ?? 'there');
    this.tape.set(this.answer, null);
    this.tape.set(this.order, []);
    this.tape.set(this.tables, []);
    this.tape.set(this.added, []);
    this.tape.set(this.slots.left, this.left);
  }

  /** @param {Table[]} tables */
  #have(tables) {
    this.tape.set(this.tables, tables);
    this.tape.set(this.slots.tables, tables.length);
    this.tape.set(
      this.slots.entries,
      tables.reduce((sum, table) => sum + table.entries, 0),
    );
    for (const table of tables) this.#largest(table.entries);
  }

  /** @param {number} entries */
  #largest(entries) {
    if (entries > this.tape.get(this.slots.largest)) this.tape.set(this.slots.largest, entries);
  }

  /**
   * @param {string} variable
   * @param {Standing} standing
   */
  #leave(variable, standing) {
    const slot = this.standing.get(variable) ?? this.tape.slot('there');
    this.standing.set(variable, slot);
    if (['there', 'asked'].includes(this.tape.get(slot))) this.#count('left', -1);
    this.tape.set(slot, standing);
  }

  /**
   * @param {keyof BayesStory["slots"]} name
   * @param {number} by
   */
  #count(name, by) {
    this.tape.set(this.slots[name], this.tape.get(this.slots[name]) + by);
  }
}

/**
 * The tables without some of them, each taken out once.
 * @param {Table[]} tables
 * @param {Table[]} gone
 */
function without(tables, gone) {
  const keys = gone.map(key);
  return tables.filter((table) => {
    const place = keys.indexOf(key(table));
    if (place >= 0) keys.splice(place, 1);
    return place < 0;
  });
}

/** @param {Table} table */
function key(table) {
  return [...table.scope].sort().join('\n');
}

/**
 * How large the product of some tables is: its variables and its numbers.
 * @param {Table[]} tables
 */
export function product(tables) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const table of tables) table.scope.forEach((name, i) => sizes.set(name, table.sizes[i]));
  return { scope: [...sizes.keys()], entries: [...sizes.values()].reduce((n, size) => n * size, 1) };
}

/**
 * The pairs of variables that stand in a common table, each once, as `a\nb`: a name may hold blanks.
 * @param {Table[]} tables
 * @returns {Set<string>}
 */
export function pairs(tables) {
  const found = new Set();
  for (const { scope } of tables) {
    for (const one of scope) {
      for (const other of scope) if (one < other) found.add(`${one}\n${other}`);
    }
  }
  return found;
}
