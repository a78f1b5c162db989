// Sudoku and 0h n0 on the page: presses, keys, marks, undo, and addresses that bring everything back.
import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from '../../static/core/router.js';
import { Ohno } from '../../static/play/ohno.js';
import { Sudoku } from '../../static/play/sudoku.js';

const ohno = () => new Ohno(['3 1 .', '. . .', '. . 1']);

test('a press goes from dot to wall to unknown, and givens stay', () => {
  const game = ohno();
  for (const expected of ['O', 'W', '.']) {
    game.press({ index: 2, button: 'primary' });
    assert.equal(game.cells[2], expected);
  }
  game.press({ index: 2, button: 'secondary' });
  assert.equal(game.cells[2], 'W');
  game.press({ index: 0, button: 'primary' });
  assert.equal(game.cells[0], '3');
});

test('what is only supposed does not count', () => {
  const game = ohno();
  game.key({ index: 4, key: 'W', shift: true });
  assert.equal(game.cells[4], 'w');
  assert.equal(game.left, 6);
  assert.equal(game.text, '3 1 . / . . . / . . 1');
  game.key({ index: 4, key: 'w' });
  assert.equal(game.left, 5);
});

test('undo and redo go through every move, and starting over is a move too', async () => {
  const game = ohno();
  game.key({ index: 2, key: 'w' });
  game.key({ index: 3, key: 'd' });
  await game.restart();
  assert.equal(game.text, '3 1 . / . . . / . . 1');
  await game.undo();
  assert.equal(game.text, '3 1 W / O . . / . . 1');
  await game.undo();
  await game.undo();
  assert.equal(game.canUndo, false);
  await game.redo();
  assert.equal(game.text, '3 1 W / . . . / . . 1');
});

test('an address of 0h n0 brings back puzzle, marks and rule', () => {
  const game = new Ohno(['3 1 .', '. . .', '. . 1'], 'seen_by_number');
  game.key({ index: 2, key: 'w' });
  game.key({ index: 3, key: 'd', shift: true });
  const { path, query } = parse(game.address());
  assert.deepEqual(path, ['play', 'ohno']);
  assert.equal(query.get('rule'), 'seen_by_number');
  const again = new Ohno(query.get('p').split(' / '), query.get('rule')).resume(query.get('v'));
  assert.deepEqual(again.cells, game.cells);
});

/** A 4 x 4 as the server shows it. */
const shown = () => {
  const regions = [];
  for (let n = 0; n < 4; n += 1) {
    const four = [0, 1, 2, 3];
    regions.push({ kind: { row: n }, cells: four.map((i) => [n, i]) });
    regions.push({ kind: { column: n }, cells: four.map((i) => [i, n]) });
    const [top, left] = [2 * Math.floor(n / 2), 2 * (n % 2)];
    regions.push({ kind: { box: n }, cells: four.map((i) => [top + Math.floor(i / 2), left + (i % 2)]) });
  }
  const board = ['1...', '....', '....', '...2'];
  return { shape: [2, 2], size: 4, signs: '1234', board, regions, plain: true, variants: [], text: board.join('') };
};

test('a value takes its mark away from the cells that see it, and undo gives it back', async () => {
  const game = new Sudoku(shown());
  game.fillNotes();
  assert.deepEqual(game.cells[1].notes, ['2', '3', '4']);
  assert.deepEqual(game.cells[5].notes, ['2', '3', '4']);
  game.key({ index: 5, key: '2', code: 'Digit2' });
  assert.equal(game.cells[5].value, '2');
  assert.deepEqual(game.cells[1].notes, ['3', '4']);
  await game.undo();
  assert.deepEqual(game.cells[1].notes, ['2', '3', '4']);
  assert.equal(game.cells[5].value, '');
});

test('several cells get their marks at once, and givens get none', () => {
  const game = new Sudoku(shown());
  game.press({ index: 0 });
  game.press({ index: 1, button: 'drag' });
  game.press({ index: 2, button: 'drag' });
  game.enter('4', 'notes');
  assert.deepEqual(
    game.cells.slice(0, 3).map((cell) => cell.notes.join('')),
    ['', '4', '4'],
  );
  game.enter('4', 'notes');
  assert.deepEqual(
    game.cells.slice(0, 3).map((cell) => cell.notes.join('')),
    ['', '', ''],
  );
});

test('a given is never overwritten or erased', () => {
  const game = new Sudoku(shown());
  game.key({ index: 0, key: '3', code: 'Digit3' });
  game.key({ index: 0, key: 'Delete', code: 'Delete' });
  assert.equal(game.cells[0].value, '1');
  assert.equal(game.canUndo, false);
});

test('an address of Sudoku brings back values and marks, and marks everywhere are reasoned with', () => {
  const game = new Sudoku(shown());
  game.fillNotes();
  game.key({ index: 5, key: '2', code: 'Digit2' });
  const { query } = parse(game.address());
  const again = new Sudoku(shown()).resume(query.get('v'), query.get('n'));
  assert.deepEqual(again.cells, game.cells);
  assert.equal(again.full, true);
  assert.deepEqual(again.notes, game.notes);
});

test('a position to practise on has values where one mark is left', () => {
  const game = new Sudoku(shown());
  game.practise('+----+\n| 1 34 | 234 34 |\n| 2 34 | 14 134 |\n| 34 12 | 134 134 |\n| 34 13 | 134 2 |\n+----+\n');
  assert.equal(game.cells[4].value, '2');
  assert.deepEqual(game.cells[1].notes, ['3', '4']);
  assert.equal(game.full, true);
});
