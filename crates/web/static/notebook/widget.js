// A widget in a notebook: a run that can be stepped, or a game that can be played, drawn by the page's own elements.
// It lives in a shadow tree, so that its styles and keys stay its own.
import { learn } from '../core/catalogue.js';
import { h } from '../core/dom.js';
import { LANGUAGE, speak, translate } from '../core/i18n.js';
import { drawGame } from './game.js';
import { drawRun } from './run.js';
import { styleSheet } from './styles.js';
import { followTheme } from './theme.js';

/**
 * The widget's model, as anywidget gives it.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(event: string, listener: () => void) => void} on
 * @property {(event: string, listener: () => void) => void} off
 * @property {(message: object) => void} send
 */

/** @param {import('./load.js').Page} page @param {import('./load.js').Context} context @returns {Promise<() => void>} what ends it */
export async function render(page, { model, el }) {
  await learn(async () => page.catalogue);
  speak(model.get('lang'), page.texts[/** @type {'en' | 'es'} */ (model.get('lang'))]);
  const host = h('div', { lang: model.get('lang') });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(page.styles)];
  const place = h('div', { class: 'notebook' });
  root.append(place);
  // JupyterLab leaves the keys of such elements alone; others hear of no key that is pressed in here.
  host.setAttribute('data-lm-suppress-shortcuts', 'true');
  host.addEventListener('keydown', (event) => event.stopPropagation());
  const release = followTheme(host);
  const retell = () => translate(root);
  document.addEventListener(LANGUAGE, retell);
  el.replaceChildren(host);
  const end = (model.get('kind') === 'game' ? drawGame : drawRun)(place, model);
  return () => {
    end();
    release();
    document.removeEventListener(LANGUAGE, retell);
    host.remove();
  };
}
