// The first page: the games, what was begun, and the rooms of the laboratory.
import '../board/board-grid.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { msg } from '../core/i18n.js';
import { load } from '../core/store.js';
import { thumbnail } from './thumbnails.js';

const GAMES = ['minesweeper', 'sudoku', 'ohno'];
const ROOMS = [
  ['watch', 'eye'],
  ['compare', 'chart'],
  ['experiments', 'flask'],
  ['methods', 'graph'],
];

/** @param {HTMLElement} root */
export function mount(root) {
  root.append(
    h('section', { class: 'hero' }, h('h1', { text: msg('web-home-title') }), h('p', { text: msg('web-home-lead') })),
    h(
      'ul',
      { class: 'cards' },
      GAMES.map((game) => h('li', {}, gameCard(game))),
    ),
    h('h2', { text: msg('web-home-lab') }),
    h(
      'ul',
      { class: 'cards rooms' },
      ROOMS.map(([room = '', sign = '']) => h('li', {}, roomCard(room, sign))),
    ),
  );
}

/** @param {string} game */
function gameCard(game) {
  const saved = load(`game.${game}`);
  return h(
    'article',
    { class: 'card game-card' },
    h('div', { class: 'thumb' }, thumbnail(game)),
    h('div', {}, h('h2', { text: msg(`web-game-${game}`) }), h('p', { text: msg(`web-home-${game}`) })),
    h(
      'div',
      { class: 'row' },
      h(
        'a',
        { class: 'button primary', href: `#/play/${game}`, 'data-testid': `home-${game}` },
        h('span', { text: msg(saved ? 'web-home-resume' : 'web-home-play') }),
      ),
      h(
        'a',
        { class: 'button quiet', href: `#/rules/${game}` },
        h('span', { text: msg('web-nav-rules') }),
        h('span', { class: 'visually-hidden', text: msg(`web-game-${game}`) }),
      ),
    ),
  );
}

/** @param {string} room @param {string} sign */
const roomCard = (room, sign) =>
  h(
    'a',
    { class: 'card lab-card', href: `#/${room}` },
    icon(sign),
    h('strong', { text: msg(`web-nav-${room}`) }),
    h('span', { text: msg(`web-home-${room}`) }),
  );
