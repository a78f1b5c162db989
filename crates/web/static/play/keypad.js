// The keys below a Sudoku: values or pencil marks for those who have no keyboard at hand.
import { button, fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { Sudoku } from './sudoku.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Session} Session */

export class Keypad {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.keys = h('div', { class: 'keys', role: 'group', 'aria-label': msg('web-keypad') });
    this.tools = h('div', { class: 'row keypad-tools' });
    this.element = h('div', { class: 'keypad no-print', hidden: true }, this.keys, this.tools);
    /** @type {Sudoku | null} */
    this.session = null;
  }

  /** @param {Session} session */
  refresh(session) {
    const sudoku = session instanceof Sudoku ? session : null;
    this.element.hidden = !sudoku;
    if (!sudoku) return;
    if (this.session !== sudoku) {
      this.session = sudoku;
      this.build(sudoku);
    }
    const [only = -1] = sudoku.selected.size === 1 ? sudoku.selected : [];
    const noted = sudoku.cells[only]?.notes ?? [];
    for (const key of this.keys.querySelectorAll('[data-sign]')) {
      const sign = key.getAttribute('data-sign') ?? '';
      const placed = sudoku.cells.filter((cell) => cell.value === sign).length;
      key.classList.toggle('spent', placed >= sudoku.size);
      key.classList.toggle('noted', sudoku.mode === 'notes' && noted.includes(sign));
      const left = key.querySelector('small');
      if (left) left.textContent = String(Math.max(sudoku.size - placed, 0));
    }
  }

  /** @param {Sudoku} sudoku */
  build(sudoku) {
    fill(
      this.keys,
      sudoku.signs.map((sign) =>
        h(
          'button',
          {
            type: 'button',
            class: 'key',
            'data-sign': sign,
            'data-testid': `key-${sign}`,
            onclick: () => sudoku.enter(sign),
          },
          h('span', {}, sign),
          h('small', { 'aria-hidden': 'true' }),
        ),
      ),
      button({
        icon: 'erase',
        label: msg('web-erase'),
        kind: 'key',
        'data-testid': 'erase',
        onclick: () => sudoku.erase(),
      }),
    );
    fill(
      this.tools,
      button({
        icon: 'pencil',
        text: msg('web-notes-fill'),
        'data-testid': 'notes-fill',
        onclick: () => sudoku.fillNotes(),
      }),
      button({ text: msg('web-notes-clear'), 'data-testid': 'notes-clear', onclick: () => sudoku.clearNotes() }),
    );
    // One row where there is room, else two or more of the same length.
    const keys = sudoku.signs.length + 1;
    this.keys.style.setProperty('--keys', String(Math.min(keys, 13)));
    this.keys.style.setProperty('--few-keys', String(Math.min(Math.ceil(keys / 2), 6)));
  }

  commands() {
    const { session } = this;
    if (!session || this.play.session !== session) return [];
    return [
      { label: msg('web-notes-fill'), run: () => session.fillNotes() },
      { label: msg('web-notes-clear'), run: () => session.clearNotes() },
    ];
  }

  /** The cursor came to a cell. @param {number} index @param {boolean} shift more cells are selected */
  moved(index, shift) {
    const { session } = this;
    if (!session || this.play.session !== session || session.selected.has(index)) return;
    session.selected = new Set(shift ? [...session.selected, index] : [index]);
    this.play.table.showSelection(session);
    this.refresh(session);
  }
}
