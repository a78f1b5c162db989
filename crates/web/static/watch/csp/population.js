// The work of a genetic algorithm: the fitness of every individual, who the parents are, what the child took from each.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { chart } from '../chart.js';

/** More bars than this cannot be told apart. */
const MOST = 60;

export class Population {
  /** @param {import('./story.js').CspStory} story */
  constructor(story) {
    this.story = story;
    this.chart = chart(story.series, msg('web-watch-chart-best'), story.begin);
    this.made = h('div', { class: 'made', 'data-testid': 'individual' });
    this.bars = h('ol', { class: 'population', 'data-testid': 'population' });
    const head = (/** @type {string} */ id) => h('h3', { class: 'small-head', text: msg(id) });
    this.element = h(
      'div',
      { class: 'stage scroll-stage' },
      this.made,
      head('web-watch-population'),
      this.bars,
      head('web-watch-chart-best'),
      this.chart.element,
    );
  }

  draw() {
    const { tape } = this.story;
    this.chart.draw(tape.at);
    const made = tape.get(this.story.individual);
    /** @type {number[]} */
    const all = tape.get(this.story.population);
    const most = all.reduce((a, b) => Math.max(a, b), 1);
    const part = (/** @type {number} */ place) => {
      if (made?.event === 'crossed') return made.parents[0] === place ? 'first' : made.parents[1] === place ? 'second' : '';
      return made && 'place' in made && made.place === place ? 'first' : '';
    };
    fill(
      this.bars,
      all.slice(0, MOST).map((conflicts, place) => {
        const bar = h('span', { class: 'member-bar' });
        bar.style.height = `${((conflicts ?? 0) * 100) / most}%`;
        return h(
          'li',
          { class: `member ${part(place)}`, title: msg('web-watch-member', { place: place + 1, conflicts: conflicts ?? 0 }) },
          h('span', { class: 'member-value', text: conflicts ?? 0 }),
          bar,
          h('span', { class: 'member-place' }, String(place + 1)),
        );
      }),
      all.length > MOST ? h('li', { class: 'muted', text: msg('web-watch-more', { count: all.length - MOST }) }) : null,
    );
    fill(this.made, crossing(made));
  }
}

/** What happens to the individual in hand. @param {import('./story.js').CspEvent | null} made */
function crossing(made) {
  if (made?.event !== 'crossed') return null;
  const item = (/** @type {string} */ name, /** @type {import('../../core/i18n.js').Words} */ value) =>
    h('div', {}, h('dt', { text: msg(`web-watch-crossed-${name}`) }), h('dd', { text: value }));
  return h(
    'dl',
    { class: 'counters small' },
    item('first', made.parents[0] + 1),
    item('second', made.parents[1] + 1),
    item('taken', made.second.length),
    item('mutated', made.mutated.length),
    item('conflicts', made.conflicts),
  );
}
