// One moment of an elimination: what the graph looks like, which tables there are, which were just multiplied.
import { drawer, fill, h } from '../../core/dom.js';
import { msg, number, tell } from '../../core/i18n.js';
import { pairs } from './story.js';
import { distribution, factor } from './tables.js';

/** @typedef {import('./story.js').BayesStory} BayesStory */
/** @typedef {import('./story.js').Table} Table */
/** @typedef {import('./graph.js').Variable} Variable */

/** Arcs of the network before the tables are there; then edges between variables in a common table. @param {BayesStory} story @param {Variable[]} variables @param {Record<string, string>} observed */
export function edgesOf(story, variables, observed) {
  const { tape } = story;
  const tables = tape.get(story.tables);
  const fresh = new Set(tape.get(story.fresh));
  /** @type {[string, string][]} */
  const added = tape.get(story.added);
  const extra = added.map((edge) => ({ from: edge[0], to: edge[1], kind: fresh.has(edge) ? 'fill' : 'kept' }));
  if (tables.length === 0 && tape.get(story.answer) === null) {
    const arcs = variables.flatMap(({ name, parents }) =>
      parents.map((from) => ({ from, to: name, kind: from in observed && name in observed ? 'faint' : 'arc' })),
    );
    return [...arcs, ...extra];
  }
  const made = tape.get(story.made);
  const before = pairs(tape.get(story.used));
  const joined = pairs(made ? [made] : []);
  const edges = [...pairs(tables)].map((pair) => {
    const [from = '', to = ''] = pair.split('\n');
    return { from, to, kind: joined.has(pair) ? (before.has(pair) ? 'kept' : 'fill') : 'edge' };
  });
  return [...edges, ...extra];
}

/** @param {BayesStory} story @param {string} chosen @param {Variable[]} variables @returns {Map<string, import('./graph.js').Show>} */
export function showsOf(story, chosen, variables) {
  /** @type {number[]} */
  const states = story.tape.get(story.states);
  const stateOf = new Map(states.length > 0 ? variables.map((one, i) => [one.name, one.states[states[i] ?? -1]]) : []);
  const event = story.events[story.tape.at - 1];
  const used = new Set(story.tape.get(story.used).flatMap((/** @type {import('./story.js').Table} */ table) => table.scope));
  return new Map(
    [...story.standing].map(([name, slot]) => [
      name,
      {
        standing: story.tape.get(slot),
        isNow: (event && 'variable' in event && event.variable === name) || used.has(name),
        isChosen: name === chosen,
        state: stateOf.get(name),
      },
    ]),
  );
}

/** What is on the table: the tables there are, those just used, the order, the answer. */
export class Moment {
  constructor() {
    this.answer = h('div', { 'data-testid': 'bayes-answer' });
    this.step = h('div', {});
    this.order = h('div', {});
    this.tables = h('ul', { class: 'factors' });
    this.drawer = drawer('', { open: true }, this.tables);
    this.others = h('div', { 'data-testid': 'rivals' });
    this.element = h('div', { class: 'stack' }, this.step, this.others, this.order, this.drawer);
  }

  /** @param {BayesStory} story @param {Map<string, Variable>} all */
  show(story, all) {
    const { tape } = story;
    const head = (/** @type {string} */ id) => h('h2', { class: 'small-head', text: msg(id) });
    /** @type {Table[]} */
    const tables = tape.get(story.tables);
    /** @type {Table[]} */
    const used = tape.get(story.used);
    /** @type {Table | null} */
    const made = tape.get(story.made);
    /** @type {string[]} */
    const order = tape.get(story.order);
    const answer = tape.get(story.answer);
    const isGone = (/** @type {string} */ name) => tape.get(story.standing.get(name) ?? -1) === 'eliminated';
    /** @type {import('../../api.js').RunningEstimate[]} */
    const estimate = tape.get(story.estimate);
    fill(
      this.answer,
      answer
        ? [head('web-watch-answer'), distribution(answer, all)]
        : estimate.length > 0
          ? [
              head(story.work === 'states' ? 'web-watch-share-so-far' : 'web-watch-estimate'),
              estimate.map(({ variable, shares }) => distribution({ scope: [variable], values: shares }, all)),
            ]
          : null,
    );
    fill(
      this.step,
      used.length > 0
        ? [
            head('web-watch-step'),
            h(
              'ul',
              { class: 'factors' },
              used.map((table) => factor(table, 'used')),
              made ? factor(made, 'made') : null,
            ),
          ]
        : null,
    );
    fill(
      this.order,
      order.length > 0
        ? [
            head('web-watch-order-head'),
            h(
              'ol',
              { class: 'chips mono' },
              order.map((name) => h('li', { class: isGone(name) ? 'gone' : '' }, name)),
            ),
          ]
        : null,
    );
    fill(
      this.tables,
      tables.map((table) => factor(table, table === made ? 'made' : 'there')),
    );
    this.drawer.hidden = tables.length === 0;
    const event = story.events[tape.at - 1];
    // The best order was not made step by step: nothing was compared with the rest.
    fill(this.others, event?.event === 'triangulated' && story.isBestOrder ? null : rivals(event));
    const title = this.drawer.querySelector('summary > span');
    if (title) tell(title, msg('web-watch-factors', { count: tables.length }));
  }
}

/** The variables that might have been next, with what they are measured by. @param {import('./story.js').BayesEvent | undefined} event */
function rivals(event) {
  const others = event && 'others' in event ? event.others : [];
  if (others.length === 0) return null;
  return [
    h('h2', { class: 'small-head', text: msg('web-watch-not-taken') }),
    h(
      'ul',
      { class: 'waiting' },
      others.map(({ variable, measure }) =>
        h('li', {}, h('span', { class: 'mono' }, variable), h('span', { class: 'muted', text: number(measure) })),
      ),
    ),
  ];
}

/** What the shapes mean. */
export function key() {
  return h(
    'ul',
    { class: 'legend', 'aria-label': msg('web-watch-legend') },
    ['there', 'observed', 'asked', 'pruned', 'eliminated', 'added'].map((kind) =>
      h(
        'li',
        {},
        h('span', { class: `net-key net-key-${kind}`, 'aria-hidden': 'true' }),
        h('span', { text: msg(`web-watch-net-${kind}`) }),
      ),
    ),
  );
}
