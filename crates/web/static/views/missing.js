// An address that leads nowhere.
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';

/** @param {HTMLElement} root */
export function mount(root) {
  root.append(
    h('h1', { text: msg('web-nav-missing') }),
    h('p', { text: msg('web-missing') }),
    h('p', {}, h('a', { href: '#/', text: msg('web-nav-home') })),
  );
}
