// What is known at a moment: the sentences told, the symbols settled, what was derived, and the cells on the board.
import { h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';

/** @typedef {import('./story.js').LogicStory} LogicStory */

/** The sentences of the knowledge base. @param {import('../../core/api.js').AnswerOf<'logic', 'ask'>} answer @param {string} knowledge @returns {{sentence: string}[]} */
export function listed(answer, knowledge) {
  if (answer.sentences) return answer.sentences;
  const told = knowledge
    .replace(/#.*/g, '')
    .replace(/\bASK\b[\s\S]*$/, '')
    .replace(/^\s*TELL/, '');
  return told
    .split(/;|\n/)
    .map((sentence) => ({ sentence: sentence.trim() }))
    .filter(({ sentence }) => sentence !== '');
}

/** What is known of the cells at this moment, or supposed. @param {LogicStory} story @param {number} columns @param {boolean} isSupposed */
export function knownCells(story, columns, isSupposed) {
  /** @type {Map<number, import('../../board/layers.js').Mark[]>} */
  const marks = new Map();
  for (const name of story.symbols.keys()) {
    const [, not, row, column] = /^(not_)?m_r(\d+)c(\d+)$/.exec(name) ?? [];
    const { value } = story.belief(name);
    if (row && column && value !== null)
      marks.set((Number(row) - 1) * columns + Number(column) - 1, [
        { kind: `${isSupposed ? 'supposed-' : ''}${value === !not ? 'mine' : 'safe'}` },
      ]);
  }
  return marks;
}

/** @param {LogicStory} story @param {string | null} inHand */
export function symbolsOf(story, inHand) {
  // Cells first, then the symbols that only help to count.
  const names = [...story.symbols.keys()].sort((one, other) => Number(one.startsWith('aux.')) - Number(other.startsWith('aux.')));
  return names.map((name) => {
    const { value, how } = story.belief(name);
    const sign = value === null ? '?' : value ? '✓' : '✕';
    const state = value === null ? 'open' : value ? 'true' : 'false';
    return h(
      'li',
      { class: `symbol symbol-${state}${name === inHand ? ' now' : ''}`, 'data-symbol': name },
      h('span', { 'aria-hidden': 'true' }, sign),
      ' ',
      name,
      ' ',
      h('span', { class: 'visually-hidden', text: msg(`web-watch-symbol-${state}`) }),
      how && value !== null ? h('span', { class: 'muted how', text: msg(`web-watch-how-${how}`) }) : null,
    );
  });
}

/** The latest conclusions, newest first. @param {LogicStory} story */
export function derivedOf(story) {
  const { tape } = story;
  const there = story.derived
    .filter((one) => tape.get(one.slot) !== '')
    .slice(-200)
    .reverse();
  if (there.length === 0) return h('li', { class: 'muted', text: msg('web-watch-derived-none') });
  return there.map((one) =>
    h(
      'li',
      { class: one.at === tape.at - 1 ? 'now' : tape.get(one.slot) === 'subsumed' ? 'gone' : '' },
      h('span', { class: 'formula' }, one.formula),
      one.from ? h('span', { class: 'muted from' }, ` ⇐ ${one.from}`) : null,
    ),
  );
}
