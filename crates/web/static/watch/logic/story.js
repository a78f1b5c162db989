// An engine of propositional logic as it can be watched: on a tape what is known, tried and derived.

import { Tape } from '../tape.js';
import { GrowingTree } from '../tree/growing.js';
import { DUPLICATE, EXPANDED, GOAL, PRUNED } from '../tree/status.js';

/** @typedef {import('../../api.js').LogicEvent} LogicEvent */
/** @typedef {import('../../api.js').Numbered} Numbered */
/** @typedef {{value: boolean | null, how: string, level: number, at: number}} Belief what is believed of a symbol, how and at which level, since which event */
/** @typedef {{number: number, formula: string, from: string, at: number, slot: number}} Derived */
/** @typedef {{rule: Numbered, slot: number, fired: number, from: number, until: number}} Counter how many premises a rule lacks, whether it fired, and between which events it is asked */

/** @type {Belief} */
const OPEN = { value: null, how: '', level: 0, at: -1 };
/** The level of the attempts to prove a goal of a depth: each goal has its own level, and so has each rule for it. */
const goalLevel = (/** @type {number} */ depth) => 2 * depth;

export class LogicStory {
  tape = new Tape();
  /** @type {number[]} */
  series = [];
  /** What is known of each symbol. @type {Map<string, number>} */
  symbols = new Map();
  /** Clauses and conclusions in the order in which they were derived; its slot says whether it is there. @type {Derived[]} */
  derived = [];
  /** The rules of forward chaining whose counters moved. @type {Counter[]} */
  rules = [];
  /** Those of the present question, by number. @type {Map<number, Counter>} */
  #rules = new Map();
  /** The rows of the truth table that were looked at. @type {{at: number, row: Extract<LogicEvent, {event: 'row'}>}[]} */
  rows = [];
  /** Goals of backward chaining, or decisions. */
  tree = new GrowingTree(this.tape);
  /** The node of the tree that each event is about, or -1. @type {number[]} */
  node = [];
  /** Symbols with the level they were given at, newest last. @type {string[]} */
  #trail = [];

  /**
   * @param {LogicEvent[]} events
   * @param {boolean[]} [begins] Whether another question begins at an event: what was known is forgotten.
   */
  constructor(events, begins = []) {
    this.events = events;
    /** The clauses and rules in hand, and the symbol. */
    this.hand = this.tape.slot(/** @type {{formulas: Numbered[], symbol: string | null}} */ ({ formulas: [], symbol: null }));
    /** The last event that says what waits its turn: facts or clauses. */
    this.queue = this.tape.slot(/** @type {Extract<LogicEvent, {event: 'known' | 'turn'}> | null} */ (null));
    this.slots = {
      steps: this.tape.slot(0),
      known: this.tape.slot(0),
      derived: this.tape.slot(0),
      decisions: this.tape.slot(0),
      conflicts: this.tape.slot(0),
      level: this.tape.slot(0),
      broken: this.tape.slot(0),
    };
    const kinds = new Set(events.map(({ event }) => event));
    const does = (/** @type {LogicEvent['event']} */ kind) => kinds.has(kind);
    /** The counters that this engine uses. @type {Set<string>} */
    this.used = new Set(['steps', 'known']);
    if (does('fire') || does('resolvent') || does('learn')) this.used.add('derived');
    if (does('decide')) for (const name of ['decisions', 'conflicts', 'level']) this.used.add(name);
    if (does('goal')) this.used.add('level');
    if (does('flip')) this.used.add('broken');
    /** What the engine shows of its work. @type {'goals' | 'decisions' | 'counters' | 'table' | 'flips' | 'clauses'} */
    this.work = workOf(does);
    if (this.work === 'decisions') this.tree.grow(0, '', null);
    events.forEach((event, at) => {
      if (begins[at]) this.#forget();
      this.#read(event);
    });
    this.tape.wind(0);
  }

