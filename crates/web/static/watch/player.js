// <trace-player>: one set of controls for every method that can be watched.
// It moves the clock; whoever shows a trace listens to `moment` and draws what its tape says then.
import { button, field, fill, h, s, select } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { LANGUAGE, msg, say, tell } from '../core/i18n.js';
import { beatOf, beats, kinds, nextBreak, nextLine, sparkline } from './clock.js';
import { enlivened, POINTED } from './words.js';

/** @typedef {import('./clock.js').Lane} Lane */

/** Steps in a second. */
const SPEEDS = [1, 2, 4, 8, 15, 30, 60, 120, 300, 1000, 3000];
/** From so many steps in a second on nothing is animated. */
const FAST = 8;

export class TracePlayer extends HTMLElement {
  constructor() {
    super();
    /** @type {Lane[]} */
    this.lanes = [];
    /** The moments of each lane at which the clock stops. @type {number[][]} */
    this.beats = [];
    this.clock = 0;
    this.length = 0;
    this.isPlaying = false;
    this.lastFrame = 0;
    this.owed = 0;
    /** The lines of each lane at which playing stops. @type {Map<number, Set<number>>} */
    this.stops = new Map();
    /** What is said before the first step. @type {import('../core/i18n.js').Words | undefined} */
    this.lead = undefined;
    /** @type {ReturnType<typeof build> | null} */
    this.parts = null;
    this.frame = this.frame.bind(this);
    // Numbers are written as the language writes them.
    this.retell = () => this.seek(this.clock);
    /** The page, or the part of a notebook that the player is in. @type {Node | null} */
    this.root = null;
    this.listen = (/** @type {Event} */ event) => this.key(/** @type {KeyboardEvent} */ (event));
  }

  connectedCallback() {
    document.addEventListener(LANGUAGE, this.retell);
    this.root = this.getRootNode();
    this.root.addEventListener('keydown', this.listen);
  }

  disconnectedCallback() {
    document.removeEventListener(LANGUAGE, this.retell);
    this.root?.removeEventListener('keydown', this.listen);
    this.isPlaying = false;
  }

  /**
   * Shows a trace, or several in lockstep.
   * @param {Lane[]} lanes @param {import('../core/i18n.js').Words} [lead] what to look for, said before the first step
   */
  load(lanes, lead) {
    this.lead = lead;
    this.isPlaying = false;
    Object.assign(this, { lanes, clock: 0, beats: [], stops: new Map() });
    this.parts = build(this);
    this.classList.add('trace-player');
    fill(this, ...this.parts.children);
    this.stopAt('');
    this.showPlaying();
    this.dispatchEvent(new CustomEvent('loaded', { bubbles: true }));
  }

  /** Whether the steps fly by, too fast to be followed one by one. */
  get isFast() {
    return this.isPlaying && (SPEEDS[Number(this.parts?.speed.value ?? 0)] ?? 1) >= FAST;
  }

  /** The lines of a lane at which playing stops. @param {number} lane @returns {Set<number>} */
  stopsOf(lane) {
    return this.stops.get(lane) ?? new Set();
  }

  /** Makes playing stop at a line, or go on over it. @param {number} lane @param {number} line counted from 1 */
  toggleStop(lane, line) {
    const lines = new Set(this.stopsOf(lane));
    if (!lines.delete(line)) lines.add(line);
    this.stops.set(lane, lines);
  }

  /** Goes to a beat of the clock. @param {number} clock */
  seek(clock) {
    this.clock = Math.max(0, Math.min(this.length, Math.round(clock)));
    this.lanes.forEach((lane, i) => lane.tape.wind(this.moment(i)));
    this.show();
    // Where a link leads to is counted in events, whatever a step is at present.
    const moment = Math.max(0, ...this.lanes.map((_, i) => this.moment(i)));
    this.dispatchEvent(new CustomEvent('moment', { bubbles: true, detail: { moment } }));
  }

  /** Goes to the moment after so many events of a lane. @param {number} lane @param {number} moment */
  goTo(lane, moment) {
    this.pause();
    this.seek(this.beatAfter(lane, moment));
  }

