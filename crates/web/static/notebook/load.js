// The page's modules where there is no server to ask for them: in a notebook, or in a file of its own. The program puts
// their texts together (`src/page.rs`); the result begins with this file and calls `show`.

/**
 * @typedef {object} Page
 * @property {string} version
 * @property {[string, string][]} modules paths and texts, each after those that it imports (as `@path`); the last one draws
 * @property {string} styles
 * @property {Record<'en' | 'es', import('../core/i18n.js').Texts>} texts
 * @property {import('../core/catalogue.js').Catalogue} catalogue
 */
/** @typedef {{model: import('./widget.js').Model, el: HTMLElement}} Context what to draw, and where */

const RELOAD =
  'Another version of Atisbo was used on this page: reload it. · Se usó otra versión de Atisbo en esta página: recárgala.';

/** One for all widgets: elements can be defined only once. @type {symbol} */
const KEY = Symbol.for('atisbo');

/** Draws a widget. @param {Page} page @param {Context} context */
export async function show(page, { model, el }) {
  const held = /** @type {Record<symbol, {version: string, module: Promise<typeof import('./widget.js')>}>} */ (
    /** @type {unknown} */ (globalThis)
  );
  const loaded = (held[KEY] ??= { version: page.version, module: load(page.modules) });
  if (loaded.version !== page.version) {
    el.textContent = RELOAD;
    return undefined;
  }
  const { render } = await loaded.module;
  return render(page, { model, el });
}

/** @param {[string, string][]} modules @returns {Promise<typeof import('./widget.js')>} */
function load(modules) {
  /** @type {Map<string, string>} */
  const urls = new Map();
  for (const [path, text] of modules) {
    const linked = text.replace(/(from |import )'@([^']+)'/g, (_, before, other) => `${before}'${urls.get(other)}'`);
    const blob = new Blob([`${linked}\n//# sourceURL=atisbo/${path}`], { type: 'text/javascript' });
    urls.set(path, URL.createObjectURL(blob));
  }
  return import([...urls.values()].pop() ?? '');
}
