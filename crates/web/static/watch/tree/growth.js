// Where the items of a tree are on their way to: a node grows out of its parent, the others move aside for it.

/** How long a step of growth takes, in milliseconds. */
const LASTS = 160;

/** @typedef {{x: number, y: number}} Spot */

export class Growth {
  /** @param {(at: Map<string, Spot>) => void} draw called for each frame with where everything is */
  constructor(draw) {
    this.draw = draw;
    /** @type {Map<string, Spot>} */
    this.now = new Map();
    /** @type {Map<string, Spot>} */
    this.from = new Map();
    /** @type {Map<string, Spot>} */
    this.to = new Map();
    this.began = 0;
    this.isMoving = false;
    this.frame = this.frame.bind(this);
  }

  /**
   * Moves everything to its new place.
   * @param {Map<string, Spot>} to @param {(key: string) => string} parentOf where a new one comes from @param {boolean} isSudden
   */
  go(to, parentOf, isSudden) {
    this.from = new Map([...to].map(([key, spot]) => [key, this.now.get(key) ?? this.now.get(parentOf(key)) ?? spot]));
    this.to = to;
    if (isSudden || this.now.size === 0) {
      this.now = to;
      this.isMoving = false;
      this.draw(to);
      return;
    }
    this.began = performance.now();
    this.put(0);
    if (!this.isMoving) requestAnimationFrame(this.frame);
    this.isMoving = true;
  }

  /** @param {number} time */
  frame(time) {
    if (!this.isMoving) return;
    const part = Math.min(1, Math.max(0, (time - this.began) / LASTS));
    this.put(part);
    this.isMoving = part < 1;
    if (this.isMoving) requestAnimationFrame(this.frame);
  }

  /** @param {number} part of the way, 0 to 1 */
  put(part) {
    const eased = 1 - (1 - part) ** 3;
    this.now = new Map(
      [...this.to].map(([key, to]) => {
        const from = this.from.get(key) ?? to;
        return [key, { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }];
      }),
    );
    this.draw(this.now);
  }
}
