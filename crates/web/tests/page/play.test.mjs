// The parts of playing that need no page: percentages, histories, addresses, where cells lie.
import assert from 'node:assert/strict';
import test from 'node:test';
import { polygons, squares } from '../../static/board/layout.js';
import { address, parse } from '../../static/core/router.js';
import { History } from '../../static/play/history.js';
import { percent } from '../../static/play/percent.js';
import { packNotes, unpackNotes } from '../../static/play/sudoku-address.js';

test('what is not certain is never shown as 0 or 100', () => {
  for (let power = 1; power < 12; power += 1) {
    for (const value of [10 ** -power, 1 - 10 ** -power]) {
      assert.doesNotMatch(percent(value), /^(0|0\.0+|100|100\.0+) %$/, String(value));
      assert.doesNotMatch(percent(value, 'short'), /^(0|100)$/, String(value));
    }
  }
  assert.equal(percent(0), '0.0 %');
  assert.equal(percent(1), '100.0 %');
  assert.equal(percent(0.2536), '25.4 %');
  assert.equal(percent(0.2536, 'short'), '25');
  assert.equal(percent(0.9977), '99.8 %');
});

test('moves are undone and redone in their order, and a new one forgets those that were undone', () => {
  const cells = ['a', 'b'];
  const history = new History();
  const play = (index, after) => {
    history.push([{ index, before: cells[index], after }]);
    cells[index] = after;
  };
  const put = (changes) => changes.forEach(([index, cell]) => (cells[index] = cell));
  play(0, 'x');
  play(0, 'y');
  play(1, 'z');
  put(history.undo());
  put(history.undo());
  assert.deepEqual(cells, ['x', 'b']);
  put(history.redo());
  assert.deepEqual(cells, ['y', 'b']);
  play(1, 'w');
  assert.equal(history.canRedo, false);
  while (history.canUndo) put(history.undo());
  assert.deepEqual(cells, ['a', 'b']);
});

test('an address leads back to what it was made of', () => {
  const hash = address(['play', 'minesweeper', 'hex.9x9x10~safe~42.0~r40'], { p: 'mines 2\n##1', none: undefined });
  const route = parse(hash);
  assert.deepEqual(route.path, ['play', 'minesweeper', 'hex.9x9x10~safe~42.0~r40']);
  assert.equal(route.query.get('p'), 'mines 2\n##1');
  assert.equal(route.query.has('none'), false);
  assert.deepEqual(parse('#/play/%E0%A4%A').path, ['play', '%E0%A4%A']);
});

test('pencil marks come back from an address as they went', () => {
  const signs = [...'123456789ABCDEFGHIJKLMNOP'];
  const notes = [[], ['1'], [], signs, ['9', 'P']];
  const back = new Map(unpackNotes(packNotes(notes, signs), signs));
  assert.deepEqual(
    notes.map((_, index) => back.get(index) ?? []),
    notes,
  );
  assert.deepEqual(unpackNotes('rubbish-1.2.3-.-', signs).length < 3, true);
});

test('cells of polygons are about as large as squares and lie where their corners say', () => {
  const tiling = {
    height: 1,
    width: 2,
    bounds: [0, 0, 4, 2],
    polygons: [
      [0, 0, 2, 0, 2, 2, 0, 2],
      [2, 0, 4, 0, 4, 2, 2, 2],
    ],
    neighbours: [[1], [0]],
    names: null,
  };
  const [drawn, plain] = [polygons(tiling), squares(1, 2)];
  for (const index of [0, 1]) {
    assert.deepEqual(drawn.centre(index).map(Math.round), plain.centre(index));
    assert.equal(Math.round(drawn.radius(index)), plain.radius(index));
  }
});
