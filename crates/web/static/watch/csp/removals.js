// The work of propagation alone: what was ruled out, the newest first, each with its cause.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { enlivened } from '../words.js';
import { chart } from '../chart.js';
import { sentence } from './sentences.js';

const MOST = 60;

export class Removals {
  /** @param {import('./story.js').CspStory} story @param {import('../player.js').TracePlayer} player */
  constructor(story, player) {
    this.story = story;
    this.player = player;
    this.chart = chart(story.series, msg('web-watch-chart-left'));
    this.list = h('ol', { class: 'removals', reversed: true, 'data-testid': 'removals' });
    this.element = h(
      'div',
      { class: 'stage scroll-stage' },
      h('h3', { class: 'small-head', text: msg('web-watch-chart-left') }),
      this.chart.element,
      h('h3', { class: 'small-head', text: msg('web-watch-removals') }),
      this.list,
    );
  }

  draw() {
    const { tape, events } = this.story;
    this.chart.draw(tape.at);
    const first = Math.max(0, tape.at - MOST);
    const items = events.slice(first, tape.at).map((event, i) => h('li', { value: first + i + 1 }, enlivened(sentence(event))));
    fill(this.list, items.reverse());
  }
}
