// Names to type stand between backticks in the texts, and as code on the page.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.HTMLElement = class {};
globalThis.HTMLOptionElement = class extends globalThis.HTMLElement {};
globalThis.document = { createElement: (tag) => ({ tag }) };
const { plain, write } = await import('../../static/core/code.js');

/** What is written into an element of a kind. */
const written = (text, tagName, kind = globalThis.HTMLElement) => {
  const parts = [];
  const element = Object.assign(new kind(), { tagName, append: (part) => parts.push(part) });
  write(element, text);
  return parts.filter((part) => part !== '');
};

const code = (textContent) => ({ tag: 'code', textContent });

test('what stands between backticks is set as code', () => {
  assert.deepEqual(written('the key `a` or `b`', 'P'), ['the key ', code('a'), ' or ', code('b')]);
  assert.deepEqual(written('no code', 'P'), ['no code']);
});

test('a backtick without its twin stands for itself, and a text to copy stands as it is', () => {
  assert.deepEqual(written("one of < > ^ v ` '", 'P'), ["one of < > ^ v ` '"]);
  assert.deepEqual(written('echo `date`', 'PRE'), ['echo `date`']);
});

test('where nothing can be set as code the backticks are left out', () => {
  assert.equal(plain('the key `a`'), 'the key a');
  assert.deepEqual(written('the key `a`', 'OPTION', globalThis.HTMLOptionElement), ['the key a']);
  assert.deepEqual(written('the key `a`', 'text', class {}), ['the key a']);
});
