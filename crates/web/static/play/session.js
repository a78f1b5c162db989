// A game in the page: what the three games have in common. The view asks; the session says how things stand.

/** @typedef {import('../board/board-grid.js').Look} Look */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layers.js').Mark} Mark */
/** @typedef {import('../board/layers.js').Link} Link */
/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('../core/i18n.js').Sentence} Sentence */
/** @typedef {'where' | 'clues' | 'argument' | 'play'} Stage */
/** @typedef {import('../core/api.js').RequestOf<'ohno' | 'sudoku', 'generate'>} Recipe */
/** @typedef {import('../core/api.js').RequestOf<'ohno' | 'sudoku' | 'minesweeper', 'convert'>} Conversion */
/** @typedef {'ready' | 'playing' | 'won' | 'lost' | 'solved'} State */
/** @typedef {{index: number, button?: string, key?: string, shift?: boolean, ctrl?: boolean}} Press */
/**
 * Help, in the same form for every game.
 * @typedef {object} Hint
 * @property {boolean} step whether there is a move to make
 * @property {Words[]} sentences
 * @property {Map<number, Mark[]>} marks
 * @property {Link[]} [links]
 * @property {Map<number, string[]>} [notes] pencil marks to show while the argument is read
 * @property {(() => Promise<void>) | null} play makes the move
 * @property {boolean} [risky] whether the move is a guess
 * @property {import('../api.js').Advice | null} [advice] the cells that were weighed
 * @property {boolean} [broken] whether something is wrong, so that help is about that
 */
/** @typedef {{good: boolean, sentences: Words[], marks: Map<number, Mark[]>}} Checked */
/** @typedef {{id: string, label: Words, value: Words}} Counter */
/** @typedef {{id: string, icon: string, label: Words}} Mode */

/** The four stages of help, the least first. @type {Stage[]} */
export const STAGES = ['where', 'clues', 'argument', 'play'];

/** Told after every change. */
export const CHANGE = 'change';

export class Session extends EventTarget {
  /** @param {string} game */
  constructor(game) {
    super();
    this.game = game;
    /** How long it was played, in milliseconds. */
    this.elapsed = 0;
    /** What a press means. */
    this.mode = '';
    /** How often help was asked for or a hint played. */
    this.helped = 0;
    /** Whether moves can be made on it; else it can only be looked at and edited. */
    this.plays = true;
    /** The request that made it, where one did: more of the same kind can be made. @type {Recipe | null} */
    this.recipe = null;
  }

  /** @returns {State} */
  get state() {
    return 'ready';
  }
  get isOver() {
    return ['won', 'lost', 'solved'].includes(this.state);
  }
  get canUndo() {
    return false;
  }
  get canRedo() {
    return false;
  }
  /** What can be chosen for presses. @returns {Mode[]} */
  get modes() {
    return [];
  }

  /** @returns {Promise<Layout>} */
  async layout() {
    throw new Error('every game has a layout');
  }
  /** @returns {Look[]} */
  looks() {
    return [];
  }
  /** What is drawn under the cells. @returns {SVGElement | null} */
  under() {
    return null;
  }
  /** What is drawn over them. @returns {SVGElement | null} */
  lines() {
    return null;
  }
  /** The name of the board. @returns {Words} */
  name() {
    return '';
  }
  /** How things stand, in words. @returns {Words} */
  status() {
    return '';
  }
  /** @returns {Counter[]} */
  counters() {
    return [];
  }

  /** A click, a tap, a long press. @param {Press} _press */
  press(_press) {}
  /** A key on the board. @param {Press} _press @returns {boolean} whether it meant something */
  key(_press) {
    return false;
  }
  async undo() {}
  async redo() {}
  async restart() {}

  /** @param {Stage} _stage @param {AbortSignal} _signal @returns {Promise<Hint>} */
  async hint(_stage, _signal) {
    throw new Error('every game has hints');
  }
  /** @param {AbortSignal} _signal @returns {Promise<Checked>} */
  async check(_signal) {
    throw new Error('every game can be checked');
  }
  /** The request that writes it in another format. @param {string} _to @returns {Conversion} */
  conversion(_to) {
    throw new Error('every game can be written');
  }
  /** The formats it can be written in. @returns {string[]} */
  get formats() {
    return [];
  }
  /** The command that asks for the same help in a terminal. @returns {string} */
  command() {
    return '';
  }

  /** The rules beyond the usual ones. @returns {Words[]} */
  get rules() {
    return [];
  }
  /** Where methods can be watched at work on it. @returns {{label: Words, to: string}[]} */
  rooms() {
    return [];
  }

  /** The address that reopens it. @returns {string} */
  address() {
    return '';
  }
  /** What has to be kept to go on later. @returns {object} */
  saved() {
    return {};
  }

  /** Tells the view. */
  changed() {
    this.dispatchEvent(new CustomEvent(CHANGE));
  }
}

/** Marks of one kind. @param {Iterable<number>} indices @param {string} kind @param {Words} [note] @param {Map<number, Mark[]>} [into] @returns {Map<number, Mark[]>} */
export function marksOf(indices, kind, note, into = new Map()) {
  for (const index of indices) into.set(index, [...(into.get(index) ?? []), { kind, note }]);
  return into;
}

/** A text as one argument of a command in a terminal. @param {string} text */
export const quoted = (text) => (/^[\w.,:~/=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
