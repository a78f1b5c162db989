// The frame around every view: the bar with the menu and the settings, the place for the view, what is announced.
import { wordsOf } from '../core/api.js';
import { button, fill, h, s } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { has, lang, LANGUAGE, msg, t } from '../core/i18n.js';
import { go } from '../core/router.js';
import { set, settings } from '../core/store.js';
import { announcer } from './announce.js';
import { offer, palette } from './palette.js';
import { applySettings, isDark } from './settings.js';
import { tour } from './tour.js';
import { VIEWS } from './views.js';

/** @typedef {import('../core/router.js').Route} Route */
/** @typedef {import('./views.js').View} View */
/** @typedef {import('../core/i18n.js').Lang} Lang */

export class Shell {
  /** @param {(lang: Lang) => Promise<void>} speak shows the page in another language */
  constructor(speak) {
    this.speak = speak;
    this.bar = h('div', { class: 'loading-bar', hidden: true });
    this.menu = h(
      'ul',
      { class: 'menu' },
      Object.entries(VIEWS).map(([name, view]) => menuItem(name, view)),
    );
    this.main = h('main', { id: 'main', tabindex: -1 });
    this.element = h(
      'div',
      { class: 'page' },
      h('a', {
        class: 'skip',
        href: '#main',
        text: msg('web-skip'),
        onclick: (/** @type {Event} */ event) => this.skip(event),
      }),
      h(
        'header',
        { class: 'top' },
        h(
          'a',
          { class: 'brand', href: '#/', 'aria-label': msg('web-brand') },
          logo(),
          h('span', { class: 'brand-name' }, 'Atisbo'),
        ),
        h('nav', { 'aria-label': msg('web-nav') }, this.menu),
        h('div', { class: 'tools' }, this.tools()),
      ),
      this.bar,
      this.main,
      announcer,
    );
    document.addEventListener(LANGUAGE, () => this.retitle());
    offer(() => this.commands());
  }

  tools() {
    const theme = button({
      icon: isDark() ? 'sun' : 'moon',
      label: msg('web-theme'),
      kind: 'quiet',
      'data-testid': 'theme',
      onclick: () => {
        set({ theme: isDark() ? 'light' : 'dark' });
        applySettings();
        theme.replaceChildren(icon(isDark() ? 'sun' : 'moon'));
      },
    });
    const large = button({
      icon: 'screen',
      label: msg('web-large'),
      kind: 'quiet',
      'aria-pressed': String(settings.large),
      'data-testid': 'large',
      onclick: () => {
        set({ large: !settings.large });
        large.setAttribute('aria-pressed', String(settings.large));
        applySettings();
        dispatchEvent(new Event('resize'));
      },
    });
    const help = button({
      icon: 'help',
      label: msg('web-tour'),
      kind: 'quiet',
      'data-testid': 'tour',
      onclick: () => tour(),
    });
    const language = h(
      'select',
      {
        class: 'lang',
        'aria-label': msg('web-language'),
        'data-testid': 'lang',
        onchange: () => this.speak(/** @type {Lang} */ (language.value)),
      },
      h('option', { value: 'en', lang: 'en' }, 'English'),
      h('option', { value: 'es', lang: 'es' }, 'Español'),
    );
    language.value = lang();
    const commands = button({
      icon: 'search',
      label: msg('web-palette-label'),
      kind: 'quiet',
      'data-testid': 'palette',
      onclick: () => palette(),
    });
    return [commands, help, large, theme, language];
  }

  /** What can be done everywhere. @returns {import('./palette.js').Command[]} */
  commands() {
    const press = (/** @type {string} */ id) => () =>
      /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-testid=${id}]`))?.click();
    const views = Object.values(VIEWS).filter((view) => view.to);
    const games = ['minesweeper', 'sudoku', 'ohno'];
    return [
      ...games.map((game) => ({ label: msg(`web-game-${game}`), run: () => go(`#/play/${game}`) })),
      ...views.map((view) => ({ label: msg(view.title), run: () => go(view.to ?? '#/') })),
      ...games.map((game) => ({ label: msg(`web-rules-${game}`), run: () => go(`#/rules/${game}`) })),
      { label: 'English', run: () => this.speak('en') },
      { label: 'Español', run: () => this.speak('es') },
      { label: msg('web-theme'), run: press('theme') },
      { label: msg('web-large'), run: press('large') },
      { label: msg('web-tour'), run: press('tour') },
    ];
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    this.main.focus();
  }

  /** Makes room for a view. @param {View} view @param {Route} route */
  open(view, route) {
    const moved = this.view !== undefined && this.view !== view;
    this.view = view;
    const game = view.games ? route.path[1] : undefined;
    this.title = game && has(`web-game-${game}`) ? `web-game-${game}` : view.title;
    for (const link of this.menu.querySelectorAll('a')) {
      const here = link.dataset.view === (route.path[0] ?? '');
      if (here) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    const root = h('div', { class: view.wide ? 'view wide' : 'view' });
    fill(this.main, root);
    this.retitle();
    scrollTo(0, 0);
    if (moved) this.main.focus({ preventScroll: true });
    return root;
  }

  retitle() {
    document.title = this.title && this.title !== 'web-nav-home' ? `${t(this.title)} · Atisbo` : t('web-title');
  }

  /** @param {boolean} busy */
  loading(busy) {
    this.bar.hidden = !busy;
  }

  /** @param {unknown} error */
  failed(error) {
    fill(
      this.main,
      h('div', { class: 'view' }, h('div', { class: 'notice bad', role: 'alert', text: wordsOf(error) })),
    );
  }

  /** Offers the tour to those who come for the first time. */
  welcome() {
    if (settings.toured) return;
    const leave = () => {
      set({ toured: true });
      banner.remove();
    };
    const banner = h(
      'aside',
      { class: 'welcome', 'aria-label': msg('web-tour-title') },
      h('p', { text: msg('web-welcome') }),
      button({
        text: msg('web-welcome-yes'),
        kind: 'primary',
        'data-testid': 'welcome-yes',
        onclick: () => (leave(), tour()),
      }),
      button({ text: msg('web-welcome-no'), kind: 'quiet', 'data-testid': 'welcome-no', onclick: leave }),
    );
    this.main.before(banner);
  }
}

/** @param {string} name @param {View} view */
function menuItem(name, view) {
  if (!view.icon) return null;
  return h(
    'li',
    {},
    h(
      'a',
      { href: view.to, 'data-view': name, 'data-testid': `nav-${name}` },
      icon(view.icon),
      h('span', { text: msg(view.title) }),
    ),
  );
}

const logo = () =>
  s(
    'svg',
    { class: 'logo', viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    s('path', {
      class: 'logo-eye',
      d: 'M3 16C7.500 9 12 6.500 16 6.500S24.500 9 29 16C24.500 23 20 25.500 16 25.500S7.500 23 3 16Z',
    }),
    s('rect', { class: 'logo-cell', x: 11.5, y: 11.5, width: 9, height: 9, rx: 1.5 }),
  );
