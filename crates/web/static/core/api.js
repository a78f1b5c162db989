// The one door: every question goes to `/api/v1/ask`, and ends when it is answered, refused or cancelled.
import { msg } from './i18n.js';

/** @typedef {import('./i18n.js').Words} Words */
/** @typedef {import('./i18n.js').Lang} Lang */
/** @typedef {import('./i18n.js').Texts} Texts */
/** @typedef {import('../api.js').Requests} Requests */
/** @typedef {import('../api.js').Answers} Answers */
/** @typedef {import('../api.js').Request} Request */
/** How far work is; of work in phases, in this one. @typedef {{done: number, total: number, phase?: number, phases?: number}} Progress */
/**
 * @typedef {object} Options
 * @property {AbortSignal} [signal] cancels the work on the server too
 * @property {(progress: Progress) => void} [onProgress] asks for news while it lasts
 * @property {number} [seconds] how long it may take
 * @property {number} [nodes]
 * @property {number} [bytes]
 */

/** A question that could not be answered, and why. */
export class AskError extends Error {
  /** @param {Words} words @param {number} status @param {number | null} [line] @param {number | null} [column] */
  constructor(words, status, line = null, column = null) {
    super(typeof words === 'object' && 'en' in words ? words.en : String(status));
    this.name = 'AskError';
    this.words = words;
    this.status = status;
    this.line = line;
    this.column = column;
  }
}

/** The address of something on the server, beside the page, with the token of a class if there is one. @param {string} path */
export const url = (path) => new URL(path, new URL('.', location.href)).href;

/**
 * The request of a verb of a game, and its answer.
 * @template {string} G @template {string} V
 * @typedef {`${G} ${V}` extends keyof Requests ? Requests[`${G} ${V}`] : never} RequestOf
 */
/**
 * @template {string} G @template {string} V
 * @typedef {`${G} ${V}` extends keyof Answers ? Answers[`${G} ${V}`] : never} AnswerOf
 */

/**
 * Asks a question.
 * @template {string} G @template {string} V
 * @param {{game: G, verb: V} & RequestOf<G, V>} request @param {Options} [options]
 * @returns {Promise<AnswerOf<G, V>>} the answer, as the types of the server describe it
 */
export async function ask(request, { signal, onProgress, ...budget } = {}) {
  const limits = Object.entries(budget).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(limits.map(([name, value]) => [name, String(value)])).toString();
  const headers = { 'Content-Type': 'application/json', Accept: onProgress ? 'text/event-stream' : 'application/json' };
  const response = await reach(`api/v1/ask${search ? `?${search}` : ''}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) throw await refusal(response);
  const streamed = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  return streamed && response.body ? await follow(response.body, onProgress) : await response.json();
}

/** Reads something that does not change. @param {string} path @returns {Promise<any>} */
export async function get(path) {
  const response = await reach(path, {});
  if (!response.ok) throw await refusal(response);
  return response.json();
}

/** The texts of a language. @param {Lang} lang @returns {Promise<Texts>} */
export const texts = (lang) => get(`api/v1/texts/${lang}`);

/** Whether an error only says that the work was cancelled. @param {unknown} error */
export const isCancelled = (error) => error instanceof DOMException && error.name === 'AbortError';

/** What an error says to people. @param {unknown} error @returns {Words} */
export function wordsOf(error) {
  // A view that cannot be loaded is a server that does not answer.
  if (error instanceof TypeError && /module|import/i.test(error.message)) return msg('web-error-unreachable');
  if (!(error instanceof AskError)) return msg('web-error-bug', { message: String(error) });
  if (!error.line || !error.column) return error.words;
  return msg('web-error-at', { line: error.line, column: error.column, message: /** @type {any} */ (error.words) });
}

/** @param {string} path @param {RequestInit} init */
async function reach(path, init) {
  try {
    return await fetch(url(path), init);
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new AskError(msg('web-error-unreachable'), 0);
  }
}

/** @param {Response} response */
async function refusal(response) {
  const body = await response.json().catch(() => null);
  return told(body, response.status);
}

/** @param {any} body @param {number} status */
function told(body, status) {
  const error = body?.error;
  if (!error?.message) return new AskError(msg('web-error-status', { status: String(status) }), status);
  return new AskError(error.message, status, error.line, error.column);
}

/** @param {ReadableStream<Uint8Array>} body @param {((progress: Progress) => void) | undefined} onProgress */
async function follow(body, onProgress) {
  const reader = body.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  let buffer = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new AskError(msg('web-error-unreachable'), 0);
    buffer += value;
    const events = buffer.split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      const { name, data } = fields(event);
      if (name === 'progress') onProgress?.(JSON.parse(data));
      if (name === 'answer') return JSON.parse(data);
      if (name === 'error') throw told(JSON.parse(data), 200);
    }
  }
}

/** @param {string} event */
function fields(event) {
  let [name, data] = ['', ''];
  for (const line of event.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    if (line.startsWith('data:')) data += line.slice(5).replace(/^ /, '');
  }
  return { name, data };
}
