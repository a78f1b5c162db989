// What the description of the door (OpenAPI 3.1) says of each verb: its fields, their types, an example.

/** A schema as JSON Schema writes it. @typedef {Record<string, any>} Schema */
/** @typedef {{components: {schemas: Record<string, Schema>}}} Description */
/** @typedef {{game: string, verb: string, type: string, namesFiles: boolean, example: Record<string, unknown>}} Verb */
/** @typedef {{name: string, schema: Schema, isRequired: boolean, text: string}} Field */
/** A type in its parts: what kind it is, and what it is made of. @typedef {{kind: string, name?: string, values?: string[], of?: Type[]}} Type */

/** The name of the type that a schema refers to. @param {Schema} schema @returns {string | undefined} */
const referred = ({ $ref }) => (typeof $ref === 'string' ? $ref.split('/').pop() : undefined);

/** A type by its name. @param {Description} description @param {string} name @returns {Schema} */
export const typeOf = (description, name) => description.components.schemas[name] ?? {};

/** All verbs, in the order of the description. @param {Description} description @returns {Verb[]} */
export function verbsOf(description) {
  const requests = typeOf(description, 'Request').oneOf ?? [];
  return requests.map((/** @type {Schema} */ request) => {
    const [tags, type] = request.allOf;
    const { game, verb, ...fields } = request.examples[0];
    return {
      game: tags.properties.game.const,
      verb: tags.properties.verb.const,
      type: referred(type) ?? '',
      namesFiles: request['x-names-files'] === true,
      example: { game, verb, ...fields },
    };
  });
}

/** What a schema says about itself, without examples in another language. @param {Schema} schema @returns {string} */
export const textOf = ({ description = '' }) =>
  description
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/\[(`[^`]*`)\](\([^)]*\))?/g, '$1')
    .trim();

/** The fields of an object, those that must be there first. @param {Schema} schema @returns {Field[]} */
export function fieldsOf(schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: required.has(name),
    text: textOf(field),
  }));
  return fields.sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** The choices of a schema that is one of several; nothing if it is none. @param {Schema} schema @returns {Schema[]} */
export const choicesOf = ({ oneOf, anyOf }) => (oneOf ?? anyOf ?? []).filter((/** @type {Schema} */ one) => one.type !== 'null');

/** What a value may be. @param {Schema} schema @returns {Type} */
export function kindOf(schema) {
  const name = referred(schema);
  if (name) return { kind: 'named', name };
  if ('const' in schema) return { kind: 'values', values: [JSON.stringify(schema.const)] };
  if (schema.enum) return { kind: 'values', values: schema.enum.map((/** @type {unknown} */ value) => JSON.stringify(value)) };
  const choices = choicesOf(schema).map(kindOf);
  if (choices.length === 1 && choices[0]) return choices[0];
  if (choices.length > 1) return unionOf(choices);
  const kinds = [schema.type].flat().filter((kind) => kind && kind !== 'null');
  const [kind = 'any'] = kinds;
  if (kind === 'array') return { kind: 'list', of: [schema.items, ...(schema.prefixItems ?? [])].filter(Boolean).map(kindOf) };
  if (kind === 'object' && schema.additionalProperties instanceof Object) return { kind: 'map', of: [kindOf(schema.additionalProperties)] };
  return { kind };
}

/** Of several, fixed values are listed together. @param {Type[]} choices @returns {Type} */
function unionOf(choices) {
  const values = choices.flatMap((choice) => (choice.kind === 'values' ? (choice.values ?? []) : []));
  const others = choices.filter(({ kind }) => kind !== 'values');
  if (others.length === 0) return { kind: 'values', values };
  return { kind: 'either', of: values.length > 0 ? [{ kind: 'values', values }, ...others] : others };
}

/** All types that a type is made of, each once, in the order in which they are met. @param {Description} description @param {string} name @returns {string[]} */
export function typesWithin(description, name) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {unknown} */ part) => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (part instanceof Object) {
      const other = referred(part);
      if (other && !found.has(other)) {
        found.add(other);
        visit(typeOf(description, other));
      }
      Object.entries(part).forEach(([key, value]) => {
        // What stands in a default is a value, not a type.
        if (key !== 'default') visit(value);
      });
    }
  };
  visit(typeOf(description, name));
  found.delete(name);
  return [...found];
}
