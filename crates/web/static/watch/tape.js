// A tape: what each event of a trace changed, so that any moment can be shown by winding forwards or back.
//
// A view reads the events once and writes their effects into numbered slots. Winding from one moment to another costs
// as many steps as there are changes between them: stepping back is as cheap as stepping forward.

export class Tape {
  /** @type {unknown[]} The values of the slots at the present moment. */
  #values = [];
  /** @type {number[]} */
  #slots = [];
  /** @type {unknown[]} */
  #before = [];
  /** @type {unknown[]} */
  #after = [];
  /** Where the changes of each event end. @type {number[]} */
  #ends = [];
  #at = 0;

  /**
   * A new slot.
   * @param {unknown} value What it holds before the first event.
   * @returns {number} Its number.
   */
  slot(value) {
    this.#values.push(value);
    return this.#values.length - 1;
  }

  /**
   * What a slot holds at the present moment.
   * @param {number} slot
   * @returns {any}
   */
  get(slot) {
    return this.#values[slot];
  }

  /**
   * Changes a slot, as part of the event that is being written.
   * @param {number} slot
   * @param {unknown} value
   */
  set(slot, value) {
    const before = this.#values[slot];
    if (before === value) return;
    this.#slots.push(slot);
    this.#before.push(before);
    this.#after.push(value);
    this.#values[slot] = value;
  }

  /** The event that was being written is complete. */
  end() {
    this.#ends.push(this.#slots.length);
    this.#at = this.#ends.length;
  }

  /** How many events there are. */
  get length() {
    return this.#ends.length;
  }

  /** How many events have happened at the present moment. */
  get at() {
    return this.#at;
  }

  /**
   * Goes to the moment after so many events.
   * @param {number} moment
   */
  wind(moment) {
    const to = Math.max(0, Math.min(this.length, Math.trunc(moment)));
    const here = this.#at === 0 ? 0 : this.#ends[this.#at - 1];
    const there = to === 0 ? 0 : this.#ends[to - 1];
    for (let i = here; i < there; i++) this.#values[this.#slots[i]] = this.#after[i];
    for (let i = here - 1; i >= there; i--) this.#values[this.#slots[i]] = this.#before[i];
    this.#at = to;
  }

  /**
   * The slots that an event changed.
   * @param {number} event Counted from 0.
   * @returns {number[]}
   */
  changed(event) {
    const from = event === 0 ? 0 : this.#ends[event - 1];
    return this.#slots.slice(from, this.#ends[event] ?? from);
  }
}

/** Events as JSON Lines: one object per line, as the program writes a trace. @param {object[]} events */
export const jsonLines = (events) => events.map((event) => `${JSON.stringify(event)}\n`).join('');
