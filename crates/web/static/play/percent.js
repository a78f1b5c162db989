// Probabilities in words that do not lie: what is not certain is never written as 0 or 100.
import { number } from '../core/i18n.js';

/** The same as words, which follow the language. @param {number} value @returns {import('../core/i18n.js').Lazy} */
export const percentWords = (value) => ({ say: () => percent(value) });

/**
 * A probability in percent.
 * @param {number} value from 0 to 1 @param {'short' | 'long'} [size] short: for the inside of a cell, without the sign
 */
export function percent(value, size = 'long') {
  const scaled = value * 100;
  if (size === 'short') {
    if (scaled > 0 && scaled < 1) return '<1';
    if (scaled < 100 && scaled > 99) return '>99';
    return number(scaled, { maximumFractionDigits: 0 });
  }
  for (let digits = 1; digits < 6; digits += 1) {
    const rounded = Number(scaled.toFixed(digits));
    const honest = (rounded !== 0 && rounded !== 100) || value === 0 || value === 1;
    if (honest) return `${number(rounded, { minimumFractionDigits: digits, maximumFractionDigits: digits })} %`;
  }
  return value < 0.5
    ? `< ${number(0.00001, { maximumFractionDigits: 5 })} %`
    : `> ${number(99.99999, { maximumFractionDigits: 5 })} %`;
}
