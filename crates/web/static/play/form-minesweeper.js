// A new game of Minesweeper: level or sizes, tiling, first click, and whether logic must be enough.
import { catalogue } from '../core/catalogue.js';
import { field, h, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { MinePosition } from './mine-position.js';
import { Minesweeper } from './minesweeper.js';
import { named, numberInput, seedOf } from './new-game.js';

/** @typedef {import('./new-game.js').Form} Form */
/** @typedef {import('./session.js').Session} Session */

/** @param {Record<string, string>} last @param {Session | null} session on the table now @returns {Form} */
export function minesweeperForm(last, session) {
  const known = catalogue().minesweeper;
  // A board from elsewhere can be played on anew, whatever its cells are.
  const same =
    session instanceof MinePosition
      ? session.position
      : session instanceof Minesweeper
        ? session.answer.position
        : undefined;
  const levels = known.levels.map((each) => each.id);
  const level = select(
    named([...levels, 'custom', ...(same ? ['same'] : [])], 'web-level'),
    same ? 'same' : (last.level ?? 'beginner'),
    () => fromLevel(),
    { 'data-testid': 'new-level' },
  );
  const tiling = select(named(known.tilings, 'web-tiling'), last.tiling ?? 'square', undefined, {
    'data-testid': 'new-tiling',
  });
  const height = numberInput(last.height ?? '9', 1, 200, { 'data-testid': 'new-height', oninput: () => custom() });
  const width = numberInput(last.width ?? '9', 1, 200, { 'data-testid': 'new-width', oninput: () => custom() });
  const mines = numberInput(last.mines ?? '10', 0, 39999, { 'data-testid': 'new-mines', oninput: () => custom() });
  const first = select(named(known.first_clicks, 'web-first'), last.first ?? 'opening');
  const logic = h('input', { type: 'checkbox', checked: last.logic === 'yes', 'data-testid': 'new-no-guess' });
  const seed = numberInput('', 0, Number.MAX_SAFE_INTEGER, { 'data-testid': 'new-seed' });
  const custom = () => {
    level.value = 'custom';
  };
  function fromLevel() {
    const found = known.levels.find((each) => each.id === level.value);
    if (found) [height.value, width.value, mines.value] = [found.height, found.width, found.mines].map(String);
  }
  fromLevel();
  const text = () =>
    `${tiling.value === 'square' ? '' : `${tiling.value}:`}${height.value}x${width.value}x${mines.value}`;
  return {
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'fields' }, field(msg('web-new-level'), level), field(msg('web-new-tiling'), tiling)),
      h(
        'div',
        { class: 'fields' },
        field(msg('web-new-height'), height),
        field(msg('web-new-width'), width),
        field(msg('web-new-mines'), mines),
      ),
      h(
        'div',
        { class: 'fields' },
        field(msg('web-new-first'), first),
        field(msg('web-new-seed'), seed, msg('web-new-seed-help')),
      ),
      h('label', { class: 'choice' }, logic, h('span', { text: msg('web-new-no-guess') })),
    ),
    values: () => ({
      level: level.value === 'same' ? 'beginner' : level.value,
      tiling: tiling.value,
      height: height.value,
      width: width.value,
      mines: mines.value,
      first: first.value,
      logic: logic.checked ? 'yes' : 'no',
    }),
    make: (signal) =>
      Minesweeper.open(
        {
          level: (level.value === 'same' && same) || text(),
          first_click: /** @type {import('../api.js').OfLevel['first_click']} */ (first.value),
          seed: seedOf(seed),
          no_guess: logic.checked ? 'repair' : undefined,
        },
        signal,
      ),
  };
}
