// Watching a method think: four kinds of methods, one trace player.
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';

/** @typedef {import('../core/router.js').Route} Route */

/** @type {Record<string, () => Promise<{mount: (root: HTMLElement, route: Route) => () => void}>>} */
const KINDS = {
  search: () => import('./search/view.js'),
  csp: () => import('./csp/view.js'),
  bayes: () => import('./bayes/view.js'),
  logic: () => import('./logic/view.js'),
};

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const kind = route.path[1] && route.path[1] in KINDS ? route.path[1] : 'search';
  const place = h('div', { class: 'watch' });
  root.append(
    h(
      'header',
      { class: 'view-head' },
      h('h1', { text: msg('web-watch-title') }),
      h('p', { class: 'muted', text: msg(`web-watch-lead-${kind}`) }),
    ),
    h(
      'nav',
      { class: 'tabs', 'aria-label': msg('web-watch-kinds') },
      Object.keys(KINDS).map((name) =>
        h('a', {
          href: `#/watch/${name}`,
          class: 'tab',
          'aria-current': name === kind ? 'page' : undefined,
          text: msg(`web-watch-tab-${name}`),
        }),
      ),
    ),
    place,
  );
  /** @type {(() => void) | undefined} */
  let stop;
  let isGone = false;
  KINDS[kind]?.().then((module) => {
    if (!isGone) stop = module.mount(place, route);
  });
  return () => {
    isGone = true;
    stop?.();
  };
}
