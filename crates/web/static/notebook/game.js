// A game of Minesweeper in a notebook. Python plays it: what is pressed is sent there, and what it says is drawn.
import '../board/board-grid.js';
import { polygons, squares } from '../board/layout.js';
import { mineLooks } from '../board/looks.js';
import { button, fill, h } from '../core/dom.js';
import { msg, tell } from '../core/i18n.js';
import { risksOf } from '../play/mine-risks.js';

/** @typedef {import('./widget.js').Model} Model */
/** @typedef {import('../board/board-grid.js').BoardGrid} BoardGrid */
/** @typedef {import('../core/api.js').AnswerOf<'minesweeper', 'game'>} Game */
/** @typedef {import('../core/i18n.js').Sentence} Sentence */

/**
 * What Python says of a game.
 * @typedef {object} Shown
 * @property {Game} game
 * @property {import('../core/api.js').AnswerOf<'minesweeper', 'tiling'> | null} tiling null for squares
 * @property {import('../core/api.js').AnswerOf<'minesweeper', 'analyse'> | null} risks where they are wanted
 * @property {Sentence | null} refused why the last move was not made
 */

/** The move that a press makes, if any. @param {string} sign @param {[number, number]} place @param {string} button */
function moveOf(sign, place, button) {
  if (!'#F?'.includes(sign)) return sign === '0' ? null : { chord: place };
  if (button === 'secondary') return { flag: place };
  if (button === 'middle') return { question: place };
  return sign === 'F' ? null : { reveal: place };
}

/** @param {HTMLElement} place @param {Model} model @returns {() => void} what ends it */
export function drawGame(place, model) {
  const shown = () => /** @type {Shown} */ (model.get('shown'));
  const board = /** @type {BoardGrid} */ (document.createElement('board-grid'));
  board.dataset.most = '40';
  const status = h('p', { role: 'status', 'data-testid': 'state' });
  const left = h('p', { class: 'muted', 'data-testid': 'mines' });
  const trouble = h('div', { role: 'alert' });
  const risk = button({ icon: 'percent', text: msg('web-overlay'), onclick: () => model.send({ risks: !shown().risks }), 'data-testid': 'risks' });
  const undo = button({ icon: 'undo', text: msg('web-undo'), onclick: () => model.send({ move: 'undo' }), 'data-testid': 'undo' });
  const press = (/** @type {number} */ index, /** @type {string} */ kind) => {
    const { width, board: rows } = shown().game;
    const [row, column] = [Math.floor(index / width), index % width];
    const move = moveOf([...(rows[row] ?? '')][column] ?? '#', [row, column], kind);
    if (move) model.send({ move });
  };
  const draw = () => {
    const { game, risks, refused } = shown();
    const over = game.state === 'won' || game.state === 'lost';
    board.show(mineLooks(game.board));
    board.risks(risks && !over ? risksOf(risks, (cell) => board.indexOf(cell)) : new Map());
    risk.setAttribute('aria-pressed', String(Boolean(risks)));
    tell(status, msg(`web-state-${game.state}`));
    fill(left, msg('web-counter-mines'), ` ${game.mines_left}`);
    fill(trouble, refused ? h('p', { class: 'notice bad', text: refused }) : null);
  };
  board.addEventListener('cell-press', (event) => {
    const { index, button: kind } = /** @type {CustomEvent} */ (event).detail;
    press(index, kind);
  });
  board.addEventListener('cell-key', (event) => {
    const { index, key } = /** @type {CustomEvent} */ (event).detail;
    const kind = { Enter: 'primary', ' ': 'primary', f: 'secondary', q: 'middle' }[/** @type {string} */ (key)];
    if (!kind) return;
    event.preventDefault();
    press(index, kind);
  });
  const { game, tiling } = shown();
  board.setup(tiling ? polygons(tiling) : squares(game.height, game.width), mineLooks(game.board), {
    label: msg('web-game-minesweeper'),
    game: 'minesweeper',
  });
  fill(place, h('div', { class: 'row spread' }, status, left), board, trouble, h('div', { class: 'row' }, risk, undo));
  draw();
  model.on('change:shown', draw);
  return () => model.off('change:shown', draw);
}
