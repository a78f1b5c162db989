// Constraint satisfaction as it can be watched: on a tape what each cell may still be, and what is in hand.

import { sign } from '../cells.js';
import { Tape } from '../tape.js';
import { GrowingTree } from '../tree/growing.js';
import { EXPANDED, FRONTIER, GOAL, PRUNED } from '../tree/status.js';

/** @typedef {import('../../api.js').CspEvent} CspEvent */
/** @typedef {import('../../api.js').CspReason} CspReason */
/** @typedef {import('../../api.js').CspCause} CspCause */
/** @typedef {import('../../api.js').RuleName} RuleName */
/** @typedef {Extract<CspEvent, {event: 'assign'}>['variable']} Cell */

/**
 * What an event is about, to be marked on the board.
 * @typedef {object} Hand
 * @property {number | null} cell The cell whose values change.
 * @property {number | null} support The cell because of which they do: the other end of the arc.
 * @property {number | null} through A third cell, for path consistency.
 * @property {RuleName | null} rule The rule between them: `{'row': 0}`.
 * @property {number[]} removed The values that go.
 */

/** @type {Hand} */
const EMPTY = { cell: null, support: null, through: null, rule: null, removed: [] };

export class CspStory {
  tape = new Tape();
  /** How many candidates are left after each event, or conflicts, or the best of a generation. @type {number[]} */
  series = [];
  /** The choices, level by level, of methods that make some. */
  tree = new GrowingTree(this.tape);
  /** The node of the tree that each event is about, or -1. @type {number[]} */
  node = [];
  /** The nodes that wait for their values to be tried, by depth and value. @type {Map<number, number>[]} */
  #options = [];
  #tried = 0;
  /** The place in the population of the individual in hand, or -1 for a child that has none yet. */
  #place = -1;
  /** What was changed since which decision. @type {{depth: number, was: [number, unknown][]}[]} */
  #frames = [{ depth: -1, was: [] }];

  /**
   * @param {CspEvent[]} events
   * @param {number} size How many rows, columns and values the grid has.
   * @param {number[]} givens The given values row by row, 0 for none.
   * @param {string} method Its name, which says what it shows of its work.
   */
  constructor(events, size, givens, method = '') {
    this.events = events;
    this.size = size;
    this.givens = givens;
    const all = (1 << size) - 1;
    /** The values each cell may have, as bits. */
    this.domains = givens.map((given) => this.tape.slot(given > 0 ? 1 << (given - 1) : all));
    /** The depth at which each cell was assigned a value, or -1. */
    this.assigned = givens.map(() => this.tape.slot(-1));
    this.hand = this.tape.slot(EMPTY);
    this.failure = this.tape.slot(null);
    /** The part of the work: `preprocessing` or `search`. */
    this.stage = this.tape.slot('');
    /** The broken constraints of every individual, by its place in the population. */
    this.population = this.tape.slot(/** @type {number[]} */ ([]));
    /** What happens to the individual in hand. */
    this.individual = this.tape.slot(/** @type {CspEvent | null} */ (null));
    /** The values that are shown where a method has an assignment of all cells: those of the individual in hand. */
    this.shown = this.tape.slot(/** @type {number[] | null} */ (null));
    /** The event of the choice in force. */
    this.choice = this.tape.slot(/** @type {CspEvent | null} */ (null));
    /** The event with which the work after the preprocessing begins. */
    this.begin = Math.max(
      0,
      events.findIndex((event) => event.event === 'stage' && event.of === 'search'),
    );
    /** What the method shows of its work. */
    this.work = workOf(method);
    this.slots = {
      assignments: this.tape.slot(0),
      depth: this.tape.slot(0),
      changes: this.tape.slot(0),
      failures: this.tape.slot(0),
      backtracks: this.tape.slot(0),
      restarts: this.tape.slot(0),
      moves: this.tape.slot(0),
      generation: this.tape.slot(0),
    };
    if (this.work === 'tree') this.tree.grow(0, '', null);
    this.left = givens.reduce((sum, given) => sum + (given > 0 ? 0 : size), 0);
    for (const event of events) this.#read(event);
    this.tape.wind(0);
  }

  /** The counters at the present moment, without those that this method never uses. */
  counters() {
    return Object.entries(this.slots)
      .map(([name, slot]) => ({ name, value: this.tape.get(slot) }))
      .filter(({ name, value }) => value > 0 || COUNTED[this.work].includes(name));
  }

