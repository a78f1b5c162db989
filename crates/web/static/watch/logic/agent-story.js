// The third report's agent as it can be watched: on the tape of its chaining also the step it is at, the base that it
// asks, and the questions with their answers.
import { cellName } from './base.js';
import { LogicStory } from './story.js';
import { variablesOf } from './variables.js';

/** @typedef {import('../../api.js').AgentEvent} AgentEvent */
/** @typedef {import('../../api.js').LogicEvent} LogicEvent */
/** @typedef {import('../../api.js').Place} Place */
/** @typedef {{cell: Place, ask: string, at: number, answered: number, reply: string | null}} Asked */

/** The events that are the agent's own; all others are of the engine that it asks. */
const OWN = ['first', 'knowledge', 'numbers', 'base', 'question', 'counters', 'answer', 'mark', 'open', 'guess'];

export class AgentStory {
  /** @type {(Omit<Asked, 'reply'> & {said: string})[]} */
  #asked = [];
  /** The bases, with the event that made each. @type {{at: number, base: Extract<AgentEvent, {event: 'base'}>}[]} */
  #bases = [];

  /** @param {AgentEvent[]} events @param {number[]} steps for each event the step of the agent */
  constructor(events, steps) {
    this.events = events;
    this.steps = steps;
    // An event of the agent is one at which chaining does nothing.
    const quiet = /** @type {LogicEvent} */ (/** @type {unknown} */ ({ event: 'agent' }));
    const begins = (/** @type {AgentEvent} */ event) => event.event === 'question';
    this.chaining = new LogicStory(
      events.map((event) => (OWN.includes(event.event) ? quiet : /** @type {LogicEvent} */ (event))),
      events.map(begins),
    );
    events.forEach((event, at) => {
      if (event.event === 'base') this.#bases.push({ at, base: event });
      if (event.event === 'question') this.#asked.push({ cell: event.cell, ask: event.ask, at, answered: Infinity, said: '' });
      const last = this.#asked.at(-1);
      if (event.event === 'answer' && last) Object.assign(last, { answered: at, said: event.reply });
    });
  }

  get at() {
    return this.chaining.tape.at;
  }

  /** The step of the agent at this moment; 0 before the first. */
  step() {
    return this.at > 0 ? (this.steps[this.at - 1] ?? 0) : 0;
  }

  /** The base in force. @returns {Extract<AgentEvent, {event: 'base'}> | null} */
  base() {
    return this.#bases.filter(({ at }) => at < this.at).at(-1)?.base ?? null;
  }

  /** The questions so far, with their answers so far. @returns {Asked[]} */
  answers() {
    return this.#asked
      .filter(({ at }) => at < this.at)
      .map(({ said, ...one }) => ({ ...one, reply: one.answered < this.at ? said : null }));
  }

  counters() {
    const answers = this.answers();
    return [
      { name: 'questions', value: answers.length },
      { name: 'yes', value: answers.filter(({ reply }) => reply === 'yes').length },
      ...this.chaining.counters().filter(({ name }) => name !== 'derived'),
    ];
  }

  /** What the variables of the pseudocode hold. @returns {import('../clock.js').Variable[]} */
  variables() {
    const base = this.base();
    return [
      ...(base?.number ? [{ name: 'n', value: cellName(base.number) }] : []),
      ...(base ? [{ name: 'c', value: cellName(base.cell) }] : []),
      ...variablesOf(this.chaining),
    ];
  }
}
