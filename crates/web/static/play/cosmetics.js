// The drawings of a Sudoku's other rules, as the server draws them: only shapes are taken over, nothing that acts.
import { SIDE } from '../board/layout.js';
import { s } from '../core/dom.js';

const ELEMENTS = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']);
const ATTRIBUTES = new Set([
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'points',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'transform',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
  'dy',
  'dx',
]);

/** @param {import('../api.js').SudokuShowAnswer['underlay']} drawn @returns {SVGElement | null} */
export function cosmetics(drawn) {
  if (!drawn?.svg) return null;
  const text = drawn.svg.includes('<svg') ? drawn.svg : `<svg xmlns="http://www.w3.org/2000/svg">${drawn.svg}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const scale = SIDE / drawn.side;
  const group = s('g', { class: 'cosmetics', transform: `scale(${scale}) translate(${-drawn.left} ${-drawn.top})` });
  copy(parsed, group);
  return group;
}

/** @param {Element} from @param {Element} to */
function copy(from, to) {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? '');
    if (!(child instanceof Element) || !ELEMENTS.has(child.localName)) continue;
    const element = document.createElementNS('http://www.w3.org/2000/svg', child.localName);
    for (const { name, value } of child.attributes) if (ATTRIBUTES.has(name)) element.setAttribute(name, value);
    copy(child, element);
    to.append(element);
  }
}
