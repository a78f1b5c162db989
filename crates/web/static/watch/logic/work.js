// What each engine shows of its work: a tree of goals or decisions, counters of rules, rows of a table, flips, clauses.
import { fill, h } from '../../core/dom.js';
import { msg, number } from '../../core/i18n.js';
import { chart } from '../chart.js';
import { legend } from '../tree/legend.js';
import { TreeView } from '../tree/tree-view.js';
import { derivedOf } from './panels.js';
import { named, signs } from './story.js';

/** @typedef {import('./story.js').LogicStory} LogicStory */
/** @typedef {{element: HTMLElement, draw: () => void}} Work */

const MOST_ROWS = 80;

/** @param {LogicStory} story @param {import('../player.js').TracePlayer} player @returns {Work} */
export function workOf(story, player) {
  switch (story.work) {
    case 'goals':
    case 'decisions':
      return treeWork(story, player);
    case 'counters':
      return counters(story);
    case 'table':
      return table(story);
    case 'flips':
      return flips(story);
    case 'clauses':
      return clauses(story);
  }
}

/** @param {LogicStory} story @param {import('../player.js').TracePlayer} player @returns {Work} */
function treeWork(story, player) {
  const tree = new TreeView(
    story.tree,
    () => {},
    (node) => player.goTo(0, story.tree.born(node)),
  );
  const notTaken = h('div', { class: 'not-taken', 'data-testid': 'rivals' });
  const trail = h('ol', { class: 'trail', start: 0, 'data-testid': 'trail' });
  return {
    element: h('div', { class: 'stage' }, tree.element, story.work === 'decisions' ? [trail, notTaken] : null, legend(story.work)),
    draw: () => {
      tree.isSudden = player.isFast;
      tree.draw();
      if (story.work !== 'decisions') return;
      fill(trail, story.trail().map(levelOf));
      const event = story.events[story.tape.at - 1];
      const others = event?.event === 'decide' ? event.others : [];
      fill(
        notTaken,
        h('span', { class: 'muted', text: msg('web-watch-not-taken') }),
        ' ',
        others.length === 0 ? '–' : others.map(({ literal, measure }) => `${signs(literal)} (${number(measure)})`).join(', '),
      );
    },
  };
}

/** What stands at a level: the literal that was tried and those that had to follow. @param {{name: string, belief: import('./story.js').Belief}[] | undefined} literals @param {number} level */
function levelOf(literals, level) {
  return h(
    'li',
    { value: level },
    h('span', { class: 'muted', text: msg('web-watch-trail-level', { level }) }),
    (literals ?? [])
      .slice(0, MOST_ROWS)
      .map(({ name, belief }) =>
        h(
          'span',
          { class: `literal literal-${belief.how}`, title: msg(`web-watch-how-${belief.how}`) },
          `${belief.value ? '' : '¬'}${name}`,
        ),
      ),
  );
}

/** The rules of forward chaining, each with how many premises it lacks. @param {LogicStory} story @returns {Work} */
function counters(story) {
  const list = h('ol', { class: 'rule-counters', 'data-testid': 'rule-counters' });
  const agenda = h('p', { class: 'agenda', 'data-testid': 'agenda' });
  return {
    element: h(
      'div',
      { class: 'stage scroll-stage' },
      agenda,
      h('h3', { class: 'small-head', text: msg('web-watch-rule-counters') }),
      list,
    ),
    draw: () => {
      const { tape } = story;
      const event = story.events[tape.at - 1];
      /** @type {Extract<import('../../api.js').LogicEvent, {event: 'known'}> | null} */
      const queue = tape.get(story.queue);
      const more = queue && queue.waiting > queue.agenda.length ? ' …' : '';
      fill(
        agenda,
        h('strong', { text: msg('web-watch-agenda') }),
        ' ',
        h('span', { class: 'mono' }, `${queue?.agenda.join(', ') || '–'}${more}`),
      );
      const lowered = new Set(event?.event === 'known' ? event.lowered.map(({ rule }) => rule.number) : []);
      const fired = event?.event === 'fire' ? event.rule.number : -1;
      const moved = story.moved();
      const shown = moved.slice(-MOST_ROWS).reverse();
      fill(
        list,
        shown.map(({ rule, slot, fired: hasFired }) =>
          h(
            'li',
            { class: lowered.has(rule.number) || rule.number === fired ? 'now' : '', 'data-rule': rule.number },
            h('span', { class: 'counter-value', title: msg('web-watch-missing', { count: tape.get(slot) }) }, String(tape.get(slot))),
            h('span', { class: 'mono' }, named(rule)),
            tape.get(hasFired) ? h('span', { class: 'muted', text: msg('web-watch-fired') }) : null,
          ),
        ),
        moved.length > shown.length
          ? h('li', { class: 'muted', text: msg('web-watch-earlier', { count: moved.length - shown.length }) })
          : null,
      );
    },
  };
}

