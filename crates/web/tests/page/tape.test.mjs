// The tape winds forwards and back to the same moments.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Tape, jsonLines } from '../../static/watch/tape.js';

test('every moment is the same whichever way one comes to it', () => {
  const tape = new Tape();
  const slots = [0, 1, 2, 3].map(() => tape.slot(0));
  const moments = [[0, 0, 0, 0]];
  let seed = 1;
  for (let event = 0; event < 500; event++) {
    for (let change = 0; change < event % 4; change++) {
      seed = (seed * 48271) % 2147483647;
      tape.set(slots[seed % 4], seed % 7);
    }
    tape.end();
    moments.push(slots.map((slot) => tape.get(slot)));
  }
  assert.equal(tape.length, 500);
  for (let visit = 0; visit < 300; visit++) {
    seed = (seed * 48271) % 2147483647;
    const moment = seed % 501;
    tape.wind(moment);
    assert.equal(tape.at, moment);
    assert.deepEqual(
      slots.map((slot) => tape.get(slot)),
      moments[moment],
    );
  }
});

test('winding beyond the ends stops there', () => {
  const tape = new Tape();
  const slot = tape.slot('a');
  tape.set(slot, 'b');
  tape.end();
  tape.wind(-5);
  assert.equal(tape.get(slot), 'a');
  tape.wind(99);
  assert.equal(tape.get(slot), 'b');
  assert.deepEqual(tape.changed(0), [slot]);
});

test('events are saved as JSON Lines', () => {
  assert.equal(jsonLines([{ event: 'a' }, { event: 'b' }]), '{"event":"a"}\n{"event":"b"}\n');
  assert.equal(jsonLines([]), '');
});
