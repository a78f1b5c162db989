// How far work is and how long it will take still, from what it took so far.
import { msg, number } from '../core/i18n.js';

/** @typedef {import('../core/api.js').Progress} Progress */
/** @typedef {import('../core/i18n.js').Words} Words */

/** Before so many seconds nothing is foretold. */
const EARLY = 2;

/**
 * The seconds that are left, if the rest goes as fast as what is done; null where it is too early to tell.
 * @param {number} elapsed in seconds @param {number} done @param {number} total
 */
export function secondsLeft(elapsed, done, total) {
  if (elapsed < EARLY || done <= 0 || total <= 0) return null;
  return (elapsed / done) * Math.max(0, total - done);
}

/** A time in its two largest units, without those that are 0. @param {number} seconds @returns {[number, 'hour' | 'minute' | 'second'][]} */
export function parts(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return [[whole, 'second']];
  const minutes = Math.round(whole / 60);
  /** @type {[number, 'hour' | 'minute' | 'second'][]} */
  const both =
    whole < 3600
      ? [
          [Math.floor(whole / 60), 'minute'],
          [whole % 60, 'second'],
        ]
      : [
          [Math.floor(minutes / 60), 'hour'],
          [minutes % 60, 'minute'],
        ];
  return both.filter(([value]) => value > 0);
}

/** A time in words. @param {number} seconds @returns {Words} */
export const duration = (seconds) => ({
  say: () =>
    parts(seconds)
      .map(([value, unit]) => number(value, { style: 'unit', unit, unitDisplay: 'short' }))
      .join(' '),
});

/** Where it is, piece by piece: the phase, its runs, the time that is left, the time so far. @param {{progress: Progress | null, started: number, phaseStarted: number}} running @param {number} now @returns {Words[]} */
export function details({ progress, started, phaseStarted }, now) {
  const { done = 0, total = 0, phase, phases } = progress ?? {};
  const left = secondsLeft((now - phaseStarted) / 1000, done, total);
  const isLast = phase === undefined || phase === phases;
  return [
    phase === undefined || phases === undefined ? null : msg('web-lab-phase', { phase, phases }),
    total > 0 ? msg('web-lab-runs-of', { done, total }) : null,
    left === null ? null : msg(isLast ? 'web-lab-left' : 'web-lab-left-in-phase', { time: duration(left) }),
    msg('web-lab-so-far', { time: duration((now - started) / 1000) }),
  ].flatMap((words) => words ?? []);
}
