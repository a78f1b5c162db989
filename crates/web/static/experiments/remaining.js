// How long work will take still, from what it took so far.
import { number } from '../core/i18n.js';

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

/** A time in its two largest units. @param {number} seconds @returns {[number, 'hour' | 'minute' | 'second'][]} */
export function parts(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return [[whole, 'second']];
  // Of an hour and more, seconds are left out.
  if (whole < 3600) {
    return [
      [Math.floor(whole / 60), 'minute'],
      [whole % 60, 'second'],
    ];
  }
  const minutes = Math.round(whole / 60);
  return [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
}

/** A time in words. @param {number} seconds @returns {Words} */
export const duration = (seconds) => ({
  say: () =>
    parts(seconds)
      .map(([value, unit]) => number(value, { style: 'unit', unit, unitDisplay: 'short' }))
      .join(' '),
});
