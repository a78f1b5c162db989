// The shapes of nodes: what has become of a node can be seen without colours.

const n = (/** @type {number} */ value) => value.toFixed(1);

/**
 * The outline of a node around the origin, as a path.
 * @param {string} kind @param {number} r
 */
export function outline(kind, r) {
  switch (kind) {
    case 'pruned': {
      const k = r * 0.75;
      return `M${n(-k)} ${n(-k)}L${n(k)} ${n(k)}M${n(k)} ${n(-k)}L${n(-k)} ${n(k)}`;
    }
    case 'duplicate': {
      const k = r * 0.85;
      return `M${n(-k)} ${n(-k)}h${n(2 * k)}v${n(2 * k)}h${n(-2 * k)}z`;
    }
    case 'goal': {
      const points = Array.from({ length: 10 }, (_, i) => {
        const radius = (i % 2 === 0 ? 1.7 : 0.95) * r;
        const angle = (i * Math.PI) / 5 - Math.PI / 2;
        return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
      });
      return `M${points.join('L')}z`;
    }
    case 'folded':
      return `M0 ${n(-r)}L${n(r)} ${n(r)}L${n(-r)} ${n(r)}z`;
    default: {
      // Rounded once: two arcs of a circle meet only if the way between them is exactly its width.
      const k = Math.round(r * 10) / 10;
      return `M${n(-k)} 0a${n(k)} ${n(k)} 0 1 0 ${n(2 * k)} 0a${n(k)} ${n(k)} 0 1 0 ${n(-2 * k)} 0`;
    }
  }
}

/** The way from a node to a child. @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
export function edge(from, to) {
  const middle = n((from.y + to.y) / 2);
  return `M${n(from.x)} ${n(from.y)}C${n(from.x)} ${middle} ${n(to.x)} ${middle} ${n(to.x)} ${n(to.y)}`;
}