  /** @param {number} by */
  step(by) {
    this.pause();
    this.seek(this.clock + by);
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    if (this.isPlaying || this.length === 0) return;
    if (this.clock >= this.length) this.seek(0);
    Object.assign(this, { isPlaying: true, lastFrame: performance.now(), owed: 1 });
    this.showPlaying();
    requestAnimationFrame(this.frame);
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.showPlaying();
    this.show();
  }

  /** @param {number} now */
  frame(now) {
    if (!this.isPlaying || !this.parts) return;
    this.owed += ((now - this.lastFrame) * (SPEEDS[Number(this.parts.speed.value)] ?? 1)) / 1000;
    this.lastFrame = now;
    const steps = Math.trunc(this.owed);
    this.owed -= steps;
    const stop = steps > 0 ? this.nextStop(1) : null;
    const isStopped = stop !== null && stop <= this.clock + steps;
    if (steps > 0) this.seek(isStopped ? stop : this.clock + steps);
    if (isStopped || this.clock >= this.length) this.pause();
    else requestAnimationFrame(this.frame);
  }

  /** The moment of a lane at the present beat. @param {number} lane */
  moment(lane) {
    const moments = this.beats[lane] ?? [0];
    return moments[Math.min(this.clock, moments.length - 1)] ?? 0;
  }

  /** Stops at every event, or at those of one kind. @param {string} kind */
  stopAt(kind) {
    const moment = this.moment(0);
    this.beats = this.lanes.map((lane) => beats(lane.events, kind));
    this.length = Math.max(0, ...this.beats.map((moments) => moments.length - 1));
    if (this.parts) this.parts.slider.max = String(this.length);
    this.seek(beatOf(this.beats[0] ?? [0], moment));
  }

  /** The beat at which something happens after so many events of a lane: not before it has. @param {number} lane @param {number} moment */
  beatAfter(lane, moment) {
    const moments = this.beats[lane] ?? [0];
    const beat = beatOf(moments, moment);
    return (moments[beat] ?? 0) < moment ? beat + 1 : beat;
  }

  /**
   * Where a lane is searched from: on the way back nothing that the present beat itself has brought.
   * @param {number} lane @param {1 | -1} way
   */
  searchedFrom(lane, way) {
    if (way > 0) return this.moment(lane);
    const moments = this.beats[lane] ?? [0];
    return this.clock === 0 ? 0 : (moments[Math.min(this.clock, moments.length) - 1] ?? 0) + 1;
  }

  /** The next beat at a line that stops, in any lane, or the last before; null if there is none. @param {1 | -1} way */
  nextStop(way) {
    const clocks = this.lanes.flatMap((lane, i) => {
      const moment = nextLine(lane, this.searchedFrom(i, way), way, this.stopsOf(i));
      return moment === null ? [] : [this.beatAfter(i, moment)];
    });
    return nearest(clocks, way);
  }

  /** Goes to the next event that one waits for, or back to the one before, in any lane. @param {1 | -1} way */
  runTo(way) {
    this.pause();
    if (!this.parts) return;
    const { kind, depth, node, cell } = this.parts;
    const count = (/** @type {HTMLInputElement} */ input) => (input.value.trim() === '' ? null : Number(input.value));
    const wanted = { kind: kind.value, depth: count(depth), node: count(node), cell: cell.value.trim() };
    const isAsked = wanted.kind !== '' || wanted.cell !== '' || wanted.depth !== null || wanted.node !== null;
    const hasStops = [...this.stops.values()].some((lines) => lines.size > 0);
    const found =
      isAsked || !hasStops
        ? this.lanes.flatMap((lane, i) => {
            const moment = nextBreak(lane, this.searchedFrom(i, way), way, wanted);
            return moment === null ? [] : [this.beatAfter(i, moment)];
          })
        : [];
    const stop = this.nextStop(way);
    const clock = nearest(stop === null ? found : [...found, stop], way);
    if (clock !== null) this.seek(clock);
    else fill(this.parts.reason, h('p', { text: msg('web-watch-break-none') }));
  }

