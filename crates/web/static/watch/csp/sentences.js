// What happens in constraint satisfaction, in words.
import { msg } from '../../core/i18n.js';
import { sign } from '../boards.js';
import { causeOf } from './story.js';

/** @typedef {import('./story.js').Cell} Cell */

/** @param {Cell} cell */
const name = (cell) => `r${cell.row + 1}c${cell.column + 1}`;
/** @param {number[]} values */
const values = (values) => values.map(sign).join(' ');

/** A rule by its name. @param {any} rule */
export function ruleName(rule) {
  const [kind, number] = Object.entries(rule ?? {})[0] ?? ['constraint', 0];
  return msg(`web-watch-rule-${kind}`, { number: Number(number) + 1 });
}

/** Why a branch failed. @param {ReturnType<typeof causeOf>} cause */
export function failed({ kind, cell, rule, value }) {
  const where = { cell: cell ? name(cell) : '', rule: rule ? ruleName(rule) : '', value: value === null ? '' : sign(value) };
  return msg(kind === 'empty_domain' && rule === null ? 'web-watch-fail-never' : `web-watch-fail-${kind}`, where);
}

/** @param {any} event */
export function sentence(event) {
  const cell = event.variable ? name(event.variable) : '';
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
      const { arc, path } = event.reason;
      if (arc) return msg('web-watch-csp-arc', { ...about, support: name(arc.support), rule: ruleName(arc.constraint) });
      if (path) return msg('web-watch-csp-path', { ...about, support: name(path.support) });
      return msg('web-watch-csp-rule', { ...about, rule: ruleName(event.reason.constraint?.constraint) });
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
      const kind = typeof event.with === 'string' ? event.with : (Object.keys(event.with)[0] ?? '');
      return msg(`web-watch-csp-restart-${kind}`, { value: typeof event.with === 'string' ? 0 : Number(Object.values(event.with)[0]) });
    }
    case 'move':
      return msg('web-watch-csp-move', { cell, from: sign(event.from), to: sign(event.to), conflicts: event.conflicts });
    default:
      return msg('web-watch-csp-generation', { number: event.number, best: event.best, worst: event.worst });
  }
}
