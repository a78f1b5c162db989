// Watching an engine of logic: sentences, a position or the agent of the third report, and what its run shows.
import { ask } from '../../core/api.js';
import { catalogue } from '../../core/catalogue.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, named, runner, takeAway } from '../bench.js';
import { layoutOf } from '../boards.js';
import { quoted } from '../command.js';
import { desk } from '../desk.js';
import { asked, exampleField, presetOf } from '../presets.js';
import { sample } from '../samples.js';
import { markUnable } from './able.js';
import { showAgent } from './agent.js';
import { fromPosition } from './position.js';
import { show } from './run.js';

/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('../../core/api.js').RequestOf<'logic', 'ask'>['methods']} Methods */
/** @typedef {import('../bench.js').Run} Run */

const SOURCES = ['logic', 'minesweeper', 'agent'];

/** The agents by the engine that answers their questions: the third report's, and the same with another engine. @type {Record<string, 'report' | 'backward' | 'recursive'>} */
const AGENTS = { 'forward-chaining': 'report', 'backward-chaining': 'backward', recursive: 'recursive' };

/** Chaining shows best how rules fire; of a position it has thousands of rules, and sees less than others. @param {string} source */
const usualEngine = (source) => (source === 'minesweeper' ? 'dpll' : 'forward-chaining');

/** How many events are asked for. */
const MOST = 20000;

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const wanted = asked('logic', route.query);
  const preset = presetOf('logic', wanted);
  let source = SOURCES.find((one) => one === wanted.get('source')) ?? 'logic';
  const place = h('div', { class: 'bench-form' });
  const query = h('input', { type: 'text', class: 'mono', autocomplete: 'off', spellcheck: 'false', 'data-testid': 'question' });
  query.value = wanted.get('ask') ?? '';
  /** @type {ReturnType<typeof instance>} */
  let text;
  /** @type {HTMLSelectElement} */
  let method;
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  const menu = select(
    SOURCES.map((one) => [one, msg(`web-watch-source-${one}`)]),
    source,
    (value) => {
      source = value;
      query.value = '';
      build(null, null);
    },
    { 'data-testid': 'source' },
  );
  const build = (/** @type {string | null} */ first, /** @type {string | null} */ engine) => {
    const isBoard = source !== 'logic';
    const ids = catalogue().logic.filter(({ id }) => source !== 'agent' || id in AGENTS);
    method = select(
      ids.map(({ id, steps }) => [id, named(msg(`web-method-${id}`), steps)]),
      ids.find(({ id }) => id === engine)?.id ?? usualEngine(source),
      () => bench.run(),
      { 'data-testid': 'method' },
    );
    // The usual first position needs the number of mines in all; this one says as much with less.
    text = instance(isBoard ? 'minesweeper' : 'logic', first ?? (isBoard ? sample('minesweeper', 'web-sample-mines-row') : null), () => {
      query.value = '';
    });
    fill(
      place,
      exampleField('logic', first === null ? null : preset),
      field(msg('web-watch-source'), menu, msg(`web-watch-source-${source}-is`)),
      text.element,
      source === 'agent' ? null : field(msg('web-watch-question'), query, msg(`web-watch-question-${source}`)),
      field(msg('web-watch-engine'), method),
    );
  };
  const inference = async (/** @type {Run} */ { signal }, /** @type {import('../../core/i18n.js').Words | undefined} */ lead) => {
    const found =
      source === 'logic'
        ? { knowledge: text.text, question: query.value.trim(), command: null, board: null, groups: [] }
        : await fromPosition(text.text, query.value.trim(), method.value, signal);
    const answer = await ask(
      {
        game: 'logic',
        verb: 'ask',
        knowledge: found.knowledge,
        ask: found.question ? [found.question] : [],
        methods: /** @type {Methods} */ ([method.value]),
        switches: { clauses: 'distribution' },
        proof: true,
        trace: { limit: MOST },
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
    if (source === 'logic') await markUnable(method, found.knowledge, found.question ? [found.question] : [], signal);
    show(result, answer, found.knowledge, { board: found.board && { ...found.board, choose }, groups: found.groups, lead });
    return { events: answer.trace?.events ?? [], command };
  };
  const agent = async (/** @type {Run} */ { signal }, /** @type {import('../../core/i18n.js').Words | undefined} */ lead) => {
    const agentPreset = AGENTS[method.value] ?? 'report';
    const position = text.text;
    const answer = await ask(
      { game: 'minesweeper', verb: 'analyse', position, method: 'logic', preset: agentPreset, questions: true, trace: { limit: MOST } },
      { signal, seconds: 10 },
    );
    showAgent(result, answer, await layoutOf(answer.tiling, position, signal), lead);
    const board = quoted(position.trim().replaceAll('\n', ' / '));
    return {
      events: answer.trace?.events ?? [],
      command: `atisbo analyse minesweeper ${board} --method logic --preset ${agentPreset} --questions --trace steps.jsonl`,
    };
  };
  const bench = runner(
    msg('web-watch-run'),
    async (run) => {
      const isExample =
        preset !== null && preset.query.source === source && preset.query.text === text.text && preset.query.method === method.value;
      note(address(['watch', 'logic'], { source, text: text.text, ask: query.value.trim(), method: method.value }));
      const how = msg(`web-method-${method.value}`);
      const what = isExample ? msg(`web-preset-${preset.id}`) : text.name;
      const { events, command } = await (source === 'agent' ? agent : inference)(
        run,
        isExample ? msg(`web-preset-${preset.id}-about`) : undefined,
      );
      watched.show(msg('web-watch-about', { what, how }), takeAway('logic', events, command));
      return msg('web-watch-ready', { count: events.length });
    },
    result,
  );
  build(wanted.get('text'), wanted.get('method'));
  const watched = desk(root, bench, { form: place, result });
  bench.run();
  return watched.stop;
}
