// What the shapes of a search tree mean.
import { h, s } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { outline } from './shapes.js';
import { STATUS } from './story.js';

export function legend() {
  return h(
    'ul',
    { class: 'legend', 'aria-label': msg('web-watch-legend') },
    STATUS.slice(1).map((status) =>
      h(
        'li',
        {},
        s(
          'svg',
          { class: 'tree-sign', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
          s('path', { class: `tree-${status}`, d: outline(status, 10, 10, 6) }),
        ),
        h('span', { text: msg(`web-watch-status-${status}`) }),
      ),
    ),
  );
}
