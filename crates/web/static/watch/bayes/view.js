// Watching a Bayesian network: the graph over the board, the tables of its variables, and how one variable after the
// other is summed out until the answer is left.
import { ask, AskError } from '../../core/api.js';
import { catalogue } from '../../core/catalogue.js';
import { button, drawer, field, fill, h, s, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, setup, takeAway } from '../bench.js';
import { layoutOf, nameOf, picture } from '../boards.js';
import { quoted } from '../command.js';
import { TracePlayer } from '../player.js';
import { cellsOf, drawGraph, places, rowsBelow } from './graph.js';
import { sentence } from './sentences.js';
import { BayesStory } from './story.js';
import { edgesOf, key, Moment, showsOf } from './moment.js';
import { conditional } from './tables.js';

/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('../../core/api.js').AnswerOf<'bayes', 'query'>} Answer */
/** @typedef {{position: string, network: Board['network'], prior: Board['prior']}} About */
/** @typedef {import('../../core/api.js').RequestOf<'minesweeper', 'convert'>} Board */
/** @typedef {import('./graph.js').Variable} Variable */

const MOST_NUMBERS = 2400;
/** The server takes no longer texts than this. */
const MOST_TEXT = 1_000_000;

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const pick = (/** @type {string} */ name, /** @type {string[]} */ names, /** @type {string} */ usual) => {
    const asked = route.query.get(name) ?? '';
    return select(
      names.map((one) => [one, msg(`web-${name}-${one}`)]),
      names.includes(asked) ? asked : usual,
      () => {
        wanted = '';
        bench.run();
      },
      { 'data-choose': name },
    );
  };
  const tick = (/** @type {string} */ name) =>
    h('input', { type: 'checkbox', checked: route.query.get(name) !== 'no', onchange: () => bench.run() });
  const position = instance('minesweeper', route.query.get('position'));
  const { minesweeper, orders } = catalogue();
  const network = pick('network', minesweeper.board_networks, 'pruned');
  const prior = pick('prior', minesweeper.priors, 'left');
  const order = pick('order', ['best', ...orders], 'best');
  const [barren, separated] = [tick('barren'), tick('separated')];
  let wanted = route.query.get('ask') ?? '';
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  const bench = runner(
    msg('web-watch-run'),
    async ({ signal }) => {
      const about = /** @type {About} */ ({ position: position.text, network: network.value, prior: prior.value });
      const [written, shown] = await Promise.all([
        ask({ game: 'minesweeper', verb: 'convert', to: 'bif', ...about }, { signal }),
        ask({ game: 'minesweeper', verb: 'analyse', position: position.text, strength: 'safest' }, { signal, seconds: 5 }),
      ]);
      const layout = await layoutOf(shown.tiling, position.text, signal);
      const observed = Object.fromEntries((written.evidence ?? []).map((line) => line.split('=')));
      if (written.text.length > MOST_TEXT) throw new AskError(msg('web-watch-network-large'), 413);
      const net = await ask({ game: 'bayes', verb: 'show', network: written.text, format: 'bif', tables: MOST_NUMBERS }, { signal });
      /** @type {Variable[]} */
      const variables = net.nodes;
      const open = variables.filter(({ name }) => !(name in observed) && written.cells?.[name]);
      const asked = open.find(({ name }) => name === wanted)?.name ?? open[0]?.name ?? variables[0]?.name ?? '';
      note(
        address(['watch', 'bayes'], {
          ...about,
          order: order.value,
          ask: asked,
          barren: barren.checked ? undefined : 'no',
          separated: separated.checked ? undefined : 'no',
        }),
      );
      const answer = await ask(
        {
          game: 'bayes',
          verb: 'query',
          network: written.text,
          format: 'bif',
          query: [asked],
          evidence: observed,
          method: 've',
          switches: { order: order.value, prune_barren: barren.checked, prune_separated: separated.checked },
          trace: { limit: 20000 },
        },
        { signal, seconds: 10 },
      );
      const evidence = Object.entries(observed).map((pair) => pair.join('='));
      const command = `atisbo convert minesweeper ${quoted(position.text)} --to bif --network ${network.value} --prior ${prior.value} > net.bif && atisbo bayes net.bif --query ${asked} --evidence ${evidence.join(',')} --method ve --order ${order.value} --trace steps.jsonl`;
      const again = (/** @type {string} */ name) => {
        wanted = name;
        bench.run();
      };
      show(result, {
        variables,
        asked,
        open: open.map(({ name }) => name),
        observed,
        trace: answer.trace,
        rows: shown.board,
        layout,
        known: written.cells ?? {},
        again,
        command,
      });
      return msg('web-watch-ready', { count: answer.trace?.events.length ?? 0 });
    },
    result,
  );
  root.append(
    h(
      'div',
      { class: 'bench' },
      setup(
        h(
          'div',
          { class: 'bench-form' },
          position.element,
          field(msg('web-watch-network'), network),
          field(msg('web-watch-prior'), prior),
          field(msg('web-watch-order'), order),
          drawer(msg('web-watch-switches'), {}, label('web-watch-barren', barren), label('web-watch-separated', separated)),
          bench.element,
        ),
      ),
      result,
    ),
  );
  bench.run();
  return bench.stop;
}

