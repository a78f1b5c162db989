// Comparing methods: one puzzle, many methods, each under the same limits, one after the other.
import { ask, isCancelled, wordsOf } from '../core/api.js';
import { button, field, fill, h, select } from '../core/dom.js';
import { LANGUAGE, msg, tell } from '../core/i18n.js';
import { address, note } from '../core/router.js';
import { toast } from '../shell/announce.js';
import { instance, quoted, runner } from '../watch/bench.js';
import { CELL_ORDERS, CONSISTENCIES, CSP_METHODS, FORMULATIONS, HEURISTICS, STRATEGIES } from '../watch/lists.js';
import { drawBars } from './bars.js';
import { csv, download } from './csv.js';
import { families, MEASURES, rowOf, runOf, titleOf, usual } from './runs.js';
import { drawTable } from './table.js';

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {import('./runs.js').Row} Row */

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const { query } = route;
  let game = query.get('game') === 'ohno' ? 'ohno' : 'sudoku';
  const place = h('div', { class: 'bench-form' });
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-compare-result') });
  /** @type {ReturnType<typeof form>} */
  let chosen;
  let redraw = () => {};
  // Numbers are written as the language writes them.
  const translate = () => redraw();
  const menu = select(
    [
      ['sudoku', msg('web-game-sudoku')],
      ['ohno', msg('web-game-ohno')],
    ],
    game,
    (value) => {
      game = value;
      build(new URLSearchParams());
    },
    { 'data-testid': 'game' },
  );
  const bench = runner(
    msg('web-compare-run'),
    async (run) => {
      const { ids, choice, puzzle, seconds } = chosen.read();
      if (ids.length === 0) return msg('web-compare-none');
      note(address(['compare'], { game, puzzle, methods: ids.join(','), ...choice, seconds: String(seconds) }));
      const shown = show(result, game, puzzle, choice);
      redraw = shown.draw;
      for (const [i, id] of ids.entries()) {
        run.onProgress({ done: i, total: ids.length });
        const row = await measure(game, id, choice, puzzle, seconds, run.signal);
        shown.add(row);
      }
      return msg('web-compare-ready', { count: ids.length });
    },
    result,
  );
  const build = (/** @type {URLSearchParams} */ from) => {
    chosen = form(game, from);
    fill(place, field(msg('web-watch-game'), menu), chosen.elements, bench.element);
  };
  build(query);
  root.append(
    h(
      'header',
      { class: 'view-head' },
      h('h1', { text: msg('web-compare-title') }),
      h('p', { class: 'muted', text: msg('web-compare-lead') }),
    ),
    h('div', { class: 'bench' }, h('section', { class: 'card', 'aria-label': msg('web-watch-setup') }, place), result),
  );
  document.addEventListener(LANGUAGE, translate);
  if (query.get('puzzle')) bench.run();
  return () => {
    document.removeEventListener(LANGUAGE, translate);
    bench.stop();
  };
}

/** One method on the puzzle; a method that refuses is a row without numbers. @param {string} game @param {string} id @param {import('./runs.js').Choice} choice @param {string} puzzle @param {number} seconds @param {AbortSignal} signal @returns {Promise<Row>} */
async function measure(game, id, choice, puzzle, seconds, signal) {
  const title = titleOf(id, choice);
  try {
    const answer = await ask({ game, verb: 'search', puzzle, runs: [runOf(game, id, choice)] }, { signal, seconds });
    return rowOf(id, title, answer.runs[0]);
  } catch (error) {
    if (isCancelled(error)) throw error;
    const empty = Object.fromEntries(MEASURES.map((name) => [name, null]));
    return /** @type {Row} */ (/** @type {unknown} */ ({ id, title, solved: false, result: wordsOf(error), ...empty }));
  }
}

