// Small experiments: many instances, several methods, one report that says how sure it is.
import { catalogue } from '../core/catalogue.js';
import { button, field, fill, h, select } from '../core/dom.js';
import { LANGUAGE, msg } from '../core/i18n.js';
import { load, save } from '../core/store.js';
import { clear, current, follow, restore } from './job.js';
import { panel } from './panel.js';
import { plan } from './plan.js';
import { duration } from './remaining.js';
import { report } from './report.js';

/** @typedef {import('../core/i18n.js').Words} Words */
/** What the form holds, as it is remembered. @typedef {{what?: string, full?: boolean, text?: string, plan?: import('./plan.js').Filled}} Form */

/** The name under which the form is remembered. */
const FORM = 'experiments';
/** A server that ends requests earlier is no place for a full run. */
const HOUR = 3600;

/** @param {HTMLElement} root */
export function mount(root) {
  /** @type {Form} */
  const form = load(FORM) ?? {};
  const remember = (/** @type {Form} */ change) => save(FORM, Object.assign(form, change));
  const wanted = chooser(form, remember);
  const text = h('textarea', {
    rows: 12,
    spellcheck: 'false',
    class: 'mono',
    'data-testid': 'experiment',
    oninput: () => remember({ text: text.value }),
  });
  const before = form.text;
  const writer = plan(form.plan, (filled, written) => {
    text.value = written;
    remember({ plan: filled, text: written });
  });
  // It may have been changed by hand after the form wrote it.
  if (before) text.value = before;
  remember({ text: text.value });
  const own = h('div', { class: 'bench-form' }, writer, field(msg('web-lab-text'), text, msg('web-lab-text-help')));
  const showOwn = () => {
    own.hidden = Boolean(form.what);
  };
  wanted.onchange(showOwn);
  showOwn();
  const bench = panel(() => ({ what: form.what ?? '', full: Boolean(form.full), text: text.value }));
  const result = h('section', { class: 'watch-result', 'aria-label': msg('web-lab-result') });
  /** @type {import('./job.js').Result | null} */
  let shown = null;
  const draw = () => {
    bench.draw();
    if (current().result !== shown) show();
  };
  const show = () => {
    shown = current().result;
    fill(
      result,
      shown ? [keeping(shown.made), report(shown.answer, shown.text)] : h('p', { class: 'card muted', text: msg('web-lab-none') }),
    );
  };
  root.append(
    h('header', { class: 'view-head' }, h('h1', { text: msg('web-lab-title') }), h('p', { class: 'muted', text: msg('web-lab-lead') })),
    h(
      'div',
      { class: 'bench' },
      h(
        'section',
        { class: 'card', 'aria-label': msg('web-watch-setup') },
        h('div', { class: 'bench-form' }, wanted.element, bench.element, own),
      ),
      result,
    ),
  );
  const unfollow = follow(draw);
  const clock = setInterval(bench.tick, 1000);
  document.addEventListener(LANGUAGE, show);
  bench.draw();
  show();
  void restore();
  return () => {
    unfollow();
    clearInterval(clock);
    document.removeEventListener(LANGUAGE, show);
  };
}

/** Whether the result survives a reload, and how it is forgotten. @param {number} made when it was made */
function keeping(made) {
  const { isKept } = current();
  const when = () => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(made);
  return h(
    'div',
    { class: 'row keeping', 'data-testid': 'keeping' },
    h('p', { class: isKept ? 'muted' : 'notice', text: msg(isKept ? 'web-lab-kept' : 'web-lab-not-kept', { when: { say: when } }) }),
    button({ text: msg('web-lab-forget'), kind: 'quiet', onclick: () => void clear(), 'data-testid': 'forget' }),
  );
}

/**
 * What to run: one's own experiment or a report, and this quickly or in full.
 * @param {Form} form @param {(change: Form) => void} remember
 */
function chooser(form, remember) {
  /** @type {() => void} */
  let changed = () => {};
  const most = catalogue().limits.most_seconds;
  const mayBeFull = most >= HOUR;
  const reports = catalogue().lab.reports;
  if (!reports.some((id) => id === form.what)) remember({ what: '' });
  if (!mayBeFull) remember({ full: false });
  const extent = h('div', { class: 'bench-form' });
  const full = select(
    [
      ['', msg('web-lab-quick')],
      ['full', msg('web-lab-full')],
    ],
    form.full ? 'full' : '',
    (value) => remember({ full: value === 'full' }),
    { 'data-testid': 'extent', disabled: !mayBeFull },
  );
  fill(
    extent,
    field(msg('web-lab-extent'), full, mayBeFull ? msg('web-lab-full-help') : msg('web-lab-full-elsewhere', { time: duration(most) })),
    h('p', { class: 'field-help', text: msg('web-lab-repeat-help') }),
  );
  const show = () => {
    extent.hidden = !form.what;
    changed();
  };
  const what = select(
    [['', msg('web-lab-own')], ...reports.map((id) => /** @type {[string, Words]} */ ([id, msg(`web-lab-repeat-${id}`)]))],
    form.what ?? '',
    (id) => {
      remember({ what: id });
      show();
    },
    { 'data-testid': 'what' },
  );
  show();
  return {
    element: h('div', { class: 'bench-form' }, field(msg('web-lab-what'), what), extent),
    onchange: (/** @type {() => void} */ listener) => {
      changed = listener;
    },
  };
}
