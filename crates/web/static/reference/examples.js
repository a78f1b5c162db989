// The same question in the languages of those who ask: as JSON, for curl, for Python with Atisbo's package and without it.
import { quoted } from '../watch/command.js';

/** @typedef {Record<string, unknown>} Request */

/** The longest value that stands on one line. */
const LINE = 72;

/** The question as JSON. @param {Request} request */
export const json = (request) => JSON.stringify(request, null, 2);

/** In a shell. @param {Request} request @param {string} address where the server answers */
export const curl = (request, address) =>
  `curl -s ${quoted(address)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(JSON.stringify(request))}`;

/** A value as Python writes it. @param {unknown} value @param {string} [indent] @returns {string} */
export function literal(value, indent = '') {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // Python reads the escapes of JSON.
  if (!(value instanceof Object)) return JSON.stringify(value);
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', (/** @type {string} */ deeper) => value.map((item) => literal(item, deeper))]
    : [
        '{',
        '}',
        (/** @type {string} */ deeper) => Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${literal(item, deeper)}`),
      ];
  const short = `${open}${items('').join(', ')}${close}`;
  if (short.length + indent.length <= LINE && !short.includes('\n')) return short;
  const deeper = `${indent}    `;
  const lines = items(deeper).map((item) => `${deeper}${item},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/** With the package, which needs no server. @param {Request} request */
export const python = (request) => `import atisbo\n\nanswer = atisbo.ask(${literal(request)})\nprint(answer)`;

/** With Python alone. @param {Request} request @param {string} address */
export const urllib = (request, address) =>
  [
    'import json',
    'from urllib.request import Request, urlopen',
    '',
    `question = ${literal(request)}`,
    `request = Request(${JSON.stringify(address)}, json.dumps(question).encode(), {"Content-Type": "application/json"})`,
    'with urlopen(request) as reply:',
    '    answer = json.load(reply)',
    'print(answer)',
  ].join('\n');