  /** The counters at the present moment. */
  counters() {
    return Object.entries(this.slots)
      .filter(([name]) => this.used.has(name))
      .map(([name, slot]) => ({ name, value: this.tape.get(slot) }));
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
    this.tree.begin();
    this.#count('steps');
    if ('level' in event) tape.set(this.slots.level, event.level);
    switch (kind) {
      case 'turn':
        tape.set(this.queue, event);
        break;
      case 'known':
        tape.set(this.queue, event);
        this.#believe(event.symbol, true, event.premises.length === 0 ? kind : 'fire', 0);
        for (const { rule, from, to } of event.lowered) tape.set(this.#rule(rule, from).slot, to);
        break;
      case 'fire':
        if (event.head) this.#believe(event.head, true, kind, 0);
        tape.set(this.#rule(event.rule, 0).fired, true);
        this.#derive(event.head ?? '⊥', [event.rule], this.derived.length);
        break;
      case 'goal':
        this.#goal(goalLevel(event.depth), event.symbol);
        tape.set(this.slots.level, event.depth);
        break;
      case 'try': {
        const level = goalLevel(event.depth) + 1;
        this.tree.leave(level);
        this.#goal(level, `#${event.rule.sentence ?? event.rule.number}`);
        break;
      }
      case 'settled': {
        const level = goalLevel(event.depth);
        const [goal, rule] = [this.tree.at(level), this.tree.at(level + 1)];
        this.tree.leave(level);
        this.tree.mark(goal, event.proved ? GOAL : PRUNED);
        if (event.proved) this.tree.mark(rule, EXPANDED);
        this.#believe(event.symbol, event.proved ? true : null, kind, 0);
        break;
      }
      case 'cycle':
        this.tree.add(this.tree.now(), '', event.symbol, DUPLICATE);
        break;
      case 'remembered':
        this.tree.add(this.tree.now(), '', event.symbol, event.proved ? GOAL : DUPLICATE);
        break;
      case 'resolvent':
        if (event.kept !== null) this.#derive(clause(event.clause), [event.left, event.right], event.kept);
        break;
      case 'learn':
        this.#derive(
          clause(event.clause),
          event.chain.map(({ reason }) => reason),
          event.number,
        );
        break;
      case 'subsumed': {
        const gone = this.derived.find((one) => one.number === event.clause.number);
        if (gone) tape.set(gone.slot, 'subsumed');
        break;
      }
      case 'decide':
        this.#takeBack(event.level - 1);
        this.tree.grow(event.level, String(event.level), signs(event.literal));
        this.#count('decisions');
        this.#assign(event);
        break;
      case 'propagate':
        this.#assign(event);
        break;
      case 'pure':
        this.#assign(event);
        break;
      case 'flip':
        this.#believe(atom(event.literal), !isNegative(event.literal), kind, 0);
        tape.set(this.slots.broken, event.broken);
        break;
      case 'start':
        for (const literal of event.literals) this.#believe(atom(literal), !isNegative(literal), kind, 0);
        tape.set(this.slots.broken, event.broken);
        break;
      case 'conflict':
        this.#count('conflicts');
        this.tree.fail();
        break;
      case 'backtrack':
        this.#takeBack(event.to);
        this.tree.leave(event.to + 1, true);
        tape.set(this.slots.level, event.to);
        break;
      case 'restart':
        this.#takeBack(0);
        this.tree.leave(1);
        break;
      case 'row':
        this.rows.push({ at: this.series.length, row: event });
        for (const [name, value] of Object.entries(event.values)) this.#believe(name, value, kind, 0);
        break;
    }
    this.node.push(this.tree.now());
    this.series.push(this.work === 'flips' ? tape.get(this.slots.broken) : tape.get(this.slots.known) + tape.get(this.slots.derived));
    tape.end();
  }

  /** Nothing is known, and no rule has fired. */
  #forget() {
    for (const slot of this.symbols.values()) this.tape.set(slot, OPEN);
    this.tape.set(this.slots.known, 0);
    this.tape.set(this.queue, null);
    for (const rule of this.#rules.values()) rule.until = this.series.length;
    this.#rules.clear();
    for (const { slot } of this.derived) this.tape.set(slot, '');
  }

  /** The literals that stand, level by level, each in the order in which it was made true. */
  trail() {
    /** @type {{name: string, belief: Belief}[][]} */
    const levels = [];
    for (const name of this.symbols.keys()) {
      const belief = this.belief(name);
      if (belief.value !== null && belief.at >= 0) (levels[belief.level] ??= []).push({ name, belief });
    }
    return levels.map((all) => all.sort((one, other) => one.belief.at - other.belief.at));
  }

  /** The rules whose counters have moved for the present question. */
  moved() {
    const { at } = this.tape;
    return this.rules.filter(({ from, until }) => from < at && at <= until);
  }

  /** The counter of a rule. @param {Numbered} rule @param {number} missing how many premises it lacks before its counter moves */
  #rule(rule, missing) {
    const known = this.#rules.get(rule.number);
    if (known) return known;
    const made = { rule, slot: this.tape.slot(missing), fired: this.tape.slot(false), from: this.series.length, until: Infinity };
    this.#rules.set(rule.number, made);
    this.rules.push(made);
    return made;
  }

