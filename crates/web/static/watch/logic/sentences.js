// What happens in an engine of logic, in words.
import { msg } from '../../core/i18n.js';
import { clause } from './story.js';

/** A clause or a rule as it is named. @param {import('./story.js').Numbered} one */
const formula = (one) => (one.formula ?? `#${one.number}`).replaceAll('~', '¬');
/** @param {string} literal */
const literal = (literal) => literal.replace('~', '¬');

/** @param {import('./story.js').LogicEvent} event */
export function sentence(event) {
  const id = `logic-event-${event.event}`;
  switch (event.event) {
    case 'known':
    case 'cycle':
      return msg(id, { symbol: event.symbol });
    case 'goal':
      return msg(id, { symbol: event.symbol, depth: event.depth });
    case 'fire':
      return msg(id, { rule: formula(event.rule), head: event.head ?? '⊥' });
    case 'try':
      return msg(id, { rule: formula(event.rule) });
    case 'settled':
      return msg(event.proved ? 'logic-event-proved' : 'logic-event-not-proved', { symbol: event.symbol });
    case 'remembered':
      return msg(event.proved ? `${id}-proved` : `${id}-not-proved`, { symbol: event.symbol });
    case 'resolvent':
      return msg(event.kept === null ? 'logic-event-resolvent-known' : id, {
        left: formula(event.left),
        right: formula(event.right),
        clause: clause(event.clause),
      });
    case 'turn':
      return msg(id, { clause: formula(event.clause) });
    case 'start':
      return msg(id, { broken: event.broken });
    case 'subsumed':
      return msg(id, { clause: formula(event.clause), by: formula(event.by) });
    case 'decide':
    case 'pure':
      return msg(id, { literal: literal(event.literal), level: event.level });
    case 'propagate':
      return msg(id, { literal: literal(event.literal), reason: formula(event.reason) });
    case 'conflict':
      return msg(id, { clause: formula(event.clause), level: event.level });
    case 'learn':
      return msg(id, { clause: clause(event.clause), level: event.back_to });
    case 'backtrack':
      return msg(id, { level: event.to });
    case 'flip':
      return msg(id, { literal: literal(event.literal), broken: event.broken });
    case 'row':
      return msg(event.premises ? (event.query ? 'logic-event-row-both' : 'logic-event-row-counter') : 'logic-event-row-out');
    case 'restart':
      return msg(id);
  }
}
