// Watching an engine of logic: the knowledge base, what fired what or was learned from what, and the proof of what was
// asked.
import { ask } from '../../core/api.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, setup } from '../bench.js';
import { nameOf, picture } from '../boards.js';
import { ENGINES } from '../lists.js';
import { TracePlayer } from '../player.js';
import { SAMPLES } from '../samples.js';
import { readEvents } from '../tape.js';
import { proofTree } from './proof.js';
import { sentence } from './sentences.js';
import { LogicStory } from './story.js';

/** @typedef {import('../../core/router.js').Route} Route */

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  let source = route.query.get('source') === 'minesweeper' ? 'minesweeper' : 'logic';
  const place = h('div', { class: 'bench-form' });
  const asked = route.query.get('method') ?? '';
  const method = select(
    ENGINES.map((id) => [id, msg(`web-method-${id}`)]),
    ENGINES.includes(asked) ? asked : 'forward-chaining',
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
      method.value = value === 'logic' ? 'forward-chaining' : 'dpll';
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
          methods: [method.value],
          switches: { clauses: 'distribution' },
          proof: true,
          trace: 20000,
          list: true,
        },
        { signal, seconds: 10 },
      );
      show(result, answer, found.knowledge, found.board);
      return msg('web-watch-ready', { count: answer.trace?.steps ?? 0 });
    },
    result,
  );
  build(route.query.get('text'));
  root.append(h('div', { class: 'bench' }, setup(place), result));
  bench.run();
  return bench.stop;
}

/**
 * A position as a knowledge base, and a cell of it as a question: what can be proved of it, if anything can.
 * @param {string} position @param {string} cell as `r3c4`; empty for one that is certain @param {AbortSignal} signal
 */
async function fromPosition(position, cell, signal) {
  const [written, known] = await Promise.all([
    ask({ game: 'minesweeper', verb: 'convert', position, to: 'tell-ask' }, { signal }),
    ask({ game: 'minesweeper', verb: 'analyse', position, method: 'logic' }, { signal, seconds: 5 }),
  ]);
  const rows = /** @type {string[]} */ (known.board);
  const place = /^r(\d+)c(\d+)$/i.exec(cell);
  const isMine = (/** @type {number[]} */ [row, column]) =>
    known.certain_mines.some((/** @type {number[]} */ one) => one[0] === row && one[1] === column);
  const at = place ? [Number(place[1]) - 1, Number(place[2]) - 1] : (known.safe[0] ?? known.certain_mines[0] ?? [0, 0]);
  const why = await ask({ game: 'minesweeper', verb: 'analyse', position, method: 'logic', explain: at }, { signal, seconds: 5 });
  const isTotalNeeded = why.why?.total !== false;
  const symbol = `m[${(at[0] ?? 0) + 1},${(at[1] ?? 0) + 1}]`;
  return {
    knowledge: isTotalNeeded ? written.text : withoutTotal(written.text),
    question: `${isMine(at) ? '' : '~'}${symbol}`,
    board: { rows, at },
  };
}

/**
 * The sentences about single numbers alone: how many mines there are in all takes many clauses with symbols of their own.
 * @param {string} text
 */
function withoutTotal(text) {
  const sentences = text.split(';\n');
  return sentences.filter((sentence) => !sentence.includes('aux.')).join(';\n');
}

/** @param {HTMLElement} result @param {any} answer @param {string} knowledge @param {{rows: string[], at: number[]} | null} board */
function show(result, answer, knowledge, board) {
  const [found] = answer.results;
  const story = new LogicStory(readEvents(answer.trace?.text ?? ''));
  const player = new TracePlayer();
  const told = listed(answer, knowledge);
  const base = h(
    'ol',
    { class: 'knowledge mono', 'data-testid': 'knowledge' },
    told.map(({ sentence: text }) => h('li', {}, text)),
  );
  const because = new Set((found.because ?? []).map((/** @type {any} */ one) => plain(one.sentence)));
  const symbols = h('ul', { class: 'symbols mono' });
  const derived = h('ol', { class: 'derived mono', 'data-testid': 'derived' });
  const goals = h('div', {});
  player.addEventListener('moment', () => draw());
  result.onkeydown = (event) => player.key(event);
  const draw = () => {
    const hand = story.tape.get(story.hand);
    const now = new Set(hand.formulas.map((/** @type {any} */ one) => plain(one.formula ?? '')));
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
  const picked = board ? picture('minesweeper', board.rows) : null;
  if (picked && board)
    picked.mark('asked', new Map([[(board.at[0] ?? 0) * picked.layout.cols + (board.at[1] ?? 0), [{ kind: 'target' }]]]));
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
      found.sentences.map((/** @type {any} */ words) => h('p', { text: words })),
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
            proofTree(found.proof),
          )
        : null,
    ),
  );
  player.load([
    {
      title: '',
      tape: story.tape,
      events: story.events,
      series: story.series,
      leftOut: answer.trace?.left_out ?? 0,
      say: (event) => sentence(story.events[event]),
      counters: () => story.counters(),
      about: (event) => ({ depth: story.events[event].level ?? story.events[event].depth ?? -1 }),
    },
  ]);
}

