// What to compare: an instance, the methods by family, and how long each may take.
import { button, field, h } from '../core/dom.js';
import { msg, tell } from '../core/i18n.js';
import { instance } from '../watch/bench.js';

/** @typedef {import('./runs.js').Subject} Subject */

/**
 * A family of methods in a drawer that tells how many are chosen.
 * @param {string} name @param {HTMLInputElement[]} boxes @param {Subject} subject
 */
function family(name, boxes, subject) {
  const count = h('span', { class: 'badge' });
  const tally = () => tell(count, msg('web-compare-chosen', { count: boxes.filter((box) => box.checked).length, all: boxes.length }));
  const all = (/** @type {boolean} */ isOn) => {
    for (const box of boxes) box.checked = isOn;
    tally();
  };
  tally();
  return h(
    'details',
    { class: 'drawer family', open: boxes.some((box) => box.checked) && boxes.length <= 12, onchange: tally },
    h('summary', {}, h('span', { text: msg(`web-family-${name}`) }), count),
    h(
      'div',
      { class: 'drawer-body', role: 'group', 'aria-label': msg(`web-family-${name}`) },
      h(
        'div',
        { class: 'row' },
        button({ text: msg('web-compare-all'), kind: 'quiet', onclick: () => all(true) }),
        button({ text: msg('web-compare-clear'), kind: 'quiet', onclick: () => all(false) }),
      ),
      boxes.map((box) => h('label', { class: 'check' }, box, h('span', { text: subject.nameOf(box.value) }))),
    ),
  );
}

/** @param {string} game @param {Subject} subject @param {URLSearchParams} query @param {HTMLElement} run what starts the comparison */
export function form(game, subject, query, run) {
  const wanted = query.get('methods')?.split(',') ?? subject.usual;
  const text = instance(game, query.get('puzzle'));
  const seconds = h('input', { type: 'number', min: 1, max: 60, step: 1, value: query.get('seconds') ?? '5', class: 'short' });
  /** @type {HTMLInputElement[]} */
  const boxes = [];
  const families = Object.entries(subject.families).map(([name, ids]) => {
    const own = ids.map((id) => h('input', { type: 'checkbox', value: id, checked: wanted.includes(id) }));
    boxes.push(...own);
    return family(name, own, subject);
  });
  return {
    elements: [text.element, run, families, ...subject.fields, field(msg('web-compare-limit'), seconds)],
    read: () => ({
      ids: boxes.filter((box) => box.checked).map((box) => box.value),
      text: text.text,
      seconds: Math.min(60, Math.max(1, Number(seconds.value) || 5)),
    }),
  };
}
