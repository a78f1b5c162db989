// Constraint satisfaction as it can be watched: on a tape what each cell may still be, and what is in hand.

import { Tape } from '../tape.js';

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
  /** What was changed since which decision. @type {{depth: number, was: [number, unknown][]}[]} */
  #frames = [{ depth: -1, was: [] }];

  /**
   * @param {CspEvent[]} events
   * @param {number} size How many rows, columns and values the grid has.
   * @param {number[]} givens The given values row by row, 0 for none.
   */
  constructor(events, size, givens) {
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
    this.slots = {
      assignments: this.tape.slot(0),
      depth: this.tape.slot(0),
      changes: this.tape.slot(0),
      failures: this.tape.slot(0),
      backtracks: this.tape.slot(0),
      restarts: this.tape.slot(0),
      moves: this.tape.slot(0),
    };
    this.left = givens.reduce((sum, given) => sum + (given > 0 ? 0 : size), 0);
    for (const event of events) this.#read(event);
    this.tape.wind(0);
  }

  /** The counters at the present moment, without those that this method never uses. */
  counters() {
    return Object.entries(this.slots)
      .map(([name, slot]) => ({ name, value: this.tape.get(slot) }))
      .filter(({ name, value }) => value > 0 || !['restarts', 'moves'].includes(name));
  }

  /**
   * The values a cell may have at the present moment.
   * @param {number} cell
   * @returns {number[]}
   */
  values(cell) {
    return bits(this.tape.get(this.domains[cell]));
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
    let measure = 0;
    switch (event.event) {
      case 'assign': {
        const cell = this.#index(event.variable);
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
        this.#count('failures');
        break;
      }
      case 'backtrack':
        this.#takeBack(event.to);
        tape.set(this.slots.depth, event.to);
        this.#count('backtracks');
        break;
      case 'solution':
        event.values.forEach((value, cell) => {
          this.#change(this.domains[cell], 1 << (value - 1));
        });
        break;
      case 'restart':
        this.#takeBack(0);
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
      case 'generation':
        measure = event.best;
        break;
    }
    this.series.push(isLocal(event) ? measure : this.left);
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

/** Whether an event of local search says how bad things are. @param {CspEvent} event */
function isLocal(event) {
  return event.event === 'move' || event.event === 'generation';
}

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
