// A piece of code to take along: shown, and copied with one press.
import { url } from '../core/api.js';
import { button, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { toast } from '../shell/announce.js';
import { curl } from './examples.js';

/** Where questions go, as others reach this server. */
export const asking = () => url('api/v1/ask');

/** A question for a shell. @param {Record<string, unknown>} request */
export const door = (request) => curl(request, asking());

/** @param {string} kind which language, as in `web-api-in-curl` @param {string} code */
export function block(kind, code) {
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => toast(msg('web-api-copied'), 'good'),
      () => toast(msg('web-api-not-copied'), 'bad'),
    );
  };
  const name = msg(`web-api-in-${kind}`);
  return h(
    'figure',
    { class: 'snippet', 'data-snippet': kind },
    h(
      'figcaption',
      {},
      h('span', { text: name }),
      button({
        icon: 'copy',
        text: msg('web-api-copy'),
        kind: 'quiet',
        onclick: copy,
        'aria-label': msg('web-api-copy-of', { name }),
        'data-testid': `copy-${kind}`,
      }),
    ),
    h('pre', { class: 'mono', tabindex: 0, role: 'region', 'aria-label': name }, code),
  );
}
