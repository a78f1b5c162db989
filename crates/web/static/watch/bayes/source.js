// Where a network comes from: a text in one of the formats, or a Minesweeper position.
import { ask, AskError } from '../../core/api.js';
import { msg } from '../../core/i18n.js';
import { layoutOf } from '../boards.js';
import { quoted } from '../command.js';

/** @typedef {import('./graph.js').Variable} Variable */
/** @typedef {import('../../core/api.js').RequestOf<'minesweeper', 'convert'>} Board */

/**
 * A network to ask, with what is observed in it.
 * @typedef {object} Source
 * @property {string} text
 * @property {'bif' | undefined} format none where it is guessed from the text
 * @property {Variable[]} variables
 * @property {Record<string, string>} observed
 * @property {string[]} open the variables that one may ask for
 * @property {string[]} rows of the position, if there is one
 * @property {import('../../board/layout.js').Layout | null} layout
 * @property {Record<string, [number, number][]>} known the cells that variables are about
 */

/** Tables with more numbers are not asked for. */
const MOST_NUMBERS = 2400;
/** The server takes no longer texts than this. */
const MOST_TEXT = 1_000_000;

/** @param {string} text @param {string} given as `name=state, name=state` @param {AbortSignal} signal @returns {Promise<Source>} */
export async function ofText(text, given, signal) {
  const net = await ask({ game: 'bayes', verb: 'show', network: text, tables: MOST_NUMBERS }, { signal });
  const observed = Object.fromEntries(
    given
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => {
        const [name = '', state = ''] = pair.split('=').map((part) => part.trim());
        return [name, state];
      }),
  );
  const open = net.nodes.map(({ name }) => name).filter((name) => !(name in observed));
  return { text, format: undefined, variables: net.nodes, observed, open, rows: [], layout: null, known: {} };
}

/** @param {string} position @param {{network: string, prior: string}} about @param {AbortSignal} signal @returns {Promise<Source>} */
export async function ofBoard(position, about, signal) {
  const request = /** @type {Board} */ ({ game: 'minesweeper', verb: 'convert', to: 'bif', position, ...about });
  const [written, shown] = await Promise.all([
    ask(request, { signal }),
    ask({ game: 'minesweeper', verb: 'analyse', position, strength: 'safest' }, { signal, seconds: 5 }),
  ]);
  if (written.text.length > MOST_TEXT) throw new AskError(msg('web-watch-network-large'), 413);
  const layout = await layoutOf(shown.tiling, position, signal);
  const observed = Object.fromEntries((written.evidence ?? []).map((line) => line.split('=')));
  const net = await ask({ game: 'bayes', verb: 'show', network: written.text, format: 'bif', tables: MOST_NUMBERS }, { signal });
  const open = net.nodes.map(({ name }) => name).filter((name) => !(name in observed) && written.cells?.[name]);
  const rows = /** @type {string[]} */ (shown.board);
  return { text: written.text, format: 'bif', variables: net.nodes, observed, open, rows, layout, known: written.cells ?? {} };
}

/**
 * The same question in a terminal.
 * @param {{position: string, network: string, prior: string} | null} board @param {Source} source
 * @param {string} asked @param {string} method @param {string} order
 */
export function commandOf(board, { text, observed }, asked, method, order) {
  const evidence = Object.entries(observed).map((pair) => pair.join('='));
  const made = board
    ? `atisbo convert minesweeper ${quoted(board.position)} --to bif --network ${board.network} --prior ${board.prior} > net.bif`
    : `printf %s ${quoted(text)} > net.bif`;
  const given = evidence.length > 0 ? ` --evidence ${evidence.join(',')}` : '';
  return `${made} && atisbo bayes net.bif --query ${asked}${given} --method ${method} --order ${order} --trace steps.jsonl`;
}
