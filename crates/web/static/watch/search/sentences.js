// What happens in a search, in words.
import { msg } from '../../core/i18n.js';
import { reasonKey } from './story.js';

/** @param {import('./story.js').SearchStory} story @param {number} at the number of the event */
export function sentence(story, at) {
  const event = story.events[at];
  if (event.event === 'limit_raised') {
    const [kind, value] = Object.entries(event.limit)[0] ?? ['depth', 0];
    return msg(`web-watch-search-limit-${kind}`, { value });
  }
  const { id, action, g, depth } = event;
  const h = story.isInformed ? event.h : null;
  const node = { id, step: action ?? msg('web-watch-root'), depth };
  switch (event.event) {
    case 'generated':
      if (event.parent === null) return msg('web-watch-search-start');
      return msg(story.replacing.has(story.node[at] ?? -1) ? 'web-watch-search-replaced' : 'web-watch-search-generated', {
        ...node,
        parent: event.parent,
        cost: costs(g, h),
      });
    case 'expanded':
      return msg('web-watch-search-expanded', { ...node, cost: costs(g, h) });
    case 'duplicate':
      return msg('web-watch-search-duplicate', node);
    case 'pruned':
      return msg('web-watch-search-pruned', { ...node, reason: msg(`web-watch-prune-${reasonKey(event.reason)}`) });
    case 'goal':
      return msg('web-watch-search-goal', { ...node, g });
  }
}

/** @param {number} g @param {number | null} h */
const costs = (g, h) => (h === null ? msg('web-watch-cost-g', { g }) : msg('web-watch-cost-f', { g, h, f: g + h }));
