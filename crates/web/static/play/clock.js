// The time a game took: it runs while the game does and the page can be seen.

/** @typedef {import('./session.js').Session} Session */

export class Clock {
  /** @param {(elapsed: number) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {Session | null} */
    this.session = null;
    this.last = 0;
    this.timer = setInterval(() => this.tick(), 250);
  }

  /** @param {Session} session */
  follow(session) {
    this.session = session;
    this.last = performance.now();
    this.show(session.elapsed);
  }

  tick() {
    const now = performance.now();
    const { session } = this;
    // A machine that slept does not count: no step is longer than a second.
    const step = Math.min(now - this.last, 1000);
    this.last = now;
    if (!session || document.hidden || session.state !== 'playing' || !session.canUndo) return;
    session.elapsed += step;
    this.show(session.elapsed);
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** Minutes and seconds. @param {number} milliseconds */
export function clockTime(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const pad = (/** @type {number} */ value) => String(value).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${pad(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}
