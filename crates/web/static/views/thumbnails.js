// A small board of each game, as a picture.
import { BoardGrid } from '../board/board-grid.js';
import { squares } from '../board/layout.js';
import { digitLooks, dotLooks, mineLooks } from '../board/looks.js';
import { boxLines } from '../board/sudoku-lines.js';
import { msg } from '../core/i18n.js';

const MINES = ['01F1', '0122', '001#', '0011'];
const DIGITS = ['1..4', '.4.1', '2.43', '43..'];
const DOTS = ['3 1 W O', 'O W 2 O', 'O 3 O W', 'W O W W'];

/** @param {string} game */
export function thumbnail(game) {
  const board = /** @type {BoardGrid} */ (document.createElement('board-grid'));
  board.dataset.most = '38';
  const looks = game === 'sudoku' ? digitLooks(DIGITS) : game === 'ohno' ? dotLooks(DOTS) : mineLooks(MINES);
  const lines = game === 'sudoku' ? boxLines(4, 2, 2) : null;
  board.setup(squares(4, 4), looks, { label: msg(`web-game-${game}`), game, playable: false, lines });
  return board;
}