  /**
   * The values a cell may have at the present moment.
   * @param {number} cell
   * @returns {number[]}
   */
  values(cell) {
    return bits(this.tape.get(this.domains[cell]));
  }

  /** A value is tried: its node waited, or is new. @param {Extract<CspEvent, {event: 'assign'}>} event */
  #grow({ variable, value, depth }) {
    const level = depth + 1;
    const before = this.tree.at(level);
    if (this.tree.status(before) === EXPANDED) this.tree.mark(before, PRUNED);
    this.#tried += 1;
    const waiting = this.#options[depth]?.get(value) ?? -1;
    if (this.tree.nodes[waiting] && this.tree.status(waiting) === FRONTIER) {
      /** @type {import('../tree/growing.js').Grown} */ (this.tree.nodes[waiting]).name = String(this.#tried);
      this.tree.take(level, waiting);
    } else {
      this.tree.grow(level, String(this.#tried), `${nameOf(variable)}=${sign(value)}`);
    }
  }

  /** @param {number} place @param {number} conflicts */
  #member(place, conflicts) {
    const all = [...this.tape.get(this.population)];
    all[place] = conflicts;
    this.tape.set(this.population, all);
  }

  /** @param {Cell} cell */
  #index(cell) {
    return cell.row * this.size + cell.column;
  }

