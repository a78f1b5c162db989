// A Minesweeper position as a knowledge base, and a cell of it as a question.
import { ask } from '../../core/api.js';
import { layoutOf } from '../boards.js';
import { quoted } from '../command.js';
import { CHAINING } from './able.js';
import { cellName } from './base.js';

/**
 * The knowledge base that suits an engine: numbers of mines are no Horn clauses, so chaining gets the report's rules.
 * @param {string} position @param {string} cell as `r3c4`; empty for one that is certain @param {string} method @param {AbortSignal} signal
 */
export function fromPosition(position, cell, method, signal) {
  return CHAINING.some((one) => one === method) ? forChaining(position, cell, signal) : withNumbers(position, cell, signal);
}

/** @param {string} cell @returns {[number, number] | null} */
function placeOf(cell) {
  const place = /^r(\d+)c(\d+)$/i.exec(cell);
  return place ? [Number(place[1]) - 1, Number(place[2]) - 1] : null;
}

/**
 * The base that the report's agent makes for a cell: of the first that it is sure of, if none is named.
 * @param {string} position @param {string} cell @param {AbortSignal} signal
 */
async function forChaining(position, cell, signal) {
  const known = await ask(
    { game: 'minesweeper', verb: 'analyse', position, method: 'logic', preset: 'report', questions: true },
    { signal, seconds: 5 },
  );
  const rows = /** @type {string[]} */ (known.board);
  const questions = known.inquiry?.questions ?? [];
  const first = questions.find((one) => one.answer === 'yes') ?? questions[0];
  const at = placeOf(cell) ?? first?.cell ?? firstHidden(rows);
  const name = cellName(at);
  const isMine =
    known.certain_mines.some((one) => one[0] === at[0] && one[1] === at[1]) ||
    questions.some((one) => one.cell[0] === at[0] && one.cell[1] === at[1] && one.ask === 'mark' && one.answer === 'yes');
  const written = await ask({ game: 'minesweeper', verb: 'convert', position, to: 'tell-ask', preset: 'report', cell: at }, { signal });
  const text = quoted(position.trim().replaceAll('\n', ' / '));
  return {
    knowledge: written.text,
    question: `${isMine ? '' : 'not_'}m_${name}`,
    command: `atisbo convert minesweeper ${text} --to tell-ask --rules report --cell ${(at[0] ?? 0) + 1},${(at[1] ?? 0) + 1}`,
    groups: written.groups ?? [],
    board: { rows, at, layout: await layoutOf(known.tiling, position, signal) },
  };
}

/**
 * A position as a knowledge base, and a cell of it as a question: what can be proved of it, if anything can.
 * @param {string} position @param {string} cell as `r3c4`; empty for one that is certain @param {AbortSignal} signal
 */
async function withNumbers(position, cell, signal) {
  const [written, known] = await Promise.all([
    ask({ game: 'minesweeper', verb: 'convert', position, to: 'tell-ask' }, { signal }),
    ask({ game: 'minesweeper', verb: 'analyse', position, method: 'logic' }, { signal, seconds: 5 }),
  ]);
  const rows = /** @type {string[]} */ (known.board);
  const isMine = (/** @type {number[]} */ [row, column]) =>
    known.certain_mines.some((/** @type {number[]} */ one) => one[0] === row && one[1] === column);
  /** @type {[number, number]} */
  const at = placeOf(cell) ?? known.safe[0] ?? known.certain_mines[0] ?? firstHidden(rows);
  const why = await ask({ game: 'minesweeper', verb: 'analyse', position, method: 'logic', explain: at }, { signal, seconds: 5 });
  const isTotalNeeded = why.why?.total !== false;
  const symbol = `m_${cellName(at)}`;
  return {
    knowledge: isTotalNeeded ? written.text : withoutTotal(written.text),
    question: `${isMine(at) ? '' : '~'}${symbol}`,
    command: null,
    groups: (written.groups ?? []).filter(({ about }) => isTotalNeeded || about !== 'total'),
    board: { rows, at, layout: await layoutOf(known.tiling, position, signal) },
  };
}

/** The first cell that one may ask about. @param {string[]} rows */
function firstHidden(rows) {
  const row = Math.max(
    0,
    rows.findIndex((one) => /[#F?]/.test(one)),
  );
  return /** @type {[number, number]} */ ([row, Math.max(0, (rows[row] ?? '').search(/[#F?]/))]);
}

/**
 * The sentences about single numbers alone: how many mines there are in all takes many clauses with symbols of their own.
 * @param {string} text
 */
function withoutTotal(text) {
  const sentences = text.split(';\n');
  return sentences.filter((sentence) => !sentence.includes('aux.')).join(';\n');
}
