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

/**
 * Lets the address tell how far a view is, without a new entry in the history. Many changes in a short time are
 * written once: browsers refuse more.
 * @param {string} hash
 */
export function note(hash) {
  if (pending === undefined) {
    setTimeout(() => {
      if (pending === undefined) return;
      own = pending;
      pending = undefined;
      if (own !== location.hash) history.replaceState(null, '', own);
    }, 250);
  }
  pending = hash;
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