  /** @param {CspEvent} event */
  #read(event) {
    const { tape } = this;
    tape.set(this.failure, null);
    tape.set(this.hand, EMPTY);
    tape.set(this.individual, null);
    this.tree.begin();
    let measure = this.series.at(-1) ?? 0;
    switch (event.event) {
      case 'stage':
        tape.set(this.stage, event.of);
        break;
      case 'choose': {
        tape.set(this.choice, event);
        tape.set(this.hand, { ...EMPTY, cell: this.#index(event.variable) });
        if (this.work !== 'tree') break;
        const parent = this.tree.at(event.depth);
        const step = (/** @type {number} */ value) => `${nameOf(event.variable)}=${sign(value)}`;
        this.#options[event.depth] = new Map(event.values.map((value) => [value, this.tree.add(parent, '', step(value))]));
        break;
      }
      case 'item':
        tape.set(this.choice, event);
        if ('variable' in event.item) tape.set(this.hand, { ...EMPTY, cell: this.#index(event.item.variable) });
        else tape.set(this.hand, { ...EMPTY, rule: event.item.place.constraint });
        break;
      case 'assign': {
        const cell = this.#index(event.variable);
        if (this.work === 'tree') this.#grow(event);
        this.#takeBack(event.depth);
        this.#frames.push({ depth: event.depth, was: [] });
        this.#change(this.assigned[cell], event.depth);
        this.#change(this.domains[cell], 1 << (event.value - 1));
        tape.set(this.slots.depth, event.depth + 1);
        tape.set(this.hand, { ...EMPTY, cell });
        this.#count('assignments');
        break;
      }
      case 'domain_change': {
        const cell = this.#index(event.variable);
        this.#change(this.domains[cell], mask(event.left));
        tape.set(this.hand, { ...this.#handOf(event.reason), cell, removed: event.removed });
        this.#count('changes');
        break;
      }
      case 'pair_change':
        tape.set(this.hand, {
          cell: this.#index(event.variable),
          support: this.#index(event.other),
          through: this.#index(event.through),
          rule: null,
          removed: event.removed,
        });
        this.#count('changes');
        break;
      case 'failure': {
        const cause = causeOf(event.cause);
        tape.set(this.failure, cause);
        tape.set(this.hand, { ...EMPTY, cell: cause.cell ? this.#index(cause.cell) : null, rule: cause.rule });
        this.tree.fail();
        this.#count('failures');
        break;
      }
      case 'backtrack':
        this.#takeBack(event.to);
        this.tree.leave(event.to + 2, true);
        tape.set(this.slots.depth, event.to);
        this.#count('backtracks');
        break;
      case 'solution':
        event.values.forEach((value, cell) => {
          this.#change(this.domains[cell], 1 << (value - 1));
        });
        tape.set(this.shown, null);
        this.tree.mark(this.tree.now(), GOAL);
        measure = 0;
        break;
      case 'restart':
        this.#takeBack(0);
        this.tree.leave(1);
        tape.set(this.population, []);
        this.#count('restarts');
        break;
      case 'move': {
        const cell = this.#index(event.variable);
        tape.set(this.domains[cell], 1 << (event.to - 1));
        tape.set(this.hand, { ...EMPTY, cell, removed: [event.from] });
        measure = event.conflicts;
        this.#count('moves');
        break;
      }
      case 'dealt':
      case 'crossed':
        tape.set(this.individual, event);
        tape.set(this.shown, event.values);
        this.#place = event.event === 'dealt' ? event.place : -1;
        if (event.event === 'dealt') this.#member(event.place, event.conflicts);
        measure = event.conflicts;
        break;
      case 'improved':
        tape.set(this.individual, event);
        if (this.#place >= 0) this.#member(this.#place, event.after);
        measure = event.after;
        tape.set(this.shown, event.values);
        break;
      case 'twin':
        tape.set(this.individual, event);
        break;
      case 'generation':
        tape.set(this.population, event.conflicts);
        tape.set(this.shown, event.values);
        tape.set(this.slots.generation, event.number);
        measure = event.best;
        break;
    }
    this.node.push(this.tree.now());
    this.series.push(this.work === 'local' || this.work === 'population' ? measure : this.left);
    tape.end();
  }

  /**
   * Changes a slot so that it can be taken back with the decision in force.
   * @param {number} slot
   * @param {unknown} value
   */
  #change(slot, value) {
    this.#frames[this.#frames.length - 1].was.push([slot, this.tape.get(slot)]);
    this.#put(slot, value);
  }

  /**
   * @param {number} slot
   * @param {unknown} value
   */
  #put(slot, value) {
    if (slot < this.domains.length) {
      this.left += open(Number(value)) - open(this.tape.get(slot));
    }
    this.tape.set(slot, value);
  }

  /**
   * Takes back the decisions at this depth and below it.
   * @param {number} depth
   */
  #takeBack(depth) {
    while (this.#frames.length > 1 && this.#frames[this.#frames.length - 1].depth >= depth) {
      for (const [slot, value] of (this.#frames.pop()?.was ?? []).reverse()) this.#put(slot, value);
    }
  }

  /** @param {CspReason} reason @returns {Hand} */
  #handOf(reason) {
    if ('constraint' in reason) return { ...EMPTY, rule: reason.constraint.constraint };
    if ('path' in reason) return { ...EMPTY, support: this.#index(reason.path.support) };
    return { ...EMPTY, rule: reason.arc.constraint, support: this.#index(reason.arc.support) };
  }

  /** @param {keyof CspStory['slots']} name */
  #count(name) {
    this.tape.set(this.slots[name], this.tape.get(this.slots[name]) + 1);
  }
}

/**
 * Why an assignment failed, whatever the kind.
 * @param {CspCause} cause
 * @returns {{kind: string, cell: Cell | null, rule: RuleName | null, value: number | null}}
 */
export function causeOf(cause) {
  if ('violated' in cause) return { kind: 'violated', cell: null, rule: cause.violated.constraint, value: null };
  if ('no_place' in cause) return { kind: 'no_place', cell: null, rule: cause.no_place.constraint, value: cause.no_place.value };
  return { kind: 'empty_domain', cell: cause.empty_domain.variable, rule: cause.empty_domain.constraint, value: null };
}

/** The counters that are shown from the start, by what a method shows of its work. @type {Record<string, string[]>} */
const COUNTED = {
  tree: ['assignments', 'depth', 'changes', 'failures', 'backtracks'],
  rules: ['changes', 'failures'],
  local: ['moves', 'restarts'],
  population: ['generation'],
};

/** @param {string} method @returns {'tree' | 'rules' | 'local' | 'population'} */
function workOf(method) {
  if (method === 'genetic') return 'population';
  if (method === 'min-conflicts') return 'local';
  return ['ac3', 'ac2001', 'path'].includes(method) ? 'rules' : 'tree';
}

/** @param {Cell} cell */
export const nameOf = ({ row, column }) => `r${row + 1}c${column + 1}`;

/** @param {number[]} values */
function mask(values) {
  return values.reduce((sum, value) => sum | (1 << (value - 1)), 0);
}

/** @param {number} set @returns {number[]} */
export function bits(set) {
  const values = [];
  for (let value = 1; set >> (value - 1) !== 0 && value <= 31; value++) {
    if ((set >> (value - 1)) & 1) values.push(value);
  }
  return values;
}

/** How many candidates a cell adds to those that are open: none once it has one value. @param {number} set */
function open(set) {
  const count = bits(set).length;
  return count > 1 ? count : 0;
}
