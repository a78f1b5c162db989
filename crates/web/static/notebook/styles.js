// The page's styles for a shadow tree, made once.

/** @type {CSSStyleSheet | null} */
let made = null;

/** @param {string} styles @returns {CSSStyleSheet} */
export function styleSheet(styles) {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(hosted(styles));
  }
  return made;
}

/** Styles of the whole page as those of the element that holds it. @param {string} styles */
export function hosted(styles) {
  return styles
    .replace(/:root((?:\[[^\]]*\]|\.[\w-]+|:not\([^)]*\))+)/g, ':host($1)')
    .replace(/:root\b/g, ':host')
    .replace(/^(html|body)(?=\s*\{)/gm, ':host');
}
