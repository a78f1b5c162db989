//! The types of the door for the Python package: a `TypedDict` for each object, an alias for all else.

use crate::Described;
use crate::names::camel;
use crate::schema::{self, Items};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = r#""""The requests and answers of the door. Made of the Rust types: cargo xtask api

A place is a list or a tuple `[row, column]`, counted from 0.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, overload

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._door import Limits
"#;

/// How long a line may be.
const WIDTH: usize = 110;

/// Names that cannot be those of a field of a class.
const KEYWORDS: [&str; 32] = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
    "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
    "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// Names that the file defines after its head.
const OWN: [&str; 3] = ["Request", "Answer", "Ask"];

/// The whole file.
pub(crate) fn write(described: &Described) -> String {
    let imports = HEAD.lines().filter(|line| line.contains("import "));
    let imported = imports.flat_map(|line| line.split(|sign: char| !sign.is_alphanumeric()));
    let taken: Vec<&str> = OWN.into_iter().chain(imported).collect();
    for name in described.definitions.types.keys() {
        let is_free = !taken.contains(&name.as_str());
        assert!(is_free, "the types of Python have a {name} of their own");
    }
    let mut python = Python::default();
    for (name, schema) in &described.definitions.types {
        python.define(name, schema);
    }
    for verb in &described.verbs {
        for name in [&verb.request, &verb.answer] {
            // Only whole requests and answers say which they are.
            let mut schema = described.definitions.types[name].clone();
            tag(&mut schema, verb.game, verb.name);
            python.define(name, &schema);
        }
    }
    let mut out = HEAD.to_owned();
    for definition in python.in_order() {
        let _ = write!(out, "\n\n{definition}");
    }
    let verbs = described.verbs.iter();
    for (which, part) in [("Request", 0), ("Answer", 1)] {
        let names = verbs
            .clone()
            .map(|verb| [&verb.request, &verb.answer][part].clone());
        let _ = write!(out, "\n\n{}", alias(which, &names.collect(), ""));
    }
    out += "\n\nclass Ask(Protocol):\n    \"\"\"The door: each request has its own answer.\"\"\"\n";
    for verb in verbs {
        let _ = write!(
            out,
            "\n    @overload\n    def __call__(self, request: {}, **limits: Unpack[Limits]) -> {}: ...\n",
            verb.request, verb.answer
        );
    }
    out
}

/// Adds the fields that say which verb it is.
fn tag(schema: &mut Value, game: &str, verb: &str) {
    let constant = |value: &str| json!({"const": value});
    let said = [("game", game), ("verb", verb)];
    if schema.get("properties").is_none() {
        schema["properties"] = json!({});
    }
    if schema.get("required").is_none() {
        schema["required"] = json!([]);
    }
    for (name, value) in said {
        schema["properties"][name] = constant(value);
        if let Some(required) = schema["required"].as_array_mut() {
            required.push(name.into());
        }
    }
}

/// One of several types, each once.
#[derive(Default)]
struct Either(Vec<String>);

impl FromIterator<String> for Either {
    fn from_iter<T: IntoIterator<Item = String>>(kinds: T) -> Self {
        let mut either = Either::default();
        kinds.into_iter().for_each(|kind| either.add(kind));
        either
    }
}

impl Either {
    fn add(&mut self, kind: String) {
        if !self.0.contains(&kind) {
            self.0.push(kind);
        }
    }

    /// All literals are one.
    fn text(&self) -> String {
        let inner = |kind: &str| Some(kind.strip_prefix("Literal[")?.strip_suffix(']')?.to_owned());
        let literals: Vec<String> = self.0.iter().filter_map(|kind| inner(kind)).collect();
        let others = self.0.iter().filter(|kind| inner(kind).is_none()).cloned();
        let literal = (!literals.is_empty()).then(|| format!("Literal[{}]", literals.join(", ")));
        let kinds: Vec<String> = literal.into_iter().chain(others).collect();
        kinds.join(" | ")
    }
}

/// What is defined so far, by name.
#[derive(Default)]
struct Python {
    definitions: BTreeMap<String, Definition>,
}

struct Definition {
    text: String,
    /// The names that must be defined before it.
    after: Vec<String>,
}

impl Python {
    /// The definitions, each after those it is made of, otherwise by name.
    fn in_order(&self) -> Vec<&str> {
        let mut order = Vec::new();
        let mut done = Vec::new();
        for name in self.definitions.keys() {
            self.put(name, &mut done, &mut order);
        }
        order
    }

