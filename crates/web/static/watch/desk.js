// What every watch view has around its screen: what is watched in one line, the set-up as a sheet, the run's state.
import { button, fill, h } from '../core/dom.js';
import { msg, tell } from '../core/i18n.js';
import { flush } from '../core/router.js';
import { toast } from '../shell/announce.js';
import { dialog } from '../shell/dialog.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('./bench.js').Runner} Runner */

/**
 * @param {HTMLElement} root @param {Runner} runner
 * @param {{form: HTMLElement, result: HTMLElement}} parts
 */
export function desk(root, runner, { form, result }) {
  /** @type {HTMLDialogElement | null} */
  let sheet = null;
  const about = h('p', { class: 'watch-about', 'data-testid': 'about' });
  const stale = h(
    'p',
    { class: 'watch-stale', role: 'status', 'data-testid': 'stale' },
    h('span', { text: msg('web-watch-stale') }),
    button({ icon: 'play', text: msg('web-watch-run-again'), kind: 'primary', onclick: () => runner.run(), 'data-testid': 'run-again' }),
  );
  const actions = h('div', { class: 'watch-actions' });
  /** Whether what is shown was stale before the run that goes on: a cancelled one leaves it so. */
  let wasStale = false;
  const setStale = (/** @type {boolean} */ isStale) => {
    stale.hidden = !isStale;
    result.classList.toggle('is-stale', isStale);
  };
  const open = () => {
    sheet = dialog(msg('web-watch-setup'), form, { kind: 'side-sheet', actions: [runner.go], onclose: () => (sheet = null) });
  };
  const change = (/** @type {EventTarget | null} */ by) => {
    const menu = form.querySelector('[data-testid=preset]');
    // The example can be chosen again once something else is set.
    if (menu instanceof HTMLSelectElement && menu !== by) menu.value = '';
    setStale(true);
  };
  // What runs at once is not stale: the run clears this again.
  form.addEventListener('input', (event) => change(event.target));
  runner.onstart = () => {
    wasStale ||= !stale.hidden;
    setStale(false);
    sheet?.close();
  };
  runner.oncancel = () => setStale(wasStale && result.childElementCount > 0);
  setStale(false);
  const share = () => {
    flush();
    root.dispatchEvent(new CustomEvent('share'));
    flush();
    navigator.clipboard.writeText(location.href).then(
      () => toast(msg('web-watch-shared'), 'good'),
      () => toast(location.href),
    );
  };
  root.append(
    h(
      'div',
      { class: 'watch-bar' },
      about,
      runner.state,
      h(
        'div',
        { class: 'watch-tools' },
        button({ icon: 'sliders', text: msg('web-watch-change'), onclick: open, 'data-testid': 'change' }),
        button({ icon: 'link', label: msg('web-watch-share'), kind: 'quiet', onclick: share, 'data-testid': 'share' }),
        actions,
      ),
    ),
    stale,
    runner.problem,
    result,
  );
  return {
    /** Says what is watched, and what can be taken away. @param {Words} words @param {HTMLElement} away */
    show(words, away) {
      wasStale = false;
      tell(about, words);
      tell(about, words, 'title');
      fill(actions, away);
    },
    /** Marks the run as one of other settings than those of the form. */
    isStale: () => change(null),
    stop() {
      sheet?.close();
      runner.stop();
    },
  };
}
