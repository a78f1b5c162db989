// The junction tree: cliques with their variables, the separators between them, and the message that is sent.
import { s } from '../../core/dom.js';
import { msg } from '../../core/i18n.js';
import { tidy } from '../tree/tidy.js';

const [WIDE, HIGH, LEVEL] = [150, 34, 84];

/** @param {import('./story.js').BayesStory} story */
export function cliqueTree(story) {
  const where = placed(story);
  const xs = [...where.values()];
  const [left, right] = [Math.min(...xs.map(({ x }) => x)), Math.max(...xs.map(({ x }) => x))];
  const bottom = Math.max(...xs.map(({ y }) => y));
  const layer = s('g', {});
  const element = s(
    'svg',
    {
      class: 'cliques',
      'data-testid': 'cliques',
      role: 'img',
      'aria-label': msg('web-watch-stage-cliques'),
      viewBox: [left - WIDE * 0.55, -HIGH, right - left + WIDE * 1.1, bottom + 2 * HIGH].join(' '),
    },
    layer,
  );
  element.style.maxWidth = `${Math.round((right - left + WIDE * 1.1) * 1.2)}px`;
  return {
    element,
    draw() {
      const { tape } = story;
      const message = tape.get(story.message);
      const isNow = (/** @type {number} */ one, /** @type {number} */ other) =>
        message && ((message.from === one && message.to === other) || (message.from === other && message.to === one));
      layer.replaceChildren(
        ...story.links
          .filter(({ slot }) => tape.get(slot))
          .map(({ one, other, separator }) => {
            const [from, to] = [where.get(one), where.get(other)];
            if (!from || !to) return s('g', {});
            return s(
              'g',
              { class: `clique-link${isNow(one, other) ? ' now' : ''}` },
              s('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
              s('text', { x: (from.x + to.x) / 2 + 4, y: (from.y + to.y) / 2 + 4 }, separator.join(', ')),
            );
          }),
        ...story.cliques
          .filter(({ slot }) => tape.get(slot))
          .map(({ number, variables }) => {
            const { x, y } = where.get(number) ?? { x: 0, y: 0 };
            const role = message?.from === number ? ' sends' : message?.to === number ? ' receives' : '';
            return s(
              'g',
              { class: `clique${role}`, 'data-clique': number },
              s('title', {}, variables.join(', ')),
              s('rect', { x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH, rx: 8 }),
              s('text', { x, y: y + 4 }, `${number}: ${short(variables)}`),
            );
          }),
        ...(message ? [arrow(where.get(message.from), where.get(message.to))] : []),
      );
    },
  };
}

/** @param {string[]} variables */
function short(variables) {
  const all = variables.join(', ');
  return all.length > 19 ? `${all.slice(0, 18)}…` : all;
}

/** A message on its way. @param {{x: number, y: number} | undefined} from @param {{x: number, y: number} | undefined} to */
function arrow(from, to) {
  if (!from || !to) return s('g', {});
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [from.x + (to.x - from.x) * 0.55, from.y + (to.y - from.y) * 0.55];
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = `M${x + ux * 10} ${y + uy * 10}L${x - uy * 6} ${y + ux * 6}L${x + uy * 6} ${y - ux * 6}z`;
  return s('path', { class: 'clique-arrow', d: tip });
}

/** Where each clique stands: the trees side by side, each below its first clique. @param {import('./story.js').BayesStory} story */
function placed({ cliques, links }) {
  const index = new Map(cliques.map(({ number }, i) => [number, i]));
  /** @type {number[][]} */
  const near = cliques.map(() => []);
  for (const { one, other } of links) {
    const [a, b] = [index.get(one) ?? -1, index.get(other) ?? -1];
    near[a]?.push(b);
    near[b]?.push(a);
  }
  /** @type {number[][]} */
  const children = cliques.map(() => []);
  /** The trees hang at one root that is not drawn. @type {number[]} */
  const roots = [];
  const seen = new Set();
  cliques.forEach((_, start) => {
    if (seen.has(start)) return;
    roots.push(start);
    seen.add(start);
    const queue = [start];
    for (const at of queue) {
      for (const next of near[at] ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        children[at]?.push(next);
        queue.push(next);
      }
    }
  });
  children.push(roots);
  const { x, depth } = tidy(children, cliques.length);
  return new Map(cliques.map(({ number }, i) => [number, { x: (x[i] ?? 0) * WIDE * 1.15, y: ((depth[i] ?? 1) - 1) * LEVEL }]));
}