    fn put<'a>(&'a self, name: &'a str, done: &mut Vec<&'a str>, order: &mut Vec<&'a str>) {
        let Some(definition) = self.definitions.get(name).filter(|_| !done.contains(&name)) else {
            return;
        };
        done.push(name);
        for before in &definition.after {
            self.put(before, done, order);
        }
        order.push(&definition.text);
    }

    fn define(&mut self, name: &str, schema: &Value) {
        let Value::Object(map) = schema else {
            return self.define_alias(name, schema);
        };
        let variants = schema::list(map, "anyOf");
        match (schema::fields(map), variants) {
            (Some(_), []) => self.define_class(name, schema, map),
            // Fields of its own beside those of one of several: all of them, for each.
            (Some(_), variants) => {
                let numbers = 1..=variants.len();
                let names: Vec<String> = numbers.map(|number| format!("{name}{number}")).collect();
                for (name, variant) in names.iter().zip(variants) {
                    let whole = joined(variant, map);
                    self.define(name, &whole);
                }
                let kinds: Either = names.iter().cloned().collect();
                let text = alias(name, &kinds, &alias_doc(schema));
                self.insert(name, text, names);
            }
            (None, _) => self.define_alias(name, schema),
        }
    }

    fn insert(&mut self, name: &str, text: String, after: Vec<String>) {
        self.definitions
            .insert(name.to_owned(), Definition { text, after });
    }

    fn define_alias(&mut self, name: &str, schema: &Value) {
        let kinds = self.of(schema, name);
        let text = alias(name, &kinds, &alias_doc(schema));
        let words = kinds.text();
        let words = words.split(|sign: char| !sign.is_alphanumeric());
        self.insert(name, text, words.map(str::to_owned).collect());
    }

    fn define_class(&mut self, name: &str, schema: &Value, map: &Map<String, Value>) {
        let base = schema::referred(map).unwrap_or("TypedDict");
        let doc = schema::description(schema).map(plain_words);
        let mut fields = Vec::new();
        for (field, schema, always) in schema::fields(map).unwrap_or_default() {
            let kind = self.of(schema, &inner_name(name, field)).text();
            let kind = if always {
                kind
            } else {
                format!("NotRequired[{kind}]")
            };
            fields.push((field, kind, schema::description(schema).map(plain_words)));
        }
        let is_class = fields.iter().all(|(field, ..)| !KEYWORDS.contains(field));
        let text = if is_class {
            class(name, base, doc.as_deref(), &fields)
        } else {
            assert_eq!(base, "TypedDict", "{name} needs both a base and a keyword");
            functional(name, doc.as_deref(), &fields)
        };
        self.insert(name, text, vec![base.to_owned()]);
    }

    /// A schema as a type. What has no name of its own and needs one is called `name`.
    fn of(&mut self, schema: &Value, name: &str) -> Either {
        let mut kinds = Either::default();
        let Value::Object(map) = schema else {
            kinds.add("Any".to_owned());
            return kinds;
        };
        let has_fields = map.contains_key("properties");
        if let Some(known) = schema::referred(map).filter(|_| !has_fields) {
            kinds.add(known.to_owned());
            return kinds;
        }
        if has_fields {
            self.define(name, schema);
            kinds.add(name.to_owned());
            return kinds;
        }
        for key in ["oneOf", "anyOf"] {
            for one in schema::list(map, key) {
                let name = variant_name(name, one);
                self.of(one, &name)
                    .0
                    .into_iter()
                    .for_each(|kind| kinds.add(kind));
            }
        }
        let constants = map
            .get("const")
            .into_iter()
            .chain(schema::list(map, "enum"));
        constants.for_each(|value| kinds.add(format!("Literal[{value}]")));
        if kinds.0.is_empty() {
            for kind in schema::kinds(map) {
                let kind = self.plain(kind, map, name);
                kinds.add(kind);
            }
        }
        if kinds.0.is_empty() {
            kinds.add("Any".to_owned());
        }
        kinds
    }

    fn plain(&mut self, kind: &str, map: &Map<String, Value>, name: &str) -> String {
        match kind {
            "integer" => "int".to_owned(),
            "number" => "float".to_owned(),
            "string" => "str".to_owned(),
            "boolean" => "bool".to_owned(),
            "null" => "None".to_owned(),
            "array" => match schema::items(map) {
                Items::Each(list) => {
                    let items = list.into_iter().map(|item| self.of(item, name).text());
                    several(&items.collect())
                }
                Items::Any(Some(item)) => format!("list[{}]", self.of(item, name).text()),
                Items::Any(None) => "list[Any]".to_owned(),
            },
            "object" => match schema::rest(map) {
                Some(rest) => format!("dict[str, {}]", self.of(rest, name).text()),
                None => "dict[str, Any]".to_owned(),
            },
            _ => "Any".to_owned(),
        }
    }
}

/// An array of known length. It is no tuple, as JSON has none. Of numbers it may be one in a request; of anything else
/// a `Sequence` is not asked for, since a `str` is a sequence too.
fn several(items: &Either) -> String {
    match items.0.as_slice() {
        [one] if one == "int" || one == "float" => format!("Sequence[{one}]"),
        [one] => format!("list[{one}]"),
        _ => "list[Any]".to_owned(),
    }
}

/// The fields of a variant and those beside it.
fn joined(variant: &Value, map: &Map<String, Value>) -> Value {
    let mut whole = variant.clone();
    if let Some(Value::Object(properties)) = map.get("properties") {
        for (field, schema) in properties {
            whole["properties"][field] = schema.clone();
        }
    }
    if let Some(required) = whole["required"].as_array_mut() {
        required.extend(schema::list(map, "required").iter().cloned());
    }
    whole
}