/** @param {string} title @param {...(HTMLElement | null)} children */
const section = (title, ...children) =>
  h(
    'section',
    { class: 'card', 'aria-label': msg(title) },
    h('h2', { class: 'small-head', text: msg(title) }),
    h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': msg(title) }, children),
  );

/** The sentences of the knowledge base. @param {any} answer @param {string} knowledge @returns {{sentence: string}[]} */
function listed(answer, knowledge) {
  if (answer.sentences) return answer.sentences;
  const told = knowledge
    .replace(/#.*/g, '')
    .replace(/\bASK\b[\s\S]*$/, '')
    .replace(/^\s*TELL/, '');
  return told
    .split(/;|\n/)
    .map((sentence) => ({ sentence: sentence.trim() }))
    .filter(({ sentence }) => sentence !== '');
}

/** A formula in signs that everybody writes alike. @param {string} formula */
function plain(formula) {
  return formula
    .replaceAll('¬', '~')
    .replaceAll('∧', '&')
    .replaceAll('∨', '|')
    .replaceAll('↔', '<=>')
    .replaceAll('→', '=>')
    .replaceAll('||', '|')
    .replace(/\s+/g, '');
}

/** What is known of the cells at this moment. @param {LogicStory} story @param {number} columns */
function knownCells(story, columns) {
  /** @type {Map<number, import('../../board/layers.js').Mark[]>} */
  const marks = new Map();
  for (const name of story.symbols.keys()) {
    const [, row, column] = /^m\[(\d+),(\d+)\]$/.exec(name) ?? [];
    const { value } = story.belief(name);
    if (row && column && value !== null) marks.set((Number(row) - 1) * columns + Number(column) - 1, [{ kind: value ? 'mine' : 'safe' }]);
  }
  return marks;
}

/** @param {LogicStory} story @param {string | null} inHand */
function symbolsOf(story, inHand) {
  // Cells first, then the symbols that only help to count.
  const names = [...story.symbols.keys()].sort((one, other) => Number(one.startsWith('aux.')) - Number(other.startsWith('aux.')));
  return names.map((name) => {
    const { value, how } = story.belief(name);
    const sign = value === null ? '?' : value ? '✓' : '✕';
    const state = value === null ? 'open' : value ? 'true' : 'false';
    return h(
      'li',
      { class: `symbol symbol-${state}${name === inHand ? ' now' : ''}`, 'data-symbol': name },
      h('span', { 'aria-hidden': 'true' }, sign),
      ' ',
      name,
      ' ',
      h('span', { class: 'visually-hidden', text: msg(`web-watch-symbol-${state}`) }),
      how && value !== null ? h('span', { class: 'muted how', text: msg(`web-watch-how-${how}`) }) : null,
    );
  });
}

/** The latest conclusions, newest first. @param {LogicStory} story */
function derivedOf(story) {
  const { tape } = story;
  const there = story.derived
    .filter((one) => tape.get(one.slot) !== '')
    .slice(-200)
    .reverse();
  if (there.length === 0) return h('li', { class: 'muted', text: msg('web-watch-derived-none') });
  return there.map((one) =>
    h(
      'li',
      { class: one.at === tape.at - 1 ? 'now' : tape.get(one.slot) === 'subsumed' ? 'gone' : '' },
      h('span', { class: 'formula' }, one.formula),
      one.from ? h('span', { class: 'muted from' }, ` ⇐ ${one.from.replaceAll('~', '¬')}`) : null,
    ),
  );
}
