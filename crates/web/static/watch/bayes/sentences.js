// What happens in the elimination of variables, in words.
import { list, msg } from '../../core/i18n.js';
import { product } from './story.js';
import { figure } from './tables.js';

/** The first of some edges. @param {[string, string][]} edges */
function joined(edges) {
  const first = edges.slice(0, 6).map(([one, other]) => `${one}–${other}`);
  return first.join(', ') + (edges.length > 6 ? ' …' : '');
}

/** @param {import('./story.js').BayesEvent} event */
export function sentence(event) {
  switch (event.event) {
    case 'pruned':
      return msg(`web-watch-bayes-${event.why}`, { variable: event.variable });
    case 'moralised':
      return msg('web-watch-bayes-moralised', { child: event.child, count: event.edges.length, edges: joined(event.edges) });
    case 'triangulated':
      return msg('web-watch-bayes-triangulated', { variable: event.variable, count: event.edges.length, edges: joined(event.edges) });
    case 'tables':
      return msg('web-watch-bayes-tables', { count: event.tables.length });
    case 'ordered':
      return msg('web-watch-bayes-ordered', {
        count: event.order.length,
        first: event.order.slice(0, 6).join(', '),
        width: event.width,
        largest: event.largest,
      });
    case 'eliminated': {
      const { scope, entries } = product(event.factors);
      if (!event.result) return msg('web-watch-bayes-sums', { variable: event.variable });
      return msg('web-watch-bayes-eliminated', {
        variable: event.variable,
        count: event.factors.length,
        entries,
        scope: scope.join(', '),
        left: event.result.scope.length > 0 ? event.result.scope.join(', ') : '∅',
        size: event.result.entries,
      });
    }
    case 'clique':
      return msg('web-watch-bayes-clique', { number: event.number, variables: list(event.variables) });
    case 'message':
      return msg('web-watch-bayes-message', { from: event.from, to: event.to });
    case 'linked':
      return msg('web-watch-bayes-linked', { one: event.one, other: event.other, variables: list(event.separator) });
    case 'read':
      return msg('web-watch-bayes-read', { number: event.clique, variables: list(event.variables) });
    case 'started':
      return msg('web-watch-bayes-started', { chain: event.chain, burnIn: event.burn_in });
    case 'sample':
      return event.rejected
        ? msg('web-watch-bayes-rejected', { number: event.number, variable: event.rejected.variable })
        : msg('web-watch-bayes-sample', { number: event.number, weight: figure(event.weight) });
    case 'visited':
      return msg('web-watch-bayes-visited', { weight: figure(event.weight) });
    case 'normalised':
      return msg('web-watch-bayes-normalised', { variables: event.table.scope.join(', ') });
  }
}
