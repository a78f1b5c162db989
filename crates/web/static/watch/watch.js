// Watching a method think: four kinds of methods, one trace player.
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { address, note, parse } from '../core/router.js';

/** @typedef {import('../core/router.js').Route} Route */

/** @type {Record<string, () => Promise<{mount: (root: HTMLElement, route: Route) => () => void}>>} */
const KINDS = {
  search: () => import('./search/view.js'),
  csp: () => import('./csp/view.js'),
  bayes: () => import('./bayes/view.js'),
  logic: () => import('./logic/view.js'),
};

/**
 * Keeps the moment in the address, so that a link leads to it, and goes there when a link did.
 * @param {HTMLElement} place @param {Route} route
 */
function rememberMoment(place, route) {
  let wanted = Number(route.query.get('at') ?? 0);
  let moment = 0;
  /** @type {number | undefined} */
  let timer;
  const write = () => {
    const { path, query } = parse(location.hash);
    if (path[0] === 'watch') note(address(path, { ...Object.fromEntries(query), at: moment > 0 ? String(moment) : undefined }));
  };
  place.addEventListener('loaded', (event) => {
    if (wanted > 0) /** @type {import('./player.js').TracePlayer} */ (event.target).seek(wanted);
    wanted = 0;
  });
  place.addEventListener('moment', (event) => {
    ({ moment } = /** @type {CustomEvent<{moment: number}>} */ (event).detail);
    clearTimeout(timer);
    // Not while the steps fly by, and after the run itself has written what it is about.
    timer = setTimeout(write, 600);
  });
  // Who shares a link wants this moment, not that of the last pause.
  place.addEventListener('share', write);
  return () => clearTimeout(timer);
}

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const kind = route.path[1] && route.path[1] in KINDS ? route.path[1] : 'search';
  const place = h('div', { class: 'watch' });
  place.append(
    h(
      'nav',
      { class: 'watch-kinds', 'aria-label': msg('web-watch-kinds') },
      Object.keys(KINDS).map((name) =>
        h('a', {
          href: `#/watch/${name}`,
          class: 'tab',
          'aria-current': name === kind ? 'page' : undefined,
          title: msg(`web-watch-lead-${name}`),
          text: msg(`web-watch-tab-${name}`),
        }),
      ),
    ),
  );
  root.append(h('h1', { class: 'visually-hidden', text: msg('web-watch-title') }), place);
  /** @type {(() => void) | undefined} */
  let stop;
  let isGone = false;
  const forget = rememberMoment(place, route);
  KINDS[kind]?.().then((module) => {
    if (!isGone) stop = module.mount(place, route);
  });
  return () => {
    isGone = true;
    forget();
    stop?.();
  };
}
