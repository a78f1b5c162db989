// The work of sampling and enumeration: what is estimated so far, and how the sample at hand was drawn.
import { fill, h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { chart } from '../chart.js';
import { figure } from './tables.js';

/** @typedef {import('./story.js').BayesStory} BayesStory */
/** @typedef {import('./graph.js').Variable} Variable */

const MOST = 24;

/** @param {BayesStory} story @param {Map<string, Variable>} all @param {string} asked */
export function samplesWork(story, all, asked) {
  const state = all.get(asked)?.states[0] ?? '';
  const label = msg(story.work === 'states' ? 'web-watch-chart-share' : 'web-watch-chart-estimate', { variable: asked, state });
  const line = chart(story.series, label);
  const drawn = h('div', { 'data-testid': 'drawn' });
  return {
    element: h('div', { class: 'samples' }, h('h3', { class: 'small-head', text: label }), line.element),
    /** How the sample at hand was drawn. */
    drawn,
    draw() {
      line.draw(story.tape.at);
      const event = story.events[story.tape.at - 1];
      const stateOf = (/** @type {string} */ variable, /** @type {number} */ number) => all.get(variable)?.states[number] ?? String(number);
      if (event?.event === 'sample') {
        fill(
          drawn,
          h('h3', { class: 'small-head', text: msg('web-watch-sample-head', { number: event.number }) }),
          h(
            'ol',
            { class: 'draws mono' },
            event.drawn.slice(0, MOST).map((draw) =>
              h(
                'li',
                { class: draw.observed ? 'observed' : '' },
                `${draw.variable}=${stateOf(draw.variable, draw.state)} `,
                h('span', {
                  class: 'muted',
                  text: msg(draw.observed ? 'web-watch-draw-observed' : 'web-watch-draw', {
                    p: figure(draw.distribution[draw.state] ?? 0),
                  }),
                }),
              ),
            ),
          ),
          h('p', {
            text: event.rejected
              ? msg('web-watch-sample-rejected', { variable: event.rejected.variable })
              : msg('web-watch-sample-weight', { weight: figure(event.weight) }),
          }),
        );
      } else if (event?.event === 'visited') {
        fill(
          drawn,
          h('h3', { class: 'small-head', text: msg('web-watch-state-head') }),
          h('p', { class: 'mono' }, event.terms.map(({ variable, value }) => `${variable}: ${figure(value)}`).join(' × ')),
          h('p', { text: msg('web-watch-sample-weight', { weight: figure(event.weight) }) }),
        );
      } else fill(drawn);
    },
  };
}
