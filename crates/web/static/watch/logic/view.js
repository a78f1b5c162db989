// Watching an engine of logic: sentences or a position, a question, an engine, and what its run shows.
import { ask } from '../../core/api.js';
import { catalogue } from '../../core/catalogue.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, setup, takeAway } from '../bench.js';
import { quoted } from '../command.js';
import { SAMPLES } from '../samples.js';
import { fromPosition } from './position.js';
import { show } from './run.js';

/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('../../core/api.js').RequestOf<'logic', 'ask'>['methods']} Methods */

/** Chaining shows best how rules fire; of a position it has thousands of rules, and sees less than others. @param {string} source */
const usualEngine = (source) => (source === 'logic' ? 'forward-chaining' : 'dpll');

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  let source = route.query.get('source') === 'minesweeper' ? 'minesweeper' : 'logic';
  const place = h('div', { class: 'bench-form' });
  const asked = route.query.get('method') ?? '';
  const method = select(
    catalogue().logic.map(({ id }) => [id, msg(`web-method-${id}`)]),
    catalogue().logic.find(({ id }) => id === asked)?.id ?? usualEngine(source),
    () => bench.run(),
    { 'data-testid': 'method' },
  );
  const query = h('input', { type: 'text', class: 'mono', autocomplete: 'off', spellcheck: 'false', 'data-testid': 'question' });
  query.value = route.query.get('ask') ?? '';
  /** @type {ReturnType<typeof instance>} */
  let text;
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  const menu = select(
    [
      ['logic', msg('web-watch-source-logic')],
      ['minesweeper', msg('web-watch-source-minesweeper')],
    ],
    source,
    (value) => {
      source = value;
      query.value = '';
      method.value = usualEngine(value);
      build(null);
    },
    { 'data-testid': 'source' },
  );
  const build = (/** @type {string | null} */ first) => {
    // The usual first position needs the number of mines in all; the second says as much with less.
    text = instance(source, first ?? (source === 'minesweeper' ? (SAMPLES.minesweeper?.[1]?.text ?? null) : null), () => {
      query.value = '';
    });
    fill(
      place,
      field(msg('web-watch-source'), menu),
      text.element,
      field(msg('web-watch-question'), query, msg(`web-watch-question-${source}`)),
      field(msg('web-watch-engine'), method),
      bench.element,
    );
  };
  const bench = runner(
    msg('web-watch-run'),
    async ({ signal }) => {
      const found =
        source === 'logic'
          ? { knowledge: text.text, question: query.value.trim(), command: null, board: null }
          : await fromPosition(text.text, query.value.trim(), method.value, signal);
      note(address(['watch', 'logic'], { source, text: text.text, ask: query.value.trim(), method: method.value }));
      const answer = await ask(
        {
          game: 'logic',
          verb: 'ask',
          knowledge: found.knowledge,
          ask: found.question ? [found.question] : [],
          methods: /** @type {Methods} */ ([method.value]),
          switches: { clauses: 'distribution' },
          proof: true,
          trace: { limit: 20000 },
          list: true,
        },
        { signal, seconds: 10 },
      );
      const question = found.question ? ` --ask ${quoted(found.question)}` : '';
      const told = found.command ?? `printf %s ${quoted(found.knowledge)}`;
      const command = `${told} | atisbo logic -${question} --method ${method.value} --clauses distribution --trace steps.jsonl`;
      const choose = (/** @type {string} */ cell) => {
        query.value = cell;
        bench.run();
      };
      const below = takeAway('logic', answer.trace?.events ?? [], command);
      show(result, answer, found.knowledge, found.board && { ...found.board, choose }, below);
      return msg('web-watch-ready', { count: answer.trace?.events.length ?? 0 });
    },
    result,
  );
  build(route.query.get('text'));
  root.append(h('div', { class: 'bench' }, setup(place), result));
  bench.run();
  return bench.stop;
}
