// The rules of each game, with a board that shows them.
import '../board/board-grid.js';
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { thumbnail } from './thumbnails.js';

/** @typedef {import('../core/router.js').Route} Route */

const GAMES = ['minesweeper', 'sudoku', 'ohno'];
/** How many paragraphs each game's rules and advice have. */
const PARTS = ['goal', 'rules', 'play', 'think', 'variants'];

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, { path }) {
  const game = GAMES.includes(path[1] ?? '') ? /** @type {string} */ (path[1]) : null;
  if (!game) {
    root.append(h('h1', { text: msg('web-rules-title') }), h('ul', { class: 'cards' }, GAMES.map(card)));
    return;
  }
  root.append(
    h(
      'div',
      { class: 'game-tabs' },
      h(
        'nav',
        { 'aria-label': msg('web-rules-title') },
        GAMES.map((other) =>
          h('a', {
            class: 'game-tab',
            href: `#/rules/${other}`,
            'aria-current': other === game ? 'page' : undefined,
            text: msg(`web-game-${other}`),
          }),
        ),
      ),
    ),
    h('h1', { text: msg(`web-rules-${game}`) }),
    h(
      'div',
      { class: 'rules' },
      h(
        'div',
        { class: 'stack' },
        PARTS.map((part) => section(game, part)),
      ),
      h(
        'aside',
        { class: 'card rules-board', 'aria-label': msg(`web-game-${game}`) },
        thumbnail(game),
        h('a', { class: 'button primary', href: `#/play/${game}` }, h('span', { text: msg('web-home-play') })),
      ),
    ),
  );
}

/** @param {string} game @param {string} part */
const section = (game, part) =>
  h('section', {}, h('h2', { text: msg(`web-rules-${part}`) }), h('p', { text: msg(`web-rules-${game}-${part}`) }));

/** @param {string} game */
const card = (game) =>
  h(
    'li',
    {},
    h(
      'article',
      { class: 'card game-card' },
      h('div', { class: 'thumb' }, thumbnail(game)),
      h('h2', { text: msg(`web-game-${game}`) }),
      h('a', { class: 'button', href: `#/rules/${game}` }, h('span', { text: msg(`web-rules-${game}`) })),
    ),
  );