  /** A goal or a rule for it; a short name stands in the node. @param {number} level @param {string} name */
  #goal(level, name) {
    this.tree.grow(level, name.length <= 3 ? name : '', name.length <= 3 ? null : name);
  }

  /** @param {{literal: string, level: number, event: string}} event */
  #assign({ literal, level, event }) {
    this.#believe(atom(literal), !isNegative(literal), event, level);
  }

  /**
   * @param {string} symbol
   * @param {boolean | null} value
   * @param {string} how
   * @param {number} level
   */
  #believe(symbol, value, how, level) {
    let slot = this.symbols.get(symbol);
    if (slot === undefined) {
      slot = this.tape.slot(OPEN);
      this.symbols.set(symbol, slot);
    }
    const before = this.tape.get(slot).value;
    this.#count('known', Number(value !== null) - Number(before !== null));
    this.tape.set(slot, { value, how, level, at: this.series.length });
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
    const origin = from.map(named).join(', ');
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

/** @param {(kind: LogicEvent['event']) => boolean} does whether it has such events */
function workOf(does) {
  if (does('goal')) return 'goals';
  if (does('decide') || does('conflict')) return 'decisions';
  if (does('known') || does('fire')) return 'counters';
  if (does('row')) return 'table';
  return does('flip') || does('start') ? 'flips' : 'clauses';
}

/** The clauses and rules that an event uses, and its symbol. @param {LogicEvent} event @returns {{formulas: Numbered[], symbol: string | null}} */
function handOf(event) {
  const formulas = ['rule', 'left', 'right', 'by', 'clause', 'reason'].flatMap((field) => {
    const value = /** @type {Record<string, unknown>} */ (event)[field];
    return value && typeof value === 'object' && 'number' in value ? [/** @type {Numbered} */ (value)] : [];
  });
  if ('literal' in event) return { formulas, symbol: atom(event.literal) };
  if (event.event === 'fire') return { formulas, symbol: event.head };
  return { formulas, symbol: 'symbol' in event ? event.symbol : null };
}

/** A clause or a rule by its formula, or by its number. @param {Numbered} one */
export const named = (one) => signs(one.formula ?? `#${one.number}`);

/** A formula in the signs of logic, however it was written. @param {string} formula */
export const signs = (formula) =>
  formula
    .replaceAll('~', '¬')
    .replaceAll('<=>', '↔')
    .replaceAll('=>', '→')
    .replaceAll('&&', '∧')
    .replaceAll('||', '∨')
    .replaceAll(' & ', ' ∧ ')
    .replaceAll(' | ', ' ∨ ');

/** A clause in one line. @param {string[]} literals */
export function clause(literals) {
  return literals.length === 0 ? '⊥' : signs(literals.join(' ∨ '));
}

/** @param {string} literal */
function isNegative(literal) {
  return literal.startsWith('~') || literal.startsWith('¬');
}

/** The symbol of a literal. @param {string} literal */
export function atom(literal) {
  return isNegative(literal) ? literal.slice(1).trim() : literal;
}
