// Trees for the tests: the children of each node, parents before children.

/** @param {number} size @param {number} seed @param {number} bushy how far up a new node may hang */
export function randomTree(size, seed, bushy) {
  const children = [[]];
  for (let v = 1; v < size; v++) {
    seed = (seed * 48271) % 2147483647;
    children.push([]);
    children[Math.max(0, v - 1 - (seed % bushy))].push(v);
  }
  return children;
}
