// Buttons that start and cancel an experiment, how far it is, and how long it will take still.
import { button, fill, h } from '../core/dom.js';
import { msg, say, tell } from '../core/i18n.js';
import { begin, cancel, current } from './job.js';
import { details } from './remaining.js';

/** @typedef {import('../core/i18n.js').Words} Words */

/** What the last run came to, in words. @returns {Words} */
function ending() {
  const { running, result, cancelled, problem } = current();
  if (running) return msg('web-run-running');
  if (cancelled) return msg('web-run-cancelled');
  return result && !problem ? msg('web-lab-ready', { runs: result.answer.runs, of: result.answer.of }) : '';
}

/** @param {() => import('./job.js').Task} read what is to be run */
export function panel(read) {
  const status = h('p', { class: 'run-status', role: 'status', 'data-testid': 'run-status' });
  // It changes every second, so it is not read aloud.
  const far = h('p', { class: 'muted run-details', 'data-testid': 'run-details' });
  const bar = h('progress', { class: 'run-bar', max: 1, value: 0, 'aria-label': msg('web-run-progress') });
  const problem = h('div', { role: 'alert' });
  const go = button({ icon: 'play', text: msg('web-lab-run'), kind: 'primary', onclick: () => void begin(read()), 'data-testid': 'run' });
  const stop = button({ icon: 'close', text: msg('web-run-cancel'), onclick: cancel, 'data-testid': 'cancel' });
  let said = '';
  const tick = () => {
    const { running } = current();
    far.hidden = running === null;
    if (!running) return;
    const { done = 0, total = 0 } = running.progress ?? {};
    if (total > 0) Object.assign(bar, { max: total, value: done });
    else bar.removeAttribute('value');
    tell(far, { say: () => details(running, performance.now()).map(say).join(' · ') });
  };
  const draw = () => {
    const { running, problem: why } = current();
    go.disabled = running !== null;
    stop.disabled = running === null;
    bar.hidden = running === null;
    const words = ending();
    if (say(words) !== said) tell(status, words);
    said = say(words);
    fill(problem, why ? h('p', { class: 'notice bad', text: why }) : null);
    tick();
  };
  return {
    element: h('div', { class: 'runner' }, h('div', { class: 'row' }, go, stop), bar, status, far, problem),
    draw,
    tick,
  };
}
