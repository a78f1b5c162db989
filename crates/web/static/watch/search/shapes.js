// The shapes of nodes: what has become of a node can be seen without colours.

/**
 * The outline of a node as a path.
 * @param {string} kind @param {number} x @param {number} y @param {number} r
 */
export function outline(kind, x, y, r) {
  const n = (/** @type {number} */ value) => value.toFixed(1);
  switch (kind) {
    case 'pruned': {
      const k = r * 0.75;
      return `M${n(x - k)} ${n(y - k)}L${n(x + k)} ${n(y + k)}M${n(x + k)} ${n(y - k)}L${n(x - k)} ${n(y + k)}`;
    }
    case 'duplicate': {
      const k = r * 0.75;
      return `M${n(x - k)} ${n(y - k)}h${n(2 * k)}v${n(2 * k)}h${n(-2 * k)}z`;
    }
    case 'goal': {
      const points = Array.from({ length: 10 }, (_, i) => {
        const radius = (i % 2 === 0 ? 1.7 : 0.75) * r;
        const angle = (i * Math.PI) / 5 - Math.PI / 2;
        return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
      });
      return `M${points.join('L')}z`;
    }
    default:
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  }
}

/** The way from a node to a child. @param {[number, number]} from @param {[number, number]} to */
export function edge([x0, y0], [x1, y1]) {
  const middle = ((y0 + y1) / 2).toFixed(1);
  return `M${x0.toFixed(1)} ${y0.toFixed(1)}C${x0.toFixed(1)} ${middle} ${x1.toFixed(1)} ${middle} ${x1.toFixed(1)} ${y1.toFixed(1)}`;
}
