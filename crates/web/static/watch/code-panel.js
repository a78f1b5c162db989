// The method in pseudocode: the line at which the run is, lit; what its variables hold; a click on a line stops there.
import { button, fill, h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { lineAt } from './clock.js';

/** @typedef {import('./clock.js').Lane} Lane */
/** @typedef {import('./player.js').TracePlayer} TracePlayer */

export class CodePanel {
  /** @param {TracePlayer} player */
  constructor(player) {
    this.player = player;
    /** Which of several methods is shown. */
    this.lane = -1;
    this.lines = h('ol', { class: 'code', 'data-testid': 'code' });
    this.variables = h('dl', { class: 'variables', 'data-testid': 'variables' });
    this.element = h('div', { class: 'code-panel' }, this.lines, this.variables);
  }

  /** Shows a method at the present moment. @param {number} lane */
  show(lane) {
    const shown = this.player.lanes[lane];
    if (lane !== this.lane || this.lines.children.length !== (shown?.code?.lines.length ?? 0)) this.write(lane);
    if (!shown) return;
    const now = lineAt(shown, shown.tape.at);
    const stops = this.player.stopsOf(lane);
    [...this.lines.children].forEach((item, i) => {
      const isNow = i + 1 === now;
      item.classList.toggle('now', isNow);
      if (isNow) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
      const isStop = stops.has(i + 1);
      item.classList.toggle('stops', isStop);
      item.firstElementChild?.setAttribute('aria-pressed', String(isStop));
    });
    fill(
      this.variables,
      shown.variables().map(({ name, value }) => h('div', {}, h('dt', { text: name }), h('dd', { text: value }))),
    );
    const lit = this.lines.children[now - 1];
    if (lit instanceof HTMLElement) this.keepInSight(lit);
  }

  /** The lines of a method. @param {number} lane */
  write(lane) {
    this.lane = lane;
    const code = this.player.lanes[lane]?.code;
    fill(
      this.lines,
      (code?.lines ?? []).map(({ indent, text }, i) => {
        const line = button({
          text,
          kind: 'line',
          title: msg('web-watch-line-stop'),
          'aria-pressed': 'false',
          onclick: () => {
            this.player.toggleStop(lane, i + 1);
            this.show(lane);
          },
        });
        line.style.setProperty('--indent', String(indent));
        return h('li', { 'data-line': i + 1 }, line);
      }),
    );
  }

  /** Scrolls the code, and nothing else, so that a line is seen. @param {HTMLElement} line */
  keepInSight(line) {
    const box = this.lines;
    const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }
}
