// How bad things were after each step, and where one is.
import { s } from '../core/dom.js';
import { sparkline } from './clock.js';

const [WIDE, HIGH] = [600, 160];

/**
 * @param {number[]} all a measure after each event @param {import('../core/i18n.js').Words} label
 * @param {number} [from] the first event that is drawn
 */
export function chart(all, label, from = 0) {
  const series = all.slice(from);
  const most = series.reduce((a, b) => Math.max(a, b), 1);
  const now = s('line', { class: 'chart-now', y1: 0, y2: HIGH });
  const element = s(
    'svg',
    { class: 'chart', viewBox: `-34 -8 ${WIDE + 44} ${HIGH + 20}`, role: 'img', 'aria-label': label },
    s('path', { class: 'chart-axis', d: `M0 0V${HIGH}H${WIDE}` }),
    s('text', { x: -6, y: 8, class: 'chart-label' }, String(most)),
    s('text', { x: -6, y: HIGH + 2, class: 'chart-label' }, '0'),
    s('path', { class: 'chart-line', d: sparkline(series, WIDE, HIGH) }),
    now,
  );
  return {
    element,
    /** Shows the moment after so many events. @param {number} at */
    draw(at) {
      const x = series.length > 1 ? (Math.max(0, at - from - 1) * WIDE) / (series.length - 1) : 0;
      now.setAttribute('x1', x.toFixed(1));
      now.setAttribute('x2', x.toFixed(1));
    },
  };
}
