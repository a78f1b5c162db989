// What the shapes of a search tree mean.
import { h, s } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { outline } from './shapes.js';
import { STATUS } from './status.js';

/** @param {string} [kind] whose words are meant, if not those of searches */
export function legend(kind) {
  return h(
    'ul',
    { class: 'legend', 'aria-label': msg('web-watch-legend') },
    [...STATUS.slice(1), 'folded'].map((status) =>
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
