// A run in a notebook: the page's view of its method, or its events one by one where the page has none.
import { show as showBayes } from '../watch/bayes/run.js';
import { show as showCsp } from '../watch/csp/run.js';
import { TracePlayer } from '../watch/player.js';
import { show as showLogic } from '../watch/logic/run.js';
import { show as showSearch } from '../watch/search/run.js';
import { showSteps } from './steps.js';

/** @typedef {import('./widget.js').Model} Model */

/** @type {Record<string, (place: HTMLElement, shown: any) => void>} */
const VIEWS = {
  search: (place, { answer, title }) => showSearch(place, [answer], [title]),
  csp: (place, { answer }) => showCsp(place, answer),
  logic: (place, { answer, knowledge }) => showLogic(place, answer, knowledge),
  bayes: (place, { answer, ...found }) => showBayes(place, { ...found, open: [], trace: answer.trace, code: answer.code, layout: null }),
  steps: (place, { answer }) => showSteps(place, answer.trace),
};

/** @param {HTMLElement} place @param {Model} model @returns {() => void} what ends it */
export function drawRun(place, model) {
  const view = VIEWS[model.get('kind')] ?? VIEWS.steps;
  view?.(place, model.get('shown'));
  return () => place.querySelectorAll('trace-player').forEach((one) => /** @type {TracePlayer} */ (one).pause());
}
