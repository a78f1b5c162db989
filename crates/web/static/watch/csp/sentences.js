// What happens in constraint satisfaction, in words.
import { msg } from '../../core/i18n.js';
import { sign } from '../boards.js';
import { causeOf } from './story.js';

/** @typedef {import('./story.js').Cell} Cell */

/** @param {Cell} cell */
const name = (cell) => `r${cell.row + 1}c${cell.column + 1}`;
/** @param {number[]} values */
const values = (values) => values.map(sign).join(' ');

/** A rule by its name. @param {import('./story.js').RuleName} rule */
export function ruleName(rule) {
  const [kind, number] = Object.entries(rule)[0] ?? ['constraint', 0];
  return msg(`web-watch-rule-${kind}`, { number: Number(number) + 1 });
}

/** Why a branch failed. @param {ReturnType<typeof causeOf>} cause */
export function failed({ kind, cell, rule, value }) {
  const where = { cell: cell ? name(cell) : '', rule: rule ? ruleName(rule) : '', value: value === null ? '' : sign(value) };
  return msg(kind === 'empty_domain' && rule === null ? 'web-watch-fail-never' : `web-watch-fail-${kind}`, where);
}

/** @param {import('./story.js').CspEvent} event */
export function sentence(event) {
  const cell = 'variable' in event ? name(event.variable) : '';
  switch (event.event) {
    case 'assign':
      return msg('web-watch-csp-assign', { cell, value: sign(event.value), depth: event.depth });
    case 'domain_change': {
      const about = {
        cell,
        removed: values(event.removed),
        count: event.removed.length,
        left: values(event.left),
        open: event.left.length,
      };
      const { reason } = event;
      if ('path' in reason) return msg('web-watch-csp-path', { ...about, support: name(reason.path.support) });
      if ('constraint' in reason) return msg('web-watch-csp-rule', { ...about, rule: ruleName(reason.constraint.constraint) });
      return msg('web-watch-csp-arc', { ...about, support: name(reason.arc.support), rule: ruleName(reason.arc.constraint) });
    }
    case 'pair_change':
      return msg('web-watch-csp-pair', {
        cell,
        value: sign(event.value),
        other: name(event.other),
        removed: values(event.removed),
        through: name(event.through),
      });
    case 'failure':
      return failed(causeOf(event.cause));
    case 'backtrack':
      return msg('web-watch-csp-backtrack', { depth: event.to });
    case 'solution':
      return msg('web-watch-csp-solution');
    case 'restart': {
      if (typeof event.with === 'string') return msg(`web-watch-csp-restart-${event.with}`, { value: 0 });
      return msg('web-watch-csp-restart-discrepancies', { value: event.with.discrepancies });
    }
    case 'move':
      return msg('web-watch-csp-move', { cell, from: sign(event.from), to: sign(event.to), conflicts: event.conflicts });
    case 'generation':
      return msg('web-watch-csp-generation', { number: event.number, best: event.best, worst: event.worst });
    default:
      return msg(`web-watch-kind-${event.event}`);
  }
}
