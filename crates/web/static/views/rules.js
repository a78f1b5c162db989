// The rules of each game, with a board that shows them.
import '../board/board-grid.js';
import { ask, wordsOf } from '../core/api.js';
import { fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { thumbnail } from './thumbnails.js';

/** @typedef {import('../core/router.js').Route} Route */

/** @typedef {'minesweeper' | 'sudoku' | 'ohno'} Game */

/** @type {Game[]} */
const GAMES = ['minesweeper', 'sudoku', 'ohno'];
/** How many paragraphs each game's rules and advice have. */
const PARTS = ['goal', 'rules', 'play', 'think', 'variants'];

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, { path }) {
  const game = GAMES.find((one) => one === path[1]);
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
        asProblem(game),
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

/**
 * The game as courses on artificial intelligence describe one: its environment, and its formal definition.
 * @param {Game} game
 */
function asProblem(game) {
  const place = h('div', { class: 'stack', 'data-testid': 'as-problem' });
  const heading = (/** @type {string} */ id) => h('th', { scope: 'col', class: 'to-left', text: msg(id) });
  ask({ game: 'rules', verb: 'show', of: game }).then(
    ({ environment, definition }) =>
      fill(
        place,
        h(
          'section',
          {},
          h('h2', { text: msg('environment-title') }),
          h(
            'div',
            { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('environment-title') },
            h(
              'table',
              { class: 'table small' },
              h('thead', {}, h('tr', {}, ['environment-property', 'environment-value', 'environment-reason'].map(heading))),
              h(
                'tbody',
                {},
                environment.map(({ name, value, reason }) =>
                  h(
                    'tr',
                    {},
                    h('th', { scope: 'row', text: name }),
                    h('td', { class: 'to-left', text: value }),
                    h('td', { class: 'to-left', text: reason }),
                  ),
                ),
              ),
            ),
          ),
        ),
        h(
          'section',
          {},
          h('h2', { text: msg('problem-title') }),
          h(
            'dl',
            { class: 'reasons' },
            definition.map(({ name, text }) => [h('dt', { text: name }), h('dd', { text })]),
          ),
        ),
      ),
    (error) => fill(place, h('p', { class: 'notice', text: wordsOf(error) })),
  );
  return place;
}

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
