// What is shown of a Bayesian network that was asked: the graph over the board, the tables of its variables, and how one
// variable after the other is summed out until the answer is left.
import { button, field, fill, h, s, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { nameOf, picture } from '../boards.js';
import { TracePlayer } from '../player.js';
import { cellsOf, drawGraph, places, rowsBelow } from './graph.js';
import { edgesOf, key, Moment, showsOf } from './moment.js';
import { sentence } from './sentences.js';
import { BayesStory } from './story.js';
import { conditional } from './tables.js';

/** @typedef {import('../../core/api.js').AnswerOf<'bayes', 'query'>} Answer */
/** @typedef {import('./graph.js').Variable} Variable */

/**
 * Shows a run over a position, and what stands below it; `again` asks about another variable.
 * @param {HTMLElement} result
 * @param {{variables: Variable[], asked: string, open: string[], observed: Record<string, string>, trace: Answer['trace'], rows: string[],
 *   known: Record<string, [number, number][]>, layout: import('../../board/layout.js').Layout | null, again?: (name: string) => void, below: HTMLElement | null}} found
 */
export function show(result, { variables, asked, open, observed, trace, rows, layout, known, again, below }) {
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
  const question = button({ text: msg('web-watch-ask-this'), onclick: () => again?.(chosen), 'data-testid': 'ask-variable' });
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
