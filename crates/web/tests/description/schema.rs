//! What is read of a JSON Schema, whatever language it is written in.

use serde_json::{Map, Value};

/// What it says about itself.
pub(crate) fn description(schema: &Value) -> Option<&str> {
    schema.get("description")?.as_str()
}

/// The name of the type that it refers to.
pub(crate) fn referred(map: &Map<String, Value>) -> Option<&str> {
    let path = map.get("$ref")?.as_str()?;
    Some(path.rsplit('/').next().unwrap_or(path))
}

/// A list of schemas.
pub(crate) fn list<'a>(map: &'a Map<String, Value>, key: &str) -> &'a [Value] {
    map.get(key)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

/// Its fields, each with whether it is always there.
pub(crate) fn fields(map: &Map<String, Value>) -> Option<Vec<(&str, &Value, bool)>> {
    let properties = map.get("properties")?.as_object()?;
    let required = list(map, "required");
    let fields = properties.iter();
    let fields = fields.map(|(name, schema)| {
        let always = required.iter().any(|one| one == name.as_str());
        (name.as_str(), schema, always)
    });
    Some(fields.collect())
}

/// What the fields hold that have no name in the schema.
pub(crate) fn rest(map: &Map<String, Value>) -> Option<&Value> {
    map.get("additionalProperties")
        .filter(|rest| rest.is_object())
}

/// The types of an array's items.
pub(crate) enum Items<'a> {
    /// Each by its place.
    Each(Vec<&'a Value>),
    /// All are alike, however many there are.
    Any(Option<&'a Value>),
}

/// The items of an array.
pub(crate) fn items(map: &Map<String, Value>) -> Items<'_> {
    if map.contains_key("prefixItems") {
        return Items::Each(list(map, "prefixItems").iter().collect());
    }
    let item = map.get("items");
    let bound = |key| map.get(key).and_then(Value::as_u64);
    match (item, bound("minItems"), bound("maxItems")) {
        (Some(item), Some(least), Some(most)) if least == most && most < 5 => {
            Items::Each(vec![item; most as usize])
        }
        _ => Items::Any(item),
    }
}

/// The kinds of values (`string`, `integer`, …) that it allows.
pub(crate) fn kinds(map: &Map<String, Value>) -> Vec<&str> {
    match map.get("type") {
        Some(Value::String(kind)) => vec![kind],
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        _ if map.contains_key("properties") => vec!["object"],
        _ => Vec::new(),
    }
}
