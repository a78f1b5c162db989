// A tree is shown as far as it has room; what is folded away is counted.
import assert from 'node:assert/strict';
import test from 'node:test';
import { unfolded } from '../../static/watch/tree/fold.js';
import { randomTree } from './trees.mjs';

const below = (children, root) => children[root].reduce((sum, child) => sum + below(children, child), 1);

test('a small tree is shown whole, parents before children', () => {
  const children = randomTree(30, 3, 6);
  const items = unfolded(0, (v) => children[v], [0], new Set(), 60);
  assert.deepEqual(
    items.map(({ node }) => node).sort((a, b) => a - b),
    children.map((_, v) => v),
  );
  items.forEach(({ parent, hidden }, i) => assert.ok(parent < i && hidden === 0));
});

test('of a large tree the path is shown, and every node is shown or counted once', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const children = randomTree(200 + seed * 20, seed, 1 + (seed % 40));
    const parent = [];
    children.forEach((own, v) => own.forEach((child) => (parent[child] = v)));
    const path = [children.length - 1];
    while (parent[path[0]] !== undefined) path.unshift(parent[path[0]]);
    const items = unfolded(0, (v) => children[v], path, new Set(), 60);
    const shown = items.filter(({ isGroup }) => !isGroup);
    for (const node of path)
      assert.ok(
        shown.some((item) => item.node === node),
        `${node} of the path is shown`,
      );
    assert.equal(new Set(shown.map(({ node }) => node)).size, shown.length);
    const hidden = items.reduce((sum, item) => sum + item.hidden, 0);
    assert.equal(shown.length + hidden, below(children, 0));
  }
});

test('what one opens stays open', () => {
  const children = [[1, 2], Array.from({ length: 100 }, (_, i) => 3 + i), [], ...Array.from({ length: 100 }, () => [])];
  const closed = unfolded(0, (v) => children[v], [0], new Set(), 40);
  assert.ok(closed.some((item) => item.hidden > 0));
  const open = unfolded(0, (v) => children[v], [0], new Set([1]), 140);
  assert.equal(open.filter(({ isGroup }) => !isGroup).length, 103);
});
