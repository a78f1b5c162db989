// What the variables of the pseudocode of inference hold.
import { msg } from '../../core/i18n.js';

/** @param {import('./story.js').BayesStory} story @returns {import('../clock.js').Variable[]} */
export function variablesOf(story) {
  const { tape, slots } = story;
  const event = story.events[tape.at - 1];
  /** @type {import('../clock.js').Variable[]} */
  const found = [];
  if (event && 'variable' in event) found.push({ name: 'X', value: event.variable });
  if (event?.event === 'message') found.push({ name: 'C → D', value: `${event.from} → ${event.to}` });
  if (event?.event === 'sample') found.push({ name: 'w', value: Number(event.weight.toPrecision(4)) });
  if (!story.isGradual) found.push({ name: msg('web-watch-variable-tables'), value: tape.get(slots.tables) });
  return found;
}
