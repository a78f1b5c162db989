// A trace that the page has no view for: each event with its fields.
import { fill, h } from '../core/dom.js';
import { TracePlayer } from '../watch/player.js';
import { Tape } from '../watch/tape.js';

/** @typedef {{event: string, [field: string]: unknown}} Step */

/** @param {HTMLElement} place @param {{events: Step[], left_out: number}} trace */
export function showSteps(place, { events, left_out }) {
  const tape = new Tape();
  for (const _ of events) tape.end();
  const fields = h('div', { class: 'card', 'data-testid': 'fields' });
  const player = new TracePlayer();
  player.addEventListener('moment', () => fill(fields, fieldsOf(events[tape.at - 1])));
  fill(place, player, fields);
  player.load([
    {
      title: '',
      tape,
      events,
      series: events.map(() => 1),
      leftOut: left_out,
      say: (at) => ({ say: () => events[at]?.event ?? '' }),
      counters: () => [],
      about: () => ({}),
      code: null,
      variables: () => [],
    },
  ]);
}

/** @param {Step | undefined} step */
function fieldsOf(step) {
  const pairs = Object.entries(step ?? {}).filter(([name]) => name !== 'event');
  return h(
    'dl',
    { class: 'counters small' },
    pairs.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, typeof value === 'string' ? value : JSON.stringify(value)))),
  );
}
