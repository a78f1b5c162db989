// Watching an engine of logic: the knowledge base, what fired what or was learned from what, and the proof of what was
// asked.
import { ask } from '../../core/api.js';
import { catalogue } from '../../core/catalogue.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, setup, takeAway } from '../bench.js';
import { nameOf, picture } from '../boards.js';
import { quoted } from '../command.js';
import { TracePlayer } from '../player.js';
import { SAMPLES } from '../samples.js';
import { derivedOf, knownCells, listed, plain, section, symbolsOf } from './panels.js';
import { fromPosition } from './position.js';
import { proofTree } from './proof.js';
import { sentence } from './sentences.js';
import { LogicStory } from './story.js';

/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('../../core/api.js').AnswerOf<'logic', 'ask'>} Answer */
/** @typedef {import('../../core/api.js').RequestOf<'logic', 'ask'>['methods']} Methods */

/** Chaining shows best how rules fire; but numbers of mines are no Horn clauses. @param {string} source */
const usualEngine = (source) => (source === 'logic' ? 'forward-chaining' : 'dpll');

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  let source = route.query.get('source') === 'minesweeper' ? 'minesweeper' : 'logic';
  const place = h('div', { class: 'bench-form' });
  const asked = route.query.get('method') ?? '';
  const method = select(
    catalogue().logic.map((id) => [id, msg(`web-method-${id}`)]),
    catalogue().logic.find((id) => id === asked) ?? usualEngine(source),
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
          ? { knowledge: text.text, question: query.value.trim(), board: null }
          : await fromPosition(text.text, query.value.trim(), signal);
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
      const command = `printf %s ${quoted(found.knowledge)} | atisbo logic -${question} --method ${method.value} --clauses distribution --trace steps.jsonl`;
      const choose = (/** @type {string} */ cell) => {
        query.value = cell;
        bench.run();
      };
      show(result, answer, found.knowledge, found.board, choose, command);
      return msg('web-watch-ready', { count: answer.trace?.events.length ?? 0 });
    },
    result,
  );
  build(route.query.get('text'));
  root.append(h('div', { class: 'bench' }, setup(place), result));
  bench.run();
  return bench.stop;
}

/**
 * @param {HTMLElement} result @param {Answer} answer @param {string} knowledge @param {{rows: string[], at: number[], layout: import('../../board/layout.js').Layout | null} | null} board
 * @param {(cell: string) => void} choose asks about another cell @param {string} command
 */
function show(result, answer, knowledge, board, choose, command) {
  const [found] = answer.results;
  const events = answer.trace?.events ?? [];
  const story = new LogicStory(events);
  const player = new TracePlayer();
  const told = listed(answer, knowledge);
  const base = h(
    'ol',
    { class: 'knowledge mono', 'data-testid': 'knowledge' },
    told.map(({ sentence: text }) => h('li', {}, text)),
  );
  const because = new Set(found.because.map((one) => plain(one.sentence)));
  const symbols = h('ul', { class: 'symbols mono' });
  const derived = h('ol', { class: 'derived mono', 'data-testid': 'derived' });
  const goals = h('div', {});
  player.addEventListener('moment', () => draw());
  const draw = () => {
    const hand = story.tape.get(story.hand);
    const now = new Set(hand.formulas.map((/** @type {import('./story.js').Numbered} */ one) => plain(one.formula ?? '')));
    [...base.children].forEach((item, i) => {
      const text = plain(told[i]?.sentence ?? '');
      item.classList.toggle('now', now.has(text));
      item.classList.toggle('because', because.has(text));
    });
    fill(symbols, symbolsOf(story, hand.symbol));
    fill(derived, derivedOf(story));
    picked?.mark('known', knownCells(story, picked.layout.cols));
    const open = story.tape.get(story.goals);
    fill(goals, open.length > 0 ? h('p', {}, msg('web-watch-goals'), ' ', h('span', { class: 'mono' }, open.join(' ← '))) : null);
  };
  const picked = board ? picture('minesweeper', board.rows, null, board.layout) : null;
  if (picked && board) {
    const { cols } = picked.layout;
    picked.mark('asked', new Map([[(board.at[0] ?? 0) * cols + (board.at[1] ?? 0), [{ kind: 'target' }]]]));
    picked.addEventListener('click', (event) => {
      const cell = /** @type {Element} */ (event.target).closest('.cell.hidden');
      if (cell) choose(nameOf(Number(cell.getAttribute('data-i')), cols));
    });
  }
  fill(
    result,
    story.events.length > 0 ? player : h('p', { class: 'notice', text: msg('web-watch-no-steps') }),
    h(
      'div',
      { class: 'card verdict' },
      h(
        'p',
        {},
        h('strong', { text: msg(`web-watch-verdict-${found.answer}`) }),
        ' ',
        found.question ? h('span', { class: 'mono' }, found.question) : null,
      ),
      found.sentences.map((words) => h('p', { text: words })),
      ['resolution', 'dpll', 'cdcl', 'sat'].includes(found.method) && found.question
        ? h('p', { class: 'muted', text: msg('web-watch-opposite') })
        : null,
    ),
    h(
      'div',
      { class: 'logic-grid' },
      picked
        ? h(
            'section',
            { class: 'card' },
            h('h2', {
              class: 'small-head',
              text: msg('web-watch-asked-cell', {
                cell: nameOf((board?.at[0] ?? 0) * picked.layout.cols + (board?.at[1] ?? 0), picked.layout.cols),
              }),
            }),
            picked,
            h('p', { class: 'field-help', text: msg('web-watch-asked-help') }),
          )
        : null,
      section('web-watch-kb', base, because.size > 0 ? h('p', { class: 'field-help', text: msg('web-watch-kb-note') }) : null),
      section('web-watch-symbols', symbols, goals),
      story.derived.length > 0 ? section('web-watch-derived', derived) : null,
      found.proof
        ? h(
            'section',
            { class: 'card wide', 'aria-label': msg('web-watch-proof') },
            h('h2', { class: 'small-head', text: msg('web-watch-proof') }),
            h('div', { class: 'scroll tall', tabindex: 0, role: 'group', 'aria-label': msg('web-watch-proof') }, proofTree(found.proof)),
          )
        : null,
    ),
    takeAway('logic', events, command),
  );
  player.load([
    {
      title: '',
      tape: story.tape,
      events: story.events,
      series: story.series,
      leftOut: answer.trace?.left_out ?? 0,
      say: (at) => sentence(events[at]),
      counters: () => story.counters(),
      about: (at) => {
        const event = events[at];
        return { depth: 'level' in event ? event.level : 'depth' in event ? event.depth : -1 };
      },
    },
  ]);
}