/** @param {string} id @param {HTMLInputElement} input */
const label = (id, input) => h('label', { class: 'check' }, input, h('span', { text: msg(id) }));

/**
 * @param {HTMLElement} result
 * @param {{variables: Variable[], asked: string, open: string[], observed: Record<string, string>, trace: Answer['trace'], rows: string[],
 *   known: Record<string, [number, number][]>, layout: import('../../board/layout.js').Layout | null, again: (name: string) => void, command: string}} found
 */
function show(result, { variables, asked, open, observed, trace, rows, layout, known, again, command }) {
  const events = trace?.events ?? [];
  const story = new BayesStory(
    events,
    variables.map(({ name }) => name),
    [asked],
    Object.keys(observed),
  );
  const all = new Map(variables.map((variable) => [variable.name, variable]));
  const player = new TracePlayer();
  const board = picture('minesweeper', rows, null, layout);
  const where = places(variables, board.layout, known);
  board.layout.box[3] += rowsBelow(where, board.layout) * 40;
  board.svg?.setAttribute('viewBox', board.layout.box.join(' '));
  board.dataset.most = '64';
  const layer = s('g', { class: 'network', 'data-testid': 'network' });
  board.svg?.append(layer);
  let chosen = asked;
  const table = h('div', {});
  const choice = select(
    variables.map(({ name }) => [name, titleOf(name, board.layout, known)]),
    chosen,
    (name) => choose(name),
    { 'data-testid': 'variable' },
  );
  const question = button({ text: msg('web-watch-ask-this'), onclick: () => again(chosen), 'data-testid': 'ask-variable' });
  const choose = (/** @type {string} */ name) => {
    chosen = name;
    choice.value = name;
    question.disabled = !open.includes(name) || name === asked;
    const variable = all.get(name);
    fill(table, variable ? conditional(variable, all) : null);
    draw();
  };
  const now = new Moment();
  const draw = () => {
    drawGraph(layer, where, edgesOf(story, variables, observed), showsOf(story, chosen), choose);
    now.show(story, all);
  };
  player.addEventListener('moment', draw);
  fill(
    result,
    player,
    h(
      'div',
      { class: 'split bayes card' },
      h('div', { class: 'net-box' }, board, key()),
      h(
        'div',
        { class: 'stack' },
        now.element,
        h('h2', { class: 'small-head', text: msg('web-watch-tables-head') }),
        h('div', { class: 'row' }, field(msg('web-watch-variable'), choice), question),
        table,
      ),
    ),
    takeAway('bayes', events, command),
  );
  player.load([
    {
      title: '',
      tape: story.tape,
      events: story.events,
      series: story.series,
      leftOut: trace?.left_out ?? 0,
      say: (at) => sentence(events[at]),
      counters: () => story.counters(),
      about: (at) => {
        const event = events[at];
        const cells = cellsOf('variable' in event ? event.variable : '', board.layout, known);
        return { cells: cells.map((cell) => nameOf(cell, board.layout.cols)) };
      },
    },
  ]);
  choose(asked);
}

/** A variable by its name and its cell. @param {string} name @param {import('../../board/layout.js').Layout} layout @param {Record<string, [number, number][]>} known */
function titleOf(name, layout, known) {
  const cells = cellsOf(name, layout, known).map((cell) => nameOf(cell, layout.cols));
  return cells.length > 0 ? `${name} (${cells.slice(0, 3).join(', ')}${cells.length > 3 ? ' …' : ''})` : name;
}
