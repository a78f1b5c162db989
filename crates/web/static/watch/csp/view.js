// Watching constraint propagation and the searches built on it: a Sudoku, a method, and what its run shows.
import { ask } from '../../core/api.js';
import { catalogue, cspMethods } from '../../core/catalogue.js';
import { field, h, select } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { address, note } from '../../core/router.js';
import { instance, runner, takeAway } from '../bench.js';
import { quoted } from '../command.js';
import { desk } from '../desk.js';
import { asked, exampleField, presetOf } from '../presets.js';
import { show } from './run.js';

/** @typedef {import('../../core/router.js').Route} Route */

/** @typedef {import('../../api.js').SudokuSearchMethod} Method */

/** What a request says of a method. @param {string} id */
const cspRun = (id) => /** @type {Method} */ (cspMethods().includes(id) ? { method: id } : { consistency: id });

/** @param {HTMLElement} root @param {Route} route */
export function mount(root, route) {
  const query = asked('csp', route.query);
  const wanted = query.get('method') ?? '';
  const preset = presetOf('csp', query);
  const all = [...catalogue().sudoku.consistencies, ...cspMethods()];
  const method = select(
    all.map((id) => [id, msg(`web-method-${id}`)]),
    all.includes(wanted) ? wanted : 'mac',
    () => bench.run(),
    { 'data-testid': 'method' },
  );
  const puzzle = instance('sudoku', query.get('puzzle'));
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-watch-result') });
  const bench = runner(
    msg('web-watch-run'),
    async ({ signal }) => {
      note(address(['watch', 'csp'], { method: method.value, puzzle: puzzle.text }));
      const answer = await ask(
        {
          game: 'sudoku',
          verb: 'search',
          puzzle: puzzle.text,
          runs: [cspRun(method.value)],
          trace: { limit: 20000 },
        },
        { signal, seconds: 10 },
      );
      const command = `atisbo search sudoku ${quoted(puzzle.text)} --strategy ${method.value} --trace steps.jsonl`;
      const isExample = preset !== null && preset.query.method === method.value && preset.query.puzzle === puzzle.text;
      const what = isExample ? msg(`web-preset-${preset.id}`) : puzzle.name;
      const about = msg('web-watch-about', { what, how: msg(`web-method-${method.value}`) });
      watched.show(about, takeAway('sudoku-csp', answer.trace?.events ?? [], command));
      show(result, answer, isExample ? msg(`web-preset-${preset.id}-about`) : undefined);
      return msg('web-watch-ready', { count: answer.trace?.events.length ?? 0 });
    },
    result,
  );
  const form = h('div', { class: 'bench-form' }, exampleField('csp', preset), puzzle.element, field(msg('web-watch-method'), method));
  const watched = desk(root, bench, { form, result });
  bench.run();
  return watched.stop;
}
