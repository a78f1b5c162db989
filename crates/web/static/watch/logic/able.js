// Which engines can work on a knowledge base: those that cannot say so in the menu, with the first sentence they stumble on.
import { ask } from '../../core/api.js';
import { msg, tell } from '../../core/i18n.js';

/** The engines that see Horn clauses alone. */
export const CHAINING = /** @type {const} */ (['forward-chaining', 'backward-chaining', 'recursive']);

/**
 * Marks the engines that cannot work on a base.
 * @param {HTMLSelectElement} menu @param {string} knowledge @param {string[]} questions @param {AbortSignal} signal
 */
export async function markUnable(menu, knowledge, questions, signal) {
  const answer = await ask({ game: 'logic', verb: 'ask', knowledge, ask: questions, methods: [...CHAINING] }, { signal, seconds: 2 });
  for (const { method, unable } of answer.results) {
    const option = [...menu.options].find(({ value }) => value === method);
    if (!option) continue;
    const name = msg(`web-method-${method}`);
    tell(option, unable?.sentence ? msg('web-watch-unable', { name, sentence: unable.sentence }) : name);
  }
}
