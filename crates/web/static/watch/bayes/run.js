// What is shown of a Bayesian network that was asked: the graph, over the board of a position or in layers, the work of
// the method beside it, the tables of its variables, and the answer at the end.
import { button, field, fill, h, s, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { picture } from '../boards.js';
import { nameOf } from '../cells.js';
import { CodePanel } from '../code-panel.js';
import { cropped } from '../crop.js';
import { TracePlayer } from '../player.js';
import { screen } from '../screen.js';
import { POINTED } from '../words.js';
import { cliqueTree } from './cliques.js';
import { cellsOf, drawGraph, places, rowsBelow } from './graph.js';
import { layered } from './layers.js';
import { edgesOf, key, Moment, showsOf } from './moment.js';
import { samplesWork } from './samples.js';
import { sentence } from './sentences.js';
import { BayesStory } from './story.js';
import { conditional } from './tables.js';
import { variablesOf } from './variables.js';

/** @typedef {import('../../core/api.js').AnswerOf<'bayes', 'query'>} Answer */
/** @typedef {import('./graph.js').Variable} Variable */
/** @typedef {import('../../core/i18n.js').Words} Words */

/**
 * What was asked and found.
 * @typedef {object} Found
 * @property {Variable[]} variables
 * @property {string[]} asked
 * @property {string[]} open those that one may ask for
 * @property {Record<string, string>} observed
 * @property {Answer['trace']} trace
 * @property {Answer['code']} [code]
 * @property {string[]} rows of the position, if there is one
 * @property {Record<string, [number, number][]>} known the cells that variables are about
 * @property {import('../../board/layout.js').Layout | null} layout
 * @property {(name: string) => void} [again] asks for another variable
 * @property {Words} [lead] what to look for
 */

/** Shows a run. @param {HTMLElement} result @param {Found} found */
export function show(result, { variables, asked, open, observed, trace, code, rows, layout, known, again, lead }) {
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
  const { drawing, where, cells } = rows.length > 0 ? onBoard(layer, variables, rows, layout, known) : inLayers(layer, variables);
  /** The variable that a word of the sentence names. @type {string | null} */
  let named = null;
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
  const panel = new CodePanel(player);
  const samples = story.isGradual ? samplesWork(story, all, asked[0] ?? '') : null;
  const work = samples ?? (story.work === 'cliques' ? cliqueTree(story) : null);
  const drawNet = () => drawGraph(layer, where, edgesOf(story, variables, observed), showsOf(story, named ?? chosen, variables), choose);
  const draw = () => {
    drawNet();
    now.show(story, all);
    panel.show(0);
    work?.draw();
  };
  const evidence = Object.entries(observed);
  const whole = screen(player, {
    board: h(
      'div',
      { class: 'stack' },
      h(
        'p',
        { class: 'question' },
        h('strong', { text: msg('web-watch-asked') }),
        ' ',
        h(
          'span',
          { class: 'mono' },
          `P(${asked.join(', ')}${evidence.length > 0 && evidence.length <= 6 ? ` | ${evidence.map((pair) => pair.join('=')).join(', ')}` : evidence.length > 0 ? ' | …' : ''})`,
        ),
      ),
      now.answer,
      field(msg('web-watch-variable'), choice),
      again ? question : null,
      table,
    ),
    stage: {
      id: 'stage',
      title: msg(`web-watch-stage-${story.work}`),
      element: h(
        'div',
        { class: `stage net-stage${work ? ' shared' : ''}` },
        h('div', { class: 'net-box' }, drawing),
        work ? h('div', { class: 'net-work' }, work.element) : null,
        key(),
      ),
    },
    panels: [
      ...(code ? [{ id: 'code', title: msg('web-watch-code'), element: panel.element }] : []),
      samples
        ? { id: 'sample', title: msg(story.work === 'states' ? 'web-watch-state-panel' : 'web-watch-sample-panel'), element: samples.drawn }
        : { id: 'tables', title: msg('web-watch-tables-panel'), element: now.element },
    ],
  });
  whole.addEventListener(POINTED, (event) => {
    named = /** @type {CustomEvent<import('../words.js').Named | null>} */ (event).detail?.variable ?? null;
    drawNet();
  });
  fill(result, whole);
  player.addEventListener('moment', draw);
  player.load(
    [
      {
        title: '',
        tape: story.tape,
        events: story.events,
        series: story.series,
        leftOut: trace?.left_out ?? 0,
        say: (at) => sentence(events[at], all, story.isBestOrder),
        counters: () => story.counters(),
        code: code ?? null,
        variables: () => variablesOf(story),
        isVariable: (word) => all.has(word),
        about: (at) => {
          const event = events[at];
          return { cells: event && 'variable' in event ? cells(event.variable) : [] };
        },
      },
    ],
    lead,
  );
  choose(chosen);
}

/**
 * A drawing to put the network into: where its variables stand, and which cells each of them is about.
 * @typedef {{drawing: Element, where: Map<string, import('./graph.js').Spot>, cells: (name: string) => string[]}} Drawing
 */

/**
 * The network over the board of a position, as much of it as has variables.
 * @param {SVGGElement} layer @param {Variable[]} variables @param {string[]} rows
 * @param {import('../../board/layout.js').Layout | null} layout @param {Record<string, [number, number][]>} known
 * @returns {Drawing}
 */
function onBoard(layer, variables, rows, layout, known) {
  const board = picture('minesweeper', rows, null, layout);
  const where = places(variables, board.layout, known);
  const [left, top, width, height] = board.layout.box;
  const whole = [left, top, width, height + rowsBelow(where, board.layout) * 40];
  // What has no neighbours stands for cells that the numbers say nothing of.
  const joined = variables.filter(({ name, parents }) => parents.length > 0 || variables.some((one) => one.parents.includes(name)));
  const spots = (joined.length > 0 ? joined : variables).map(({ name }) => where.get(name)).filter((spot) => spot !== undefined);
  board.frame(cropped(spots, whole));
  board.dataset.most = '64';
  board.svg?.append(layer);
  const { cols } = board.layout;
  return { drawing: board, where, cells: (name) => cellsOf(name, board.layout, known).map((cell) => nameOf(cell, cols)) };
}

/** The network by itself. @param {SVGGElement} layer @param {Variable[]} variables @returns {Drawing} */
function inLayers(layer, variables) {
  const { where, box } = layered(variables);
  const drawing = s('svg', { class: 'net-alone', viewBox: box.join(' '), role: 'img', 'aria-label': msg('web-watch-stage-tables') }, layer);
  drawing.style.maxWidth = `${Math.round(box[2] * 1.7)}px`;
  return { drawing, where, cells: () => [] };
}

/** A variable by its name and its cells. @param {string} name @param {string[]} cells */
function titleOf(name, cells) {
  return cells.length > 0 ? `${name} (${cells.slice(0, 3).join(', ')}${cells.length > 3 ? ' …' : ''})` : name;
}
