// The methods by their names, as requests take them: the same lists as the program's tables have.

export const STRATEGIES = ['bfs', 'dfs', 'dls', 'ids', 'ucs', 'greedy', 'astar', 'wastar', 'idastar', 'beam', 'lds'];
/** The strategies that ask a heuristic. */
export const INFORMED = ['greedy', 'astar', 'wastar', 'idastar', 'beam', 'lds'];
export const FORMULATIONS = ['faithful', 'clean', 'pruned', 'propagating'];
export const CELL_ORDERS = ['first', 'mrv', 'mrv_degree'];
/** @type {Record<string, string[]>} */
export const HEURISTICS = {
  sudoku: ['h1', 'h2', 'tightest', 'domains', 'forward', 'singles'],
  ohno: ['h1', 'h2i', 'h2a', 'h3', 'matching', 'crossing'],
};
export const CONSISTENCIES = ['ac3', 'ac2001', 'path'];
export const BACKTRACKING = [
  'brute-force',
  'bt',
  'bt-mrv',
  'bt-degree',
  'bt-mrv-degree',
  'fc',
  'fc-mrv',
  'ac3-fc-mrv',
  'fc-mrv-degree-lcv',
  'mac',
  'mac-places',
  'mac-domwdeg',
  'cbj',
  'fc-cbj',
  'mac-cbj',
  'fc-lds',
];
export const LOCAL = ['min-conflicts', 'genetic'];
export const COVER = ['dlx'];
export const CSP_METHODS = [...BACKTRACKING, ...LOCAL, ...COVER];
export const ENGINES = [
  'truth-table',
  'forward-chaining',
  'backward-chaining',
  'recursive',
  'resolution',
  'dpll',
  'cdcl',
  'walksat',
  'sat',
];
/** The engines that solve a Sudoku as clauses. */
export const CLAUSAL = ['dpll', 'cdcl', 'walksat', 'sat'];
export const NETWORKS = ['pruned', 'merged', 'split', 'full'];
export const PRIORS = ['left', 'exact', 'cells'];
export const ORDERS = ['best', 'min-fill', 'min-degree', 'min-weight', 'weighted-min-fill'];