/** What to compare. @param {string} game @param {URLSearchParams} query */
function form(game, query) {
  const groups = families(game);
  const wanted = query.get('methods')?.split(',') ?? usual(game);
  const puzzle = instance(game, query.get('puzzle'));
  const pick = (/** @type {string} */ name, /** @type {string[]} */ names, /** @type {string} */ usualOne) => {
    const asked = query.get(name) ?? '';
    const prefix = name === 'cell_order' ? 'cell-order' : name;
    return select(
      names.map((one) => [one, msg(`web-${prefix}-${one}`)]),
      names.includes(asked) ? asked : usualOne,
      undefined,
      { 'data-choose': name },
    );
  };
  const heuristic = pick('heuristic', HEURISTICS[game] ?? [], game === 'sudoku' ? 'h1' : 'h3');
  const formulation = pick('formulation', FORMULATIONS, 'clean');
  const order = pick('cell_order', CELL_ORDERS, 'first');
  const seconds = h('input', { type: 'number', min: 1, max: 60, step: 1, value: query.get('seconds') ?? '5', class: 'short' });
  /** @type {HTMLInputElement[]} */
  const boxes = [];
  const group = (/** @type {[string, string[]]} */ [name, ids]) => {
    const own = ids.map((id) => h('input', { type: 'checkbox', value: id, checked: wanted.includes(id) }));
    boxes.push(...own);
    const count = h('span', { class: 'badge' });
    const tally = () => tell(count, msg('web-compare-chosen', { count: own.filter((box) => box.checked).length, all: own.length }));
    const all = (/** @type {boolean} */ isOn) => {
      for (const box of own) box.checked = isOn;
      tally();
    };
    tally();
    return h(
      'details',
      { class: 'drawer family', open: name === 'search', onchange: tally },
      h('summary', {}, h('span', { text: msg(`web-family-${name}`) }), count),
      h(
        'div',
        { class: 'drawer-body', role: 'group', 'aria-label': msg(`web-family-${name}`) },
        h(
          'div',
          { class: 'row' },
          button({ text: msg('web-compare-all'), kind: 'quiet', onclick: () => all(true) }),
          button({ text: msg('web-compare-clear'), kind: 'quiet', onclick: () => all(false) }),
        ),
        own.map((box) =>
          h(
            'label',
            { class: 'check' },
            box,
            h('span', { text: STRATEGIES.includes(box.value) ? msg(`web-strategy-${box.value}`) : msg(`web-method-${box.value}`) }),
          ),
        ),
      ),
    );
  };
  return {
    elements: [
      puzzle.element,
      Object.entries(groups).map(group),
      field(msg('web-watch-heuristic'), heuristic),
      field(msg('web-watch-formulation'), formulation),
      game === 'sudoku' ? field(msg('web-watch-cell-order'), order) : null,
      field(msg('web-compare-limit'), seconds),
    ],
    read: () => ({
      ids: boxes.filter((box) => box.checked).map((box) => box.value),
      choice: { heuristic: heuristic.value, formulation: formulation.value, cell_order: order.value },
      puzzle: puzzle.text,
      seconds: Math.min(60, Math.max(1, Number(seconds.value) || 5)),
    }),
  };
}

/** @param {HTMLElement} result @param {string} game @param {string} puzzle @param {import('./runs.js').Choice} choice */
function show(result, game, puzzle, choice) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {import('./table.js').Order} */
  let order = { by: 'seconds', way: 1 };
  const [table, chart] = [h('div', {}), h('div', {})];
  const measure = select(
    MEASURES.map((name) => [name, msg(`web-compare-${name}`)]),
    'expanded',
    () => draw(),
    { 'data-testid': 'measure' },
  );
  const scale = h('input', { type: 'checkbox', checked: true, onchange: () => draw() });
  const link = (/** @type {Row} */ row) =>
    watchable(row.id) ? h('a', { href: watchAddress(game, row.id, puzzle, choice), text: msg('web-compare-watch') }) : null;
  const draw = () => {
    drawTable(
      table,
      rows,
      order,
      (next) => {
        order = next;
        draw();
        /** @type {HTMLElement | null} */ (table.querySelector(`[data-sort="${next.by}"]`))?.focus();
      },
      link,
    );
    drawBars(chart, rows, /** @type {keyof Row} */ (measure.value), scale.checked);
  };
  const save = () =>
    download(
      `atisbo-${game}.csv`,
      csv([
        ['method', 'solved', ...MEASURES],
        ...rows.map((row) => [row.id, String(row.solved), ...MEASURES.map((name) => /** @type {number | null} */ (row[name]))]),
      ]),
      'text/csv',
    );
  const cells = game === 'sudoku' ? ` --cells ${choice.cell_order.replace('_', '-')}` : '';
  const command = () =>
    `atisbo search ${game} ${quoted(puzzle)} --strategy ${rows.map(({ id }) => id).join(',')} --heuristic ${choice.heuristic} --formulation ${choice.formulation}${cells} --compare`;
  const copy = () =>
    navigator.clipboard.writeText(command()).then(
      () => toast(msg('web-compare-copied'), 'good'),
      () => toast(command()),
    );
  fill(
    result,
    h(
      'div',
      { class: 'card' },
      table,
      h(
        'div',
        { class: 'row' },
        button({ icon: 'export', text: msg('web-compare-csv'), onclick: save, 'data-testid': 'csv' }),
        button({ icon: 'terminal', text: msg('web-compare-command'), onclick: copy }),
      ),
    ),
    h(
      'div',
      { class: 'card' },
      h(
        'div',
        { class: 'row' },
        field(msg('web-compare-measure'), measure),
        h('label', { class: 'check' }, scale, h('span', { text: msg('web-compare-log') })),
      ),
      chart,
    ),
  );
  draw();
  return {
    draw,
    add: (/** @type {Row} */ row) => {
      rows.push(row);
      draw();
    },
  };
}

/** @param {string} id */
const watchable = (id) => STRATEGIES.includes(id) || CSP_METHODS.includes(id) || CONSISTENCIES.includes(id);

/** @param {string} game @param {string} id @param {string} puzzle @param {import('./runs.js').Choice} choice */
function watchAddress(game, id, puzzle, { heuristic, formulation, cell_order }) {
  if (STRATEGIES.includes(id))
    return address(['watch', 'search'], { game, puzzle, runs: [id, heuristic, formulation, cell_order].join(':') });
  return address(['watch', 'csp'], { method: id, puzzle });
}
