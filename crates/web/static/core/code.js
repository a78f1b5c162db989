// Names to type stand between backticks in the texts. On the page they are set as code, and nobody sees a backtick.

/** The text with every second piece a name to type; a backtick without its twin stands for itself. @param {string} text */
const pieces = (text) => text.split(/`([^`\n]+)`/);

/** The text where nothing can be set as code: in attributes, in menus, aloud. @param {string} text */
export const plain = (text) => (text.includes('`') ? pieces(text).join('') : text);

/** Where a text stands as it is. */
const AS_IT_IS = new Set(['PRE', 'CODE', 'TEXTAREA']);

/**
 * Puts a text at the end of an element, with the names to type in it as code.
 * @param {Element} element @param {string} text
 */
export function write(element, text) {
  if (!text.includes('`') || AS_IT_IS.has(element.tagName)) {
    element.append(text);
  } else if (!(element instanceof HTMLElement) || element instanceof HTMLOptionElement) {
    element.append(plain(text));
  } else {
    for (const [i, piece] of pieces(text).entries()) {
      if (i % 2 === 0) element.append(piece);
      else element.append(Object.assign(document.createElement('code'), { textContent: piece }));
    }
  }
}
