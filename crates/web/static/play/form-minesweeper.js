// A new game of Minesweeper: level or sizes, tiling, first click, and whether logic must be enough.
import { field, h, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { Minesweeper } from './minesweeper.js';
import { numberInput, seedOf } from './new-game.js';

/** @typedef {import('./new-game.js').Form} Form */

/** Name, height, width, mines. @type {[string, number, number, number][]} */
const LEVELS = [
  ['beginner', 9, 9, 10],
  ['intermediate', 16, 16, 40],
  ['expert', 16, 30, 99],
];
const TILINGS = ['square', 'hex', 'triangle', 'circle', 'torus'];
const FIRST = ['opening', 'safe', 'any'];

/** @param {Record<string, string>} last @returns {Form} */
export function minesweeperForm(last) {
  const level = select([...LEVELS.map(([name]) => /** @type {[string, any]} */ ([name, msg(`web-level-${name}`)])), ['custom', msg('web-level-custom')]], last.level ?? 'beginner', () => fromLevel(), { 'data-testid': 'new-level' });
  const tiling = select(TILINGS.map((name) => [name, msg(`web-tiling-${name}`)]), last.tiling ?? 'square', undefined, { 'data-testid': 'new-tiling' });
  const height = numberInput(last.height ?? '9', 1, 200, { 'data-testid': 'new-height', oninput: () => custom() });
  const width = numberInput(last.width ?? '9', 1, 200, { 'data-testid': 'new-width', oninput: () => custom() });
  const mines = numberInput(last.mines ?? '10', 0, 39999, { 'data-testid': 'new-mines', oninput: () => custom() });
  const first = select(FIRST.map((name) => [name, msg(`web-first-${name}`)]), last.first ?? 'opening');
  const logic = h('input', { type: 'checkbox', checked: last.logic === 'yes', 'data-testid': 'new-no-guess' });
  const seed = numberInput('', 0, Number.MAX_SAFE_INTEGER, { 'data-testid': 'new-seed' });
  const custom = () => {
    level.value = 'custom';
  };
  function fromLevel() {
    const found = LEVELS.find(([name]) => name === level.value);
    if (found) [height.value, width.value, mines.value] = found.slice(1).map(String);
  }
  fromLevel();
  const text = () => `${tiling.value === 'square' ? '' : `${tiling.value}:`}${height.value}x${width.value}x${mines.value}`;
  return {
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'fields' }, field(msg('web-new-level'), level), field(msg('web-new-tiling'), tiling)),
      h('div', { class: 'fields' }, field(msg('web-new-height'), height), field(msg('web-new-width'), width), field(msg('web-new-mines'), mines)),
      h('div', { class: 'fields' }, field(msg('web-new-first'), first), field(msg('web-new-seed'), seed, msg('web-new-seed-help'))),
      h('label', { class: 'choice' }, logic, h('span', { text: msg('web-new-no-guess') })),
    ),
    values: () => ({ level: level.value, tiling: tiling.value, height: height.value, width: width.value, mines: mines.value, first: first.value, logic: logic.checked ? 'yes' : 'no' }),
    make: (signal) => Minesweeper.open({ level: text(), first_click: first.value, seed: seedOf(seed), no_guess: logic.checked ? 'repair' : undefined }, signal),
  };
}
