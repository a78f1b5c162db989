// What happens in a search, and why, in words: the reason is what the event says of it.
import { has, msg } from '../../core/i18n.js';
import { reasonKey } from './story.js';

/** @typedef {import('../../core/i18n.js').Words} Words */
/** @typedef {import('../../api.js').SearchTaken} Taken */
/** @typedef {import('../../api.js').SearchKnown} Known */
/** @typedef {import('./story.js').SearchEvent} SearchStep */

/** @param {import('./story.js').SearchStory} story @param {number} at the number of the event @returns {Words} */
export function sentence(story, at) {
  const event = story.events[at];
  const { why } = event;
  if (event.event === 'limit_raised') return raised(event.limit, why);
  const { id, action, g, depth } = event;
  const h = story.isInformed ? event.h : null;
  const node = { id: String(id), step: action ?? msg('web-watch-root'), depth, g };
  switch (event.event) {
    case 'generated': {
      if (event.parent === null) return msg('web-watch-search-start');
      const made = { ...node, parent: String(event.parent), cost: costsIn(story, g, h) };
      if (why && 'cheaper' in why) return msg('web-watch-search-cheaper', { ...made, ...place(why.cheaper) });
      return msg(story.replacing.has(story.node[at] ?? -1) ? 'web-watch-search-replaced' : 'web-watch-search-generated', made);
    }
    case 'expanded':
      return why && 'taken' in why
        ? msg('web-watch-search-expanded-why', { why: taken(node.id, why.taken, g, h, depth) })
        : msg('web-watch-search-expanded', { ...node, cost: costsIn(story, g, h) });
    case 'duplicate':
      if (why && 'outdated' in why) return msg('web-watch-search-outdated', { ...node, ...place(why.outdated) });
      return why && 'known' in why
        ? msg('web-watch-search-known', { ...node, ...place(why.known) })
        : msg('web-watch-search-duplicate', node);
    case 'pruned':
      return msg(action === null ? 'web-watch-search-pruned-start' : 'web-watch-search-pruned', {
        ...node,
        reason: pruned(event.reason, why),
      });
    case 'goal': {
      if (why && 'met' in why) return met(why.met);
      const goal = msg('web-watch-search-goal', node);
      return why && 'taken' in why ? msg('web-watch-two', { one: taken(node.id, why.taken, g, h, depth), other: goal }) : goal;
    }
  }
}

/**
 * Why a node was taken from the frontier.
 * @param {string} id @param {Taken} how @param {number} g @param {number | null} h @param {number} depth @returns {Words}
 */
function taken(id, { rule, weight, value, equal, tie, waiting, others }, g, h, depth) {
  const facts = { id, g, h: h ?? 0, depth, value: value ?? 0, weight: weight ?? 1, waiting };
  if (waiting === 0) return msg('web-watch-taken-only', facts);
  const first = msg(`web-watch-taken-${rule}`, facts);
  const next = others[0];
  if (equal === 0 || !tie || !next) return first;
  return msg('web-watch-two', { one: first, other: msg(`web-watch-tie-${tie}`, { count: equal, other: String(next.id) }) });
}

/** Where a state is known from. @param {Known} known */
const place = ({ id, g, parent, in: where }) => ({
  known: String(id),
  cost_known: g,
  parent_known: parent === null ? '' : String(parent),
  where: msg(`web-watch-known-${where}`, { g }),
});

/** Why a node was dropped. @param {import('../../api.js').Prune} reason @param {SearchStep['why']} why */
function pruned(reason, why) {
  const values = why && Object.values(why)[0];
  const key = reasonKey(reason);
  const isTold = why && key in why && typeof values === 'object';
  if (isTold) return msg(`web-watch-prune-${key}-why`, /** @type {Record<string, number>} */ (values));
  // A recorded search may have reasons of its own.
  return has(`web-watch-prune-${key}`) ? msg(`web-watch-prune-${key}`) : msg('web-watch-prune-unknown');
}

/** @param {import('../../api.js').Limit} limit @param {SearchStep['why']} why */
function raised(limit, why) {
  const [kind, value] = Object.entries(limit)[0] ?? ['depth', 0];
  if (!why || !('raised' in why)) return msg(`web-watch-search-limit-${kind}`, { value });
  const from = Object.values(why.raised.from)[0] ?? 0;
  return msg(`web-watch-search-limit-${kind}-why`, { value, from, count: why.raised.pruned });
}

/** @param {{forward: number, backward: number, cost: number, least: number | null}} met */
const met = ({ forward, backward, cost, least }) =>
  msg(least === null ? 'web-watch-search-met-all' : 'web-watch-search-met', {
    forward: String(forward),
    backward: String(backward),
    cost,
    least: least ?? 0,
  });

/** What the strategy goes by: for some the estimate alone, for one the estimate weighed. @param {import('./story.js').SearchStory} story @param {number} g @param {number | null} h */
function costsIn(story, g, h) {
  if (h === null) return msg('web-watch-cost-g', { g });
  if (story.isByEstimate) return `h = ${h}`;
  const facts = { g, h, f: story.sum(g, h), weight: story.weight };
  return msg(story.weight === 1 ? 'web-watch-cost-f' : 'web-watch-cost-wf', facts);
}