/** The rows of the truth table that were looked at. @param {LogicStory} story @returns {Work} */
function table(story) {
  const body = h('tbody', {});
  const columns = Object.keys(story.rows[0]?.row.values ?? {});
  const head = (/** @type {import('../../core/dom.js').Child} */ name) => h('th', { scope: 'col' }, name);
  return {
    element: h(
      'div',
      { class: 'stage scroll-stage table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-watch-stage-table') },
      h(
        'table',
        { class: 'table small truth-table', 'data-testid': 'rows' },
        h('thead', {}, h('tr', {}, head('#'), columns.map(head), head(msg('web-watch-table-base')), head(msg('web-watch-table-question')))),
        body,
      ),
    ),
    draw: () => {
      const { at } = story.tape;
      const seen = story.rows.filter((one) => one.at < at);
      const truth = (/** @type {boolean} */ value) => h('td', {}, value ? '1' : '0');
      fill(
        body,
        seen
          .slice(-MOST_ROWS)
          .reverse()
          .map(({ row, at: when }, i) =>
            h(
              'tr',
              { class: `${i === 0 ? 'now' : ''} ${row.premises && !row.query ? 'counter-model' : ''}` },
              h('td', {}, String(when + 1)),
              columns.map((name) => truth(row.values[name] ?? false)),
              truth(row.premises),
              row.premises ? truth(row.query) : h('td', { class: 'muted' }, '–'),
            ),
          ),
      );
    },
  };
}

/** How many clauses were false over time, and the clause that was picked. @param {LogicStory} story @returns {Work} */
function flips(story) {
  const line = chart(story.series, msg('web-watch-chart-broken'));
  const picked = h('div', { 'data-testid': 'candidates' });
  return {
    element: h(
      'div',
      { class: 'stage scroll-stage' },
      h('h3', { class: 'small-head', text: msg('web-watch-chart-broken') }),
      line.element,
      picked,
    ),
    draw: () => {
      line.draw(story.tape.at);
      const event = story.events[story.tape.at - 1];
      if (event?.event !== 'flip') {
        fill(picked, h('p', { class: 'muted', text: msg('web-watch-flips-none') }));
        return;
      }
      fill(
        picked,
        h('p', {}, h('strong', { text: msg('web-watch-flip-clause') }), ' ', h('span', { class: 'mono' }, named(event.clause))),
        h(
          'ul',
          { class: 'waiting' },
          event.candidates.map(({ literal, measure }) =>
            h(
              'li',
              { class: literal === event.literal ? 'taken' : '' },
              h('span', { class: 'mono' }, signs(literal)),
              h('span', { class: 'muted', text: msg('web-watch-flip-breaks', { count: measure }) }),
            ),
          ),
        ),
      );
    },
  };
}

/** The clauses that resolution makes, newest first, and those that wait. @param {LogicStory} story @returns {Work} */
function clauses(story) {
  const derived = h('ol', { class: 'derived mono', 'data-testid': 'derived' });
  const turn = h('p', { class: 'agenda' });
  return {
    element: h('div', { class: 'stage scroll-stage' }, turn, h('h3', { class: 'small-head', text: msg('web-watch-derived') }), derived),
    draw: () => {
      fill(derived, derivedOf(story));
      /** @type {Extract<import('../../api.js').LogicEvent, {event: 'turn'}> | null} */
      const queue = story.tape.get(story.queue);
      fill(
        turn,
        queue ? h('strong', { text: msg('web-watch-turn-next', { count: queue.waiting }) }) : null,
        ' ',
        h('span', { class: 'mono' }, queue?.next.map(named).join(' · ')),
      );
    },
  };
}
