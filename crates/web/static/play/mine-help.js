// Help for positions of Minesweeper: hints, checks, risks, and whether one may guess.
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { marksOf } from './session.js';
import { risksOf } from './mine-risks.js';

/** @typedef {import('./session.js').Stage} Stage */
/** @typedef {import('./session.js').Hint} Hint */
/** @typedef {import('./session.js').Checked} Checked */
/** @typedef {import('../board/layers.js').Mark} Mark */
/**
 * What help needs to know of a game or a position.
 * @typedef {object} Asked
 * @property {string} position
 * @property {(place: number[]) => number} indexOf
 * @property {((cells: [number, number][]) => Promise<void>) | undefined} [reveal] opens cells, where that is possible
 */

/** @param {Asked} asked @param {Stage} stage @param {AbortSignal} signal @returns {Promise<Hint>} */
export async function mineHint(asked, stage, signal) {
  const answer = await ask(
    { game: 'minesweeper', verb: 'hint', position: asked.position, stage },
    { signal, seconds: 20 },
  );
  const at = (/** @type {number[][]} */ places) => places.map((place) => asked.indexOf(place));
  const safe = answer.reason === 'safe';
  const marks = marksOf(
    at(answer.clues ?? []),
    stage === 'where' ? 'where' : 'clue',
    msg(stage === 'where' ? 'web-mark-where' : 'web-mark-clue'),
  );
  const show = !safe || stage === 'argument' || stage === 'play';
  if (show) {
    marksOf(at(answer.best), safe ? 'safe' : 'best', msg(safe ? 'web-mark-safe' : 'web-mark-best'), marks);
    const mines = (answer.steps ?? []).flatMap((step) => step.mines);
    marksOf(new Set(at(mines)), 'mine', msg('web-mark-mine'), marks);
  }
  const found = !['not_proved', 'nothing'].includes(answer.reason);
  const { reveal } = asked;
  return {
    step: found,
    sentences: answer.sentences,
    marks,
    risky: found && !safe && answer.reason !== 'all_equal',
    advice: answer.advice,
    play: found && reveal ? () => playHint(asked, answer, signal) : null,
  };
}

/** Opens what an argument is about, all of it where it is safe, the best where it is not. @param {Asked} asked @param {any} answer @param {AbortSignal} signal */
async function playHint(asked, answer, signal) {
  let { best } = answer;
  if (answer.reason === 'safe' && !best.length) {
    const whole = await ask(
      { game: 'minesweeper', verb: 'hint', position: asked.position, stage: 'argument' },
      { signal, seconds: 20 },
    );
    best = whole.best;
  }
  await asked.reveal?.(answer.reason === 'safe' ? best : best.slice(0, 1));
}

/** Whether the numbers and the flags can be true together. @param {Asked} asked @param {AbortSignal} signal @returns {Promise<Checked>} */
export async function mineCheck(asked, signal) {
  const answer = await ask(
    { game: 'minesweeper', verb: 'check', position: asked.position, trust_flags: true },
    { signal, seconds: 20 },
  );
  const conflict = answer.conflict;
  const at = (/** @type {number[][]} */ places) => places.map((place) => asked.indexOf(place));
  const marks = marksOf(at(conflict?.flags ?? []), 'wrong', msg('web-mark-wrong'));
  marksOf(at(conflict?.numbers ?? []), conflict?.flags?.length ? 'clue' : 'wrong', msg('web-mark-wrong'), marks);
  return { good: answer.valid === true, sentences: answer.sentences, marks };
}

/** The risk of every hidden cell, and what is best. @param {Asked} asked @param {AbortSignal} signal */
export async function mineRisks(asked, signal) {
  const answer = await ask({ game: 'minesweeper', verb: 'analyse', position: asked.position }, { signal, seconds: 20 });
  const key = (/** @type {number[]} */ place) => asked.indexOf(place);
  const risks = risksOf(answer, key);
  const marks = marksOf(answer.best.map(key), 'best', msg('web-mark-best'));
  return { answer, risks, marks: answer.safe.length ? new Map() : marks };
}

/** Whether a guess can be avoided, with the proof. @param {Asked} asked @param {AbortSignal} signal */
export const mayGuess = (asked, signal) =>
  ask({ game: 'minesweeper', verb: 'explain', position: asked.position }, { signal, seconds: 20 });

/** Where methods can be watched at work on a position. @param {string} position */
export const mineRooms = (position) => [
  { label: msg('web-room-bayes'), to: address(['watch', 'bayes'], { position }) },
  { label: msg('web-room-logic'), to: address(['watch', 'logic'], { source: 'minesweeper', text: position }) },
  { label: msg('web-nav-compare'), to: address(['compare'], { game: 'minesweeper', puzzle: position }) },
];
