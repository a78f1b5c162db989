// What the methods cost, as the textbooks say it, and what the program's own tables do not say of them.
// After Russell and Norvig, "Artificial Intelligence: A Modern Approach" (chapters 3, 5, 7 and 13 of the fourth edition).

/** @typedef {{time: string, memory: string, complete?: string, exact?: string}} Cost */

/** @type {Record<string, Cost>} */
export const COSTS = {
  bfs: { time: 'O(bᵈ)', memory: 'O(bᵈ)' },
  dfs: { time: 'O(bᵐ)', memory: 'O(b·m)' },
  dls: { time: 'O(bˡ)', memory: 'O(b·l)' },
  ids: { time: 'O(bᵈ)', memory: 'O(b·d)' },
  ucs: { time: 'O(b^(1+C*/ε))', memory: 'O(b^(1+C*/ε))' },
  greedy: { time: 'O(bᵐ)', memory: 'O(bᵐ)' },
  astar: { time: 'O(bᵈ)', memory: 'O(bᵈ)' },
  wastar: { time: 'O(bᵈ)', memory: 'O(bᵈ)' },
  idastar: { time: 'O(bᵈ)', memory: 'O(b·d)' },
  beam: { time: 'O(w·b·m)', memory: 'O(w·m)' },
  lds: { time: 'O(bᵐ)', memory: 'O(b·m)' },
  bidirectional: { time: 'O(b^(d/2))', memory: 'O(b^(d/2))' },
  ac3: { time: 'O(n²·k³)', memory: 'O(n²)', complete: 'reduces' },
  ac2001: { time: 'O(n²·k²)', memory: 'O(n²·k)', complete: 'reduces' },
  path: { time: 'O(n³·k³)', memory: 'O(n²·k²)', complete: 'reduces' },
  'min-conflicts': { time: '–', memory: 'O(n·k)' },
  genetic: { time: '–', memory: 'O(n·k)' },
  'truth-table': { time: 'O(2ⁿ)', memory: 'O(n)', complete: 'always' },
  'forward-chaining': { time: 'O(c)', memory: 'O(c)', complete: 'horn' },
  'backward-chaining': { time: 'O(c)', memory: 'O(c)', complete: 'horn' },
  recursive: { time: 'O(2ⁿ)', memory: 'O(n)', complete: 'horn' },
  resolution: { time: 'O(3ⁿ)', memory: 'O(3ⁿ)', complete: 'always' },
  dpll: { time: 'O(2ⁿ)', memory: 'O(n + c)', complete: 'always' },
  cdcl: { time: 'O(2ⁿ)', memory: 'O(2ⁿ)', complete: 'always' },
  walksat: { time: '–', memory: 'O(n + c)', complete: 'models' },
  sat: { time: 'O(2ⁿ)', memory: 'O(2ⁿ)', complete: 'always' },
  ve: { time: 'O(n·k^(w+1))', memory: 'O(k^(w+1))', exact: 'yes' },
  jt: { time: 'O(n·k^(w+1))', memory: 'O(n·k^(w+1))', exact: 'yes' },
  enumeration: { time: 'O(kⁿ)', memory: 'O(n)', exact: 'yes' },
  forward: { time: 'O(n·s)', memory: 'O(n)', exact: 'no' },
  'likelihood-weighting': { time: 'O(n·s)', memory: 'O(n)', exact: 'no' },
  gibbs: { time: 'O(n·s)', memory: 'O(n)', exact: 'no' },
};

/** What all that search by assignments cost, unless the table says otherwise. @type {Cost} */
export const USUAL = { time: 'O(kⁿ)', memory: 'O(n·k)' };
