// What happens in an inference, and why, in words.
import { list, msg } from '../../core/i18n.js';
import { product } from './story.js';
import { figure } from './tables.js';

/** @typedef {import('./story.js').BayesEvent} BayesEvent */
/** @typedef {import('./graph.js').Variable} Variable */
/** @typedef {import('../../core/i18n.js').Words} Words */
/** @template {BayesEvent['event']} K @typedef {Extract<BayesEvent, {event: K}>} Of */
/** @typedef {Map<string, Variable>} All */

/** The first of some edges. @param {[string, string][]} edges */
function joined(edges) {
  const first = edges.slice(0, 6).map(([one, other]) => `${one}–${other}`);
  return first.join(', ') + (edges.length > 6 ? ' …' : '');
}

/** A variable with its state by name. @param {All} all @param {string} variable @param {number} state */
const stated = (all, variable, state) => `${variable}=${all.get(variable)?.states[state] ?? state}`;

/** @type {{[K in Exclude<BayesEvent['event'], 'triangulated'>]: (event: Of<K>, all: All) => Words}} */
const SAYINGS = {
  pruned: ({ variable, why, blocked }) =>
    blocked
      ? msg(blocked.collider ? 'web-watch-bayes-blocked-collider' : 'web-watch-bayes-blocked', {
          variable,
          at: blocked.at,
          path: blocked.path.join(' – '),
        })
      : msg(`web-watch-bayes-${why}`, { variable }),
  moralised: ({ child, edges }) => msg('web-watch-bayes-moralised', { child, count: edges.length, edges: joined(edges) }),
  tables: ({ tables }) => msg('web-watch-bayes-tables', { count: tables.length }),
  ordered: ({ order, width, largest, by }) =>
    msg('web-watch-bayes-ordered-by', {
      count: order.length,
      first: order.slice(0, 6).join(', '),
      width,
      largest,
      by: msg(`web-watch-order-by-${by}`),
    }),
  eliminated: eliminated,
  clique: ({ number, variables }) => msg('web-watch-bayes-clique', { number, variables: list(variables) }),
  linked: ({ one, other, separator }) =>
    msg(separator.length > 0 ? 'web-watch-bayes-linked' : 'web-watch-bayes-linked-nothing', {
      one,
      other,
      separator: separator.join(', '),
    }),
  message: ({ from, to, pass, separator }) => msg(`web-watch-bayes-message-${pass}`, { from, to, separator: separator.join(', ') || '∅' }),
  read: ({ clique, variables }) => msg('web-watch-bayes-read', { clique, variables: list(variables) }),
  visited: ({ weight, terms }) => msg('web-watch-bayes-visited-of', { weight: figure(weight), count: terms.length }),
  started: ({ chain, burn_in }) => msg('web-watch-bayes-started', { chain, count: burn_in }),
  sample: sampled,
  normalised: ({ table }) => msg('web-watch-bayes-normalised', { variables: table.scope.join(', ') }),
};

/**
 * What happens, in words.
 * @param {BayesEvent | undefined} event @param {All} all @param {boolean} isBest whether the order is the best of several: then no rule chose each step
 * @returns {Words}
 */
export function sentence(event, all, isBest) {
  if (!event) return '';
  if (event.event === 'triangulated') return triangulated(event, isBest);
  return /** @type {(event: BayesEvent, all: All) => Words} */ (SAYINGS[event.event])(event, all);
}

/** @param {Of<'triangulated'>} event @param {boolean} isBest */
function triangulated({ variable, edges, measure, choices, ties }, isBest) {
  const went = msg('web-watch-bayes-triangulated', { variable, count: edges.length, edges: joined(edges) });
  if (measure === null) return went;
  const kind = choices === 1 ? 'last' : isBest ? 'best' : 'why';
  const why = msg(`web-watch-bayes-triangulated-${kind}`, {
    variable,
    measure,
    choices,
    count: ties,
  });
  return msg('web-watch-two', { one: why, other: went });
}

/** @param {Of<'eliminated'>} event */
function eliminated({ variable, factors, result, by }) {
  const { scope, entries } = product(factors);
  if (!result) return msg('web-watch-bayes-sums', { variable });
  const went = msg('web-watch-bayes-eliminated', {
    variable,
    count: factors.length,
    entries,
    scope: scope.join(', '),
    left: result.scope.length > 0 ? result.scope.join(', ') : '∅',
    size: result.entries,
  });
  return msg('web-watch-two', { one: msg(`web-watch-bayes-next-${by}`, { variable }), other: went });
}

/** @param {Of<'sample'>} event @param {All} all */
function sampled({ number, chain, drawn, weight, rejected }, all) {
  if (rejected) {
    // Who weighs what was observed draws nothing else, but may find it impossible.
    const isImpossible = rejected.observed === rejected.drawn;
    const how = isImpossible ? '-impossible' : rejected.observed === null ? '-chance' : '';
    return msg(`web-watch-bayes-rejected${how}`, {
      number,
      drawn: stated(all, rejected.variable, rejected.drawn),
      observed: rejected.observed === null ? '' : stated(all, rejected.variable, rejected.observed),
    });
  }
  const moved = drawn.filter((draw) => draw.before !== undefined && draw.before !== draw.state);
  if (chain !== undefined && chain !== null) {
    const changes = moved.map((draw) => stated(all, draw.variable, draw.state)).join(', ');
    return msg('web-watch-bayes-swept', { number, chain: chain ?? 1, count: moved.length, changes });
  }
  const seen = drawn.filter((draw) => draw.observed).map((draw) => stated(all, draw.variable, draw.state));
  if (seen.length > 0) return msg('web-watch-bayes-weighed', { number, observed: seen.join(', '), weight: figure(weight) });
  return msg('web-watch-bayes-drawn', { number, count: drawn.length });
}
