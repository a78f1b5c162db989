// The clock of the trace player: where to stop, and where to stop next.

/**
 * What the player needs to know of a trace.
 * @typedef {object} Lane
 * @property {import("../core/i18n.js").Words} title
 * @property {import("./tape.js").Tape} tape
 * @property {Event[]} events
 * @property {number[]} series A measure after each event, drawn above the slider.
 * @property {number} leftOut How many events came after the last one that was kept.
 * @property {(event: number) => import("../core/i18n.js").Words} say What happened, in words.
 * @property {() => {name: string, value: number}[]} counters
 * @property {(event: number) => About} about What an event is about, for breakpoints.
 * @property {Code | null} code The method in pseudocode, and the line of each event.
 * @property {() => Variable[]} variables What the variables of the pseudocode hold.
 * @property {(word: string) => boolean} [isVariable] Whether a word of a sentence names a variable of the problem.
 */

/** @typedef {import('../api.js').Code} Code */
/** @typedef {{name: import("../core/i18n.js").Words, value: import("../core/i18n.js").Words}} Variable */

/** @typedef {{event: string}} Event what all events have: their kind */
/** @typedef {{depth?: number, node?: number, cells?: string[]}} About */
/** @typedef {{kind: string, depth: number | null, node: number | null, cell: string}} Wanted */

/**
 * The moments at which a clock stops: after every event, or after those of one kind; always at the end.
 * @param {Event[]} events
 * @param {string} kind Empty for every event.
 * @returns {number[]}
 */
export function beats(events, kind) {
  const moments = [0];
  events.forEach((event, i) => {
    if (kind === '' || event.event === kind) moments.push(i + 1);
  });
  if (moments[moments.length - 1] !== events.length) moments.push(events.length);
  return moments;
}

/**
 * The beat that a moment belongs to: the last one not after it.
 * @param {number[]} moments
 * @param {number} moment
 */
export function beatOf(moments, moment) {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (moments[middle] <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Whether an event is what somebody waits for. What is not asked for is no condition.
 * @param {Lane} lane
 * @param {number} event
 * @param {Wanted} wanted
 */
export function matches(lane, event, wanted) {
  if (wanted.kind !== '' && lane.events[event].event !== wanted.kind) return false;
  const about = lane.about(event);
  if (wanted.depth !== null && about.depth !== wanted.depth) return false;
  if (wanted.node !== null && about.node !== wanted.node) return false;
  return wanted.cell === '' || (about.cells ?? []).includes(wanted.cell.toLowerCase());
}

/**
 * The moment just after the next event, or the one before, that somebody waits for.
 * @param {Lane} lane
 * @param {number} moment
 * @param {1 | -1} way
 * @param {Wanted} wanted
 * @returns {number | null}
 */
export function nextBreak(lane, moment, way, wanted) {
  const first = way > 0 ? moment : moment - 2;
  for (let event = first; event >= 0 && event < lane.events.length; event += way) {
    if (matches(lane, event, wanted)) return event + 1;
  }
  return null;
}

/**
 * The line of pseudocode at a moment, counted from 1: that of the last event; 0 before the first.
 * @param {Lane} lane
 * @param {number} moment
 */
export const lineAt = (lane, moment) => (moment > 0 ? (lane.code?.at[moment - 1] ?? 0) : 0);

/**
 * The moment after the next event that happens at one of some lines.
 * @param {Lane} lane
 * @param {number} moment
 * @param {1 | -1} way
 * @param {Set<number>} lines
 * @returns {number | null}
 */
export function nextLine(lane, moment, way, lines) {
  const at = lane.code?.at ?? [];
  for (let event = way > 0 ? moment : moment - 2; event >= 0 && event < at.length; event += way) {
    if (lines.has(at[event])) return event + 1;
  }
  return null;
}

/** The kinds of events of a trace, in the order of their first appearance. @param {Event[]} events */
export function kinds(events) {
  return [...new Set(events.map(({ event }) => event))];
}

/**
 * A measure drawn as a line, with as few points as the width has room for; a peak is never lost.
 * @param {number[]} series
 * @param {number} width
 * @param {number} height
 * @returns {string} The path, for SVG.
 */
export function sparkline(series, width, height) {
  if (series.length === 0) return '';
  const most = series.reduce((a, b) => Math.max(a, b), 1);
  const points = Math.max(1, Math.min(series.length, Math.trunc(width / 2)));
  let path = '';
  for (let point = 0; point < points; point++) {
    const from = Math.trunc((point * series.length) / points);
    const to = Math.max(from + 1, Math.trunc(((point + 1) * series.length) / points));
    let value = 0;
    for (let i = from; i < to; i++) value = Math.max(value, series[i]);
    const x = points === 1 ? 0 : (point * width) / (points - 1);
    path += `${point === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(height - (value / most) * height).toFixed(1)}`;
  }
  return path;
}
