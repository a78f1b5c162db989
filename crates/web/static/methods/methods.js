// A page for each method with what it promises and costs, and a table of all of them.
import { catalogue, cspMethods, strategies } from '../core/catalogue.js';
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { address } from '../core/router.js';
import { COSTS, USUAL } from './costs.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {[string, Words][]} Promises names of traits and what they are */

/** The methods by family. @returns {Record<string, string[]>} */
const families = () => ({
  search: catalogue().strategies.map(({ id }) => id),
  consistency: catalogue().sudoku.consistencies,
  csp: cspMethods('backtracking'),
  local: cspMethods('local'),
  cover: cspMethods('cover'),
  logic: catalogue().logic.map(({ id }) => id),
  bayes: catalogue().bayes.filter((id) => id !== 'auto'),
});

/** @param {HTMLElement} root @param {import('../core/router.js').Route} route */
export function mount(root, route) {
  const asked = route.path[1] ?? '';
  const family = Object.entries(families()).find(([, ids]) => ids.includes(asked))?.[0];
  const unknown = asked ? h('p', { class: 'notice', text: msg('web-methods-unknown') }) : null;
  root.append(h('div', {}, family ? page(asked, family) : [unknown, index()]));
}

/** @param {string} id @param {string} family @returns {Words} */
const nameOf = (id, family) => msg(family === 'search' ? `web-strategy-${id}` : `web-method-${id}`);

/** What a method promises, from the program's tables and the textbooks. @param {string} id @param {string} family @returns {Promises} */
function promises(id, family) {
  const cost = COSTS[id] ?? USUAL;
  const yes = (/** @type {boolean} */ value) => msg(value ? 'web-trait-yes' : 'web-trait-no');
  const ends = /** @type {Promises} */ ([
    ['time', cost.time],
    ['memory', cost.memory],
  ]);
  const strategy = catalogue().strategies.find((one) => one.id === id);
  if (family === 'search' && strategy) {
    return [
      ['complete', msg(`web-trait-${strategy.complete}`)],
      ['optimal', optimal(strategy)],
      ['heuristic', yes(strategy.needs_heuristic)],
      ...ends,
    ];
  }
  if (family === 'bayes') return [['exact', msg(`web-trait-${cost.exact ?? 'yes'}`)], ...ends];
  const method = family === 'logic' ? undefined : catalogue().csp.find((one) => one.id === id);
  if (method) return [['complete', yes(method.complete)], ['random', yes(method.random)], ['general', yes(method.general)], ...ends];
  return [['complete', msg(`web-trait-${cost.complete ?? 'always'}`)], ...ends];
}

/** What a strategy promises of the solution; one with a heuristic promises it only if that is admissible. @param {ReturnType<typeof catalogue>['strategies'][number]} strategy @returns {Words} */
const optimal = ({ optimal, needs_heuristic }) => msg(`web-trait-${optimal}${needs_heuristic && optimal !== 'no' ? '-heuristic' : ''}`);

/** Where a method can be watched, if it can. @param {string} id @param {string} family @returns {string | null} */
function watchAddress(id, family) {
  if (strategies().includes(id) && family === 'search') return address(['watch', 'search'], { game: 'sudoku', runs: `${id}:h1:clean:first` });
  if (['consistency', 'csp', 'local', 'cover'].includes(family)) return address(['watch', 'csp'], { method: id });
  if (family === 'logic') return address(['watch', 'logic'], { method: id });
  return id === 've' ? '#/watch/bayes' : null;
}

/** @param {string} id @param {string} family */
function page(id, family) {
  const watch = watchAddress(id, family);
  const isCompared =
    family === 'search'
      ? strategies().includes(id)
      : family === 'logic'
        ? catalogue().sudoku.logic.some((one) => one === id)
        : family !== 'bayes';
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
        promises(id, family).map(([name, words]) =>
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

function index() {
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
      Object.entries(families()).map(([family, ids]) => {
        const columns = promises(ids[0] ?? '', family).map(([name]) => name);
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
                    promises(id, family).map(([, words]) => h('td', {}, words)),
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
