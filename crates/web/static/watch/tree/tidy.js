// Where the nodes of a tree are drawn: children in order, parents above their middle, subtrees as near as they fit.
//
// Buchheim, Jünger, Leipert, "Improving Walker's algorithm to run in linear time" (2002), without recursion, for a
// search may be as deep as it likes. Nodes are numbers; one unit apart on a level.

/**
 * Where the nodes below a root are: how far right and how deep, the nodes of each level, and how wide the whole is.
 * @typedef {{x: Float64Array, depth: Int32Array, rows: number[][], width: number}} Layout
 */

/**
 * Lays a tree out.
 * @param {ReadonlyArray<readonly number[]>} children The children of each node, in order.
 * @param {number} root
 * @returns {Layout}
 */
export function tidy(children, root) {
  const n = children.length;
  const parent = new Int32Array(n).fill(-1);
  const number = new Int32Array(n);
  const prelim = new Float64Array(n);
  const mod = new Float64Array(n);
  const shift = new Float64Array(n);
  const change = new Float64Array(n);
  const thread = new Int32Array(n).fill(-1);
  const ancestor = Int32Array.from({ length: n }, (_, i) => i);
  const anchor = Int32Array.from({ length: n }, (_, i) => children[i][0] ?? -1);
  const depth = new Int32Array(n);
  const order = levels(children, root, parent, number, depth);

  /** @param {number} v */
  const nextLeft = (v) => children[v][0] ?? thread[v];
  /** @param {number} v */
  const nextRight = (v) => children[v].at(-1) ?? thread[v];
  /** @param {number} v */
  const leftSibling = (v) => (parent[v] >= 0 && number[v] > 0 ? children[parent[v]][number[v] - 1] : -1);

  /** Moves the subtree of v clear of its left siblings. @param {number} v */
  const apportion = (v) => {
    const left = leftSibling(v);
    if (left < 0) return;
    const up = parent[v];
    let [innerRight, outerRight, innerLeft, outerLeft] = [v, v, left, children[up][0]];
    let sumInnerRight = mod[innerRight];
    let sumOuterRight = mod[outerRight];
    let sumInnerLeft = mod[innerLeft];
    let sumOuterLeft = mod[outerLeft];
    while (nextRight(innerLeft) >= 0 && nextLeft(innerRight) >= 0) {
      innerLeft = nextRight(innerLeft);
      innerRight = nextLeft(innerRight);
      outerLeft = nextLeft(outerLeft);
      outerRight = nextRight(outerRight);
      ancestor[outerRight] = v;
      const by = prelim[innerLeft] + sumInnerLeft - (prelim[innerRight] + sumInnerRight) + 1;
      if (by > 0) {
        const from = parent[ancestor[innerLeft]] === up ? ancestor[innerLeft] : anchor[up];
        const between = number[v] - number[from];
        change[v] -= by / between;
        shift[v] += by;
        change[from] += by / between;
        prelim[v] += by;
        mod[v] += by;
        sumInnerRight += by;
        sumOuterRight += by;
      }
      sumInnerLeft += mod[innerLeft];
      sumInnerRight += mod[innerRight];
      sumOuterLeft += mod[outerLeft];
      sumOuterRight += mod[outerRight];
    }
    if (nextRight(innerLeft) >= 0 && nextRight(outerRight) < 0) {
      thread[outerRight] = nextRight(innerLeft);
      mod[outerRight] += sumInnerLeft - sumOuterRight;
    }
    if (nextLeft(innerRight) >= 0 && nextLeft(outerLeft) < 0) {
      thread[outerLeft] = nextLeft(innerRight);
      mod[outerLeft] += sumInnerRight - sumOuterLeft;
      anchor[up] = v;
    }
  };

  for (const v of postorder(children, root)) {
    const left = leftSibling(v);
    const own = children[v];
    if (own.length === 0) {
      prelim[v] = left < 0 ? 0 : prelim[left] + 1;
    } else {
      let [moved, more] = [0, 0];
      for (let i = own.length - 1; i >= 0; i--) {
        prelim[own[i]] += moved;
        mod[own[i]] += moved;
        more += change[own[i]];
        moved += shift[own[i]] + more;
      }
      const middle = (prelim[own[0]] + prelim[own[own.length - 1]]) / 2;
      prelim[v] = left < 0 ? middle : prelim[left] + 1;
      mod[v] = left < 0 ? 0 : prelim[v] - middle;
    }
    apportion(v);
  }
  return placed(order, parent, prelim, mod, depth);
}

/**
 * The nodes level by level; fills in what is above them.
 * @param {ReadonlyArray<readonly number[]>} children
 * @param {number} root
 * @param {Int32Array} parent
 * @param {Int32Array} number
 * @param {Int32Array} depth
 */
function levels(children, root, parent, number, depth) {
  const order = [root];
  for (let next = 0; next < order.length; next++) {
    const v = order[next];
    children[v].forEach((child, i) => {
      parent[child] = v;
      number[child] = i;
      depth[child] = depth[v] + 1;
      order.push(child);
    });
  }
  return order;
}

/**
 * Children before their parents, from left to right.
 * @param {ReadonlyArray<readonly number[]>} children
 * @param {number} root
 */
function postorder(children, root) {
  const found = [];
  const stack = [[root, 0]];
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    const [v, next] = top;
    if (next < children[v].length) {
      top[1] += 1;
      stack.push([children[v][next], 0]);
    } else {
      stack.pop();
      found.push(v);
    }
  }
  return found;
}

/**
 * Adds up what subtrees were moved by.
 * @param {number[]} order
 * @param {Int32Array} parent
 * @param {Float64Array} prelim
 * @param {Float64Array} mod
 * @param {Int32Array} depth
 */
function placed(order, parent, prelim, mod, depth) {
  const x = new Float64Array(prelim.length);
  const sum = new Float64Array(prelim.length);
  /** @type {number[][]} */
  const rows = [];
  let [least, most] = [Infinity, -Infinity];
  for (const v of order) {
    const above = parent[v] < 0 ? 0 : sum[parent[v]] + mod[parent[v]];
    sum[v] = above;
    x[v] = prelim[v] + above;
    least = Math.min(least, x[v]);
    most = Math.max(most, x[v]);
    (rows[depth[v]] ??= []).push(v);
  }
  for (const v of order) x[v] -= least;
  return { x, depth, rows, width: most - least };
}
