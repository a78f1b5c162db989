// What has become of a node of a tree.

export const UNBORN = 0;
export const FRONTIER = 1;
export const EXPANDED = 2;
export const PRUNED = 3;
export const DUPLICATE = 4;
export const GOAL = 5;

/** The names of these, as the texts and the styles have them. */
export const STATUS = ['unborn', 'frontier', 'expanded', 'pruned', 'duplicate', 'goal'];

/** @typedef {import('../../core/i18n.js').Words} Words */

/**
 * A node of a tree that grows.
 * @typedef {object} TreeNode
 * @property {number} tree Which tree it is in: a search that starts again grows a new one.
 * @property {number} parent Its parent's place in the list, or -1.
 * @property {number[]} children
 * @property {string | null} action What led to it.
 */

/**
 * A tree that grows, at the moment to which its tape is wound.
 * @typedef {object} Tree
 * @property {TreeNode[]} nodes
 * @property {number[]} roots The root of each tree.
 * @property {(node: number) => number} status
 * @property {(node: number) => string} nameOf What stands in a node: its number.
 * @property {(node: number) => Words} value What is written below a node.
 * @property {() => number} now The node in hand, or -1.
 * @property {() => {from: number, to: number} | null} jump A way back over several levels that is taken at this moment.
 */

/** The nodes from the root to a node. @param {Tree['nodes']} nodes @param {number} node */
export function pathTo(nodes, node) {
  const found = [];
  for (let at = node; at >= 0; at = nodes[at]?.parent ?? -1) found.push(at);
  return found.reverse();
}
