// A run as a page in one file, which opens without a server: drawn as the page draws it.
import { learn } from '../core/catalogue.js';
import { h } from '../core/dom.js';
import { speak } from '../core/i18n.js';
import { drawRun } from '../notebook/run.js';

/** @param {import('../notebook/load.js').Page} page @param {import('../notebook/load.js').Context} context @returns {Promise<() => void>} what ends it */
export async function render(page, { model, el }) {
  const lang = /** @type {import('../core/i18n.js').Lang} */ (model.get('lang'));
  await learn(async () => page.catalogue);
  speak(lang, page.texts[lang]);
  const place = h('div', { class: 'watch-result' });
  const title = h('header', { class: 'view-head' }, h('h1', { text: model.get('title') }));
  el.replaceChildren(h('div', { class: 'view wide' }, title, place));
  return drawRun(place, model);
}
