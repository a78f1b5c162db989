// A sheet to print: this puzzle or new ones of its kind, and the solutions on a page of their own.
import { BoardGrid } from '../board/board-grid.js';
import { digitLooks, dotLooks, mineLooks } from '../board/looks.js';
import { ask, isCancelled, wordsOf } from '../core/api.js';
import { button, field, fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { dialog } from '../shell/dialog.js';
import { Minesweeper } from './minesweeper.js';
import { numberInput } from './new-game.js';
import { Ohno } from './ohno.js';
import { Sudoku } from './sudoku.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../board/board-grid.js').Look} Look */
/** @typedef {{session: Session, looks: Look[], solution: Look[] | null, head: import('../core/i18n.js').Words}} Item */

/** @param {Play} play */
export function printDialog(play) {
  const { session } = play;
  if (!session) return;
  const working = new AbortController();
  const puzzle = session instanceof Sudoku || session instanceof Ohno;
  const more = numberInput('0', 0, 50, { 'data-testid': 'print-more' });
  const solutions = h('input', { type: 'checkbox', checked: true, 'data-testid': 'print-solutions' });
  const trouble = h('div', { role: 'alert' });
  const go = button({
    icon: 'print',
    text: msg('web-print'),
    kind: 'primary',
    type: 'submit',
    'data-testid': 'print-go',
    onclick: () => {},
  });
  const element = dialog(
    msg('web-print-title'),
    [
      h('p', { class: 'muted', text: msg('web-print-lead') }),
      puzzle ? field(msg('web-print-more'), more, msg('web-print-more-help')) : null,
      puzzle ? h('label', { class: 'choice' }, solutions, h('span', { text: msg('web-print-solutions') })) : null,
      trouble,
    ],
    {
      actions: [button({ text: msg('web-cancel'), kind: 'quiet', onclick: () => element.close() }), go],
      onclose: () => working.abort(),
      onsubmit: async () => {
        go.disabled = true;
        fill(trouble, h('p', { class: 'muted', text: msg('web-new-making') }));
        try {
          const items = await sheetItems(session, Number(more.value), solutions.checked && puzzle, working.signal);
          const sheet = await sheetOf(session.game, items, solutions.checked && puzzle);
          element.close();
          printed(sheet);
        } catch (error) {
          if (!isCancelled(error)) fill(trouble, h('p', { class: 'notice bad', text: wordsOf(error) }));
        } finally {
          go.disabled = false;
        }
      },
    },
  );
}

/** @param {Session} session @param {number} more @param {boolean} solved @param {AbortSignal} signal @returns {Promise<Item[]>} */
async function sheetItems(session, more, solved, signal) {
  const items = [
    {
      session,
      looks: session.looks(),
      solution: solved ? await solutionOf(session, signal) : null,
      head: session.name(),
    },
  ];
  if (!more) return items;
  /** @type {import('./session.js').Recipe} */
  const usual =
    session instanceof Ohno
      ? { game: 'ohno', verb: 'generate', rows: session.rows, cols: session.cols }
      : {
          game: 'sudoku',
          verb: 'generate',
          shape: /** @type {Sudoku} */ (session).info.shape,
          symmetry: 'rotation180',
        };
  const answer = await ask({ ...(session.recipe ?? usual), count: more, solution: true }, { signal, seconds: 60 });
  const headOf = (/** @type {number} */ index) => msg('web-print-seed', { seed: String(answer.seed), index: String(index) });
  if (answer.game === 'ohno') {
    for (const { puzzle, solution, index } of answer.puzzles) {
      items.push({ session, looks: dotLooks(puzzle), solution: solved && solution ? dotLooks(solution, puzzle) : null, head: headOf(index) });
    }
    return items;
  }
  for (const { puzzle, solution, text, index } of answer.puzzles) {
    items.push({
      session: await Sudoku.open(text ?? puzzle.join('\n'), signal),
      looks: digitLooks(puzzle),
      solution: solved && solution ? digitLooks(solution, puzzle) : null,
      head: headOf(index),
    });
  }
  return items;
}

/** @param {Session} session @param {AbortSignal} signal @returns {Promise<Look[] | null>} */
async function solutionOf(session, signal) {
  if (session instanceof Sudoku) {
    const { solution } = await ask({ game: 'sudoku', verb: 'solve', puzzle: session.info.text }, { signal });
    return solution ? digitLooks(solution, session.info.board) : null;
  }
  if (session instanceof Ohno) {
    const { solution } = await ask(
      { game: 'ohno', verb: 'solve', puzzle: session.puzzle, rule: session.rule },
      { signal },
    );
    return solution ? dotLooks(solution, session.puzzle.split(' / ')) : null;
  }
  if (session instanceof Minesweeper) return mineLooks(session.answer.board);
  return null;
}

/** @param {string} game @param {Item[]} items @param {boolean} solved */
async function sheetOf(game, items, solved) {
  const page = async (/** @type {boolean} */ answers) =>
    h(
      'section',
      { class: 'sheet-page' },
      h('h1', { text: msg(answers ? 'web-print-answers' : `web-game-${game}`) }),
      h(
        'div',
        { class: items.length > 1 ? 'sheet-grid' : 'sheet-one' },
        await Promise.all(items.map((item, index) => drawn(item, index, answers))),
      ),
      answers || location.hash.length > 200 ? null : h('p', { class: 'sheet-foot mono' }, location.hash),
    );
  return h('div', { class: 'sheet', 'data-testid': 'sheet' }, await page(false), solved ? await page(true) : null);
}

/** @param {Item} item @param {number} index @param {boolean} answers */
async function drawn({ session, looks, solution, head }, index, answers) {
  const board = /** @type {BoardGrid} */ (document.createElement('board-grid'));
  board.setup(await session.layout(), (answers ? solution : null) ?? looks, {
    label: head,
    game: session.game,
    playable: false,
    under: session.under(),
    lines: session.lines(),
  });
  return h('figure', { class: 'sheet-item' }, h('figcaption', {}, `${index + 1}. `, h('span', { text: head })), board);
}

/** Prints a sheet in place of the page. @param {HTMLElement} sheet */
function printed(sheet) {
  document.querySelector('.sheet')?.remove();
  document.querySelector('.page')?.append(sheet);
  document.body.classList.add('sheet-ready');
  addEventListener(
    'afterprint',
    () => {
      document.body.classList.remove('sheet-ready');
      sheet.remove();
    },
    { once: true },
  );
  // The boards take their size when they are laid out.
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}
