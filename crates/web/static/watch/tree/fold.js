// What is shown of a tree: the nodes that exist at this moment, and of a large tree only as many as can be told apart.
// What is folded away hangs as a mark with its number of nodes where it belongs.

/** @typedef {{node: number, parent: number, hidden: number, isGroup: boolean}} Item a node that is shown, or brothers that are not; `parent` is an item, `hidden` counts the nodes folded away here */

/** More than so many children of a node are shown in part. */
const MOST_CHILDREN = 12;

/**
 * The items of a tree, parents before children, children in order.
 * @param {number} root
 * @param {(node: number) => number[]} childrenOf those that exist
 * @param {number[]} path the nodes that must be seen, from the root down
 * @param {Set<number>} opened the nodes that somebody opened
 * @param {number} most items: more cannot be told apart
 * @returns {Item[]}
 */
export function unfolded(root, childrenOf, path, opened, most) {
  const { sizes, order } = measure(root, childrenOf);
  const isSmall = order.length <= most;
  const wanted = new Set(path);
  const open = isSmall ? null : toOpen(root, order, childrenOf, wanted, opened, most);
  /** @type {Item[]} */
  const items = [{ node: root, parent: -1, hidden: 0, isGroup: false }];
  for (let at = 0; at < items.length; at += 1) {
    const item = /** @type {Item} */ (items[at]);
    if (item.isGroup) continue;
    const own = childrenOf(item.node);
    if (open && !open.has(item.node)) {
      item.hidden = (sizes.get(item.node) ?? 1) - 1;
      continue;
    }
    const shown = isSmall ? own : some(own, wanted, opened.has(item.node) ? most : MOST_CHILDREN);
    for (const node of shown) items.push({ node, parent: at, hidden: 0, isGroup: false });
    const hidden =
      shown.length === own.length ? 0 : own.reduce((sum, node) => sum + (shown.includes(node) ? 0 : (sizes.get(node) ?? 1)), 0);
    if (hidden > 0) items.push({ node: item.node, parent: at, hidden, isGroup: true });
  }
  return items;
}

/** How many nodes hang at each node, and all nodes from the root down. @param {number} root @param {(node: number) => number[]} childrenOf */
function measure(root, childrenOf) {
  const order = [root];
  for (let at = 0; at < order.length; at += 1) for (const child of childrenOf(/** @type {number} */ (order[at]))) order.push(child);
  /** @type {Map<number, number>} */
  const sizes = new Map();
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const node = /** @type {number} */ (order[at]);
    sizes.set(
      node,
      childrenOf(node).reduce((sum, child) => sum + (sizes.get(child) ?? 0), 1),
    );
  }
  return { sizes, order };
}

/**
 * The nodes whose children are shown: those on the path, those that somebody opened, then from the root down.
 * @param {number} root @param {number[]} order @param {(node: number) => number[]} childrenOf
 * @param {Set<number>} wanted @param {Set<number>} opened @param {number} most
 */
function toOpen(root, order, childrenOf, wanted, opened, most) {
  const open = new Set();
  let room = most - 1;
  const take = (/** @type {number} */ node, /** @type {boolean} */ always) => {
    const count = Math.min(childrenOf(node).length, opened.has(node) ? most : MOST_CHILDREN + 1);
    if (open.has(node) || count === 0 || (!always && count > room)) return;
    open.add(node);
    room -= count;
  };
  for (const node of wanted) take(node, true);
  for (const node of opened) take(node, true);
  // Breadth first from the root, but nothing below a node that stays closed.
  const reached = new Set([root]);
  for (const node of order) {
    if (!reached.has(node)) continue;
    take(node, false);
    if (open.has(node)) for (const child of childrenOf(node)) reached.add(child);
    if (room <= 0) break;
  }
  return open;
}

/** The first children, and those that must be seen. @param {number[]} own @param {Set<number>} wanted @param {number} most */
function some(own, wanted, most) {
  if (own.length <= most) return own;
  return own.filter((node, i) => i < most - 1 || wanted.has(node));
}
