// Messages are put together from their syntax tree as Fluent says, in either language.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.document = {
  documentElement: { lang: '' },
  querySelectorAll: () => [],
  dispatchEvent: () => true,
};
globalThis.CustomEvent ??= class {};
const { has, list, msg, number, say, setLang, t } = await import('../../static/core/i18n.js');

const count = (one, other) => [
  {
    select: { var: 'count' },
    variants: [
      { key: 0, default: false, value: 'none' },
      { key: 'one', default: false, value: one },
      { key: 'other', default: true, value: [{ var: 'count' }, other] },
    ],
  },
];
const TEXTS = {
  en: {
    messages: {
      plain: 'Hello',
      cells: count('one cell', ' cells'),
      nested: ['Look: ', { msg: 'cells' }, { term: 'name' }, { str: '!' }],
      exact: [{ fn: 'NUMBER', arg: { var: 'value' }, opts: { minimumFractionDigits: 2 } }],
      endless: [{ msg: 'endless' }],
    },
    terms: { name: ' Atisbo' },
  },
  es: { messages: { plain: 'Hola', cells: count('una casilla', ' casillas') }, terms: {} },
};
const load = async (lang) => TEXTS[lang];

test('plural forms and exact numbers choose the variant', async () => {
  await setLang('en', load);
  assert.equal(t('cells', { count: 0 }), 'none');
  assert.equal(t('cells', { count: 1 }), 'one cell');
  assert.equal(t('cells', { count: 1234 }), '1,234 cells');
});

test('messages, terms, strings and functions stand inside messages', async () => {
  await setLang('en', load);
  assert.equal(t('nested', { count: 2 }), 'Look: 2 cells Atisbo!');
  assert.equal(t('exact', { value: 3 }), '3.00');
});

test('the language changes at any time, numbers too', async () => {
  const words = msg('cells', { count: 12345 });
  await setLang('en', load);
  assert.equal(say(words), '12,345 cells');
  await setLang('es', load);
  assert.equal(say(words), '12.345 casillas');
  assert.equal(say({ en: 'yes', es: 'sí' }), 'sí');
  assert.equal(t('cells', { count: 1234 }), '1.234 casillas');
  assert.equal(number(0.5), '0,5');
  assert.equal(number(2000.5, { minimumFractionDigits: 2 }), '2.000,50');
  assert.equal(number(2000, { useGrouping: false }), '2000');
  assert.equal(list(['a', 'b', 'c']), 'a, b y c');
});

test('what is missing shows its name, and nothing runs for ever', async () => {
  await setLang('en', load);
  assert.equal(t('nowhere'), 'nowhere');
  assert.equal(has('nowhere'), false);
  assert.equal(t('cells', {}), '{$count} cells');
  assert.equal(t('endless'), '');
});
