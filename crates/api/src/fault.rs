//! What is wrong in a request: the field, what it holds and what is allowed there.
//!
//! The reader of JSON speaks English only and names no field. A request that it refuses is therefore compared with the
//! schema of its type, which says for each field what may stand in it.

use crate::text::{Arg, Message};
use atisbo_base::shortened;
use serde_json::{Map, Number, Value};

/// A fault and how deep inside the request it is.
struct Fault {
    depth: usize,
    message: Message,
}

/// The first field that is not as the schema wants it, in words; None if the schema allows all of them.
pub(crate) fn find(schema: &Value, request: &Value) -> Option<Message> {
    // The reader also takes other spellings of a name, and has words of its own for one that there is not.
    let any_name = Check {
        root: schema,
        knows_names: false,
    };
    let names = Check {
        root: schema,
        knows_names: true,
    };
    let found = [any_name, names].into_iter().find_map(|check| {
        let at = Place {
            path: String::new(),
            depth: 0,
        };
        check.value(schema, request, &at).err()
    });
    found.map(|fault| fault.message)
}

/// Where in the request.
struct Place {
    path: String,
    depth: usize,
}

impl Place {
    fn field(&self, name: &str) -> Self {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.below(format!("{}{dot}{}", self.path, shortened(name)))
    }

    fn item(&self, index: usize) -> Self {
        self.below(format!("{}[{index}]", self.path))
    }

    fn below(&self, path: String) -> Self {
        Place {
            path,
            depth: self.depth + 1,
        }
    }

    fn fault(&self, message: Message) -> Fault {
        Fault {
            depth: self.depth,
            message: message.with("field", self.path.as_str()),
        }
    }
}

/// A comparison with a schema.
struct Check<'a> {
    root: &'a Value,
    /// Whether a name must be one of those listed.
    knows_names: bool,
}

impl<'a> Check<'a> {
    fn value(&self, schema: &'a Value, value: &Value, at: &Place) -> Result<(), Fault> {
        let schema = self.resolved(schema);
        if !self.fits(schema, value) {
            return Err(self.unfit(&[schema], value, at));
        }
        for part in list(schema, "allOf") {
            self.value(part, value, at)?;
        }
        for word in ["anyOf", "oneOf"] {
            self.one_of(list(schema, word), value, at)?;
        }
        match value {
            Value::Object(fields) => self.object(schema, fields, at),
            Value::Array(items) => self.array(schema, items, at),
            _ => Ok(()),
        }
    }

    /// One of several schemas has to allow the value. Of those that are about such a value, the fault lies deepest in the
    /// one that was meant.
    fn one_of(&self, schemas: &'a [Value], value: &Value, at: &Place) -> Result<(), Fault> {
        let mut faults = Vec::new();
        for schema in schemas {
            match self.value(schema, value, at) {
                Ok(()) => return Ok(()),
                Err(fault) => faults.push((self.resolved(schema), fault)),
            }
        }
        if faults.is_empty() {
            return Ok(());
        }
        faults.retain(|(schema, _)| self.is_about(schema, value));
        // The one that was meant has its fields.
        let has = |schema: &Value| has_all(schema, value).then(|| required(schema).count());
        let most = faults.iter().filter_map(|(schema, _)| has(schema)).max();
        if most.is_some() {
            faults.retain(|(schema, _)| has(schema) == most);
        }
        let is_clear = faults.len() == 1;
        let faults = faults.into_iter().map(|(_, fault)| fault);
        match faults.max_by_key(|fault| fault.depth) {
            Some(fault) if is_clear || fault.depth > at.depth => Err(fault),
            _ => Err(self.unfit(&schemas.iter().collect::<Vec<_>>(), value, at)),
        }
    }

    fn object(
        &self,
        schema: &'a Value,
        fields: &Map<String, Value>,
        at: &Place,
    ) -> Result<(), Fault> {
        let known = schema["properties"].as_object();
        for (name, value) in fields {
            if let Some(schema) = known.and_then(|known| known.get(name)) {
                self.value(schema, value, &at.field(name))?;
                continue;
            }
            match &schema["additionalProperties"] {
                Value::Bool(false) => {
                    let known = known.into_iter().flat_map(Map::keys);
                    let known: Arg = known.map(|name| Arg::from(name.as_str())).collect();
                    let message = Message::new("request-no-field").with("known", known);
                    // The object is wrong, not what the field holds.
                    let depth = at.depth;
                    return Err(Fault {
                        depth,
                        ..at.field(name).fault(message)
                    });
                }
                of_all @ Value::Object(_) => self.value(of_all, value, &at.field(name))?,
                _ => {}
            }
        }
        for name in required(schema) {
            if !fields.contains_key(name) {
                let depth = at.depth;
                return Err(Fault {
                    depth,
                    ..at.field(name).fault(Message::new("request-missing"))
                });
            }
        }
        Ok(())
    }

    fn array(&self, schema: &'a Value, items: &[Value], at: &Place) -> Result<(), Fault> {
        let first = list(schema, "prefixItems");
        for (index, item) in items.iter().enumerate() {
            let schema = first.get(index).unwrap_or(&schema["items"]);
            self.value(schema, item, &at.item(index))?;
        }
        Ok(())
    }

    /// Whether the value is of the right kind and size, whatever it holds.
    fn fits(&self, schema: &Value, value: &Value) -> bool {
        let types = types(schema);
        if !types.is_empty() && !types.iter().any(|name| is_a(name, value)) {
            return false;
        }
        let names = names(schema);
        if !names.is_empty() {
            return !self.knows_names && value.is_string() || names.contains(&value);
        }
        match value {
            Value::Number(number) => is_within(schema, number),
            Value::Array(items) => {
                let (least, most) = sizes(schema);
                items.len() >= least && items.len() <= most
            }
            _ => true,
        }
    }

