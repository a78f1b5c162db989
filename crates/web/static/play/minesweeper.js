// A game of Minesweeper. The server knows where the mines are and plays the moves; the ID it gives is the whole game.
import { polygons, squares } from '../board/layout.js';
import { mineLook } from '../board/looks.js';
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { toast } from '../shell/announce.js';
import { mineCheck, mineHint, mineRooms } from './mine-help.js';
import { quoted, Session } from './session.js';

/** @typedef {import('./session.js').Press} Press */
/** @typedef {import('./session.js').Stage} Stage */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../core/api.js').RequestOf<'minesweeper', 'game'>} Request */
/** @typedef {NonNullable<Request['moves']>[number]} Move */

/** Formats that positions can be written in; `link` and `mbf` hold boards. */
export const MINE_FORMATS = [
  'rows',
  'json',
  'analysis',
  'mine',
  'lists',
  'minesweepr',
  'report',
  'svg',
  'tell-ask',
  'dimacs',
  'bif',
  'xmlbif',
  'uai',
  'hugin',
  'dot',
];

export class Minesweeper extends Session {
  /** @param {import('../api.js').MinesweeperGameAnswer} answer of the verb `game` */
  constructor(answer) {
    super('minesweeper');
    this.answer = answer;
    this.mode = 'reveal';
    /** Moves are made one after the other. @type {Promise<void>} */
    this.turn = Promise.resolve();
  }

  /** A new game, or one that an ID tells. @param {Request['of']} of @param {AbortSignal} [signal] */
  static async open(of, signal) {
    const answer = await ask({ game: 'minesweeper', verb: 'game', of, moves: [] }, { signal, seconds: 30 });
    return new Minesweeper(answer);
  }

  get state() {
    return this.answer.state;
  }
  get canUndo() {
    return this.answer.undoable > 0;
  }
  get canRedo() {
    return this.answer.redoable > 0;
  }
  get modes() {
    return [
      { id: 'reveal', icon: 'open', label: msg('web-mode-reveal') },
      { id: 'flag', icon: 'flag', label: msg('web-mode-flag') },
      { id: 'question', icon: 'help', label: msg('web-mode-question') },
    ];
  }
  /** What the other verbs take as the position. @returns {string} */
  get position() {
    return this.answer.id ?? this.answer.position ?? '';
  }

  async layout() {
    return layoutOf(this.answer, this.answer.of);
  }

  looks() {
    const { board, state, hit, all_mines: mines } = this.answer;
    const signs = board.flatMap((row) => [...row]);
    if (mines) {
      const at = (/** @type {number[]} */ place) => this.indexOf(place);
      const laid = new Set(mines.map(at));
      for (const index of laid) if (signs[index] !== 'F') signs[index] = state === 'won' ? 'F' : '*';
      signs.forEach((/** @type {string} */ sign, /** @type {number} */ index) => {
        if (sign === 'F' && !laid.has(index)) signs[index] = 'x';
      });
      for (const place of hit) signs[at(place)] = '!';
    }
    return signs.map(mineLook);
  }

  name() {
    return msg('web-board-mines', { level: this.answer.level });
  }

  status() {
    const { state, undone_losses: losses } = this.answer;
    if (state === 'won') return losses ? msg('web-state-won-losses', { losses }) : msg('web-state-won');
    return msg(`web-state-${state}`);
  }

  counters() {
    const { mines_left: left, undone_losses: losses, three_bv: fewest, clicks } = this.answer;
    const counters = this.state === 'won' ? [] : [{ id: 'mines', label: msg('web-counter-mines'), value: left }];
    if (losses) counters.push({ id: 'losses', label: msg('web-counter-losses'), value: losses });
    if (this.isOver && clicks) counters.push({ id: 'clicks', label: msg('web-counter-clicks'), value: clicks });
    if (this.isOver && fewest) counters.push({ id: 'fewest', label: msg('web-counter-fewest'), value: fewest });
    return counters;
  }

  /** @param {number[]} place */
  indexOf([row = 0, column = 0]) {
    return row * this.answer.width + column;
  }
  /** @param {number} index @returns {[number, number]} */
  placeOf(index) {
    return [Math.floor(index / this.answer.width), index % this.answer.width];
  }
  /** @param {number} index @returns {string} */
  signAt(index) {
    const [row = 0, column = 0] = this.placeOf(index);
    return [...(this.answer.board[row] ?? '')][column] ?? '#';
  }

