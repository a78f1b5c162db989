// The work of local search: how many conflicts there were over time, and the changes that were compared.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { sign } from '../cells.js';
import { chart } from '../chart.js';
import { nameOf } from './story.js';

export class Moves {
  /** @param {import('./story.js').CspStory} story */
  constructor(story) {
    this.story = story;
    this.chart = chart(story.series, msg('web-watch-chart-conflicts'), story.begin);
    this.list = h('div', { 'data-testid': 'candidates' });
    this.element = h(
      'div',
      { class: 'stage scroll-stage' },
      h('h3', { class: 'small-head', text: msg('web-watch-chart-conflicts') }),
      this.chart.element,
      this.list,
    );
  }

  draw() {
    const { tape, events } = this.story;
    this.chart.draw(tape.at);
    const event = events[tape.at - 1];
    const why = event?.event === 'move' ? event.why : null;
    if (event?.event !== 'move' || !why) {
      fill(this.list, h('p', { class: 'muted', text: msg('web-watch-moves-none') }));
      return;
    }
    const isTaken = (/** @type {{variable: import('./story.js').Cell, value: number}} */ one) =>
      nameOf(one.variable) === nameOf(event.variable) && one.value === event.to;
    fill(
      this.list,
      h('h3', { class: 'small-head', text: msg('web-watch-moves-head') }),
      h(
        'table',
        { class: 'table small' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ['change', 'conflicts'].map((name) => h('th', { scope: 'col', text: msg(`web-watch-moves-${name}`) })),
          ),
        ),
        h(
          'tbody',
          {},
          why.candidates.map((one) =>
            h(
              'tr',
              { class: isTaken(one) ? 'now' : '' },
              h('th', { scope: 'row', class: 'mono' }, `${nameOf(one.variable)} → ${sign(one.value)}`, isTaken(one) ? ' ←' : ''),
              h('td', { class: 'number', text: one.conflicts }),
            ),
          ),
        ),
      ),
    );
  }
}