  /**
   * The arrows work wherever the focus is, unless it is where one types; the other keys only beside the player, for
   * elsewhere they scroll the page or belong to somebody else.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, select, textarea, dialog, [data-own-keys], [role="grid"]')) return;
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
    };
    if (this.parentElement?.contains(target)) {
      actions.Home = () => this.step(-this.length);
      actions.End = () => this.step(this.length);
      actions.b = () => this.runTo(1);
      actions.B = () => this.runTo(-1);
      // On a button the space bar presses the button.
      if (!target.closest('button, a, summary')) actions[' '] = () => this.toggle();
    }
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  showPlaying() {
    if (!this.parts) return;
    const name = msg(this.isPlaying ? 'web-watch-pause' : 'web-watch-play');
    fill(this.parts.play, icon(this.isPlaying ? 'pause' : 'play'));
    tell(this.parts.play, name, 'aria-label');
    tell(this.parts.play, name, 'title');
    // Read out step by step, not while the steps fly by.
    this.parts.reason.setAttribute('aria-live', this.isPlaying ? 'off' : 'polite');
  }

  show() {
    if (!this.parts) return;
    const { slider, count, reason, counters } = this.parts;
    const where = msg('web-watch-count', { at: this.clock, all: this.length });
    slider.value = String(this.clock);
    slider.setAttribute('aria-valuetext', say(where));
    tell(count, where);
    // A word that goes from under the pointer does not tell that it was left.
    if (reason.querySelector('.live:hover')) this.dispatchEvent(new CustomEvent(POINTED, { bubbles: true, detail: null }));
    fill(
      reason,
      this.clock === 0
        ? h('p', { text: this.length === 0 ? msg('web-watch-empty') : (this.lead ?? msg('web-watch-before')) })
        : this.lanes.map((lane, i) => reasonOf(lane, this.lanes.length > 1, i)),
    );
    fill(counters, this.lanes.length === 1 && this.lanes[0] ? countersOf(this.lanes[0]) : null);
  }
}

/** @param {number[]} clocks @param {1 | -1} way */
const nearest = (clocks, way) => (clocks.length === 0 ? null : way > 0 ? Math.min(...clocks) : Math.max(...clocks));

/** The parts of a player. @param {TracePlayer} player */
function build(player) {
  const { lanes } = player;
  const found = [...new Set(lanes.flatMap((lane) => kinds(lane.events)))];
  const named = found.map((kind) => /** @type {[string, import('../core/i18n.js').Words]} */ ([kind, msg(`web-watch-kind-${kind}`)]));
  const about = lanes.flatMap((lane) => lane.events.slice(0, 200).map((_, i) => lane.about(i)));
  const go = (/** @type {string} */ name, /** @type {string} */ shape, /** @type {() => void} */ onclick) =>
    button({ icon: shape, label: msg(`web-watch-${name}`), kind: `go-${name}`, onclick, 'data-testid': `trace-${name}` });
  const slider = h('input', {
    type: 'range',
    min: 0,
    max: 0,
    value: 0,
    step: 1,
    class: 'trace-slider',
    'aria-label': msg('web-watch-slider'),
    'data-testid': 'trace-slider',
    oninput: () => {
      player.pause();
      player.seek(Number(slider.value));
    },
  });
  const rate = h('output', { class: 'trace-rate' });
  const showRate = () => {
    const words = msg('web-watch-rate', { count: SPEEDS[Number(speed.value)] ?? 1 });
    tell(rate, words);
    tell(speed, words, 'aria-valuetext');
  };
  const speed = h('input', {
    type: 'range',
    min: 0,
    max: SPEEDS.length - 1,
    value: 3,
    step: 1,
    'data-testid': 'trace-speed',
    oninput: showRate,
  });
  showRate();
  const play = go('play', 'play', () => player.toggle());
  const count = h('output', { class: 'trace-count', 'data-testid': 'trace-count' });
  const kind = select([['', msg('web-watch-any')], ...named], '', undefined, { 'data-testid': 'trace-break-kind' });
  const depth = h('input', { type: 'number', min: 0, class: 'short' });
  const node = h('input', { type: 'number', min: 0, class: 'short' });
  const cell = h('input', { type: 'text', size: 6, placeholder: 'r3c4', class: 'short', autocomplete: 'off' });
  const unit = select([['', msg('web-watch-unit-all')], ...named], '', (value) => player.stopAt(value), { 'data-testid': 'trace-unit' });
  const only = (/** @type {'depth' | 'node' | 'cells'} */ name, /** @type {HTMLElement} */ input) =>
    about.some((one) => one[name] !== undefined) ? field(msg(`web-watch-break-${name}`), input) : null;
  const reason = h('div', { class: 'trace-reason', role: 'status', 'data-testid': 'trace-reason' });
  const counters = h('div', { class: 'trace-counters' });
  const left = lanes.reduce((sum, lane) => sum + lane.leftOut, 0);
  const line = s(
    'svg',
    { class: 'trace-line', viewBox: '0 0 600 36', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    lanes.map((lane, i) => s('path', { class: `lane-${i}`, d: sparkline([lane.series[0] ?? 0, ...lane.series], 600, 34) })),
  );
  const children = [
    reason,
    h(
      'div',
      { class: 'trace-row' },
      h(
        'div',
        { class: 'trace-buttons', role: 'group', 'aria-label': msg('web-watch-controls') },
        go('start', 'end', () => player.step(-player.length)),
        go('prev', 'step', () => player.step(-1)),
        play,
        go('next', 'step', () => player.step(1)),
        go('end', 'end', () => player.step(player.length)),
      ),
      h('div', { class: 'trace-time' }, line, slider),
      count,
      h('div', { class: 'trace-speed' }, field(msg('web-watch-speed'), speed), rate),
      h(
        'details',
        { class: 'trace-breaks', 'data-testid': 'breaks' },
        h(
          'summary',
          { class: 'button', title: msg('web-watch-breaks') },
          icon('pause'),
          h('span', { text: msg('web-watch-breaks-short') }),
        ),
        h(
          'div',
          { class: 'trace-breaks-body card' },
          h('p', { class: 'field-help', text: msg('web-watch-line-stop') }),
          h(
            'div',
            { class: 'fields' },
            field(msg('web-watch-unit'), unit),
            field(msg('web-watch-break-kind'), kind),
            only('depth', depth),
            only('node', node),
            only('cells', cell),
            button({ text: msg('web-watch-break-prev'), onclick: () => player.runTo(-1), 'data-testid': 'trace-break-prev' }),
            button({ text: msg('web-watch-break-next'), onclick: () => player.runTo(1), 'data-testid': 'trace-break-next' }),
          ),
          h('p', { class: 'field-help', text: msg('web-watch-keys') }),
        ),
      ),
    ),
    counters,
    left > 0 ? h('p', { class: 'notice', 'data-testid': 'trace-truncated', text: msg('web-watch-truncated', { count: left }) }) : null,
  ];
  return { children, slider, speed, play, count, kind, depth, node, cell, reason, counters };
}

/** What just happened. @param {Lane} lane @param {boolean} isNamed @param {number} number of the lane */
function reasonOf(lane, isNamed, number) {
  const { at } = lane.tape;
  const said = at === 0 ? msg('web-watch-before') : lane.say(at - 1);
  return h('p', { 'data-says': number }, isNamed ? h('strong', {}, lane.title, ': ') : null, enlivened(said, lane.isVariable));
}

/** The counters of a trace at the present moment. @param {Lane} lane */
export function countersOf(lane) {
  return h(
    'dl',
    { class: 'counters' },
    lane
      .counters()
      .map(({ name, value }) =>
        h('div', { 'data-counter': name }, h('dt', { text: msg(`web-watch-counter-${name}`) }), h('dd', { text: value })),
      ),
  );
}

customElements.define('trace-player', TracePlayer);
