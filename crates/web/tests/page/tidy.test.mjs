// Trees are drawn without overlaps, in order, with parents above the middle of their children.
import assert from 'node:assert/strict';
import test from 'node:test';
import { tidy } from '../../static/watch/tree/tidy.js';
import { randomTree } from './trees.mjs';

function check(children, root) {
  const { x, rows, depth, width } = tidy(children, root);
  rows.forEach((row, level) => {
    row.forEach((v, i) => {
      assert.equal(depth[v], level);
      if (i > 0) assert.ok(x[v] - x[row[i - 1]] >= 1 - 1e-9, `${row[i - 1]} and ${v} are apart`);
      assert.ok(x[v] >= -1e-9 && x[v] <= width + 1e-9);
    });
  });
  children.forEach((own, v) => {
    if (own.length > 0) assert.ok(Math.abs(x[v] - (x[own[0]] + x[own.at(-1)]) / 2) < 1e-6);
  });
  return { x, width };
}

test('a single node, a chain and a fan', () => {
  assert.equal(check([[]], 0).width, 0);
  assert.equal(check([[1], [2], []], 0).width, 0);
  assert.equal(check([[1, 2, 3], [], [], []], 0).width, 2);
});

test('subtrees move together where they fit', () => {
  // A wide subtree hangs low under the first child: the second child need not be as far away as it is wide.
  const children = [[1, 2], [3], [], [4, 5, 6, 7], [], [], [], []];
  assert.equal(check(children, 0).x[2] - check(children, 0).x[1], 1);
});

test('random trees of many shapes are tidy', () => {
  for (let seed = 1; seed <= 60; seed++) check(randomTree(20 + seed * 7, seed, 1 + (seed % 25)), 0);
});

test('a tree of fifty thousand nodes and a chain of thousands are laid out', () => {
  check(randomTree(50_000, 7, 4000), 0);
  check(
    Array.from({ length: 20_000 }, (_, v) => (v < 19_999 ? [v + 1] : [])),
    0,
  );
});
