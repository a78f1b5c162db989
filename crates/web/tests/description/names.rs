//! One name for each type, though many types are called `Request`, `Method` or `Kind` in their modules.

use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};

/// All types by name.
#[derive(Default)]
pub(crate) struct Definitions {
    pub(crate) types: BTreeMap<String, Value>,
    /// The name of each type that was met, by all that it says.
    known: HashMap<String, String>,
}

/// Where a type was met.
#[derive(Clone, Copy)]
pub(crate) struct Of {
    pub(crate) game: &'static str,
    pub(crate) verb: &'static str,
    pub(crate) part: &'static str,
}

impl Of {
    fn name(&self) -> String {
        format!("{}{}{}", camel(self.game), camel(self.verb), self.part)
    }
}

/// The names of what is made of all the types together.
const RESERVED: [&str; 3] = ["Request", "Answer", "Refusal"];

const PREFIX: &str = "#/$defs/";

impl Definitions {
    /// Adds a schema with all that it refers to; its name.
    pub(crate) fn add(&mut self, of: Of, mut schema: Value) -> String {
        let mut local = Map::new();
        if let Some(root) = schema.as_object_mut() {
            for key in ["$schema", "title"] {
                root.remove(key);
            }
            if let Some(Value::Object(definitions)) = root.remove("$defs") {
                local = definitions;
            }
        }
        let whole = expanded(&schema, &local, &mut Vec::new()).to_string();
        self.known.insert(whole, of.name());
        let names: HashMap<String, String> = local
            .iter()
            .map(|(name, schema)| {
                let whole = expanded(schema, &local, &mut vec![name.clone()]).to_string();
                (name.clone(), self.name(of, name, whole))
            })
            .collect();
        for (name, schema) in local {
            let mut schema = schema;
            rename(&mut schema, &names);
            self.types.insert(names[&name].clone(), schema);
        }
        rename(&mut schema, &names);
        let name = of.name();
        self.types.insert(name.clone(), schema);
        name
    }

    /// The name of a type: its own, or with as much before it as is needed.
    fn name(&mut self, of: Of, own: &str, whole: String) -> String {
        if let Some(name) = self.known.get(&whole) {
            return name.clone();
        }
        // Two types of one name in one schema are numbered.
        let own = own.trim_end_matches(|c: char| c.is_ascii_digit());
        let (game, verb) = (camel(of.game), camel(of.verb));
        let candidates = [
            own.to_owned(),
            format!("{game}{own}"),
            format!("{game}{verb}{own}"),
            format!("{game}{verb}{}{own}", of.part),
        ];
        let numbered = (2..).map(|number| format!("{game}{verb}{own}{number}"));
        let name = candidates
            .into_iter()
            .chain(numbered)
            .find(|name| {
                !RESERVED.contains(&name.as_str())
                    && !self.known.values().any(|taken| taken == name)
            })
            .expect("the numbers do not end");
        self.known.insert(whole, name.clone());
        name
    }
}

/// A schema with all that it refers to put in place: two types are the same if they say the same.
fn expanded(schema: &Value, local: &Map<String, Value>, within: &mut Vec<String>) -> Value {
    match schema {
        Value::Object(map) => {
            if let Some(name) = referred(map).filter(|&name| !within.iter().any(|one| one == name))
            {
                within.push(name.to_owned());
                let target = expanded(&local[name], local, within);
                within.pop();
                let mut rest = map.clone();
                rest.remove("$ref");
                return Value::Array(vec![target, Value::Object(rest)]);
            }
            let entries = map.iter();
            let entries = entries.map(|(key, value)| (key.clone(), expanded(value, local, within)));
            Value::Object(entries.collect())
        }
        Value::Array(list) => {
            let list = list.iter().map(|value| expanded(value, local, within));
            Value::Array(list.collect())
        }
        plain => plain.clone(),
    }
}

fn referred(map: &Map<String, Value>) -> Option<&str> {
    map.get("$ref")?.as_str()?.strip_prefix(PREFIX)
}

/// Gives references their new names.
fn rename(schema: &mut Value, names: &HashMap<String, String>) {
    match schema {
        Value::Object(map) => {
            if let Some(new) = referred(map).map(|name| names[name].clone()) {
                map.insert(
                    "$ref".to_owned(),
                    format!("#/components/schemas/{new}").into(),
                );
            }
            map.values_mut().for_each(|value| rename(value, names));
        }
        Value::Array(list) => list.iter_mut().for_each(|value| rename(value, names)),
        _ => {}
    }
}

/// `solve_many` as `SolveMany`.
pub(crate) fn camel(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    name.split('_').map(capital).collect()
}
