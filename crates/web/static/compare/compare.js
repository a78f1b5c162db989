// Comparing methods: one instance, many methods, each under the same limit, one after the other.
import { isCancelled, wordsOf } from '../core/api.js';
import { button, field, fill, h, select } from '../core/dom.js';
import { LANGUAGE, list, msg, say } from '../core/i18n.js';
import { address, note } from '../core/router.js';
import { toast } from '../shell/announce.js';
import { runner } from '../watch/bench.js';
import { admissibility } from './admissible.js';
import { drawBars } from './bars.js';
import { csv, download } from './csv.js';
import { form } from './form.js';
import { analysing } from './positions.js';
import { besideEachOther, searching } from './runs.js';
import { drawTable } from './table.js';
import { unitOf, unitsIn } from './units.js';

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {import('./runs.js').Row} Row */
/** @typedef {import('./runs.js').Subject} Subject */

const GAMES = ['sudoku', 'ohno', 'minesweeper'];

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const { query } = route;
  let game = GAMES.find((one) => one === query.get('game')) ?? 'sudoku';
  const place = h('div', { class: 'bench-form' });
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-compare-result') });
  const heuristics = h('div', {});
  let stopChecking = () => {};
  /** @type {Subject} */
  let subject;
  /** @type {ReturnType<typeof form>} */
  let chosen;
  let redraw = () => {};
  // Numbers are written as the language writes them.
  const translate = () => redraw();
  const menu = select(
    GAMES.map((one) => [one, msg(`web-game-${one}`)]),
    game,
    (value) => {
      game = value;
      build(new URLSearchParams());
    },
    { 'data-testid': 'game' },
  );
  const bench = runner(
    msg('web-compare-run'),
    async ({ signal, onProgress }) => {
      const { ids, text, seconds } = chosen.read();
      if (ids.length === 0) return msg('web-compare-none');
      note(address(['compare'], { game, puzzle: text, methods: ids.join(','), ...subject.choice(), seconds: String(seconds) }));
      const shown = show(result, game, subject, text);
      redraw = shown.draw;
      for (const [i, id] of ids.entries()) {
        onProgress({ done: i, total: ids.length });
        shown.add(await measured(subject, id, text, seconds, signal));
      }
      return msg('web-compare-ready', { count: ids.length });
    },
    result,
  );
  const build = (/** @type {URLSearchParams} */ from) => {
    subject = game === 'minesweeper' ? analysing() : searching(game, from);
    chosen = form(game, subject, from, bench.element);
    fill(place, field(msg('web-watch-game'), menu), chosen.elements);
    stopChecking();
    const check = subject.heuristics && admissibility(game, subject.heuristics, () => chosen.read());
    stopChecking = () => check?.stop();
    fill(heuristics, check?.element);
  };
  build(query);
  root.append(
    h(
      'header',
      { class: 'view-head' },
      h('h1', { text: msg('web-compare-title') }),
      h('p', { class: 'muted', text: msg('web-compare-lead') }),
    ),
    h(
      'div',
      { class: 'bench' },
      h('section', { class: 'card', 'aria-label': msg('web-watch-setup') }, place),
      h('div', { class: 'watch-result' }, result, heuristics),
    ),
  );
  document.addEventListener(LANGUAGE, translate);
  if (query.get('puzzle')) bench.run();
  return () => {
    document.removeEventListener(LANGUAGE, translate);
    bench.stop();
    stopChecking();
  };
}

/** One method; one that refuses is a row without numbers. @param {Subject} subject @param {string} id @param {string} text @param {number} seconds @param {AbortSignal} signal @returns {Promise<Row>} */
async function measured(subject, id, text, seconds, signal) {
  try {
    return await subject.measure(id, text, seconds, signal);
  } catch (error) {
    if (isCancelled(error)) throw error;
    const values = Object.fromEntries(subject.measures.map((name) => [name, null]));
    return { id, title: subject.titleOf(id), solved: false, result: wordsOf(error), values };
  }
}

/** Why solutions are known to be cheapest or not, each reason once with the methods that it is about. @param {Row[]} rows */
function reasonsOf(rows) {
  /** @type {Map<string, {why: import('../core/i18n.js').Words, titles: import('../core/i18n.js').Words[]}>} */
  const reasons = new Map();
  for (const { cheapest, title } of rows) {
    if (!cheapest) continue;
    const key = say(cheapest.why);
    const titles = reasons.get(key)?.titles ?? [];
    reasons.set(key, { why: cheapest.why, titles: [...titles, title] });
  }
  const names = (/** @type {import('../core/i18n.js').Words[]} */ titles) => ({ say: () => list(titles.map(say)) });
  return [...reasons.values()].map(({ why, titles }) => [h('dt', { text: names(titles) }), h('dd', { text: why })]);
}

/** @param {HTMLElement} result @param {string} game @param {Subject} subject @param {string} text */
function show(result, game, subject, text) {
  const { measures } = subject;
  /** @type {Row[]} */
  const rows = [];
  /** @type {import('./table.js').Order} */
  let order = { by: subject.sort, way: 1 };
  const [table, reasons, chart] = [h('div', {}), h('dl', { class: 'reasons muted', 'data-testid': 'cheapest-reasons' }), h('div', {})];
  const measure = select(
    measures.map((name) => [name, msg(`web-compare-${name}`)]),
    subject.first,
    () => draw(),
    { 'data-testid': 'measure' },
  );
  const scale = h('input', { type: 'checkbox', checked: true, onchange: () => draw() });
  const link = (/** @type {Row} */ row) => {
    const href = subject.watch(row.id, text);
    return href ? h('a', { href, text: msg('web-compare-watch') }) : null;
  };
  const sort = (/** @type {import('./table.js').Order} */ next) => {
    order = next;
    draw();
    /** @type {HTMLElement | null} */ (table.querySelector(`[data-sort="${next.by}"]`))?.focus();
  };
  const draw = () => {
    drawTable(table, besideEachOther(rows), measures, order, sort, link);
    fill(reasons, reasonsOf(besideEachOther(rows)));
    drawBars(chart, rows, measure.value, scale.checked);
  };
  const save = () => {
    const all = besideEachOther(rows);
    const judged = all.some((row) => row.cheapest) ? ['cheapest'] : [];
    const counted = measures.filter((name) => unitsIn(all, name).length > 0);
    const lines = all.map((row) => [
      row.id,
      String(row.solved),
      ...measures.map((name) => row.values[name] ?? null),
      ...judged.map(() => row.cheapest?.is ?? null),
      ...counted.map((name) => (row.values[name] === null ? null : unitOf(row, name))),
    ]);
    download(
      `atisbo-${game}.csv`,
      csv([['method', 'solved', ...measures, ...judged, ...counted.map((name) => `${name}-unit`)], ...lines]),
      'text/csv',
    );
  };
  const copy = () => {
    const command = subject.command(
      rows.map(({ id }) => id),
      text,
    );
    navigator.clipboard.writeText(command).then(
      () => toast(msg('web-compare-copied'), 'good'),
      () => toast(command),
    );
  };
  fill(
    result,
    h(
      'div',
      { class: 'card stack' },
      table,
      reasons,
      h(
        'div',
        { class: 'row' },
        button({ icon: 'export', text: msg('web-compare-csv'), onclick: save, 'data-testid': 'csv' }),
        button({ icon: 'terminal', text: msg('web-compare-command'), onclick: copy, 'data-testid': 'command' }),
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
