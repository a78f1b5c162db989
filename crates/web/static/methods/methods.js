// A page for each method with what it promises and costs, and a table of all of them.
import { catalogue, wordsOf } from '../core/api.js';
import { fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { BACKTRACKING, CONSISTENCIES, COVER, CSP_METHODS, ENGINES, LOCAL, STRATEGIES } from '../watch/lists.js';
import { COSTS, USUAL } from './costs.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {[string, Words][]} Promises names of traits and what they are */

/** @type {Record<string, string[]>} */
const FAMILIES = {
  search: [...STRATEGIES, 'bidirectional'],
  consistency: CONSISTENCIES,
  csp: BACKTRACKING,
  local: LOCAL,
  cover: COVER,
  logic: ENGINES,
  bayes: ['ve', 'jt', 'enumeration', 'forward', 'likelihood-weighting', 'gibbs'],
};

/** @param {HTMLElement} root @param {import('../core/router.js').Route} route */
export function mount(root, route) {
  const asked = route.path[1] ?? '';
  const family = Object.keys(FAMILIES).find((name) => FAMILIES[name]?.includes(asked));
  const place = h('div', {});
  root.append(place);
  catalogue().then(
    (tables) =>
      fill(
        place,
        family
          ? page(asked, family, tables)
          : [asked ? h('p', { class: 'notice', text: msg('web-methods-unknown') }) : null, index(tables)],
      ),
    (error) => fill(place, h('p', { class: 'notice bad', text: wordsOf(error) })),
  );
}

/** @param {string} id @param {string} family @returns {Words} */
const nameOf = (id, family) => msg(family === 'search' ? `web-strategy-${id}` : `web-method-${id}`);

/** What a method promises, from the program's tables and the textbooks. @param {string} id @param {string} family @param {any} tables @returns {Promises} */
function promises(id, family, tables) {
  const cost = COSTS[id] ?? USUAL;
  const yes = (/** @type {boolean} */ value) => msg(value ? 'web-trait-yes' : 'web-trait-no');
  const ends = /** @type {Promises} */ ([
    ['time', cost.time],
    ['memory', cost.memory],
  ]);
  const strategy = tables.strategies.find((/** @type {any} */ one) => one.id === id);
  if (family === 'search' && strategy) {
    return [
      ['complete', msg(`web-trait-${strategy.complete}`)],
      ['optimal', msg(`web-trait-${strategy.optimal}`)],
      ['heuristic', yes(strategy.needs_heuristic)],
      ...ends,
    ];
  }
  if (family === 'bayes') return [['exact', msg(`web-trait-${cost.exact ?? 'yes'}`)], ...ends];
  const method = family === 'logic' ? undefined : tables.csp.find((/** @type {any} */ one) => one.id === id);
  if (method) return [['complete', yes(method.complete)], ['random', yes(method.random)], ['general', yes(method.general)], ...ends];
  return [['complete', msg(`web-trait-${cost.complete ?? 'always'}`)], ...ends];
}

/** Where a method can be watched, if it can. @param {string} id @param {string} family @returns {string | null} */
function watchAddress(id, family) {
  if (STRATEGIES.includes(id) && family === 'search') return address(['watch', 'search'], { game: 'sudoku', runs: `${id}:h1:clean:first` });
  if ([...CONSISTENCIES, ...CSP_METHODS].includes(id)) return address(['watch', 'csp'], { method: id });
  if (family === 'logic') return address(['watch', 'logic'], { method: id });
  return id === 've' ? '#/watch/bayes' : null;
}

/** @param {string} id @param {string} family @param {any} tables */
function page(id, family, tables) {
  const watch = watchAddress(id, family);
  const isCompared =
    family !== 'bayes' && id !== 'bidirectional' && (family !== 'logic' || ['dpll', 'cdcl', 'walksat', 'sat'].includes(id));
  return h(
    'article',
    { class: 'method' },
    h('p', {}, h('a', { href: '#/methods', text: msg('web-methods-back') })),
    h('h1', { text: nameOf(id, family) }),
    h('p', { class: 'muted', text: msg(`web-family-${family}`) }),
    h('p', { class: 'lead', text: msg(`web-about-${id}`) }),
    h(
      'section',
      { class: 'card' },
      h('h2', { text: msg('web-methods-promises') }),
      h(
        'dl',
        { class: 'promises' },
        promises(id, family, tables).map(([name, words]) =>
          h('div', {}, h('dt', { text: msg(`web-methods-${name}`) }), h('dd', {}, words)),
        ),
      ),
      h('p', { class: 'field-help', text: msg('web-methods-legend') }),
    ),
    h('section', { class: 'card' }, h('h2', { text: msg('web-methods-when') }), h('p', { text: msg(`web-when-${id}`) })),
    h(
      'div',
      { class: 'row' },
      watch ? h('a', { class: 'button primary', href: watch, text: msg('web-methods-watch') }) : null,
      isCompared
        ? h('a', {
            class: 'button',
            href: address(['compare'], { game: 'sudoku', methods: comparedWith(id, family).join(',') }),
            text: msg('web-methods-compare'),
          })
        : null,
    ),
  );
}

/** A method with a few of its own kind. @param {string} id @param {string} family */
function comparedWith(id, family) {
  const usual = family === 'search' ? ['bfs', 'dfs', 'astar'] : family === 'logic' ? ['dpll', 'cdcl', 'sat'] : ['bt', 'fc-mrv', 'mac'];
  return [...new Set([id, ...usual])];
}

/** @param {any} tables */
function index(tables) {
  return [
    h(
      'header',
      { class: 'view-head' },
      h('h1', { text: msg('web-methods-title') }),
      h('p', { class: 'muted', text: msg('web-methods-lead') }),
    ),
    h(
      'div',
      { class: 'stack' },
      Object.entries(FAMILIES).map(([family, ids]) => {
        const columns = promises(ids[0] ?? '', family, tables).map(([name]) => name);
        return h(
          'section',
          { class: 'card' },
          h('h2', { id: `family-${family}`, text: msg(`web-family-${family}`) }),
          h(
            'div',
            { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-labelledby': `family-${family}` },
            h(
              'table',
              { class: 'table methods' },
              h(
                'thead',
                {},
                h(
                  'tr',
                  {},
                  h('th', { scope: 'col', text: msg('web-methods-name') }),
                  columns.map((name) => h('th', { scope: 'col', text: msg(`web-methods-${name}`) })),
                ),
              ),
              h(
                'tbody',
                {},
                ids.map((id) =>
                  h(
                    'tr',
                    {},
                    h('th', { scope: 'row' }, h('a', { href: `#/methods/${id}`, text: nameOf(id, family) })),
                    promises(id, family, tables).map(([, words]) => h('td', {}, words)),
                  ),
                ),
              ),
            ),
          ),
        );
      }),
    ),
    h('p', { class: 'field-help', text: msg('web-methods-legend') }),
  ];
}
