// Small experiments: many instances, several methods, one report that says how sure it is.
import { ask, AskError } from '../core/api.js';
import { catalogue, cspMethods, strategies } from '../core/catalogue.js';
import { field, fill, h, select } from '../core/dom.js';
import { lang, LANGUAGE, msg, tell } from '../core/i18n.js';
import { load, save } from '../core/store.js';
import { runner } from '../watch/bench.js';
import { report } from './report.js';
import { parts, SETTINGS, toml } from './toml.js';
/** @typedef {import('../core/api.js').RequestOf<'lab', 'repeat'>['report']} Report */

/** The methods of each game that an experiment takes by name. @returns {Record<string, string[]>} */
const methods = () => ({
  minesweeper: catalogue().lab.agents,
  sudoku: ['exact', ...strategies(), ...cspMethods('backtracking'), ...cspMethods('cover'), ...catalogue().sudoku.logic],
  ohno: ['exact', ...strategies()],
});

/** What the form holds at first. @type {Record<string, {settings: string, count: number, methods: string[]}>} */
const FIRST = {
  minesweeper: { settings: '8x8x10', count: 100, methods: ['exact:safest', 'exact:fast', 'logic'] },
  sudoku: { settings: '2x2 2x3', count: 20, methods: ['bt-mrv', 'fc-mrv', 'mac', 'dlx'] },
  ohno: { settings: '4 5', count: 20, methods: ['exact', 'astar', 'greedy'] },
};

/** @param {HTMLElement} root */
export function mount(root) {
  const text = h('textarea', { rows: 12, spellcheck: 'false', class: 'mono', 'data-testid': 'experiment' });
  const place = h('div', { class: 'bench-form' });
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-lab-result') });
  /** @type {{answer: any, text: string} | null} */
  let last = null;
  const show = () => {
    if (last) fill(result, report(last.answer, last.text));
  };
  const bench = runner(
    msg('web-lab-run'),
    async (run) => {
      save('experiment', text.value);
      const answer = await runLab(what.value, text.value, run);
      last = { answer, text: text.value };
      show();
      return msg('web-lab-ready', { runs: answer.runs, of: answer.of });
    },
    result,
  );
  const form = plan((written) => {
    text.value = written;
  });
  const own = h('div', { class: 'bench-form' }, form, field(msg('web-lab-text'), text, msg('web-lab-text-help')));
  const about = h('p', { class: 'field-help' });
  const what = select(
    [
      ['', msg('web-lab-own')],
      ...catalogue().lab.reports.map((id) => /** @type {[string, import('../core/i18n.js').Words]} */ ([id, msg(`web-lab-repeat-${id}`)])),
    ],
    '',
    (id) => {
      own.hidden = id !== '';
      tell(about, id ? msg('web-lab-repeat-help') : '');
    },
    { 'data-testid': 'what' },
  );
  fill(place, field(msg('web-lab-what'), what), about, bench.element, own);
  const saved = load('experiment');
  if (typeof saved === 'string' && saved) text.value = saved;
  root.append(
    h('header', { class: 'view-head' }, h('h1', { text: msg('web-lab-title') }), h('p', { class: 'muted', text: msg('web-lab-lead') })),
    h('div', { class: 'bench' }, h('section', { class: 'card', 'aria-label': msg('web-watch-setup') }, place), result),
  );
  document.addEventListener(LANGUAGE, show);
  return () => {
    document.removeEventListener(LANGUAGE, show);
    bench.stop();
  };
}

/**
 * Asks the laboratory; a server without one says so in words.
 * @param {string} what the report to measure again, or nothing @param {string} experiment @param {import('../watch/bench.js').Run} run
 */
async function runLab(what, experiment, run) {
  const options = { ...run, seconds: 60 };
  try {
    return await (what
      ? ask({ game: 'lab', verb: 'repeat', report: /** @type {Report} */ (what), quick: true, lang: lang() }, options)
      : ask({ game: 'lab', verb: 'run', experiment, lang: lang() }, options));
  } catch (error) {
    if (error instanceof AskError && error.status === 400) throw new AskError(msg('web-lab-missing'), 400);
    throw error;
  }
}

/** The form that writes an experiment. @param {(text: string) => void} onWrite */
function plan(onWrite) {
  const place = h('div', { class: 'bench-form' });
  const build = (/** @type {string} */ game) => {
    const first = FIRST[game] ?? { settings: '', count: 10, methods: [] };
    const write = () =>
      onWrite(
        toml({
          game,
          name: name.value.trim() || game,
          seed: Number(seed.value) || 0,
          count: Math.max(1, Number(count.value) || 1),
          settings: parts(settings.value),
          methods: boxes.filter((box) => box.checked).map((box) => box.value),
          time: `${Math.max(1, Number(seconds.value) || 1)}s`,
        }),
      );
    const input = (/** @type {Record<string, unknown>} */ props) => h('input', { oninput: write, ...props });
    const name = input({ type: 'text', value: game });
    const settings = input({ type: 'text', value: first.settings, class: 'mono', autocomplete: 'off' });
    const count = input({ type: 'number', min: 1, max: 100000, value: first.count });
    const seed = input({ type: 'number', min: 0, value: 1 });
    const seconds = input({ type: 'number', min: 1, max: 60, value: 2 });
    const boxes = (methods()[game] ?? []).map((id) =>
      h('input', { type: 'checkbox', value: id, checked: first.methods.includes(id), onchange: write }),
    );
    const menu = select(
      catalogue().lab.games.map((id) => /** @type {[string, import('../core/i18n.js').Words]} */ ([id, msg(`web-game-${id}`)])),
      game,
      build,
      { 'data-testid': 'game' },
    );
    fill(
      place,
      field(msg('web-watch-game'), menu),
      field(msg('web-lab-name'), name),
      field(msg(`web-lab-${SETTINGS[game]}`), settings, msg(`web-lab-${SETTINGS[game]}-help`)),
      h(
        'div',
        { class: 'fields' },
        field(msg('web-lab-count'), count),
        field(msg('web-lab-seed'), seed),
        field(msg('web-lab-seconds-each'), seconds),
      ),
      h(
        'fieldset',
        { class: 'lane-choice' },
        h('legend', { text: msg('web-lab-methods') }),
        h(
          'div',
          { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': msg('web-lab-methods') },
          boxes.map((box) => h('label', { class: 'check' }, box, h('span', {}, nameOf(box.value)))),
        ),
      ),
    );
    write();
  };
  build('minesweeper');
  return place;
}

/** A method by the name people know. @param {string} id */
function nameOf(id) {
  if (strategies().includes(id)) return msg(`web-strategy-${id}`);
  if (id.startsWith('exact') || id === 'bayes' || id === 'logic') return msg(`web-lab-method-${id.replace(':', '-')}`);
  return msg(`web-method-${id}`);
}
