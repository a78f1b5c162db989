// Dialogs: a title, what they hold, and the buttons at their foot.
import { button, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** @typedef {import('../core/dom.js').Child} Child */

let count = 0;

/**
 * Opens a dialog; it is gone when it is closed. The focus goes back to where it was.
 * @param {Words} title @param {Child} body
 * @param {{actions?: HTMLElement[], kind?: string, onclose?: () => void, onsubmit?: () => void}} [options]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, body, { actions = [], kind = '', onclose, onsubmit } = {}) {
  count += 1;
  const name = `dialog-${count}`;
  const back = document.activeElement;
  const element = h(
    'dialog',
    { class: `dialog ${kind}`, 'aria-labelledby': name },
    h(
      'form',
      {
        method: 'dialog',
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          onsubmit?.();
        },
      },
      h(
        'header',
        {},
        h('h2', { id: name, text: title }),
        button({
          icon: 'close',
          label: msg('web-close'),
          kind: 'quiet',
          'data-testid': 'close',
          onclick: () => element.close(),
        }),
      ),
      h('div', { class: 'dialog-body' }, body),
      actions.length ? h('footer', {}, actions) : null,
    ),
  );
  element.addEventListener('close', () => {
    element.remove();
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
    onclose?.();
  });
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  document.body.append(element);
  element.showModal();
  return element;
}
