// Watching a search: a puzzle, the strategies to run on it, and what their runs show.
import { ask } from '../../core/api.js';
import { field, fill, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, takeAway } from '../bench.js';
import { quoted } from '../command.js';
import { desk } from '../desk.js';
import { asked, exampleField, presetOf } from '../presets.js';
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
  const query = asked('search', route.query);
  /** @type {Game} */
  let game = query.get('game') === 'ohno' ? 'ohno' : 'sudoku';
  const preset = presetOf('search', query);
  const place = h('div', { class: 'bench-form' });
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  /** @type {ReturnType<typeof instance>} */
  let puzzle;
  /** @type {ReturnType<typeof chooser>} */
  let runs;
  const build = (/** @type {string | null} */ text, /** @type {string | null} */ chosen) => {
    puzzle = instance(game, text);
    runs = chooser(game, chosen, () => watched.isStale());
    fill(place, exampleField('search', text === null ? null : preset), field(msg('web-watch-game'), menu), puzzle.element, runs.element);
  };
  const isPreset = (/** @type {string} */ text, /** @type {string} */ chosen) =>
    preset?.query.puzzle === text && preset?.query.runs === chosen;
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
      const isExample = preset !== null && isPreset(puzzle.text, runs.text());
      watched.show(runs.about(isExample ? msg(`web-preset-${preset.id}`) : puzzle.name), takeAway(`${game}-search`, events, command));
      show(result, answers, titles, isExample ? msg(`web-preset-${preset.id}-about`) : undefined);
      return msg('web-watch-ready', { count: answers.reduce((sum, answer) => sum + traceOf(answer).events.length, 0) });
    },
    result,
  );
  const watched = desk(root, bench, { form: place, result });
  build(query.get('puzzle'), query.get('runs'));
  bench.run();
  return watched.stop;
}

/** The first strategy as it is run in a terminal. @param {string} game @param {string} puzzle @param {Settings} run */
function commandOf(game, puzzle, { strategy, heuristic, formulation, cell_order, two_phase }) {
  const cells = cell_order ? ` --cells ${cell_order.replace('_', '-')}` : '';
  const parts = game === 'ohno' ? ` --phases ${two_phase ? 2 : 1}` : '';
  return `atisbo search ${game} ${quoted(puzzle)} --strategy ${strategy} --heuristic ${heuristic} --formulation ${formulation}${cells}${parts} --trace steps.jsonl`;
}
