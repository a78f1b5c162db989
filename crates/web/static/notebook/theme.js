// Light or dark, as the notebook is.

/** The notebook's theme; '' where it does not say, so that the browser's counts. @param {HTMLElement} body */
function themeOf({ dataset }) {
  if (dataset.jpThemeLight) return dataset.jpThemeLight === 'true' ? 'light' : 'dark';
  const code = dataset.vscodeThemeKind ?? '';
  if (code) return code.endsWith('light') ? 'light' : 'dark';
  return '';
}

/** Gives an element the notebook's theme, now and when it changes. @param {HTMLElement} element @returns {() => void} what ends it */
export function followTheme(element) {
  const show = () => {
    element.dataset.theme = themeOf(document.body);
  };
  const observer = new MutationObserver(show);
  observer.observe(document.body, { attributes: true });
  show();
  return () => observer.disconnect();
}
