// A Minesweeper position as a knowledge base, and a cell of it as a question.
import { ask } from '../../core/api.js';
import { layoutOf } from '../boards.js';

/**
 * A position as a knowledge base, and a cell of it as a question: what can be proved of it, if anything can.
 * @param {string} position @param {string} cell as `r3c4`; empty for one that is certain @param {AbortSignal} signal
 */
export async function fromPosition(position, cell, signal) {
  const [written, known] = await Promise.all([
    ask({ game: 'minesweeper', verb: 'convert', position, to: 'tell-ask' }, { signal }),
    ask({ game: 'minesweeper', verb: 'analyse', position, method: 'logic' }, { signal, seconds: 5 }),
  ]);
  const rows = /** @type {string[]} */ (known.board);
  const place = /^r(\d+)c(\d+)$/i.exec(cell);
  const isMine = (/** @type {number[]} */ [row, column]) =>
    known.certain_mines.some((/** @type {number[]} */ one) => one[0] === row && one[1] === column);
  /** @type {[number, number]} */
  const at = place ? [Number(place[1]) - 1, Number(place[2]) - 1] : (known.safe[0] ?? known.certain_mines[0] ?? firstHidden(rows));
  const why = await ask({ game: 'minesweeper', verb: 'analyse', position, method: 'logic', explain: at }, { signal, seconds: 5 });
  const isTotalNeeded = why.why?.total !== false;
  const symbol = `m[${(at[0] ?? 0) + 1},${(at[1] ?? 0) + 1}]`;
  return {
    knowledge: isTotalNeeded ? written.text : withoutTotal(written.text),
    question: `${isMine(at) ? '' : '~'}${symbol}`,
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
