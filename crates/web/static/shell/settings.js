// Light or dark, large type or not: what the whole document shows of the settings.
import { settings } from '../core/store.js';

/** Makes the document look as the settings say. */
export function applySettings() {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.classList.toggle('large', settings.large);
}

/** Whether it is dark now, chosen or not. */
export const isDark = () =>
  settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Whether things should not move. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
