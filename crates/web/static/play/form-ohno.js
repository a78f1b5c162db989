// A new 0h n0: sizes, how hard, how many clues.
import { catalogue } from '../core/catalogue.js';
import { field, h, select } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { named, numberInput, seedOf } from './new-game.js';
import { made } from './open.js';

/** @typedef {import('../core/api.js').RequestOf<'ohno', 'generate'>} Request */
/** @typedef {import('./new-game.js').Form} Form */

/** @param {Record<string, string>} last @returns {Form} */
export function ohnoForm(last) {
  const known = catalogue().ohno;
  const rows = numberInput(last.rows ?? '6', 2, Math.min(known.max_side, 100), { 'data-testid': 'new-height' });
  const cols = numberInput(last.cols ?? '6', 2, Math.min(known.max_side, 100), { 'data-testid': 'new-width' });
  const grade = select(named(['any', ...known.difficulties], 'web-grade'), last.grade ?? 'easy', undefined, {
    'data-testid': 'new-band',
  });
  const clues = select(named(['few', 'minimal', 'padded'], 'web-clues'), last.clues ?? 'few');
  const rule = select(named(['sees_floor', 'seen_by_number'], 'web-rule'), last.rule ?? 'sees_floor');
  const seed = numberInput('', 0, Number.MAX_SAFE_INTEGER, { 'data-testid': 'new-seed' });
  return {
    element: h(
      'div',
      { class: 'stack' },
      h(
        'div',
        { class: 'fields' },
        field(msg('web-new-height'), rows),
        field(msg('web-new-width'), cols),
        field(msg('web-new-band'), grade),
      ),
      h(
        'div',
        { class: 'fields' },
        field(msg('web-new-clues'), clues),
        field(msg('web-new-seed'), seed, msg('web-new-seed-help')),
      ),
      field(msg('web-new-rule'), rule, msg('web-new-rule-help')),
    ),
    values: () => ({ rows: rows.value, cols: cols.value, grade: grade.value, clues: clues.value, rule: rule.value }),
    make: (signal) =>
      made(
        {
          game: 'ohno',
          verb: 'generate',
          rows: Number(rows.value),
          cols: Number(cols.value),
          difficulty: grade.value === 'any' ? undefined : /** @type {Request['difficulty']} */ (grade.value),
          clues: clues.value === 'padded' ? { padded: 40 } : /** @type {Request['clues']} */ (clues.value),
          seed: seedOf(seed),
        },
        signal,
        /** @type {import('./ohno.js').Rule} */ (rule.value),
      ),
  };
}
