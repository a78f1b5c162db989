// Which view is shown: the address after the `#` says so, and a link reopens exactly this.

/** @typedef {{path: string[], query: URLSearchParams}} Route */

/** The route of an address. @param {string} hash @returns {Route} */
export function parse(hash) {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a route. @param {string[]} path @param {Record<string, string | undefined>} [query] */
export function address(path, query = {}) {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(/** @type {[string, string][]} */ (pairs)).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
}

/** Goes to another view. @param {string} hash */
export const go = (hash) => {
  location.hash = hash;
};

/** @type {string | undefined} */
let pending;
/** The address that was last written here: no view needs to be told of it. */
let own = '';
/** When that was. */
let written = -Infinity;
/** Browsers refuse to write more often for long. */
const PAUSE = 400;

/**
 * Lets the address tell how far a view is, without a new entry in the history. Of many changes in a short time the
 * first and the last are written.
 * @param {string} hash
 */
export function note(hash) {
  const waits = pending !== undefined;
  pending = hash;
  const ago = performance.now() - written;
  if (ago > PAUSE) flush();
  else if (!waits) setTimeout(flush, PAUSE - ago);
}

/** Writes what was noted at once. */
export function flush() {
  if (pending === undefined) return;
  own = pending;
  pending = undefined;
  if (own === location.hash) return;
  written = performance.now();
  history.replaceState(null, '', own);
}

/** A new entry in the history, which no view needs to be told of: the way back leads to what was there before. @param {string} hash */
export function push(hash) {
  pending = undefined;
  own = hash;
  if (hash !== location.hash) history.pushState(null, '', hash);
}

/** Calls back at once and at every change of address that did not come from `note`. @param {(route: Route) => void} show */
export function start(show) {
  const changed = () => {
    pending = undefined;
    if (location.hash && location.hash === own) return;
    own = '';
    show(parse(location.hash));
  };
  addEventListener('hashchange', changed);
  changed();
}
