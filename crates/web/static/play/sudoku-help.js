// Help for Sudoku: a hint with its evidence lit on the board, and a check of what was filled in.
import { ask } from '../core/api.js';
import { msg } from '../core/i18n.js';
import { marksOf } from './session.js';

/** @typedef {import('./sudoku.js').Sudoku} Sudoku */
/** @typedef {import('./session.js').Stage} Stage */
/** @typedef {import('./session.js').Hint} Hint */
/** @typedef {import('./session.js').Checked} Checked */
/** @typedef {import('../board/layers.js').Mark} Mark */
/** @typedef {{cell: number[], value: number}} Candidate */

/** @param {Sudoku} game @param {Stage} stage @param {AbortSignal} [signal] */
export const askHint = (game, stage, signal) =>
  ask(
    {
      game: 'sudoku',
      verb: 'hint',
      puzzle: game.text,
      given: game.info.text,
      shape: game.info.shape,
      notes: game.notes,
      stage,
    },
    { signal, seconds: 20 },
  );

/** @param {Sudoku} game @param {Stage} stage @param {AbortSignal} signal @returns {Promise<Hint>} */
export async function sudokuHint(game, stage, signal) {
  const answer = await askHint(game, 'argument', signal);
  const shown = { where: 1, clues: 2, argument: 3, play: 3 }[stage];
  const at = (/** @type {number[]} */ [row = 0, column = 0]) => row * game.size + column;
  if (answer.kind !== 'step') {
    const wrong = answer.kind === 'wrong';
    const marks = marksOf(
      answer.focus.map(at),
      wrong ? 'wrong' : 'where',
      msg(wrong ? 'web-mark-wrong' : 'web-mark-where'),
    );
    return { step: false, sentences: answer.sentences, marks, play: null, broken: wrong };
  }
  const seen = answer.highlights;
  /** @type {Map<number, Mark[]>} */
  const marks = new Map();
  const regions =
    answer.regions && stage === 'where' ? answer.regions.map((region) => ({ region, role: 'base' })) : seen?.regions;
  for (const { region, role } of regions ?? []) {
    const cells = cellsOf(game, region);
    marksOf(cells, role === 'cover' ? 'cover' : 'region', stage === 'where' ? msg('web-mark-where') : undefined, marks);
  }
  if (stage === 'clues') marksOf(answer.pattern.map(at), 'clue', msg('web-mark-clue'), marks);
  const { placements = [], eliminations = [] } = answer.step?.step ?? {};
  const whole = stage === 'argument' || stage === 'play';
  if (whole) markEvidence(game, seen, marks);
  const involved = whole ? [...(seen?.candidates ?? []), ...eliminations].map((it) => at(it.cell)) : [];
  return {
    step: true,
    sentences: answer.sentences.slice(0, shown),
    marks,
    links: whole ? linksOf(game, seen) : [],
    notes: new Map(
      involved
        .filter((index) => !game.cells[index]?.value && !game.cells[index]?.notes.length)
        .map((index) => [index, game.open(index)]),
    ),
    play: async () => playStep(game, placements, eliminations),
  };
}

/** @param {Sudoku} game @param {any} region @returns {number[]} */
function cellsOf(game, region) {
  const key = JSON.stringify(region);
  const found = game.info.regions.find((each) => JSON.stringify(each.kind) === key);
  return (found?.cells ?? []).map((/** @type {number[]} */ [row = 0, column = 0]) => row * game.size + column);
}

/** @param {Sudoku} game @param {any} seen @param {Map<number, Mark[]>} marks */
function markEvidence(game, seen, marks) {
  const slots = game.signs.length;
  const put = (/** @type {number[]} */ [row = 0, column = 0], /** @type {Mark} */ mark) => {
    const index = row * game.size + column;
    marks.set(index, [...(marks.get(index) ?? []), mark]);
  };
  for (const { cell, role } of seen?.cells ?? []) {
    put(cell, {
      kind: role === 'witness' ? 'clue' : role === 'broken' ? 'wrong' : 'target',
      note: msg('web-mark-clue'),
    });
  }
  for (const { cell, value, role, fate } of seen?.candidates ?? []) {
    put(cell, {
      kind: fate ?? roleKind(role),
      slot: value - 1,
      slots,
      note: fate ? msg(`web-mark-${fate}`, { value: game.signs[value - 1] ?? '' }) : undefined,
    });
    if (fate === 'placed') put(cell, { kind: 'safe' });
  }
}

/** The class of a role; colours and sets share four. @param {unknown} role */
function roleKind(role) {
  if (role && typeof role === 'object') return `set-${Number(Object.values(role)[0]) % 4}`;
  return String(role ?? 'pattern');
}

/** @param {Sudoku} game @param {any} seen */
function linksOf(game, seen) {
  const end = (/** @type {Candidate} */ { cell: [row = 0, column = 0], value }) =>
    /** @type {[number, number]} */ ([row * game.size + column, value - 1]);
  return (seen?.links ?? []).flatMap((/** @type {any} */ link) =>
    link.from.length && link.to.length ? [{ from: end(link.from[0]), to: end(link.to[0]), strong: link.strong }] : [],
  );
}

/** Plays a step: marks are needed to take candidates away. @param {Sudoku} game @param {Candidate[]} placements @param {Candidate[]} eliminations */
function playStep(game, placements, eliminations) {
  const at = (/** @type {Candidate} */ { cell: [row = 0, column = 0] }) => row * game.size + column;
  if (placements.length) {
    const first = /** @type {Candidate} */ (placements[0]);
    game.selected = new Set([at(first)]);
    for (const placement of placements) {
      game.selected = new Set([at(placement)]);
      game.enter(game.signs[placement.value - 1] ?? '', 'value');
    }
    return;
  }
  /** @type {Map<number, string[]>} */
  const left = new Map();
  if (!game.full) {
    game.cells.forEach((cell, index) => {
      if (!cell.value) left.set(index, game.open(index));
    });
  }
  for (const gone of eliminations) {
    const index = at(gone);
    const notes = left.get(index) ?? game.cells[index]?.notes ?? [];
    left.set(
      index,
      notes.filter((sign) => sign !== game.signs[gone.value - 1]),
    );
  }
  game.full = true;
  game.change([...left].map(([index, notes]) => [index, { value: '', notes }]));
}

/** @param {Sudoku} game @param {AbortSignal} signal @returns {Promise<Checked>} */
export async function sudokuCheck(game, signal) {
  const { broken, sentences, marks, step } = await sudokuHint(game, 'where', signal);
  if (broken) return { good: false, sentences, marks };
  const good = step ? [msg('web-check-good')] : sentences;
  return { good: true, sentences: good, marks: new Map() };
}
