// A tree that grows while a method works, on the method's tape: nodes of levels, the way back, and the jump over levels.
import { EXPANDED, FRONTIER, PRUNED, UNBORN } from './status.js';

/** @typedef {import('./status.js').TreeNode & {slot: number, name: string, born: number}} Grown `born` is the moment at which it was made */
/** @typedef {import('../../core/i18n.js').Words} Words */

export class GrowingTree {
  /** @type {Grown[]} */
  nodes = [];
  /** @type {number[]} */
  roots = [];
  /** The node of each level, the root at level 0. @type {number[]} */
  #stack = [];

  /** @param {import('../tape.js').Tape} tape */
  constructor(tape) {
    this.tape = tape;
    this.current = tape.slot(-1);
    this.leap = tape.slot(/** @type {{from: number, to: number} | null} */ (null));
  }

  /** @param {number} node @returns {number} */
  status(node) {
    return this.tape.get(this.nodes[node]?.slot ?? -1) ?? UNBORN;
  }

  /** @returns {number} */
  now() {
    return this.tape.get(this.current);
  }

  /** The moment at which a node was made. @param {number} node */
  born(node) {
    return this.nodes[node]?.born ?? 0;
  }

  /** @returns {{from: number, to: number} | null} */
  jump() {
    return this.tape.get(this.leap);
  }

  /** A node gets its number when it is entered. @param {number} node */
  nameOf(node) {
    return this.status(node) === FRONTIER ? '' : (this.nodes[node]?.name ?? '');
  }

  /** What is written below a node. @param {number} _node @returns {Words} */
  value(_node) {
    return '';
  }

  /** The node of a level, or -1. @param {number} level */
  at(level) {
    return this.#stack[level] ?? -1;
  }

  /** How many levels there are below the root. */
  get depth() {
    return this.#stack.length - 1;
  }

  /**
   * A new node below that of the level above; whatever was at its level or deeper is no longer on the way.
   * @param {number} level 0 for a root @param {string} name @param {string | null} action @returns {number}
   */
  grow(level, name, action) {
    const parent = this.at(level - 1);
    const node = this.add(parent, name, action);
    this.#stack.length = Math.max(0, level);
    this.#stack.push(node);
    this.enter(node);
    return node;
  }

  /** A node that is only there to be seen. @param {number} parent @param {string} name @param {string | null} action @param {number} [status] */
  add(parent, name, action, status = FRONTIER) {
    const node = this.nodes.length;
    if (parent < 0) this.roots.push(node);
    const tree = this.nodes[parent]?.tree ?? this.roots.length - 1;
    const slot = this.tape.slot(UNBORN);
    this.nodes.push({ tree, parent, children: [], name, action, slot, born: this.tape.length + 1 });
    this.nodes[parent]?.children.push(node);
    this.tape.set(slot, status);
    return node;
  }

  /** A node becomes the one in hand. @param {number} node */
  enter(node) {
    this.mark(node, EXPANDED);
    this.tape.set(this.current, node);
  }

  /** Puts a node that was added before at its level. @param {number} level @param {number} node */
  take(level, node) {
    this.#stack.length = Math.max(0, level);
    this.#stack.push(node);
    this.enter(node);
  }

  /** @param {number} node @param {number} status */
  mark(node, status) {
    const grown = this.nodes[node];
    if (grown) this.tape.set(grown.slot, status);
  }

  /** The node in hand fails. */
  fail() {
    this.mark(this.now(), PRUNED);
  }

  /**
   * Goes back: the levels from this one on are left.
   * @param {number} level the first that is left @param {boolean} [isWayBack] whether a way back over several levels is shown as a jump
   */
  leave(level, isWayBack = false) {
    const from = this.at(this.depth);
    const to = this.at(level - 1);
    if (isWayBack && this.depth - level >= 1 && from >= 0 && to >= 0) this.tape.set(this.leap, { from, to });
    for (let at = this.depth; at >= level; at -= 1) {
      this.#forget(this.at(at));
      if (this.status(this.at(at)) === EXPANDED) this.mark(this.at(at), PRUNED);
    }
    this.#forget(to);
    this.#stack.length = Math.max(0, level);
    this.tape.set(this.current, to);
  }

  /** A new event begins: no jump any more. */
  begin() {
    if (this.jump()) this.tape.set(this.leap, null);
  }

  /** What waited below a node will never be tried. @param {number} node */
  #forget(node) {
    for (const child of this.nodes[node]?.children ?? []) if (this.status(child) === FRONTIER) this.mark(child, UNBORN);
  }
}
