// The page about the API: what it reads from the description, and the examples that it gives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { curl, literal, python, urllib } from '../../static/reference/examples.js';
import { fieldsOf, kindOf, textOf, typeOf, typesWithin, verbsOf } from '../../static/reference/schema.js';

const here = dirname(fileURLToPath(import.meta.url));
const read = (path) => readFileSync(join(here, path), 'utf8');
const description = JSON.parse(read('../../static/openapi.json'));
const verbs = verbsOf(description);

test('every verb of the description has an example of itself and a sentence in both languages', () => {
  assert.ok(verbs.length > 40, `only ${verbs.length}`);
  for (const { game, verb, type, example } of verbs) {
    assert.deepEqual([example.game, example.verb], [game, verb]);
    const fields = new Set(['game', 'verb', ...fieldsOf(typeOf(description, type)).map(({ name }) => name)]);
    for (const name of Object.keys(example)) assert.ok(fields.has(name), `${game} ${verb} has no field ${name}`);
    for (const lang of ['en', 'es']) {
      assert.match(read(`../../../api/locales/${lang}/web-api.ftl`), new RegExp(`^web-api-${game}-${verb} = .+\\.$`, 'm'));
    }
  }
});

test('only verbs that name files cannot be tried on a server', () => {
  const named = verbs.filter(({ namesFiles }) => namesFiles).map(({ game, verb }) => `${game} ${verb}`);
  assert.deepEqual(named, ['lab report', 'lab export', 'lab merge']);
});

test('every field has a type that the page can name, down to the last type within', () => {
  const words = read('../../../api/locales/en/web-api.ftl');
  const check = (type, where) => {
    if (type.kind === 'named') return;
    if (type.kind === 'values') assert.ok(type.values.length > 0, where);
    else if (type.kind === 'either') assert.ok(type.of.length > 1, where);
    else assert.ok(words.includes(`web-api-type-${type.kind} =`), `${where}: ${type.kind}`);
    type.of?.forEach((one) => check(one, where));
  };
  for (const { type } of verbs) {
    for (const name of [type, ...typesWithin(description, type)]) {
      for (const field of fieldsOf(typeOf(description, name))) check(kindOf(field.schema), `${name}.${field.name}`);
      check(kindOf(typeOf(description, name)), name);
      assert.ok(!textOf(typeOf(description, name)).includes('```'), name);
    }
  }
});

test('types are read: lists, choices, values that may be missing', () => {
  assert.deepEqual(kindOf({ anyOf: [{ $ref: '#/components/schemas/Shape' }, { type: 'null' }] }), { kind: 'named', name: 'Shape' });
  assert.deepEqual(kindOf({ type: ['integer', 'null'] }), { kind: 'integer' });
  assert.deepEqual(kindOf({ oneOf: [{ const: 'a' }, { const: 'b' }] }), { kind: 'values', values: ['"a"', '"b"'] });
  assert.deepEqual(kindOf({ type: 'array', items: { type: 'string' } }), { kind: 'list', of: [{ kind: 'string' }] });
  assert.deepEqual(kindOf({ oneOf: [{ const: 'all' }, { type: 'integer' }] }), {
    kind: 'either',
    of: [{ kind: 'values', values: ['"all"'] }, { kind: 'integer' }],
  });
});

test('the command for a shell holds the question, whatever signs are in it', () => {
  for (const example of [...verbs.map((verb) => verb.example), { game: 'logic', text: "it's\nhere" }]) {
    const command = curl(example, 'http://localhost/api/v1/ask');
    const [, written = ''] = /-d '((?:[^']|'\\'')*)'$/s.exec(command) ?? [];
    assert.deepEqual(JSON.parse(written.replaceAll("'\\''", "'")), example);
  }
});

test('Python has names of its own for what is true, false and nothing', () => {
  assert.equal(literal({ a: [true, false, null, 1.5, 'ñ"'] }), '{"a": [True, False, None, 1.5, "ñ\\""]}');
  assert.equal(python({ game: 'ohno' }), 'import atisbo\n\nanswer = atisbo.ask({"game": "ohno"})\nprint(answer)');
  assert.ok(urllib({ game: 'ohno' }, 'http://x/').includes('question = {"game": "ohno"}\n'));
  const long = literal({ puzzles: ['x'.repeat(50), 'y'.repeat(50)] });
  assert.equal(long, `{\n    "puzzles": [\n        "${'x'.repeat(50)}",\n        "${'y'.repeat(50)}",\n    ],\n}`);
});
