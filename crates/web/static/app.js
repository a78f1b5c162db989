// The page begins here: texts, settings, the frame, and the view that the address names.
import { isCancelled, texts, wordsOf } from './core/api.js';
import { learn } from './core/catalogue.js';
import { setLang } from './core/i18n.js';
import { start } from './core/router.js';
import { set, settings } from './core/store.js';
import { toast } from './shell/announce.js';
import { Shell } from './shell/shell.js';
import { applySettings } from './shell/settings.js';
import { VIEWS } from './shell/views.js';

/** @typedef {import('./core/i18n.js').Lang} Lang */
/** @typedef {import('./core/router.js').Route} Route */

/** Which language a visitor reads who has not chosen one. @returns {Lang} */
const preferred = () => settings.lang || (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

/** Shows the page in another language. @param {Lang} lang */
async function speak(lang) {
  await setLang(lang, texts);
  set({ lang });
}

/** Keeps what came last, when views take their time to load. */
let turn = 0;
/** @type {void | (() => void)} */
let leave;

/** @param {Shell} shell @param {Route} route */
async function show(shell, route) {
  turn += 1;
  const mine = turn;
  const view = VIEWS[route.path[0] ?? ''] ?? VIEWS.missing;
  if (!view) return;
  shell.loading(true);
  try {
    const { mount } = await view.load();
    if (mine !== turn) return;
    leave?.();
    const root = shell.open(view, route);
    leave = mount(root, route);
  } catch (error) {
    if (mine === turn) shell.failed(error);
  } finally {
    if (mine === turn) shell.loading(false);
  }
}

addEventListener('unhandledrejection', ({ reason }) => {
  if (!isCancelled(reason)) toast(wordsOf(reason), 'bad');
});

applySettings();
// The token of a class has become a cookie by now: the address can be shared without it.
if (location.search) history.replaceState(null, '', location.pathname + location.hash);
try {
  await Promise.all([setLang(preferred(), texts), learn()]);
  const shell = new Shell(speak);
  document.body.append(shell.element);
  start((route) => show(shell, route));
  shell.welcome();
} catch {
  // Without a server there are no texts; these two must do.
  document.body.append(
    'The server does not answer. Start “atisbo web” again and reload. · El servidor no responde. Arranca «atisbo web» de nuevo y recarga.',
  );
}