    /// Whether the schema is about values like this one: of its kind, with its tags.
    fn is_about(&self, schema: &'a Value, value: &Value) -> bool {
        let schema = self.resolved(schema);
        let types = types(schema);
        if !types.is_empty() && !types.iter().any(|name| is_a(name, value)) {
            return false;
        }
        let choices = ["anyOf", "oneOf"].map(|word| list(schema, word));
        let mut choices = choices.into_iter().filter(|choices| !choices.is_empty());
        if !choices.all(|choices| choices.iter().any(|one| self.is_about(one, value))) {
            return false;
        }
        let known = schema["properties"].as_object().into_iter().flatten();
        let mut tags = known.filter_map(|(name, of)| Some((name, of.get("const")?)));
        tags.all(|(name, tag)| value.get(name) == Some(tag))
    }

    fn resolved(&self, schema: &'a Value) -> &'a Value {
        let target = schema["$ref"].as_str();
        let target = target.and_then(|path| self.root.pointer(path.trim_start_matches('#')));
        target.unwrap_or(schema)
    }

    fn unfit(&self, schemas: &[&'a Value], value: &Value, at: &Place) -> Fault {
        let mut allowed = Vec::new();
        for schema in schemas {
            self.allowed(schema, &mut allowed);
        }
        let message = Message::new("request-value")
            .with("found", found(value))
            .with("allowed", allowed.into_iter().collect::<Arg>());
        at.fault(message)
    }

    /// What a schema allows, in words, without what is said already. That a field may be left out is not said.
    fn allowed(&self, schema: &'a Value, said: &mut Vec<Arg>) {
        let schema = self.resolved(schema);
        let choices = ["allOf", "anyOf", "oneOf"].map(|word| list(schema, word));
        for choice in choices.into_iter().flatten() {
            self.allowed(choice, said);
        }
        if choices.iter().any(|choices| !choices.is_empty()) {
            return;
        }
        let names = names(schema);
        let mut all: Vec<Arg> = names.into_iter().map(|name| found(name).into()).collect();
        if all.is_empty() {
            let types = types(schema);
            let kinds = types.iter().filter_map(|name| kind(name, schema));
            all = kinds.collect();
        }
        for one in all {
            if !said.contains(&one) {
                said.push(one);
            }
        }
    }
}

fn list<'a>(schema: &'a Value, word: &str) -> &'a [Value] {
    schema[word].as_array().map_or(&[], Vec::as_slice)
}

fn types(schema: &Value) -> Vec<&str> {
    match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

/// The values that are listed one by one.
fn names(schema: &Value) -> Vec<&Value> {
    let one = schema.get("const");
    one.into_iter().chain(list(schema, "enum")).collect()
}

/// The fields that an object must have.
fn required(schema: &Value) -> impl Iterator<Item = &str> {
    list(schema, "required").iter().filter_map(Value::as_str)
}

/// Whether it has the fields that the schema requires.
fn has_all(schema: &Value, value: &Value) -> bool {
    required(schema).all(|name| value.get(name).is_some())
}

fn is_a(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => true,
    }
}

fn is_within(schema: &Value, number: &Number) -> bool {
    if let Some(number) = number.as_i128() {
        let (least, most) = limits(schema);
        return number >= least && number <= most;
    }
    true
}

/// The least and the greatest whole number of a schema: those it names, or those of its format.
fn limits(schema: &Value) -> (i128, i128) {
    let (least, most) = match schema["format"].as_str() {
        Some("uint32") => (0, u32::MAX.into()),
        Some("int32") => (i32::MIN.into(), i32::MAX.into()),
        Some("int64" | "int") => (i64::MIN.into(), i64::MAX.into()),
        Some("uint64" | "uint") => (0, u64::MAX.into()),
        _ => (i64::MIN.into(), u64::MAX.into()),
    };
    let named = |word: &str| schema[word].as_number().and_then(Number::as_i128);
    (
        named("minimum").unwrap_or(least),
        named("maximum").unwrap_or(most),
    )
}

/// How many items a list may have.
fn sizes(schema: &Value) -> (usize, usize) {
    let size = |word: &str| schema[word].as_u64().and_then(|size| size.try_into().ok());
    (
        size("minItems").unwrap_or(0),
        size("maxItems").unwrap_or(usize::MAX),
    )
}

/// A kind of value in words.
fn kind(name: &str, schema: &Value) -> Option<Arg> {
    let message = match name {
        "boolean" => Message::new("request-truth"),
        "integer" => {
            let (least, most) = limits(schema);
            // As texts, so that their digits stay as they are written in a program.
            Message::new("request-whole")
                .with("least", least.to_string())
                .with("most", most.to_string())
        }
        "number" => Message::new("request-number"),
        "string" => Message::new("request-text"),
        "array" => match sizes(schema) {
            (least, most) if least == most => Message::new("request-list-of").with("count", least),
            _ => Message::new("request-list"),
        },
        "object" => {
            let fields: Vec<_> = required(schema)
                .map(|name| format!("\"{name}\": …"))
                .collect();
            if !fields.is_empty() {
                return Some(format!("{{{}}}", fields.join(", ")).into());
            }
            Message::new("request-object")
        }
        _ => return None,
    };
    Some(message.into())
}

/// What was found, as JSON writes it. A whole number that is too large to be read as one keeps its digits.
fn found(value: &Value) -> String {
    let text = match value.as_f64() {
        Some(number) if number.abs() >= u64::MAX as f64 => format!("{number:.0}"),
        _ => value.to_string(),
    };
    shortened(&text).into_owned()
}
