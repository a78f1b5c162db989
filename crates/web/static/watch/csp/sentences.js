// What happens in constraint satisfaction, and why, in words.
import { msg } from '../../core/i18n.js';
import { sign } from '../cells.js';
import { causeOf, nameOf as name } from './story.js';

/** @typedef {import('./story.js').CspEvent} CspEvent */
/** @typedef {import('../../core/i18n.js').Words} Words */
/** @typedef {import('./story.js').CspStory['work']} Work */
/** @template {CspEvent['event']} K @typedef {Extract<CspEvent, {event: K}>} Of */

/** @param {number[]} values */
const values = (values) => values.map(sign).join(' ');

/** A rule by its name. @param {import('./story.js').RuleName} rule */
export function ruleName(rule) {
  const [kind, number] = Object.entries(rule)[0] ?? ['constraint', 0];
  return msg(`web-watch-rule-${kind}`, { number: Number(number) + 1 });
}

/** What an exact cover must cover, by its name. @param {Of<'item'>['item']} item @returns {Words} */
export function itemName(item) {
  if ('variable' in item) return msg('web-watch-csp-item-cell', { cell: name(item.variable) });
  return msg('web-watch-csp-item-place', { value: sign(item.place.value), rule: ruleName(item.place.constraint) });
}

/** What a variable was measured by. @param {Of<'choose'>['why']['measure']} measure @returns {Words} */
export function measured({ values, degree, weight }) {
  const parts = [
    values === undefined || values === null ? null : msg('web-watch-csp-measure-values', { count: values }),
    degree === undefined || degree === null ? null : msg('web-watch-csp-measure-degree', { count: degree }),
    weight === undefined || weight === null ? null : msg('web-watch-csp-measure-weight', { count: weight }),
  ].filter((part) => part !== null);
  return parts.reduce((/** @type {Words} */ all, part) => (all === '' ? part : msg('web-watch-listed', { one: all, other: part })), '');
}

/** Why a branch failed. @param {ReturnType<typeof causeOf>} cause */
export function failed({ kind, cell, rule, value }) {
  const where = { cell: cell ? name(cell) : '', rule: rule ? ruleName(rule) : '', value: value === null ? '' : sign(value) };
  return msg(kind === 'empty_domain' && rule === null ? 'web-watch-fail-never' : `web-watch-fail-${kind}`, where);
}

/** @type {{[K in CspEvent['event']]: (event: Of<K>, work: Work) => Words}} */
const SAYINGS = {
  stage: ({ of }) => msg(`web-watch-csp-stage-${of}`),
  choose: chosen,
  item: ({ item, options, equal }) =>
    msg('web-watch-csp-item', { item: itemName(item), count: options, tie: equal > 0 ? msg('web-watch-csp-equal', { count: equal }) : '' }),
  assign: ({ variable, value, depth }, work) =>
    msg(work === 'local' ? 'web-watch-csp-assign-random' : 'web-watch-csp-assign', { cell: name(variable), value: sign(value), depth }),
  domain_change: ruledOut,
  pair_change: ({ variable, value, other, removed, through }) =>
    msg('web-watch-csp-pair', {
      cell: name(variable),
      value: sign(value),
      other: name(other),
      removed: values(removed),
      through: name(through),
    }),
  failure: ({ cause }) => failed(causeOf(cause)),
  backtrack: wentBack,
  solution: () => msg('web-watch-csp-solution'),
  restart: (event) =>
    typeof event.with === 'string'
      ? msg(`web-watch-csp-restart-${event.with}`)
      : msg('web-watch-csp-restart-discrepancies', { value: event.with.discrepancies }),
  move: moved,
  dealt: ({ place, conflicts }) => msg('web-watch-csp-dealt', { place: place + 1, conflicts }),
  twin: ({ place, of }) => msg('web-watch-csp-twin', { place: place + 1, of: of + 1 }),
  crossed: ({ parents, second, mutated, conflicts }) =>
    msg('web-watch-csp-crossed', {
      one: parents[0] + 1,
      other: parents[1] + 1,
      count: second.length,
      conflicts,
      mutation: mutated.length === 0 ? '' : msg('web-watch-csp-mutated', { count: mutated.length }),
    }),
  improved: ({ before, after }) => msg('web-watch-csp-improved', { before, after }),
  succession: ({ elite, replaced }) => msg('web-watch-csp-succession', { elite, replaced }),
  generation: ({ number, best, worst }) => msg('web-watch-csp-generation', { number, best, worst }),
};

/** @param {CspEvent} event @param {Work} [work] what the method shows of its work @returns {Words} */
export const sentence = (event, work = 'tree') => /** @type {(event: CspEvent, work: Work) => Words} */ (SAYINGS[event.event])(event, work);

/** @param {Of<'choose'>} event */
function chosen({ variable, values: order, why, order: ordered }) {
  const facts = { cell: name(variable), measure: measured(why.measure), values: values(order) };
  const first = msg(`web-watch-csp-choose-${why.rule}`, facts);
  const tie = why.equal > 0 ? msg('web-watch-csp-equal', { count: why.equal }) : '';
  return msg('web-watch-csp-choose', { why: first, tie, values: msg(`web-watch-csp-order-${ordered.rule}`, { values: values(order) }) });
}

/** @param {Of<'domain_change'>} event */
function ruledOut({ variable, removed, left, reason }) {
  const about = { cell: name(variable), removed: values(removed), count: removed.length, left: values(left), open: left.length };
  if ('path' in reason) return msg('web-watch-csp-path', { ...about, support: name(reason.path.support) });
  if ('constraint' in reason) return msg('web-watch-csp-rule', { ...about, rule: ruleName(reason.constraint.constraint) });
  return msg('web-watch-csp-arc', { ...about, support: name(reason.arc.support), rule: ruleName(reason.arc.constraint) });
}

/** @param {Of<'backtrack'>} event */
function wentBack({ to, from, why }) {
  if (typeof why === 'string') return msg(`web-watch-csp-backtrack-${why}`, { depth: to, from });
  const levels = why.conflict_set;
  const cells = levels.map(({ variable }) => name(variable)).join(', ');
  return msg('web-watch-csp-jump', {
    depth: to,
    from,
    count: from - to,
    cells,
    last: levels.length > 0 ? name(levels[levels.length - 1].variable) : '',
  });
}

/** @param {Of<'move'>} event */
function moved({ variable, from, to, conflicts, why }) {
  const first = msg('web-watch-csp-move', { cell: name(variable), from: sign(from), to: sign(to), conflicts });
  if (!why) return first;
  const rule = msg(`web-watch-csp-pick-${why.rule}`, { count: why.in_conflict });
  const equal = why.equal > 0 ? msg('web-watch-csp-pick-equal', { count: why.equal }) : '';
  return msg('web-watch-csp-picked', { rule, move: first, equal });
}
