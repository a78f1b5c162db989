// The risk of every hidden cell of a position, as a board shows it.
import { msg } from '../core/i18n.js';
import { percent, percentWords } from './percent.js';

/** @typedef {import('../board/layers.js').Risk} Risk */
/** @typedef {import('../core/api.js').AnswerOf<'minesweeper', 'analyse'>} Analysis */

/** The risks by the number of the cell. @param {Analysis} answer @param {(place: number[]) => number} indexOf */
export function risksOf(answer, indexOf) {
  const safe = new Set(answer.safe.map(indexOf));
  const mines = new Set(answer.certain_mines.map(indexOf));
  /** @type {Map<number, Risk>} */
  const risks = new Map();
  answer.mine_probability.forEach((/** @type {(number | null)[]} */ row, /** @type {number} */ r) => {
    row.forEach((risk, c) => {
      if (risk === null) return;
      const index = indexOf([r, c]);
      risks.set(index, riskOf(risk, safe.has(index), mines.has(index)));
    });
  });
  return risks;
}

/** A risk as it is shown: what is certain has a sign, what is not is never 0 or 100. @param {number} risk @param {boolean} safe @param {boolean} mine @returns {Risk} */
function riskOf(risk, safe, mine) {
  if (safe) return { text: '✓', level: 0, certain: 'safe', label: msg('web-risk-safe') };
  if (mine) return { text: '✕', level: 1, certain: 'mine', label: msg('web-risk-mine') };
  return { text: percent(risk, 'short'), level: risk, label: msg('web-risk', { risk: percentWords(risk) }) };
}
