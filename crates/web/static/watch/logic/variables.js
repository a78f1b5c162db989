// What the variables of an engine's pseudocode hold.
import { msg } from '../../core/i18n.js';
import { clause, named, signs } from './story.js';

/** @param {import('./story.js').LogicStory} story @returns {import('../clock.js').Variable[]} */
export function variablesOf(story) {
  const event = story.events[story.tape.at - 1];
  switch (event?.event) {
    case 'known':
      return [
        { name: 'p', value: event.symbol },
        { name: 'agenda', value: event.waiting },
      ];
    case 'fire':
      return [
        { name: 'r', value: named(event.rule) },
        { name: msg('web-watch-variable-head'), value: event.head ?? '⊥' },
      ];
    case 'goal':
    case 'settled':
      return [
        { name: 'q', value: event.symbol },
        { name: msg('web-watch-variable-depth'), value: event.depth },
      ];
    case 'try':
      return [
        { name: 'r', value: named(event.rule) },
        { name: 'p', value: event.open ?? '–' },
      ];
    case 'cycle':
    case 'remembered':
      return [
        { name: 'p', value: event.symbol },
        { name: 'r', value: named(event.rule) },
      ];
    case 'turn':
      return [{ name: 'c', value: named(event.clause) }];
    case 'resolvent':
      return [
        { name: 'c', value: named(event.left) },
        { name: 'd', value: named(event.right) },
        { name: 'e', value: clause(event.clause) },
      ];
    case 'decide':
    case 'propagate':
    case 'pure':
      return [
        { name: 'l', value: signs(event.literal) },
        { name: msg('web-watch-variable-level'), value: event.level },
      ];
    case 'flip':
      return [
        { name: 'c', value: named(event.clause) },
        { name: 'l', value: signs(event.literal) },
      ];
    default:
      return [];
  }
}
