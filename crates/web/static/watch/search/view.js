// Watching a search: a puzzle, the strategies to run on it, and what their runs show.
import { ask } from '../../core/api.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, setup, takeAway } from '../bench.js';
import { quoted } from '../command.js';
import { chooser } from './chooser.js';
import { show, traceOf } from './run.js';

/** @typedef {import('./chooser.js').Settings} Settings */
/** @typedef {import('../../core/router.js').Route} Route */
/** @typedef {import('./chooser.js').Game} Game */
/** @typedef {import('../../core/api.js').AnswerOf<Game, 'search'>} Answer */
/** @typedef {import('../../core/api.js').RequestOf<Game, 'search'>} Request */

/** How many events are asked for: as many as the server gives for one strategy, fewer for each of several. */
const MOST = 20000;

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  /** @type {Game} */
  let game = route.query.get('game') === 'ohno' ? 'ohno' : 'sudoku';
  const place = h('div', { class: 'bench-form' });
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  /** @type {ReturnType<typeof instance>} */
  let puzzle;
  /** @type {ReturnType<typeof chooser>} */
  let runs;
  const build = (/** @type {string | null} */ text, /** @type {string | null} */ chosen) => {
    puzzle = instance(game, text);
    runs = chooser(game, chosen);
    fill(place, field(msg('web-watch-game'), menu), puzzle.element, runs.element, bench.element);
  };
  const menu = select(
    [
      ['sudoku', msg('web-game-sudoku')],
      ['ohno', msg('web-game-ohno')],
    ],
    game,
    (value) => {
      game = /** @type {Game} */ (value);
      build(null, null);
    },
    { 'data-testid': 'game' },
  );
  const bench = runner(
    msg('web-watch-run'),
    async ({ signal, onProgress }) => {
      const settings = runs.settings();
      const limit = Math.trunc(MOST / settings.length);
      note(address(['watch', 'search'], { game, puzzle: puzzle.text, runs: runs.text() }));
      /** @type {Answer[]} */
      const answers = [];
      for (const run of settings) {
        if (answers.length > 0) onProgress({ done: answers.length, total: settings.length });
        const request = /** @type {Request} */ ({ game, verb: 'search', puzzle: puzzle.text, runs: [run], trace: { limit } });
        answers.push(await ask(request, { signal, seconds: 10 }));
      }
      const titles = settings.map((run) => runs.title(run));
      const command = commandOf(game, puzzle.text, /** @type {Settings} */ (settings[0]));
      const events = answers[0] ? traceOf(answers[0]).events : [];
      show(result, answers, titles, takeAway(`${game}-search`, events, command));
      return msg('web-watch-ready', { count: answers.reduce((sum, answer) => sum + traceOf(answer).events.length, 0) });
    },
    result,
  );
  build(route.query.get('puzzle'), route.query.get('runs'));
  root.append(h('div', { class: 'bench' }, setup(place), result));
  bench.run();
  return bench.stop;
}

/** The first strategy as it is run in a terminal. @param {string} game @param {string} puzzle @param {Settings} run */
function commandOf(game, puzzle, { strategy, heuristic, formulation, cell_order }) {
  const cells = cell_order ? ` --cells ${cell_order.replace('_', '-')}` : '';
  return `atisbo search ${game} ${quoted(puzzle)} --strategy ${strategy} --heuristic ${heuristic} --formulation ${formulation}${cells} --trace steps.jsonl`;
}
