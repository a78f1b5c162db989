// One screen: the board on the left, the stage in the middle, code and what waits on the right, and the player below.
// Where there is no room beside the board, stage, code and the others take turns.
import { h } from '../core/dom.js';
import { msg, tell } from '../core/i18n.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('./player.js').TracePlayer} TracePlayer */
/** @typedef {{id: string, title: Words, element: HTMLElement}} Panel */

let screens = 0;

/**
 * @param {TracePlayer} player
 * @param {{board: HTMLElement | null, stage: Panel, panels: Panel[]}} parts
 */
export function screen(player, { board, stage, panels }) {
  screens += 1;
  const name = (/** @type {string} */ kind, /** @type {string} */ id) => `screen-${screens}-${kind}-${id}`;
  const part = (/** @type {Panel} */ { id, title }) => ({
    id: name('part', id),
    role: 'tabpanel',
    'aria-label': title,
    'data-part': id,
  });
  const stagePart = h('section', { class: 'screen-stage', ...part(stage) }, stage.element);
  const side = h(
    'div',
    { class: 'screen-side' },
    panels.map((panel) =>
      h(
        'section',
        { class: `panel panel-${panel.id}`, ...part(panel) },
        h('h2', { class: 'small-head', text: panel.title }),
        h('div', { class: 'panel-body', tabindex: 0, role: 'group', 'aria-label': panel.title }, panel.element),
      ),
    ),
  );
  const turns = [stage, ...panels];
  const tabs = turns.map(({ id, title }) =>
    h('button', {
      type: 'button',
      class: 'tab',
      role: 'tab',
      id: name('tab', id),
      'aria-controls': name('part', id),
      text: title,
      onclick: () => show(id),
    }),
  );
  /** Arrows go from tab to tab, as in every list of tabs. @param {KeyboardEvent} event */
  const turn = (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    /** @type {Record<string, number>} */
    const ways = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
    const next = turns[(ways[event.key] ?? -1) % tabs.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    tabs[turns.indexOf(next)]?.focus();
  };
  const element = h(
    'div',
    { class: `screen${board ? '' : ' no-board'}` },
    board ? h('section', { class: 'screen-board', tabindex: 0, 'aria-label': msg('web-watch-board') }, board) : null,
    h('div', { class: 'screen-turns', role: 'tablist', 'aria-label': msg('web-watch-turns'), onkeydown: turn }, tabs),
    stagePart,
    side,
    player,
  );
  const show = (/** @type {string} */ id) => {
    turns.forEach((one, i) => {
      tabs[i]?.setAttribute('aria-selected', String(one.id === id));
      tabs[i]?.setAttribute('tabindex', one.id === id ? '0' : '-1');
    });
    for (const one of element.querySelectorAll('[data-part]')) one.classList.toggle('waits', one.getAttribute('data-part') !== id);
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
