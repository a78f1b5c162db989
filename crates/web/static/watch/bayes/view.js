// Watching a Bayesian network: a network or one of a Minesweeper position, a question, and what a method makes of it.
import { ask, AskError } from '../../core/api.js';
import { catalogue } from '../../core/catalogue.js';
import { drawer, field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, takeAway } from '../bench.js';
import { desk } from '../desk.js';
import { asked as wanted, exampleField, presetOf } from '../presets.js';
import { sample } from '../samples.js';
import { show } from './run.js';
import { commandOf, ofBoard, ofText } from './source.js';

/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('../../core/api.js').RequestOf<'bayes', 'query'>} Query */

/** The methods that can be watched. */
const METHODS = ['ve', 'jt', 'enumeration', 'forward', 'likelihood-weighting', 'gibbs'];
/** A sampling run is watched for so many samples, and an exact one for so many events. */
const SAMPLES = 400;
const MOST = 20000;
const SOURCES = ['network', 'minesweeper'];

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const query = wanted('bayes', route.query);
  const preset = presetOf('bayes', query);
  let source = SOURCES.find((one) => one === query.get('source')) ?? (query.get('position') ? 'minesweeper' : 'network');
  const place = h('div', { class: 'bench-form' });
  const pick = (/** @type {string} */ name, /** @type {string[]} */ names, /** @type {string} */ usual) => {
    const value = query.get(name) ?? '';
    return select(
      names.map((one) => [one, msg(`web-${name}-${one}`)]),
      names.includes(value) ? value : usual,
      undefined,
      { 'data-choose': name },
    );
  };
  const tick = (/** @type {string} */ name) => h('input', { type: 'checkbox', checked: query.get(name) !== 'no' });
  const { minesweeper, orders } = catalogue();
  const network = pick('network', minesweeper.board_networks, 'pruned');
  const prior = pick('prior', minesweeper.priors, 'left');
  const order = pick('order', ['best', ...orders], 'best');
  const method = pick('method', METHODS, 've');
  const [barren, separated] = [tick('barren'), tick('separated')];
  const target = h('input', { type: 'text', class: 'mono', autocomplete: 'off', spellcheck: 'false', 'data-testid': 'query' });
  const given = h('input', { type: 'text', class: 'mono', autocomplete: 'off', spellcheck: 'false', 'data-testid': 'evidence' });
  target.value = query.get('ask') ?? '';
  given.value = query.get('given') ?? '';
  /** @type {ReturnType<typeof instance>} */
  let text;
  const menu = select(
    SOURCES.map((one) => [one, msg(`web-watch-source-${one}`)]),
    source,
    (value) => {
      source = value;
      target.value = '';
      given.value = '';
      build(null);
    },
    { 'data-testid': 'source' },
  );
  const build = (/** @type {string | null} */ first) => {
    const isBoard = source === 'minesweeper';
    text = instance(source, first ?? (isBoard ? sample('minesweeper', 'web-sample-mines-row') : null), () => {
      target.value = '';
      given.value = '';
    });
    fill(
      place,
      exampleField('bayes', first === null ? null : preset),
      field(msg('web-watch-source'), menu),
      text.element,
      isBoard ? [field(msg('web-watch-network'), network), field(msg('web-watch-prior'), prior)] : null,
      field(msg('web-watch-query'), target, msg(`web-watch-query-${source}`)),
      isBoard ? null : field(msg('web-watch-evidence'), given, msg('web-watch-evidence-help')),
      field(msg('web-watch-method'), method),
      field(msg('web-watch-order'), order),
      drawer(msg('web-watch-switches'), {}, label('web-watch-barren', barren), label('web-watch-separated', separated)),
    );
  };
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  const bench = runner(
    msg('web-watch-run'),
    async ({ signal }) => {
      const isBoard = source === 'minesweeper';
      const about = { network: network.value, prior: prior.value };
      const found = await (isBoard ? ofBoard(text.text, about, signal) : ofText(text.text, given.value, signal));
      const { variables, observed, open } = found;
      const target_name = variables.find(({ name }) => name === target.value.trim())?.name ?? open[0] ?? variables[0]?.name ?? '';
      if (target.value.trim() !== '' && target.value.trim() !== target_name) {
        throw new AskError(msg('web-watch-query-unknown', { name: target.value.trim() }), 400);
      }
      const state = {
        source,
        text: text.text,
        ...(isBoard ? about : { given: given.value }),
        ask: target_name,
        method: method.value,
        order: order.value === 'best' ? undefined : order.value,
        barren: barren.checked ? undefined : 'no',
        separated: separated.checked ? undefined : 'no',
      };
      note(address(['watch', 'bayes'], state));
      const isExample =
        preset !== null &&
        Object.entries(preset.query).every(([name, value]) => /** @type {Record<string, unknown>} */ (state)[name] === value);
      const request = /** @type {Query} */ ({
        game: 'bayes',
        verb: 'query',
        network: found.text,
        format: found.format,
        query: [target_name],
        evidence: observed,
        method: method.value,
        switches: { order: order.value, prune_barren: barren.checked, prune_separated: separated.checked },
        samples: { samples: SAMPLES, chains: 1, burn_in: 20 },
        trace: { limit: MOST },
      });
      const answer = await ask(request, { signal, seconds: 10 });
      const how = msg(`web-method-${method.value}`);
      const what = isExample ? msg(`web-preset-${preset.id}`) : text.name;
      watched.show(
        msg('web-watch-about', { what, how }),
        takeAway(
          'bayes',
          answer.trace?.events ?? [],
          commandOf(isBoard ? { position: text.text, ...about } : null, found, target_name, method.value, order.value),
        ),
      );
      show(result, {
        ...found,
        asked: [target_name],
        trace: answer.trace,
        code: answer.code,
        again: (name) => {
          target.value = name;
          bench.run();
        },
        lead: isExample ? msg(`web-preset-${preset.id}-about`) : undefined,
      });
      return msg('web-watch-ready', { count: answer.trace?.events.length ?? 0 });
    },
    result,
  );
  build(query.get('text') ?? query.get('position'));
  const watched = desk(root, bench, { form: place, result });
  bench.run();
  return watched.stop;
}

/** @param {string} id @param {HTMLInputElement} input */
const label = (id, input) => h('label', { class: 'check' }, input, h('span', { text: msg(id) }));
