// What the page remembers on this computer: settings, and the games that are not finished.

/** @typedef {'auto' | 'light' | 'dark'} Theme */
/**
 * @typedef {object} Settings
 * @property {'en' | 'es' | ''} lang
 * @property {Theme} theme
 * @property {boolean} large presentation: large type
 * @property {boolean} toured the tour was seen
 * @property {Record<string, Record<string, string>>} forms what forms were last filled in with
 */

const PREFIX = 'atisbo.';

/** @type {Settings} */
const defaults = { lang: '', theme: 'auto', large: false, toured: false, forms: {} };

/** @type {Settings} */
export const settings = { ...defaults, .../** @type {Partial<Settings>} */ (load('settings') ?? {}) };

/** Changes settings, and remembers them. @param {Partial<Settings>} change */
export function set(change) {
  Object.assign(settings, change);
  save('settings', settings);
  document.dispatchEvent(new CustomEvent('atisbo-settings'));
}

/** Something remembered; nothing if it never was, or cannot be read. @param {string} key @returns {any} */
export function load(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers something. Without room, or where it is forbidden, it is forgotten. @param {string} key @param {unknown} value */
export function save(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The page works as well without a memory.
  }
}

/** Forgets something. @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // It was not remembered then.
  }
}
