// Every word that the page names stands in the files of both languages, among those that the server sends.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const PAGE = join(here, '../../static');
const LOCALES = join(here, '../../../api/locales');

const sent = () => {
  const [, list = ''] = /SAID_BY_PAGE[^=]*= \[([^\]]*)\]/.exec(readFileSync(join(here, '../../src/texts.rs'), 'utf8')) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map((found) => found[1]);
};

const ids = (lang) => {
  const starts = sent();
  const files = readdirSync(join(LOCALES, lang)).filter((name) => name.endsWith('.ftl'));
  const texts = files.map((name) => readFileSync(join(LOCALES, lang, name), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id));
  return new Set(found.filter((id) => starts.some((start) => id.startsWith(start))));
};

const scripts = readdirSync(PAGE, { recursive: true }).filter((name) => name.endsWith('.js'));

test('every word that the page names is there in both languages', () => {
  const known = { en: ids('en'), es: ids('es') };
  let seen = 0;
  for (const name of scripts) {
    const script = readFileSync(join(PAGE, name), 'utf8');
    for (const [, id] of script.matchAll(/(?:msg|has|\bt)\(\s*'([^']+)'/g)) {
      seen += 1;
      for (const lang of ['en', 'es']) assert.ok(known[lang].has(id), `${id} of ${name} is missing in ${lang}`);
    }
    // A name that is put together begins like some that are there.
    for (const [, start] of script.matchAll(/(?:msg|has|\bt)\(\s*`([^`$]+)\$\{/g)) {
      assert.ok(
        [...known.en].some((id) => id.startsWith(start)),
        `no word begins with ${start}, as ${name} says`,
      );
    }
  }
  assert.ok(seen > 200, `only ${seen} words were looked up`);
});
