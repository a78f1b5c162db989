// An engine of propositional logic as it can be watched: on a tape what is known, tried and derived.

import { Tape } from '../tape.js';

/** @typedef {import('../../api.js').LogicEvent} LogicEvent */
/** @typedef {import('../../api.js').Numbered} Numbered */
/** @typedef {{value: boolean | null, how: string, level: number, reason: Numbered | null}} Belief */
/** @typedef {{number: number, formula: string, from: string, at: number, slot: number}} Derived */

/** @type {Belief} */
const OPEN = { value: null, how: '', level: 0, reason: null };

export class LogicStory {
  tape = new Tape();
  /** @type {number[]} */
  series = [];
  /** What is known of each symbol. @type {Map<string, number>} */
  symbols = new Map();
  /** Clauses and conclusions in the order in which they were derived; its slot says whether it is there. @type {Derived[]} */
  derived = [];
  /** Symbols with the level they were given at, newest last. @type {string[]} */
  #trail = [];

  /** @param {LogicEvent[]} events */
  constructor(events) {
    this.events = events;
    /** The goals that backward chaining is at, outermost first. */
    this.goals = this.tape.slot(/** @type {string[]} */ ([]));
    /** The clauses and rules in hand, and the symbol. */
    this.hand = this.tape.slot(/** @type {{formulas: Numbered[], symbol: string | null}} */ ({ formulas: [], symbol: null }));
    this.row = this.tape.slot(null);
    this.slots = {
      steps: this.tape.slot(0),
      known: this.tape.slot(0),
      derived: this.tape.slot(0),
      decisions: this.tape.slot(0),
      conflicts: this.tape.slot(0),
      level: this.tape.slot(0),
    };
    for (const event of events) this.#read(event);
    this.tape.wind(0);
  }

  /** The counters at the present moment. */
  counters() {
    return Object.entries(this.slots).map(([name, slot]) => ({ name, value: this.tape.get(slot) }));
  }

  /**
   * What is known of a symbol at the present moment.
   * @param {string} symbol
   * @returns {Belief}
   */
  belief(symbol) {
    const slot = this.symbols.get(symbol);
    return slot === undefined ? OPEN : this.tape.get(slot);
  }

  /** @param {LogicEvent} event */
  #read(event) {
    const { tape } = this;
    const kind = event.event;
    tape.set(this.hand, handOf(event));
    tape.set(this.row, null);
    this.#count('steps');
    if ('level' in event) tape.set(this.slots.level, event.level);
    switch (kind) {
      case 'known':
        this.#believe(event.symbol, true, kind, 0, null);
        break;
      case 'fire':
        if (event.head) this.#believe(event.head, true, kind, 0, event.rule);
        this.#derive(event.head ?? '⊥', [event.rule], this.derived.length);
        break;
      case 'goal':
        tape.set(this.goals, [...tape.get(this.goals).slice(0, event.depth), event.symbol]);
        tape.set(this.slots.level, event.depth);
        break;
      case 'settled':
        tape.set(this.goals, tape.get(this.goals).slice(0, event.depth));
        this.#believe(event.symbol, event.proved ? true : null, kind, 0, null);
        break;
      case 'resolvent':
        if (event.kept !== null) this.#derive(clause(event.clause), [event.left, event.right], event.kept);
        break;
      case 'learn':
        this.#derive(clause(event.clause), [], event.number);
        break;
      case 'subsumed': {
        const gone = this.derived.find((one) => one.number === event.clause.number);
        if (gone) tape.set(gone.slot, 'subsumed');
        break;
      }
      case 'decide':
      case 'propagate':
      case 'pure':
      case 'flip':
        this.#believe(
          atom(event.literal),
          !isNegative(event.literal),
          kind,
          'level' in event ? event.level : 0,
          'reason' in event ? event.reason : null,
        );
        if (kind === 'decide') this.#count('decisions');
        break;
      case 'conflict':
        this.#count('conflicts');
        break;
      case 'backtrack':
        this.#takeBack(event.to);
        tape.set(this.slots.level, event.to);
        break;
      case 'restart':
        this.#takeBack(0);
        break;
      case 'start':
        for (const literal of event.literals) this.#believe(atom(literal), !isNegative(literal), kind, 0, null);
        break;
      case 'row':
        tape.set(this.row, event);
        for (const [name, value] of Object.entries(event.values)) this.#believe(name, value, kind, 0, null);
        break;
    }
    this.series.push(tape.get(this.slots.known) + tape.get(this.slots.derived));
    tape.end();
  }

  /**
   * @param {string} symbol
   * @param {boolean | null} value
   * @param {string} how
   * @param {number} level
   * @param {Numbered | null} reason
   */
  #believe(symbol, value, how, level, reason) {
    let slot = this.symbols.get(symbol);
    if (slot === undefined) {
      slot = this.tape.slot(OPEN);
      this.symbols.set(symbol, slot);
    }
    const before = this.tape.get(slot).value;
    this.#count('known', Number(value !== null) - Number(before !== null));
    this.tape.set(slot, { value, how, level, reason });
    if (level > 0) this.#trail.push(symbol);
  }

  /**
   * Takes back what was decided above a level, and what followed.
   * @param {number} level
   */
  #takeBack(level) {
    this.#trail = this.#trail.filter((symbol) => {
      const slot = /** @type {number} */ (this.symbols.get(symbol));
      if (this.tape.get(slot).level <= level) return true;
      if (this.tape.get(slot).value !== null) this.#count('known', -1);
      this.tape.set(slot, OPEN);
      return false;
    });
  }

  /**
   * @param {string} formula
   * @param {Numbered[]} from
   * @param {number} number
   */
  #derive(formula, from, number) {
    const slot = this.tape.slot('');
    const origin = from.map((one) => one.formula ?? `#${one.number}`).join(', ');
    this.derived.push({ number, formula, from: origin, at: this.series.length, slot });
    this.tape.set(slot, 'there');
    this.#count('derived');
  }

  /**
   * @param {keyof LogicStory["slots"]} name
   * @param {number} by
   */
  #count(name, by = 1) {
    this.tape.set(this.slots[name], this.tape.get(this.slots[name]) + by);
  }
}

/** The clauses and rules that an event uses, and its symbol. @param {LogicEvent} event @returns {{formulas: Numbered[], symbol: string | null}} */
function handOf(event) {
  switch (event.event) {
    case 'fire':
      return { formulas: [event.rule], symbol: event.head };
    case 'try':
      return { formulas: [event.rule], symbol: null };
    case 'resolvent':
      return { formulas: [event.left, event.right], symbol: null };
    case 'subsumed':
      return { formulas: [event.by, event.clause], symbol: null };
    case 'conflict':
    case 'turn':
      return { formulas: [event.clause], symbol: null };
    case 'propagate':
      return { formulas: [event.reason], symbol: atom(event.literal) };
    case 'decide':
    case 'pure':
    case 'flip':
      return { formulas: [], symbol: atom(event.literal) };
    default:
      return { formulas: [], symbol: 'symbol' in event ? event.symbol : null };
  }
}

/** A clause in one line. @param {string[]} literals */
export function clause(literals) {
  return literals.length === 0 ? '⊥' : literals.join(' ∨ ').replaceAll('~', '¬');
}

/** @param {string} literal */
function isNegative(literal) {
  return literal.startsWith('~') || literal.startsWith('¬');
}

/** The symbol of a literal. @param {string} literal */
export function atom(literal) {
  return isNegative(literal) ? literal.slice(1).trim() : literal;
}
