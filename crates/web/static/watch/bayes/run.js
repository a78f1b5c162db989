// What is shown of a Bayesian network that was asked: the graph, over the board of a position or in layers, the tables of
// its variables, and how one variable after the other is summed out until the answer is left.
import { button, field, fill, h, s, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { nameOf, picture } from '../boards.js';
import { TracePlayer } from '../player.js';
import { cellsOf, drawGraph, places, rowsBelow } from './graph.js';
import { edgesOf, key, Moment, showsOf } from './moment.js';
import { layered } from './layers.js';
import { sentence } from './sentences.js';
import { BayesStory } from './story.js';
import { conditional } from './tables.js';

/** @typedef {import('../../core/api.js').AnswerOf<'bayes', 'query'>} Answer */
/** @typedef {import('./graph.js').Variable} Variable */

/** A drawing that is wider, in its own units, takes the whole width. */
const WIDE = 400;

/**
 * Shows a run, over a position if there are rows of it, and what stands below it; `again` asks about another variable.
 * @param {HTMLElement} result
 * @param {{variables: Variable[], asked: string[], open: string[], observed: Record<string, string>, trace: Answer['trace'], rows: string[],
 *   known: Record<string, [number, number][]>, layout: import('../../board/layout.js').Layout | null, again?: (name: string) => void, below: HTMLElement | null}} found
 */
export function show(result, { variables, asked, open, observed, trace, rows, layout, known, again, below }) {
  const events = trace?.events ?? [];
  const story = new BayesStory(
    events,
    variables.map(({ name }) => name),
    asked,
    Object.keys(observed),
  );
  const all = new Map(variables.map((variable) => [variable.name, variable]));
  const player = new TracePlayer();
  const layer = s('g', { class: 'network', 'data-testid': 'network' });
  const { drawing, where, cells, isWide } = rows.length > 0 ? onBoard(layer, variables, rows, layout, known) : inLayers(layer, variables);
  let chosen = asked[0] ?? variables[0]?.name ?? '';
  const table = h('div', {});
  const choice = select(
    variables.map(({ name }) => [name, titleOf(name, cells(name))]),
    chosen,
    (name) => choose(name),
    { 'data-testid': 'variable' },
  );
  const question = button({ text: msg('web-watch-ask-this'), onclick: () => again?.(chosen), 'data-testid': 'ask-variable' });
  const choose = (/** @type {string} */ name) => {
    chosen = name;
    choice.value = name;
    question.disabled = !open.includes(name) || asked.includes(name);
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
      { class: isWide ? 'stack bayes card' : 'split bayes card' },
      h('div', { class: 'net-box' }, drawing, key()),
      h(
        'div',
        { class: 'stack' },
        now.element,
        h('h2', { class: 'small-head', text: msg('web-watch-tables-head') }),
        h('div', { class: 'row' }, field(msg('web-watch-variable'), choice), again ? question : null),
        table,
      ),
    ),
    below,
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
        return { cells: cells('variable' in event ? event.variable : '') };
      },
    },
  ]);
  choose(chosen);
}

/**
 * A drawing to put the network into: where its variables stand, and which cells each of them is about.
 * @typedef {{drawing: Element, where: Map<string, import('./graph.js').Spot>, cells: (name: string) => string[], isWide: boolean}} Drawing
 */

/**
 * The network over the board of a position.
 * @param {SVGGElement} layer @param {Variable[]} variables @param {string[]} rows
 * @param {import('../../board/layout.js').Layout | null} layout @param {Record<string, [number, number][]>} known
 * @returns {Drawing}
 */
function onBoard(layer, variables, rows, layout, known) {
  const board = picture('minesweeper', rows, null, layout);
  const where = places(variables, board.layout, known);
  board.layout.box[3] += rowsBelow(where, board.layout) * 40;
  board.svg?.setAttribute('viewBox', board.layout.box.join(' '));
  board.dataset.most = '64';
  board.svg?.append(layer);
  const { cols } = board.layout;
  return { drawing: board, isWide: false, where, cells: (name) => cellsOf(name, board.layout, known).map((cell) => nameOf(cell, cols)) };
}

/** The network by itself. @param {SVGGElement} layer @param {Variable[]} variables @returns {Drawing} */
function inLayers(layer, variables) {
  const { where, box } = layered(variables);
  const drawing = s('svg', { class: 'net-alone', viewBox: box.join(' '), role: 'img', 'aria-label': msg('web-watch-network') }, layer);
  drawing.style.maxWidth = `${Math.round(box[2] * 1.4)}px`;
  return { drawing, isWide: box[2] > WIDE, where, cells: () => [] };
}

/** A variable by its name and its cells. @param {string} name @param {string[]} cells */
function titleOf(name, cells) {
  return cells.length > 0 ? `${name} (${cells.slice(0, 3).join(', ')}${cells.length > 3 ? ' …' : ''})` : name;
}
