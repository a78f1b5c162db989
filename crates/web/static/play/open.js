// Which game is on the table: the one that the address tells, the one that was left, or a new one.
import { ask } from '../core/api.js';
import { load } from '../core/store.js';
import { MinePosition } from './mine-position.js';
import { Minesweeper } from './minesweeper.js';
import { Ohno } from './ohno.js';
import { Sudoku } from './sudoku.js';

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {import('./session.js').Session} Session */

export const GAMES = ['minesweeper', 'sudoku', 'ohno'];

/** Opens what a route asks for. @param {string} game @param {Route} route @param {AbortSignal} signal @returns {Promise<Session>} */
export async function open(game, { path, query }, signal) {
  const kept = await left(game, load(`game.${game}`), signal);
  const [puzzle, id] = [query.get('p'), game === 'minesweeper' ? path[2] : undefined];
  // What was left knows its moves too, but a link that tells of another game, or of another moment, comes first.
  if (kept && ((!puzzle && !id) || kept.address() === location.hash)) return kept;
  if (id) return Minesweeper.open({ id }, signal);
  if (!puzzle) return fresh(game, signal);
  if (game === 'minesweeper') return MinePosition.open(puzzle, signal);
  if (game === 'sudoku') return (await Sudoku.open(puzzle, signal)).resume(query.get('v'), query.get('n'));
  return (await Ohno.open(puzzle, /** @type {import('./ohno.js').Rule | null} */ (query.get('rule')) ?? undefined, signal)).resume(query.get('v'));
}

/** The game that was left, if it can still be read. @param {string} game @param {any} saved @param {AbortSignal} signal @returns {Promise<Session | null>} */
async function left(game, saved, signal) {
  if (!saved) return null;
  try {
    const session = await reopened(game, saved, signal);
    session.elapsed = Number(saved.elapsed) || 0;
    session.recipe = saved.recipe ?? null;
    session.helped = Number(saved.helped) || 0;
    return session;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** @param {string} game @param {any} saved @param {AbortSignal} signal @returns {Promise<Session>} */
async function reopened(game, saved, signal) {
  if (game === 'sudoku') return (await Sudoku.open(saved.puzzle, signal)).restore(saved);
  if (game === 'ohno') return (await Ohno.open(saved.puzzle, saved.rule, signal)).restore(saved);
  return saved.position ? MinePosition.open(saved.position, signal) : Minesweeper.open(saved.of, signal);
}

/** A first game that is not too hard. @param {string} game @param {AbortSignal} signal */
async function fresh(game, signal) {
  if (game === 'minesweeper') return Minesweeper.open({ level: 'beginner', first_click: 'opening' }, signal);
  if (game === 'sudoku') return made({ game, verb: 'generate', grade: { band: 'easy' } }, signal);
  return made({ game: 'ohno', verb: 'generate', rows: 6, cols: 6, difficulty: 'easy' }, signal);
}

/**
 * A puzzle made for the occasion.
 * @param {import('./session.js').Recipe} request @param {AbortSignal} [signal] @param {import('./ohno.js').Rule} [rule]
 * @returns {Promise<Session>}
 */
export async function made(request, signal, rule) {
  const answer = await ask(request, { signal, seconds: 60 });
  if (!answer.puzzles[0]) throw Object.assign(new Error('no puzzle'), { words: answer.failed });
  const session = answer.game === 'ohno' ? new Ohno(answer.puzzles[0].puzzle, rule) : await practice(answer.puzzles[0], signal);
  const { seed: _, ...kind } = request;
  session.recipe = kind;
  return session;
}

/** @param {import('../core/api.js').AnswerOf<'sudoku', 'generate'>['puzzles'][number]} made @param {AbortSignal} [signal] */
async function practice({ text, puzzle, position }, signal) {
  const session = await Sudoku.open(text ?? puzzle.join('\n'), signal);
  if (position) session.practise(position);
  return session;
}

/** @typedef {Pick<import('../core/api.js').RequestOf<'minesweeper', 'check'>, 'base64' | 'mines' | 'format'>} Reading what a text does not say itself */

/** Opens a text in any of a game's formats. @param {string} game @param {string} text @param {AbortSignal} [signal] @param {Reading} [reading] @returns {Promise<Session>} */
export async function read(game, text, signal, reading = {}) {
  if (game === 'sudoku') return Sudoku.open(text, signal);
  if (game === 'ohno') return Ohno.open(text, undefined, signal);
  const word = text.trim();
  if (word.includes('~') && !/\s/.test(word)) return Minesweeper.open({ id: word }, signal);
  try {
    return await MinePosition.open(text, signal, reading);
  } catch (error) {
    // What is no position may be a board with its mines, and then it can be played.
    const board = await Minesweeper.open({ board: text, base64: reading.base64 || undefined }, signal).catch(
      () => null,
    );
    if (board) return board;
    throw error;
  }
}
