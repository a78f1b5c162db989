// What is known of a node: what has become of it and why, what it costs, and the steps that lead there.
import { h } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { pathTo, STATUS } from '../tree/status.js';
import { enlivened } from '../words.js';
import { sentence } from './sentences.js';

/** @param {import('./story.js').SearchStory} story @param {number} place */
export function factsOf(story, place) {
  const node = story.nodes[place];
  if (!node) return null;
  const status = STATUS[story.status(place)] ?? '';
  const last = story.lastOf(place);
  const row = (/** @type {string} */ name, /** @type {import('../../core/i18n.js').Words} */ value) =>
    h('div', {}, h('dt', { text: msg(`web-watch-node-${name}`) }), h('dd', { text: value }));
  const moves = pathTo(story.nodes, place).flatMap((one) => story.nodes[one]?.action ?? []);
  return [
    h(
      'p',
      { class: 'node-name' },
      h('strong', { text: node.isKept ? msg('web-watch-node', { id: String(node.id) }) : (node.action ?? msg('web-watch-root')) }),
      ' ',
      h('span', { class: `status status-${status}`, text: msg(`web-watch-status-${status}`) }),
    ),
    h(
      'dl',
      { class: 'counters small' },
      row('depth', node.depth),
      row('g', node.g),
      node.h === null ? null : row('h', node.h),
      node.h === null || story.isByEstimate ? null : row('f', story.sum(node.g, node.h)),
      node.turn > 0 && status === 'expanded' ? row('turn', node.turn) : null,
    ),
    // What has just happened is said by the player.
    last >= 0 && last < story.tape.at - 1
      ? h('p', { class: 'node-why', 'data-testid': 'node-why' }, enlivened(sentence(story, last)))
      : null,
    moves.length > 0
      ? h(
          'p',
          { class: 'node-path muted' },
          msg('web-watch-node-path'),
          ' ',
          h('span', { class: 'mono' }, moves.length > 12 ? `… ${moves.slice(-12).join(' ')}` : moves.join(' ')),
        )
      : null,
  ];
}