/// The name of one of several types: after the value that tells it from the others, or its only field.
fn variant_name(name: &str, variant: &Value) -> String {
    let fields = variant.as_object().and_then(schema::fields);
    let fields = fields.unwrap_or_default();
    let constant = |schema: &Value| Some(schema.get("const")?.as_str()?.to_owned());
    let told = fields.iter().find_map(|(_, schema, _)| constant(schema));
    match (told, fields.as_slice()) {
        (Some(told), _) => name.to_owned() + &camel(&told),
        (None, [(only, ..)]) => name.to_owned() + &camel(only),
        _ => name.to_owned(),
    }
}

/// The name of what a field holds.
fn inner_name(name: &str, field: &str) -> String {
    let field = camel(field);
    let field = if name.ends_with(&field) {
        "Fields"
    } else {
        &field
    };
    format!("{name}{field}")
}

fn alias(name: &str, kinds: &Either, doc: &str) -> String {
    let doc = docstring(doc, "");
    format!(
        "{}\n{doc}",
        annotated(&format!("{name}: TypeAlias = "), &kinds.text(), "")
    )
}

fn class(
    name: &str,
    base: &str,
    doc: Option<&str>,
    fields: &[(&str, String, Option<String>)],
) -> String {
    let mut text = format!(
        "class {name}({base}):\n{}",
        docstring(doc.unwrap_or(""), "    ")
    );
    for (field, kind, doc) in fields {
        let _ = write!(
            text,
            "\n{}\n{}",
            annotated(&format!("    {field}: "), kind, "    "),
            docstring(doc.as_deref().unwrap_or(""), "    ")
        );
    }
    text
}

/// A class by a call: its fields need not be identifiers.
fn functional(name: &str, doc: Option<&str>, fields: &[(&str, String, Option<String>)]) -> String {
    let mut text = format!("{name} = TypedDict(\n    \"{name}\",\n    {{\n");
    for (field, kind, doc) in fields {
        for line in doc.iter().flat_map(|doc| doc.lines()) {
            let _ = writeln!(text, "        # {line}");
        }
        let _ = writeln!(text, "        \"{field}\": \"{}\",", kind.replace('"', "'"));
    }
    text + "    },\n)\n" + &docstring(doc.unwrap_or(""), "")
}

/// What an alias is, and what each of its values means.
fn alias_doc(schema: &Value) -> String {
    let mut doc = schema::description(schema)
        .map(plain_words)
        .unwrap_or_default();
    let variants = schema.get("oneOf").and_then(Value::as_array);
    let mut lines = String::new();
    for variant in variants.into_iter().flatten() {
        let value = variant.get("const").and_then(Value::as_str);
        if let (Some(value), Some(meaning)) = (value, schema::description(variant)) {
            let meaning = plain_words(meaning).replace('\n', "\n  ");
            let _ = write!(lines, "\n- `{value}`: {meaning}");
        }
    }
    if !lines.is_empty() {
        doc.push('\n');
    }
    doc + &lines
}

fn docstring(doc: &str, indent: &str) -> String {
    if doc.is_empty() {
        return String::new();
    }
    let doc = doc.replace('\\', "\\\\").replace('"', "'");
    let mut lines = doc.lines();
    let mut text = format!("{indent}\"\"\"{}", lines.next().unwrap_or_default());
    for line in lines.clone() {
        text.push('\n');
        if !line.is_empty() {
            text += indent;
            text += line;
        }
    }
    if lines.next().is_some() {
        text.push('\n');
        text += indent;
    }
    text + "\"\"\"\n"
}

/// Documentation without what only readers of Rust need: examples in Rust, links into the code.
fn plain_words(doc: &str) -> String {
    let mut in_example = false;
    let lines = doc.lines().filter(|line| {
        let is_fence = line.trim_start().starts_with("```");
        in_example ^= is_fence;
        !is_fence && !in_example
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let mut out = String::new();
    let mut rest = text.trim();
    while let Some((before, after)) = rest.split_once("[`") {
        let Some((linked, after)) = after.split_once("`]") else {
            break;
        };
        let _ = write!(out, "{before}`{linked}`");
        let target = after
            .strip_prefix('(')
            .and_then(|after| after.split_once(')'));
        rest = target.map_or(after, |(_, after)| after);
    }
    out + rest
}

/// A type after `start`, over several lines if it is too long for one.
fn annotated(start: &str, kind: &str, indent: &str) -> String {
    if start.chars().count() + kind.chars().count() <= WIDTH {
        return format!("{start}{kind}");
    }
    let deeper = format!("{indent}    ");
    // Lines end only within brackets.
    let mut text = format!("{start}(\n{deeper}");
    let mut width = deeper.len();
    for piece in kind.split_inclusive([' ']) {
        let length = piece.chars().count();
        if width + length > WIDTH && !piece.starts_with('|') {
            text.truncate(text.trim_end().len());
            let _ = write!(text, "\n{deeper}");
            width = deeper.len();
        }
        text += piece;
        width += length;
    }
    format!("{text}\n{indent})")
}
