// Experiments: how long they take still, and what is said of it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { details, parts, secondsLeft } from '../../static/experiments/remaining.js';

test('the time that is left follows from what is done, and is not foretold too early', () => {
  assert.equal(secondsLeft(10, 25, 100), 30);
  assert.equal(secondsLeft(10, 100, 100), 0);
  assert.equal(secondsLeft(1, 50, 100), null);
  assert.equal(secondsLeft(10, 0, 100), null);
});

test('a time is told in its two largest units', () => {
  assert.deepEqual(parts(7.4), [[7, 'second']]);
  assert.deepEqual(parts(125), [
    [2, 'minute'],
    [5, 'second'],
  ]);
  assert.deepEqual(parts(2 * 3600 + 61), [
    [2, 'hour'],
    [1, 'minute'],
  ]);
  assert.deepEqual(parts(12 * 3600), [[12, 'hour']]);
});

test('of work in phases, the time left is that of the phase, but in the last', () => {
  const running = (progress) => ({ started: 0, phaseStarted: 10_000, progress });
  const ids = (progress) => details(running(progress), 20_000).map(({ id }) => id);
  const far = { done: 10, total: 20 };
  assert.deepEqual(ids({ ...far, phase: 1, phases: 3 }), ['web-lab-phase', 'web-lab-runs-of', 'web-lab-left-in-phase', 'web-lab-so-far']);
  assert.deepEqual(ids({ ...far, phase: 3, phases: 3 }), ['web-lab-phase', 'web-lab-runs-of', 'web-lab-left', 'web-lab-so-far']);
  assert.deepEqual(ids(far), ['web-lab-runs-of', 'web-lab-left', 'web-lab-so-far']);
  assert.deepEqual(ids(null), ['web-lab-so-far']);
});
