// One verb: what it does, its fields, an example in several languages, and the example sent.
import { h } from '../core/dom.js';
import { msg } from '../core/i18n.js';
import { json, python, urllib } from './examples.js';
import { choicesOf, fieldsOf, kindOf, textOf, typeOf, typesWithin } from './schema.js';
import { asking, block, door } from './snippet.js';
import { attempt } from './try.js';

/** @typedef {import('../core/dom.js').Child} Child */
/** @typedef {import('./schema.js').Description} Description */
/** @typedef {import('./schema.js').Schema} Schema */
/** @typedef {import('./schema.js').Type} Type */
/** @typedef {import('./schema.js').Verb} Verb */

/** @param {Description} description @param {Verb} asked @param {AbortSignal} signal ends what is tried when the page is left */
export function verbPage(description, asked, signal) {
  const { game, verb, type, namesFiles, example } = asked;
  const types = typesWithin(description, type);
  return h(
    'article',
    { class: 'reference-page', 'data-verb': `${game} ${verb}` },
    h('h1', {}, `${game} ${verb}`),
    h('p', { class: 'lead', text: msg(`web-api-${game}-${verb}`) }),
    namesFiles ? h('p', { class: 'notice', text: msg('web-api-files') }) : null,
    h('h2', { text: msg('web-api-example') }),
    namesFiles ? block('json', json(example)) : attempt(example, signal),
    h(
      'div',
      { class: 'snippets' },
      namesFiles ? null : block('curl', door(example)),
      block('python', python(example)),
      namesFiles ? null : block('urllib', urllib(example, asking())),
    ),
    h('h2', { text: msg('web-api-fields') }),
    h('p', { class: 'muted', text: msg('web-api-fields-language') }),
    fields(typeOf(description, type)) ?? h('p', { text: msg('web-api-no-fields') }),
    types.length > 0 ? h('h2', { text: msg('web-api-types') }) : null,
    types.map((name) => named(name, typeOf(description, name))),
  );
}

/** The place of a type on the page. @param {string} name */
const idOf = (name) => `type-${name}`;

/** A table of fields; nothing where there are none. @param {Schema} schema */
function fields(schema) {
  const all = fieldsOf(schema);
  if (all.length === 0) return null;
  const columns = ['name', 'type', 'default', 'meaning'];
  return h(
    'div',
    { class: 'table-wrap', tabindex: 0, role: 'region', 'aria-label': msg('web-api-fields') },
    h(
      'table',
      { class: 'table fields-table' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          columns.map((name) => h('th', { scope: 'col', text: msg(`web-api-field-${name}`) })),
        ),
      ),
      h(
        'tbody',
        {},
        all.map(({ name, schema: field, isRequired, text }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, h('code', {}, name)),
            h('td', {}, written(kindOf(field))),
            h('td', {}, isRequired ? h('strong', { text: msg('web-api-required') }) : usual(field)),
            h('td', { lang: 'en' }, text),
          ),
        ),
      ),
    ),
  );
}

/** What holds where a field is left out. @param {Schema} field @returns {Child} */
function usual(field) {
  if (field.default === undefined || field.default === null) return '–';
  const text = JSON.stringify(field.default);
  return text.length > 40 ? h('details', {}, h('summary', { text: msg('web-api-default') }), h('code', {}, text)) : h('code', {}, text);
}

/** A type as it is read. @param {Type} type @returns {Child} */
function written({ kind, name, values, of }) {
  if (kind === 'named' && name) {
    const jump = (/** @type {Event} */ event) => {
      event.preventDefault();
      const place = document.getElementById(idOf(name));
      if (place instanceof HTMLDetailsElement) place.open = true;
      place?.scrollIntoView({ block: 'start' });
      place?.querySelector('summary')?.focus();
    };
    return h('a', { href: `#${idOf(name)}`, onclick: jump }, name);
  }
  if (values) return values.map((value, i) => [i > 0 ? ' · ' : null, h('code', {}, value)]);
  if (kind === 'either') return of?.map((one, i) => [i > 0 ? [' ', msg('web-api-or'), ' '] : null, written(one)]);
  if (kind === 'list' || kind === 'map') return [msg(`web-api-type-${kind}`), ' ', of?.map(written)];
  return msg(`web-api-type-${kind}`);
}

/** A type that fields are of. @param {string} name @param {Schema} schema */
function named(name, schema) {
  const choices = choicesOf(schema);
  return h(
    'details',
    { class: 'drawer type', id: idOf(name) },
    h('summary', {}, h('code', {}, name), h('span', { class: 'muted type-about', lang: 'en' }, textOf(schema).split('\n\n')[0])),
    h(
      'div',
      { class: 'drawer-body' },
      choices.length > 0
        ? h(
            'dl',
            { class: 'choices' },
            choices.map((choice) => [
              h('dt', {}, written(kindOf(choice))),
              h('dd', {}, h('span', { lang: 'en' }, textOf(choice)), fields(choice)),
            ]),
          )
        : (fields(schema) ?? h('p', {}, written(kindOf(schema)))),
    ),
  );
}
