// The state of a node: a board with the steps that led there, or the text of a problem that has none.
import { fill, h } from '../../core/dom.js';
import { looks, picture } from '../boards.js';
import { cellOf, rowsOf } from '../cells.js';
import { pathTo } from '../tree/status.js';

/** @typedef {import('./story.js').SearchStory} SearchStory */
/** @typedef {import('./run.js').Answer} Answer */

/**
 * @param {SearchStory[]} stories @param {Answer | undefined} answer
 * @returns {{element: HTMLElement, show: (story: SearchStory, node: number) => void, light: (cell: string | null) => void}}
 */
export function stateView(stories, answer) {
  const first = stories[0]?.nodes[0]?.state ?? '';
  if (answer?.game !== 'sudoku' && answer?.game !== 'ohno') {
    const text = h('pre', { class: 'mono scroll', 'data-testid': 'state' });
    return { element: text, show: (story, node) => fill(text, story.nodes[node]?.state ?? first), light: () => {} };
  }
  const { game } = answer;
  const start = rowsOf(first);
  const board = picture(game, start, game === 'sudoku' ? answer.shape : null);
  board.dataset.most = '60';
  return {
    element: board,
    show: (story, node) => {
      board.show(looks(game, rowsOf(story.nodes[node]?.state ?? first), start));
      board.mark('path', marksOf(story, node, board.layout.cols));
    },
    light: (cell) => {
      const at = cellOf(cell, board.layout.cols);
      board.mark('named', at >= 0 ? new Map([[at, [{ kind: 'target' }]]]) : new Map());
    },
  };
}

/** The steps on the way to a node, the last one most of all. @param {SearchStory} story @param {number} node @param {number} columns */
function marksOf(story, node, columns) {
  /** @type {Map<number, import('../../board/layers.js').Mark[]>} */
  const marks = new Map();
  const path = pathTo(story.nodes, node);
  path.forEach((one, i) => {
    const cell = cellOf(story.nodes[one]?.action ?? null, columns);
    if (cell >= 0) marks.set(cell, [{ kind: i === path.length - 1 ? 'now' : 'past' }]);
  });
  return marks;
}
