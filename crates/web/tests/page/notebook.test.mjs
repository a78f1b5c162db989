// The page's parts in a notebook.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hosted } from '../../static/notebook/styles.js';

test('styles of the page become those of the element that holds it', () => {
  assert.equal(hosted(':root {'), ':host {');
  assert.equal(hosted(':root[data-theme="dark"] .a {'), ':host([data-theme="dark"]) .a {');
  assert.equal(hosted(':root:not([data-theme="light"]) .a {'), ':host(:not([data-theme="light"])) .a {');
  assert.equal(hosted(':root.large .split {'), ':host(.large) .split {');
  assert.equal(hosted('a {}\nbody {\n'), 'a {}\n:host {\n');
  assert.equal(hosted('tbody {'), 'tbody {');
});

test('no style of the page reaches out of its element', () => {
  const folder = new URL('../../static/styles/', import.meta.url);
  const all = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  assert.ok(!hosted(all.join('\n')).includes(':root'));
});
