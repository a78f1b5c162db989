// The experiment that runs now, if one does: it goes on while other views are looked at, and its result is kept.
import { ask, isCancelled, wordsOf } from '../core/api.js';
import { catalogue } from '../core/catalogue.js';
import { lang, msg } from '../core/i18n.js';
import { discard, keep, kept } from '../core/shelf.js';
import { toast } from '../shell/announce.js';

/** @typedef {import('../core/api.js').Progress} Progress */
/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('../core/api.js').RequestOf<'lab', 'repeat'>['report']} Report */
/** What to run: a report, quick or in full, or one's own experiment. @typedef {{what: string, full: boolean, text: string}} Task */
/** What came of it. @typedef {{answer: any, text: string, made: number}} Result */
/**
 * What runs, since when, and how far it is.
 * @typedef {{task: Task, started: number, phaseStarted: number, progress: Progress | null, controller: AbortController}} Running
 */
/**
 * @typedef {object} State
 * @property {Running | null} running
 * @property {Result | null} result the last
 * @property {Words | null} problem why the last run failed
 * @property {boolean} cancelled whether the last run was
 * @property {boolean | null} isKept whether the result survives a reload
 */

/** The name under which results are kept. */
const NAME = 'experiment';

/** @type {State} */
const state = { running: null, result: null, problem: null, cancelled: false, isKept: null };
/** @type {Set<() => void>} */
const listeners = new Set();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks the browser to ask before what runs is lost. @param {Event} event */
const warn = (event) => event.preventDefault();

export const current = () => state;

/** Calls back after every change, until the returned function is called. @param {() => void} listener */
export function follow(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings back what was kept before a reload. */
export async function restore() {
  if (state.result || state.running) return;
  const found = await kept(NAME);
  if (!found || state.result || state.running) return;
  Object.assign(state, { result: found, isKept: true });
  tell();
}

/** Forgets the result. */
export async function clear() {
  Object.assign(state, { result: null, isKept: null });
  tell();
  await discard(NAME);
}

export const cancel = () => state.running?.controller.abort();

/** Runs a task in place of the one that runs. @param {Task} task */
export async function begin(task) {
  cancel();
  const now = performance.now();
  /** @type {Running} */
  const running = { task, started: now, phaseStarted: now, progress: null, controller: new AbortController() };
  Object.assign(state, { running, problem: null, cancelled: false });
  addEventListener('beforeunload', warn);
  tell();
  try {
    const answer = await run(running);
    if (state.running !== running) return;
    const result = { answer, text: task.what ? '' : task.text, made: Date.now() };
    Object.assign(state, { result, isKept: await keep(NAME, result) });
    toast(msg('web-lab-finished'), 'good');
  } catch (error) {
    if (state.running !== running) return;
    if (isCancelled(error)) state.cancelled = true;
    else state.problem = wordsOf(error);
  } finally {
    if (state.running === running) {
      state.running = null;
      removeEventListener('beforeunload', warn);
      tell();
    }
  }
}

/** @param {Running} running */
function run(running) {
  const { what, full, text } = running.task;
  const options = {
    signal: running.controller.signal,
    seconds: catalogue().limits.most_seconds,
    onProgress: (/** @type {Progress} */ progress) => {
      if (progress.phase !== running.progress?.phase) running.phaseStarted = performance.now();
      running.progress = progress;
      tell();
    },
  };
  return what
    ? ask({ game: 'lab', verb: 'repeat', report: /** @type {Report} */ (what), quick: !full, lang: lang() }, options)
    : ask({ game: 'lab', verb: 'run', experiment: text, lang: lang() }, options);
}
