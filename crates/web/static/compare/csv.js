// Tables as CSV files (RFC 4180), and how a file is given to the reader.
import { h } from '../core/dom.js';

/** @param {(string | number | null)[][]} rows the first holds the names of the columns */
export function csv(rows) {
  const cell = (/** @type {string | number | null} */ value) => {
    const text = value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Saves a text as a file. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const link = h('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
