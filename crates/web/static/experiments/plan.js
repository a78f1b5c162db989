// The form that writes an experiment: which game, which instances, which methods.
import { catalogue, cspMethods, strategies } from '../core/catalogue.js';
import { field, fill, h, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { parts, SETTINGS, toml } from './toml.js';

/** The methods of each game that an experiment takes by name. @returns {Record<string, string[]>} */
const methods = () => ({
  minesweeper: catalogue().lab.agents,
  sudoku: ['exact', ...strategies(), ...cspMethods('backtracking'), ...cspMethods('cover'), ...catalogue().sudoku.logic],
  ohno: ['exact', ...strategies()],
});

/** What the form holds at first. @type {Record<string, {settings: string, count: string, methods: string[]}>} */
const FIRST = {
  minesweeper: { settings: '8x8x10', count: '100', methods: ['exact:safest', 'exact:fast', 'logic'] },
  sudoku: { settings: '2x2 2x3', count: '20', methods: ['bt-mrv', 'fc-mrv', 'mac', 'dlx'] },
  ohno: { settings: '4 5', count: '20', methods: ['exact', 'astar', 'greedy'] },
};

/** What is filled in. @typedef {{game: string, name: string, settings: string, count: string, seed: string, seconds: string, methods: string[]}} Filled */

/** What the form of a game holds at first. @param {string} game @returns {Filled} */
const empty = (game) => ({ game, name: game, ...(FIRST[game] ?? { settings: '', count: '10', methods: [] }), seed: '1', seconds: '2' });

/**
 * The form that writes an experiment.
 * @param {Filled | undefined} filled what it held before @param {(filled: Filled, text: string) => void} onWrite
 */
export function plan(filled, onWrite) {
  const place = h('div', { class: 'bench-form' });
  const build = (/** @type {Filled} */ first) => {
    const { game } = first;
    const write = () => {
      const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
      const now = {
        game,
        name: name.value,
        settings: settings.value,
        count: count.value,
        seed: seed.value,
        seconds: seconds.value,
        methods: chosen,
      };
      const text = toml({
        game,
        name: name.value.trim() || game,
        seed: Number(seed.value) || 0,
        count: Math.max(1, Number(count.value) || 1),
        settings: parts(settings.value),
        methods: chosen,
        time: `${Math.max(1, Number(seconds.value) || 1)}s`,
      });
      onWrite(now, text);
    };
    const input = (/** @type {Record<string, unknown>} */ props) => h('input', { oninput: write, ...props });
    const name = input({ type: 'text', value: first.name, 'data-testid': 'name' });
    const settings = input({ type: 'text', value: first.settings, class: 'mono', autocomplete: 'off' });
    const count = input({ type: 'number', min: 1, max: 100000, value: first.count, 'data-testid': 'count' });
    const seed = input({ type: 'number', min: 0, value: first.seed });
    const seconds = input({ type: 'number', min: 1, max: 60, value: first.seconds });
    const boxes = (methods()[game] ?? []).map((id) =>
      h('input', { type: 'checkbox', value: id, checked: first.methods.includes(id), onchange: write }),
    );
    const menu = select(
      catalogue().lab.games.map((id) => /** @type {[string, import('../core/i18n.js').Words]} */ ([id, msg(`web-game-${id}`)])),
      game,
      (other) => build(empty(other)),
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
  build(filled && methods()[filled.game] ? filled : empty('minesweeper'));
  return place;
}

/** A method by the name people know. @param {string} id */
function nameOf(id) {
  if (strategies().includes(id)) return msg(`web-strategy-${id}`);
  if (id.startsWith('exact') || id === 'bayes' || id === 'logic') return msg(`web-lab-method-${id.replace(':', '-')}`);
  return msg(`web-method-${id}`);
}
