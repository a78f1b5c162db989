// A new game: what kind, how hard, and from which seed.
import { isCancelled, wordsOf } from '../core/api.js';
import { button, fill, h } from '../core/dom.js';
import { has, msg } from '../core/i18n.js';
import { set, settings } from '../core/store.js';
import { dialog } from '../shell/dialog.js';
import { minesweeperForm } from './form-minesweeper.js';
import { ohnoForm } from './form-ohno.js';
import { sudokuForm } from './form-sudoku.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Session} Session */
/**
 * The fields of one game, and what they make.
 * @typedef {object} Form
 * @property {HTMLElement} element
 * @property {() => Record<string, string>} values what to remember for the next time
 * @property {(signal: AbortSignal) => Promise<Session>} make
 */

/** @type {Record<string, (last: Record<string, string>, session: Session | null) => Form>} */
const FORMS = { minesweeper: minesweeperForm, sudoku: sudokuForm, ohno: ohnoForm };

/** @param {Play} play */
export function newGame(play) {
  const make = FORMS[play.game];
  if (!make) return;
  const form = make(settings.forms[play.game] ?? {}, play.session);
  const working = new AbortController();
  const trouble = h('div', { role: 'alert' });
  const begin = button({
    text: msg('web-new-begin'),
    kind: 'primary',
    type: 'submit',
    'data-testid': 'new-go',
    onclick: () => {},
  });
  const element = dialog(msg(`web-new-${play.game}`), [form.element, trouble], {
    actions: [button({ text: msg('web-cancel'), kind: 'quiet', onclick: () => element.close() }), begin],
    onclose: () => working.abort(),
    onsubmit: async () => {
      begin.disabled = true;
      fill(trouble, h('p', { class: 'muted', text: msg('web-new-making') }));
      try {
        const session = await form.make(working.signal);
        set({ forms: { ...settings.forms, [play.game]: form.values() } });
        await play.put(session);
        element.close();
      } catch (error) {
        if (isCancelled(error)) return;
        fill(trouble, h('p', { class: 'notice bad', text: /** @type {any} */ (error)?.words ?? wordsOf(error) }));
      } finally {
        begin.disabled = false;
      }
    },
  });
}

/** A field for a whole number. @param {string} value @param {number} min @param {number} max @param {import('../core/dom.js').Props} [props] */
export const numberInput = (value, min, max, props = {}) =>
  h('input', { type: 'number', inputmode: 'numeric', value, min, max, step: 1, ...props });

/** Choices with the names that the page has for them. @param {string[]} ids @param {string} prefix @returns {[string, import('../core/i18n.js').Words][]} */
export const named = (ids, prefix) =>
  ids.map((id) => {
    const name = `${prefix}-${id.replaceAll('_', '-')}`;
    return [id, has(name) ? msg(name) : id];
  });

/** The seed that was typed; none: any. @param {HTMLInputElement} input */
export const seedOf = (input) => (input.value.trim() === '' ? undefined : Number(input.value));
