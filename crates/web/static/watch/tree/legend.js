// What the shapes of a search tree mean.
import { h, s } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { outline } from './shapes.js';
import { STATUS } from './status.js';

/** What can become of a node of each kind of tree, where that is not all. @type {Record<string, string[]>} */
const SHOWN = {
  csp: ['frontier', 'expanded', 'pruned', 'goal'],
  goals: ['expanded', 'pruned', 'duplicate', 'goal'],
  decisions: ['expanded', 'pruned'],
};

/** @param {string} [kind] whose words are meant, if not those of searches */
export function legend(kind) {
  const all = (kind && SHOWN[kind]) || STATUS.slice(1);
  return h(
    'ul',
    { class: 'legend', 'aria-label': msg('web-watch-legend') },
    [...all, 'folded'].map((status) =>
      h(
        'li',
        {},
        s(
          'svg',
          { class: 'tree-sign', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
          s('path', { class: `tree-${status}`, d: outline(status, 6) }),
        ),
        h('span', { text: msg(kind ? `web-watch-${kind}-status-${status}` : `web-watch-status-${status}`) }),
      ),
    ),
  );
}