  /** @param {Press} press */
  press({ index, button }) {
    const place = this.placeOf(index);
    const open = !'#F?'.includes(this.signAt(index));
    if (open) {
      if (this.signAt(index) !== '0') this.play([{ chord: place }], true);
    } else if (button === 'secondary') this.play([this.mode === 'flag' ? { reveal: place } : { flag: place }]);
    else if (button === 'middle') this.play([{ question: place }]);
    else if (this.mode === 'flag') this.play([{ flag: place }]);
    else if (this.mode === 'question') this.play([{ question: place }]);
    else if (this.signAt(index) !== 'F') this.play([{ reveal: place }]);
  }

  /** @param {Press} press */
  key({ index, key, ctrl }) {
    if (ctrl) return false;
    const place = this.placeOf(index);
    const open = !'#F?'.includes(this.signAt(index));
    if (key === 'Enter' || key === ' ') this.press({ index, button: 'primary' });
    else if (key === 'f' || key === 'F') this.play([{ flag: place }]);
    else if (key === 'q' || key === 'Q') this.play([{ question: place }]);
    else if ((key === 'c' || key === 'C') && open) this.play([{ chord: place }]);
    else return false;
    return true;
  }

  /** Makes moves. What is refused is said, unless it was only tried. @param {Move[]} moves @param {boolean} [tried] @returns {Promise<void>} */
  play(moves, tried = false) {
    this.turn = this.turn.then(async () => {
      try {
        const answer = await ask({ game: 'minesweeper', verb: 'game', of: this.answer.of, moves });
        if (answer.refused && !tried) toast(answer.refused.sentence);
        if (!answer.refused || answer.refused.index > 0) {
          this.answer = answer;
          this.changed();
        }
      } catch (error) {
        toast(/** @type {any} */ (error).words ?? String(error), 'bad');
      }
    });
    return this.turn;
  }

  undo() {
    return this.play(['undo'], true);
  }
  redo() {
    return this.play(['redo'], true);
  }
  async restart() {
    const { undoable } = this.answer;
    if (undoable) await this.play(new Array(undoable).fill('undo'));
    this.elapsed = 0;
    this.changed();
  }

  /** @param {Stage} stage @param {AbortSignal} signal */
  hint(stage, signal) {
    return mineHint(this, stage, signal);
  }
  /** @param {AbortSignal} signal */
  check(signal) {
    return mineCheck(this, signal);
  }
  /** Makes the moves that a hint names. @param {[number, number][]} cells */
  reveal(cells) {
    const hidden = cells.filter((place) => '#F?'.includes(this.signAt(this.indexOf(place))));
    const moves = hidden.flatMap((place) => {
      // A flag in the way is taken off first, a question mark needs no care.
      const off = this.signAt(this.indexOf(place)) === 'F' ? [{ flag: place }] : [];
      return [...off, { reveal: place }];
    });
    return this.one(moves);
  }
  /** Moves one by one: the first may open what the next one asked for. @param {Move[]} moves */
  async one(moves) {
    for (const move of moves) {
      const cell = typeof move === 'object' && 'reveal' in move ? move.reveal : null;
      if (cell && !'#?'.includes(this.signAt(this.indexOf(cell)))) continue;
      await this.play([move], true);
      if (this.isOver) return;
    }
  }

  get formats() {
    return MINE_FORMATS;
  }
  /** @param {string} to @returns {import('./session.js').Conversion} */
  conversion(to) {
    return /** @type {import('./session.js').Conversion} */ ({ game: 'minesweeper', verb: 'convert', position: this.position, to });
  }
  rooms() {
    return mineRooms(this.position);
  }
  command() {
    return `atisbo hint minesweeper ${quoted(this.position)}`;
  }
  address() {
    return this.answer.id ? address(['play', 'minesweeper', this.answer.id]) : address(['play', 'minesweeper']);
  }
  saved() {
    return { of: this.answer.of, elapsed: this.elapsed };
  }
}

/** The layout of a tiling; squares need no question. @param {{tiling: string, height: number, width: number}} board @param {Request['of']} of @returns {Promise<Layout>} */
export async function layoutOf({ tiling, height, width }, of) {
  if (tiling === 'square' || tiling === 'torus') return squares(height, width);
  return polygons(await ask({ game: 'minesweeper', verb: 'tiling', of }));
}
