// The views of the page: the first part of the address, where each is written, and its place in the menu.

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {{mount: (root: HTMLElement, route: Route) => void | (() => void)}} Module */
/**
 * @typedef {object} View
 * @property {string} title the id of its name
 * @property {() => Promise<Module>} load
 * @property {string} [icon] its icon in the menu; none: it is not there
 * @property {string} [to] where the menu leads
 * @property {boolean} [wide] whether it takes the whole width
 * @property {boolean} [games] whether the second part of the address is a game
 */

/** @type {Record<string, View>} */
export const VIEWS = {
  '': { title: 'web-nav-home', load: () => import('../views/home.js') },
  play: {
    title: 'web-nav-play',
    load: () => import('../play/play.js'),
    icon: 'play',
    to: '#/play',
    wide: true,
    games: true,
  },
  watch: { title: 'web-nav-watch', load: () => import('../watch/watch.js'), icon: 'eye', to: '#/watch', wide: true },
  compare: {
    title: 'web-nav-compare',
    load: () => import('../compare/compare.js'),
    icon: 'chart',
    to: '#/compare',
    wide: true,
  },
  experiments: {
    title: 'web-nav-experiments',
    load: () => import('../experiments/experiments.js'),
    icon: 'flask',
    to: '#/experiments',
    wide: true,
  },
  methods: { title: 'web-nav-methods', load: () => import('../methods/methods.js'), icon: 'graph', to: '#/methods' },
  rules: { title: 'web-nav-rules', load: () => import('../views/rules.js'), icon: 'book', to: '#/rules' },
  api: { title: 'web-nav-api', load: () => import('../reference/reference.js'), icon: 'terminal', to: '#/api', wide: true },
  missing: { title: 'web-nav-missing', load: () => import('../views/missing.js') },
};
