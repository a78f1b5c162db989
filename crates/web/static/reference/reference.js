// The API, for those who write programs: every question that can be asked, with an example that runs.
import { get, wordsOf } from '../core/api.js';
import { catalogue } from '../core/catalogue.js';
import { fill, h, select } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { msg } from '../core/i18n.js';
import { address, go } from '../core/router.js';
import { duration } from '../experiments/remaining.js';
import { block, door } from './snippet.js';
import { verbsOf } from './schema.js';
import { verbPage } from './verb.js';

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {import('./schema.js').Verb} Verb */
/** @typedef {import('./schema.js').Description} Description */

/** The description is the same as long as the page is open. @type {Promise<Description> | undefined} */
let description;

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, { path }) {
  const place = h('div', { 'aria-busy': 'true' }, h('h1', { text: msg('web-api-title') }));
  root.append(place);
  description ??= get('api/v1/openapi.json');
  const leaving = new AbortController();
  description.then(
    (loaded) => {
      place.removeAttribute('aria-busy');
      const verbs = verbsOf(loaded);
      const asked = verbs.find(({ game, verb }) => game === path[1] && verb === path[2]);
      fill(
        place,
        h(
          'div',
          { class: 'reference' },
          menu(verbs, asked),
          asked ? verbPage(loaded, asked, leaving.signal) : overview(verbs, path.length > 1),
        ),
      );
    },
    (error) => {
      description = undefined;
      place.removeAttribute('aria-busy');
      place.append(h('p', { class: 'notice bad', role: 'alert', text: wordsOf(error) }));
    },
  );
  return () => leaving.abort();
}

/** @param {Verb} verb */
const addressOf = ({ game, verb }) => address(['api', game, verb]);

/** The verbs by game. @param {Verb[]} verbs @returns {[string, Verb[]][]} */
const byGame = (verbs) => [...new Set(verbs.map(({ game }) => game))].map((game) => [game, verbs.filter((verb) => verb.game === game)]);

/** All verbs beside the page; on a telephone one menu. @param {Verb[]} verbs @param {Verb | undefined} asked */
function menu(verbs, asked) {
  const link = (/** @type {Verb} */ verb) =>
    h('li', {}, h('a', { href: addressOf(verb), 'aria-current': verb === asked ? 'page' : undefined }, verb.verb));
  const choice = select(
    [
      ['#/api', msg('web-api-all')],
      ...verbs.map((verb) => /** @type {[string, string]} */ ([addressOf(verb), `${verb.game} ${verb.verb}`])),
    ],
    asked ? addressOf(asked) : '#/api',
    go,
    { 'aria-label': msg('web-api-verbs'), 'data-testid': 'verb' },
  );
  return h(
    'div',
    { class: 'reference-menu' },
    choice,
    h(
      'nav',
      { 'aria-label': msg('web-api-verbs') },
      h('a', { href: '#/api', 'aria-current': asked ? undefined : 'page', text: msg('web-api-all') }),
      byGame(verbs).map(([game, own]) => [h('h2', { class: 'small-head' }, game), h('ul', {}, own.map(link))]),
    ),
  );
}

/** How one asks, and all that can be asked. @param {Verb[]} verbs @param {boolean} isUnknown whether the address named a verb that there is not */
function overview(verbs, isUnknown) {
  const { usual_seconds, most_seconds, most_bytes, body } = /** @type {any} */ (catalogue().limits);
  const example = verbs[0]?.example ?? {};
  return h(
    'article',
    { class: 'reference-page' },
    h('h1', { text: msg('web-api-title') }),
    isUnknown ? h('p', { class: 'notice', text: msg('web-api-unknown') }) : null,
    h('p', { class: 'lead', text: msg('web-api-lead') }),
    h('p', { text: msg('web-api-how') }),
    block('curl', door(example)),
    h('p', {
      text: msg('web-api-limits', {
        usual: duration(usual_seconds),
        most: duration(most_seconds),
        memory: Math.floor(most_bytes / 1e6),
        body: Math.floor(body / 1e3),
      }),
    }),
    h('p', { text: msg('web-api-events') }),
    h('p', { text: msg('web-api-errors') }),
    h('p', {}, h('a', { href: 'api/v1/openapi.json', target: '_blank', rel: 'noopener' }, icon('link'), ' ', msg('web-api-openapi'))),
    h('h2', { text: msg('web-api-verbs') }),
    byGame(verbs).map(([game, own]) =>
      h(
        'section',
        {},
        h('h3', {}, game),
        h(
          'ul',
          { class: 'verbs' },
          own.map((verb) =>
            h('li', {}, h('a', { href: addressOf(verb) }, verb.verb), ' ', h('span', { text: msg(`web-api-${game}-${verb.verb}`) })),
          ),
        ),
      ),
    ),
  );
}
