// What happens in an engine of logic, and why, in words.
import { msg } from '../../core/i18n.js';
import { clause, named, signs } from './story.js';

/** @typedef {import('../../api.js').LogicEvent} LogicEvent */
/** @typedef {import('../../core/i18n.js').Words} Words */
/** @template {LogicEvent['event']} K @typedef {Extract<LogicEvent, {event: K}>} Of */

/** @param {string[]} symbols */
const list = (symbols) => symbols.map(signs).join(', ');

/** @type {{[K in LogicEvent['event']]: (event: Of<K>) => Words}} */
const SAYINGS = {
  known: ({ symbol, premises, by, counters }) =>
    msg('web-watch-two', {
      one: msg(premises.length === 0 ? 'web-watch-logic-known-fact' : 'web-watch-logic-known-rule', { symbol, rule: named(by) }),
      other: msg('web-watch-logic-lowered', { count: counters, symbol }),
    }),
  fire: ({ rule, head, premises }) =>
    msg(head === null ? 'web-watch-logic-fire-contradiction' : 'web-watch-logic-fire', {
      rule: named(rule),
      head: head ?? '⊥',
      premises: list(premises),
      count: premises.length,
    }),
  goal: ({ symbol, needed_by, rules, resumed }) =>
    msg(resumed ? 'web-watch-logic-goal-resumed' : needed_by ? 'web-watch-logic-goal' : 'web-watch-logic-goal-asked', {
      symbol,
      rule: needed_by ? named(needed_by) : '',
      count: rules,
    }),
  try: ({ rule, place, of, open }) =>
    msg(open ? 'web-watch-logic-try' : 'web-watch-logic-try-ready', { rule: named(rule), place, of, open: open ?? '' }),
  settled: ({ symbol, proved, by, rules }) =>
    proved && by && named(by) === symbol
      ? msg('web-watch-logic-proved-fact', { symbol })
      : msg(proved ? 'web-watch-logic-proved' : 'web-watch-logic-not-proved', { symbol, rule: by ? named(by) : '', count: rules }),
  cycle: ({ symbol, rule, path }) => msg('web-watch-logic-cycle', { symbol, rule: named(rule), path: path.map(signs).join(' → ') }),
  remembered: ({ symbol, proved, rule, by }) =>
    msg(
      proved && by && named(by) === symbol
        ? 'web-watch-logic-remembered-fact'
        : proved
          ? 'web-watch-logic-remembered-proved'
          : 'web-watch-logic-remembered-not-proved',
      {
        symbol,
        rule: named(rule),
        by: by ? named(by) : '',
      },
    ),
  turn: ({ clause: one, length, waiting }) => msg('web-watch-logic-turn', { clause: named(one), count: length, waiting }),
  resolvent: ({ left, right, pivot, clause: made, kept, known }) => {
    const facts = { left: named(left), right: named(right), pivot: signs(pivot), clause: clause(made), known: known ? named(known) : '' };
    if (kept !== null) return msg(made.length === 0 ? 'web-watch-logic-empty' : 'web-watch-logic-resolvent', facts);
    return msg(known ? 'web-watch-logic-resolvent-part' : 'web-watch-logic-resolvent-true', facts);
  },
  subsumed: ({ clause: gone, by }) => msg('web-watch-logic-subsumed', { clause: named(gone), by: named(by) }),
  decide: ({ literal, level, by, measure, choices }) =>
    msg(by === 'activity' && !measure ? 'web-watch-logic-decide-quiet' : `web-watch-logic-decide-${by}`, {
      literal: signs(literal),
      level,
      measure: measure ?? 0,
      count: choices,
    }),
  propagate: ({ literal, reason, others }) =>
    msg(others.length === 0 ? 'web-watch-logic-unit' : 'web-watch-logic-propagate', {
      literal: signs(literal),
      reason: named(reason),
      others: list(others.map((one) => one.literal)),
    }),
  pure: ({ literal, clauses }) => msg('web-watch-logic-pure', { literal: signs(literal), count: clauses }),
  conflict: ({ clause: broken, literals, level }) =>
    msg('web-watch-logic-conflict', { clause: named(broken), literals: list(literals.map((one) => one.literal)), level }),
  learn: ({ clause: made, back_to, chain }) =>
    msg('web-watch-logic-learn', { clause: clause(made), literal: signs(made[0] ?? '⊥'), level: back_to, count: chain.length }),
  backtrack: ({ to, from, undone, decision }) =>
    decision === null
      ? msg('web-watch-logic-backtrack-all')
      : msg(from - to > 1 ? 'web-watch-logic-jump' : 'web-watch-logic-backtrack', {
          to,
          from,
          count: from - to,
          undone,
          decision: signs(decision),
        }),
  restart: ({ why, after }) => msg(`web-watch-logic-restart-${why}`, { count: after }),
  start: ({ broken }) => msg('web-watch-logic-start', { count: broken }),
  flip: ({ literal, broken, clause: picked, by }) =>
    msg(`web-watch-logic-flip-${by}`, { literal: signs(literal), clause: named(picked), count: broken }),
  row: ({ premises, query }) => msg(premises ? (query ? 'logic-event-row-both' : 'logic-event-row-counter') : 'logic-event-row-out'),
};

/** @param {LogicEvent} event @returns {Words} */
export const sentence = (event) => /** @type {(event: LogicEvent) => Words} */ (SAYINGS[event.event])(event);
