// One screen: the board on the left, the stage in the middle, code and what waits on the right, and the player below.
// Where there is no room beside the board, stage, code and the others take turns.
import { h } from '../core/dom.js';
import { msg, tell } from '../core/i18n.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('./player.js').TracePlayer} TracePlayer */
/** @typedef {{id: string, title: Words, element: HTMLElement}} Panel */

/**
 * @param {TracePlayer} player
 * @param {{board: HTMLElement | null, stage: Panel, panels: Panel[]}} parts
 */
export function screen(player, { board, stage, panels }) {
  const stagePart = h('section', { class: 'screen-stage', 'aria-label': stage.title, 'data-part': stage.id }, stage.element);
  const side = h(
    'div',
    { class: 'screen-side' },
    panels.map(({ id, title, element }) =>
      h(
        'section',
        { class: `panel panel-${id}`, 'aria-label': title, 'data-part': id },
        h('h2', { class: 'small-head', text: title }),
        h('div', { class: 'panel-body', tabindex: 0, role: 'group', 'aria-label': title }, element),
      ),
    ),
  );
  const turns = [stage, ...panels];
  const tabs = turns.map(({ id, title }) =>
    h('button', { type: 'button', class: 'tab', role: 'tab', text: title, onclick: () => show(id) }),
  );
  const element = h(
    'div',
    { class: `screen${board ? '' : ' no-board'}` },
    board ? h('section', { class: 'screen-board', tabindex: 0, 'aria-label': msg('web-watch-board') }, board) : null,
    h('div', { class: 'screen-turns', role: 'tablist', 'aria-label': msg('web-watch-turns') }, tabs),
    stagePart,
    side,
    player,
  );
  const show = (/** @type {string} */ id) => {
    turns.forEach((turn, i) => tabs[i]?.setAttribute('aria-selected', String(turn.id === id)));
    for (const part of element.querySelectorAll('[data-part]')) part.classList.toggle('waits', part.getAttribute('data-part') !== id);
  };
  // What scrolls is within the reach of the keyboard.
  for (const part of stagePart.querySelectorAll('.scroll-stage:not([tabindex]), .agent-asked')) {
    part.setAttribute('tabindex', '0');
    part.setAttribute('role', 'group');
    tell(part, stage.title, 'aria-label');
  }
  show(stage.id);
  return element;
}
