// Watching a Bayesian network: a position, a network of it, a question, and what variable elimination shows.
import { ask, AskError } from '../../core/api.js';
import { catalogue } from '../../core/catalogue.js';
import { drawer, field, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, takeAway } from '../bench.js';
import { layoutOf } from '../boards.js';
import { quoted } from '../command.js';
import { desk } from '../desk.js';
import { show } from './run.js';

/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {{position: string, network: NonNullable<Board['network']>, prior: NonNullable<Board['prior']>}} About */
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
      const about = msg('web-watch-about', { what: position.name, how: msg('web-watch-about-query', { variable: asked }) });
      watched.show(about, takeAway('bayes', answer.trace?.events ?? [], command));
      show(result, {
        variables,
        asked: [asked],
        open: open.map(({ name }) => name),
        observed,
        trace: answer.trace,
        rows: shown.board,
        layout,
        known: written.cells ?? {},
        again,
      });
      return msg('web-watch-ready', { count: answer.trace?.events.length ?? 0 });
    },
    result,
  );
  const form = h(
    'div',
    { class: 'bench-form' },
    position.element,
    field(msg('web-watch-network'), network),
    field(msg('web-watch-prior'), prior),
    field(msg('web-watch-order'), order),
    drawer(msg('web-watch-switches'), {}, label('web-watch-barren', barren), label('web-watch-separated', separated)),
  );
  const watched = desk(root, bench, { form, result });
  bench.run();
  return watched.stop;
}

/** @param {string} id @param {HTMLInputElement} input */
const label = (id, input) => h('label', { class: 'check' }, input, h('span', { text: msg(id) }));
