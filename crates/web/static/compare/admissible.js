// Whether the heuristics are admissible and consistent on a puzzle: all of them checked, with the states that refute them.
import { isCancelled, wordsOf } from '../core/api.js';
import { fill, h } from '../core/dom.js';
import { msg, number } from '../core/i18n.js';
import { runner } from '../watch/bench.js';
import { looks, picture } from '../watch/boards.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('./runs.js').Checked} Checked */
/** @typedef {import('./runs.js').Heuristics} Heuristics */
/** What came of a heuristic: what was found, or why it could not be checked. @typedef {{name: string, found?: Checked, problem?: Words}} Result */

/** The signs beside the words of a finding. @type {Record<string, string>} */
const SIGNS = { holds: '✓', fails: '✕', open: '?' };

/** Which of three it is: it holds, it was refuted, or neither could be shown. @param {any} finding @returns {'holds' | 'fails' | 'open'} */
export function verdictOf(finding) {
  if (finding === 'holds') return 'holds';
  return typeof finding === 'object' && finding !== null && 'fails' in finding ? 'fails' : 'open';
}

/**
 * The card with its button.
 * @param {string} game @param {Heuristics} heuristics @param {() => {text: string, seconds: number}} read the puzzle and the limit
 */
export function admissibility(game, { names, check }, read) {
  const place = h('div', { class: 'stack' });
  const bench = runner(
    msg('web-heuristics-run'),
    async ({ signal, onProgress }) => {
      const { text, seconds } = read();
      /** @type {Result[]} */
      const results = [];
      for (const [done, name] of names.entries()) {
        onProgress({ done, total: names.length });
        results.push(await checked(name, () => check(name, text, seconds, signal)));
        draw(place, game, results);
      }
      const refuted = results.filter(({ found }) => verdictOf(found?.heuristic.admissible) === 'fails').length;
      return msg('web-heuristics-ready', { count: results.length, refuted });
    },
    place,
  );
  const element = h(
    'section',
    { class: 'card stack', 'aria-label': msg('web-heuristics-title'), 'data-testid': 'heuristics' },
    h('h2', { class: 'card-title', text: msg('web-heuristics-title') }),
    h('p', { class: 'muted', text: msg('web-heuristics-lead') }),
    bench.element,
    place,
  );
  return { element, stop: bench.stop };
}

/** @param {string} name @param {() => Promise<Checked>} check @returns {Promise<Result>} */
async function checked(name, check) {
  try {
    return { name, found: await check() };
  } catch (error) {
    if (isCancelled(error)) throw error;
    return { name, problem: wordsOf(error) };
  }
}

/** @param {HTMLElement} place @param {string} game @param {Result[]} results */
function draw(place, game, results) {
  const columns = ['heuristic', 'admissible', 'consistent', 'start', 'true', 'judged'];
  fill(
    place,
    h(
      'div',
      { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-heuristics-table') },
      h(
        'table',
        { class: 'table heuristics', 'data-testid': 'heuristics-table' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            columns.map((name) => h('th', { scope: 'col', text: msg(`web-heuristics-${name}`) })),
          ),
        ),
        h('tbody', {}, results.map(line)),
      ),
    ),
    results.map((result) => counterExamples(game, result)),
  );
}

/** @param {Result} result */
function line({ name, found, problem }) {
  const title = h('th', { scope: 'row', text: msg(`web-heuristic-${name}`) });
  if (!found) return h('tr', { 'data-heuristic': name }, title, h('td', { colspan: 5, class: 'to-left', text: problem }));
  const { admissible, consistent, start, judged } = found.heuristic;
  const figure = (/** @type {number | null | undefined} */ value) => h('td', {}, typeof value === 'number' ? number(value) : '–');
  return h(
    'tr',
    { 'data-heuristic': name },
    title,
    verdict(admissible),
    verdict(consistent),
    figure(start?.estimate),
    figure(start?.cost),
    figure(judged),
  );
}

/** @param {unknown} finding */
function verdict(finding) {
  const is = verdictOf(finding);
  return h(
    'td',
    { class: `to-left verdict-${is}`, 'data-verdict': is },
    h('span', { class: 'judgement-sign', 'aria-hidden': 'true' }, SIGNS[is]),
    ' ',
    msg(`web-heuristics-${is}`),
  );
}

/** The states that refute a heuristic, with what it says there. @param {string} game @param {Result} result */
function counterExamples(game, { name, found }) {
  const above = found?.heuristic.admissible?.fails;
  const drop = found?.heuristic.consistent?.fails;
  if (!found || (!above && !drop)) return null;
  const board = (/** @type {string[]} */ rows) => {
    const drawn = picture(game, rows, found.box);
    drawn.show(looks(game, rows, found.givens));
    return drawn;
  };
  // An estimate may be infinite: a dead end.
  const estimate = (/** @type {number | null} */ value) => value ?? msg('web-heuristics-dead-end');
  return h(
    'article',
    { class: 'refuted', 'data-refuted': name },
    h('h3', { class: 'small-head', text: msg('web-heuristics-refuted', { heuristic: msg(`web-heuristic-${name}`) }) }),
    h(
      'div',
      { class: 'counter-examples' },
      above
        ? h(
            'figure',
            {},
            board(above.state),
            h('figcaption', { text: msg('web-heuristics-above', { estimate: estimate(above.estimate), cost: above.cost }) }),
          )
        : null,
      drop
        ? h(
            'figure',
            {},
            h('div', { class: 'before-after' }, board(drop.from), h('span', { 'aria-hidden': 'true' }, '→'), board(drop.to)),
            h('figcaption', {
              text: msg('web-heuristics-drop', { before: estimate(drop.before), after: estimate(drop.after), cost: drop.cost }),
            }),
          )
        : null,
    ),
  );
}
