// The bench that every method is watched on: an instance, what to do with it, a run that can be cancelled, a result.
import { isCancelled, wordsOf } from '../core/api.js';
import { download } from '../compare/csv.js';
import { button, field, fill, h, select } from '../core/dom.js';
import { msg, tell } from '../core/i18n.js';
import { toast } from '../shell/announce.js';
import { SAMPLES } from './samples.js';
import { jsonLines } from './tape.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {{signal: AbortSignal, onProgress: (progress: {done: number, total: number}) => void}} Run */

/**
 * A choice of samples with a field for one's own.
 * @param {string} game @param {string | null} text what it holds at first, if not the first sample
 * @param {() => void} [onchange]
 */
export function instance(game, text, onchange) {
  const samples = SAMPLES[game] ?? [];
  const area = h('textarea', {
    rows: 5,
    spellcheck: 'false',
    class: 'mono',
    autocomplete: 'off',
    'data-testid': 'instance',
    oninput: () => {
      menu.value = samples.find((sample) => sample.text === area.value)?.id ?? '';
      onchange?.();
    },
  });
  const pick = (/** @type {string} */ id) => {
    const sample = samples.find((one) => one.id === id);
    if (sample) area.value = sample.text;
    onchange?.();
  };
  const menu = select([...samples.map(({ id }) => /** @type {[string, Words]} */ ([id, msg(id)])), ['', msg('web-watch-own')]], '', pick, {
    'data-testid': 'sample',
  });
  area.value = text ?? samples[0]?.text ?? '';
  menu.value = samples.find((sample) => sample.text === area.value)?.id ?? '';
  return {
    element: h('div', { class: 'instance' }, field(msg('web-watch-sample'), menu), field(msg(`web-watch-text-${game}`), area)),
    get text() {
      return area.value;
    },
    /** What it is called. */
    get name() {
      return msg(menu.value === '' ? `web-watch-own-${game}` : menu.value);
    },
  };
}

/**
 * The name of a method in a menu: it says so if the method writes no steps to watch.
 * @param {Words} name @param {boolean} hasSteps @returns {Words}
 */
export const named = (name, hasSteps) => (hasSteps ? name : msg('web-watch-without-steps', { name }));

/**
 * What starts and cancels a run, and its state in words.
 * @typedef {object} Runner
 * @property {HTMLElement} element All of it.
 * @property {HTMLButtonElement} go What starts it.
 * @property {HTMLElement} state How far it is, and what ends it.
 * @property {HTMLElement} problem What went wrong.
 * @property {() => Promise<void>} run
 * @property {() => void} stop
 * @property {() => void} onstart Told when a run begins.
 * @property {() => void} oncancel Told when it was cancelled: what was shown before stays.
 */

/**
 * @param {Words} name what starts it
 * @param {(run: Run) => Promise<Words>} start gives what to say at the end
 * @param {HTMLElement} result is emptied when something goes wrong
 * @returns {Runner}
 */
export function runner(name, start, result) {
  /** @type {AbortController | null} */
  let running = null;
  const status = h('p', { class: 'run-status', role: 'status', 'data-testid': 'run-status' });
  const bar = h('progress', { class: 'run-bar', max: 1, value: 0, 'aria-label': msg('web-run-progress') });
  const problem = h('div', { role: 'alert' });
  const go = button({ icon: 'play', text: name, kind: 'primary', onclick: () => whole.run(), 'data-testid': 'run' });
  const cancel = button({ icon: 'close', text: msg('web-run-cancel'), onclick: () => running?.abort(), 'data-testid': 'cancel' });
  const show = () => {
    go.disabled = running !== null;
    cancel.disabled = running === null;
    bar.hidden = running === null;
    state.classList.toggle('is-running', running !== null);
  };
  const run = async () => {
    running?.abort();
    const own = new AbortController();
    running = own;
    whole.onstart();
    fill(problem);
    bar.removeAttribute('value');
    tell(status, msg('web-run-running'));
    show();
    try {
      const said = await start({
        signal: own.signal,
        onProgress: ({ done, total }) => {
          if (total > 0) Object.assign(bar, { max: total, value: done });
          tell(status, msg('web-run-done-of', { done, total }));
        },
      });
      if (running === own) tell(status, said);
    } catch (error) {
      if (running === own) {
        tell(status, isCancelled(error) ? msg('web-run-cancelled') : '');
        if (isCancelled(error)) whole.oncancel();
        else {
          fill(problem, h('p', { class: 'notice bad', text: wordsOf(error) }));
          fill(result);
        }
      }
    } finally {
      if (running === own) running = null;
      show();
    }
  };
  const state = h('div', { class: 'run-state' }, status, bar, cancel);
  /** @type {Runner} */
  const whole = {
    element: h('div', { class: 'runner' }, go, state, problem),
    go,
    state,
    problem,
    run,
    stop: () => running?.abort(),
    onstart: () => {},
    oncancel: () => {},
  };
  show();
  return whole;
}

/**
 * The run for use elsewhere: its trace as a file, and the command that makes the same in a terminal.
 * @param {string} name of the file @param {object[]} events @param {string} command
 */
export function takeAway(name, events, command) {
  const copied = () => toast(msg('web-compare-copied'), 'good');
  return h(
    'div',
    { class: 'take-away' },
    button({
      icon: 'export',
      label: msg('web-watch-save'),
      kind: 'quiet',
      onclick: () => download(`${name}.jsonl`, jsonLines(events), 'application/jsonl'),
      'data-testid': 'trace-save',
    }),
    button({
      icon: 'terminal',
      label: msg('web-compare-command'),
      kind: 'quiet',
      onclick: () => navigator.clipboard.writeText(command).then(copied, () => toast(command)),
      'data-testid': 'command',
    }),
  );
}
