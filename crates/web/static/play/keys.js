// All keys, by game.
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { dialog } from '../shell/dialog.js';

/** @type {Record<string, [string[], string][]>} */
const KEYS = {
  minesweeper: [
    [['Enter', 'Space'], 'web-key-reveal'],
    [['F'], 'web-key-flag'],
    [['Q'], 'web-key-question'],
    [['C'], 'web-key-chord'],
    [['%'], 'web-key-overlay'],
  ],
  sudoku: [
    [['1', '…', '9'], 'web-key-digit'],
    [['Shift', '1'], 'web-key-note'],
    [['Space', 'N'], 'web-key-notes'],
    [['Delete'], 'web-key-erase'],
  ],
  ohno: [
    [['Enter', 'Space'], 'web-key-cycle'],
    [['D'], 'web-key-dot'],
    [['W'], 'web-key-wall'],
    [['Shift', 'W'], 'web-key-maybe'],
    [['Delete'], 'web-key-erase'],
  ],
};

/** @type {[string[], string][]} */
const COMMON = [
  [['←', '↑', '→', '↓'], 'web-key-move'],
  [['H'], 'web-key-hint'],
  [['P'], 'web-key-play'],
  [['U', 'Ctrl+Z'], 'web-key-undo'],
  [['R', 'Ctrl+Y'], 'web-key-redo'],
  [['K'], 'web-key-check'],
  [['M'], 'web-key-mode'],
  [['Ctrl+K'], 'web-key-palette'],
  [['?'], 'web-key-keys'],
];

/** @param {string} game */
export function keysDialog(game) {
  const row = (/** @type {[string[], string]} */ [keys, id]) =>
    h(
      'tr',
      {},
      h(
        'td',
        {},
        keys.map((key, index) => [index ? ' ' : '', h('kbd', {}, key)]),
      ),
      h('td', { text: msg(id) }),
    );
  dialog(
    msg('web-keys'),
    h(
      'table',
      { class: 'table keys-table' },
      h('tbody', {}, [...COMMON.slice(0, 1), ...(KEYS[game] ?? []), ...COMMON.slice(1)].map(row)),
    ),
  );
}
