// What is shown of constraint propagation and the searches built on it: domains that shrink on the board, the arc in
// hand, and why a branch failed.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { domainLook, nameOf, picture, sign } from '../boards.js';
import { TracePlayer } from '../player.js';
import { failed, ruleName, sentence } from './sentences.js';
import { CspStory } from './story.js';

/** @typedef {import('../../core/api.js').AnswerOf<'sudoku', 'search'>} Answer */

/** Shows a run. @param {HTMLElement} result @param {Answer} answer */
export function show(result, answer) {
  const rows = answer.puzzle;
  const trace = answer.trace?.kind === 'csp' ? answer.trace : { events: [], left_out: 0 };
  const size = rows.length;
  const givens = rows.flatMap((row) => [...row].map((digit) => (digit === '.' ? 0 : parseInt(digit, 36))));
  const story = new CspStory(trace.events, size, givens);
  const player = new TracePlayer();
  const board = picture('sudoku', rows, answer.shape);
  board.dataset.most = '58';
  const side = h('div', { class: 'csp-side stack' });
  player.addEventListener('moment', () => draw(story, board, side, answer.shape));
  fill(
    result,
    player,
    h('div', { class: 'split csp card' }, board, side),
    h(
      'div',
      { class: 'row spread' },
      answer.runs[0] ? h('p', { class: 'muted' }, msg('web-watch-ended'), ' ', answer.runs[0].sentence) : null,
      below,
    ),
  );
  player.load([
    {
      title: '',
      tape: story.tape,
      events: story.events,
      series: story.series,
      leftOut: trace.left_out,
      say: (at) => sentence(trace.events[at]),
      counters: () => story.counters(),
      about: (at) => aboutOf(trace.events[at]),
    },
  ]);
}

/** The depth and the cells of an event. @param {import('./story.js').CspEvent} event */
function aboutOf(event) {
  const cells = [];
  if ('variable' in event) cells.push(event.variable);
  if ('other' in event) cells.push(event.other, event.through);
  if ('reason' in event && 'arc' in event.reason) cells.push(event.reason.arc.support);
  return { depth: 'depth' in event ? event.depth : -1, cells: cells.map(({ row, column }) => `r${row + 1}c${column + 1}`) };
}

/** @param {CspStory} story @param {import('../boards.js').BoardGrid} board @param {HTMLElement} side @param {[number, number]} shape */
function draw(story, board, side, shape) {
  const { tape, size } = story;
  const hand = /** @type {import('./story.js').Hand} */ (tape.get(story.hand));
  const failure = tape.get(story.failure);
  /** @type {Map<number, import('../../board/layers.js').Mark[]>} */
  const marks = new Map();
  const mark = (/** @type {number | null} */ cell, /** @type {import('../../board/layers.js').Mark} */ one) => {
    if (cell !== null) marks.set(cell, [...(marks.get(cell) ?? []), one]);
  };
  for (const cell of regionCells(hand.rule, size, shape)) mark(cell, { kind: 'past' });
  mark(hand.support, { kind: 'clue' });
  mark(hand.through, { kind: 'where' });
  mark(hand.cell, { kind: failure ? 'wrong' : 'now' });
  const looks = story.givens.map((given, cell) => {
    const values = story.values(cell);
    const isHand = cell === hand.cell && hand.removed.length > 0;
    const shown = isHand ? [...new Set([...values, ...hand.removed])] : values;
    if (isHand) for (const value of hand.removed) mark(cell, { kind: 'eliminated', slot: value - 1, slots: size });
    return domainLook(shown, size, given > 0, !isHand);
  });
  board.show(looks);
  board.mark('hand', marks);
  board.links(
    hand.cell !== null && hand.support !== null && hand.support !== hand.cell ? [{ from: [hand.support], to: [hand.cell] }] : [],
    size,
  );
  const decided = story.assigned
    .map((slot, cell) => ({ cell, depth: /** @type {number} */ (tape.get(slot)) }))
    .filter(({ depth }) => depth >= 0)
    .sort((a, b) => a.depth - b.depth);
  fill(
    side,
    failure
      ? h('p', { class: 'notice bad', 'data-testid': 'failure' }, h('strong', { text: msg('web-watch-failed') }), ' ', failed(failure))
      : null,
    h('h2', { class: 'small-head', text: msg('web-watch-hand') }),
    hand.cell === null && hand.rule === null
      ? h('p', { class: 'muted', text: msg('web-watch-hand-none') })
      : h(
          'dl',
          { class: 'counters small' },
          hand.cell === null ? null : pair('cell', nameOf(hand.cell, size)),
          hand.support === null ? null : pair('support', nameOf(hand.support, size)),
          hand.rule === null ? null : pair('rule', ruleName(hand.rule)),
          hand.removed.length === 0 ? null : pair('removed', hand.removed.map(sign).join(' ')),
        ),
    h('h2', { class: 'small-head', text: msg('web-watch-decisions', { count: decided.length }) }),
    decided.length === 0
      ? h('p', { class: 'muted', text: msg('web-watch-decisions-none') })
      : h(
          'ol',
          { class: 'decisions mono' },
          decided.map(({ cell }) => h('li', {}, `${nameOf(cell, size)}=${story.values(cell).map(sign).join('')}`)),
        ),
  );
}

/** @param {string} name @param {import('../../core/i18n.js').Words} value */
const pair = (name, value) => h('div', {}, h('dt', { text: msg(`web-watch-hand-${name}`) }), h('dd', { text: value }));

/** The cells of a rule, as far as it is a row, a column or a box. @param {import('./story.js').RuleName | null} rule @param {number} size @param {[number, number]} shape @returns {number[]} */
export function regionCells(rule, size, [boxRows, boxColumns]) {
  const line = Array.from({ length: size }, (_, i) => i);
  if (rule === null) return [];
  if ('row' in rule) return line.map((i) => rule.row * size + i);
  if ('column' in rule) return line.map((i) => i * size + rule.column);
  if (!('box' in rule)) return [];
  const across = size / boxColumns;
  const [top, left] = [Math.floor(rule.box / across) * boxRows, (rule.box % across) * boxColumns];
  return line.map((i) => (top + Math.floor(i / boxColumns)) * size + left + (i % boxColumns));
}
