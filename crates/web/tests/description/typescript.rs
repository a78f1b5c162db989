//! The types of the door for the page, in TypeScript.

use crate::Described;
use serde_json::{Map, Value};
use std::fmt::Write;

/// The whole file.
pub(crate) fn write(described: &Described) -> String {
    let mut out =
        "// The requests and answers of the door. Made of the Rust types: cargo xtask api\n"
            .to_owned();
    for (name, schema) in &described.definitions.types {
        let _ = write!(
            out,
            "\n{}export type {name} = {};\n",
            comment(schema, ""),
            of(schema, "")
        );
    }
    for (which, part) in [("Request", 0), ("Answer", 1)] {
        let _ = write!(
            out,
            "\n/** {which}s by game and verb. */\nexport interface {which}s {{\n"
        );
        for verb in &described.verbs {
            let name = [&verb.request, &verb.answer][part];
            let (game, verb) = (verb.game, verb.name);
            let _ = writeln!(
                out,
                "  \"{game} {verb}\": {{ game: \"{game}\"; verb: \"{verb}\" }} & {name};"
            );
        }
        let _ = write!(
            out,
            "}}\n\nexport type {which} = {which}s[keyof {which}s];\n"
        );
    }
    out
}

fn comment(schema: &Value, indent: &str) -> String {
    let Some(text) = schema.get("description").and_then(Value::as_str) else {
        return String::new();
    };
    let text = text.replace("*/", "* /");
    if !text.contains('\n') {
        return format!("{indent}/** {text} */\n");
    }
    let mut comment = format!("{indent}/**\n");
    for line in text.lines() {
        comment += indent;
        comment += if line.is_empty() { " *" } else { " * " };
        comment += line;
        comment.push('\n');
    }
    comment + indent + " */\n"
}

/// A schema as a type.
fn of(schema: &Value, indent: &str) -> String {
    let Value::Object(map) = schema else {
        return "unknown".to_owned();
    };
    let mut parts = Vec::new();
    if let Some(name) = map.get("$ref").and_then(Value::as_str) {
        parts.push(name.rsplit('/').next().unwrap_or(name).to_owned());
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(Value::Array(list)) = map.get(key) {
            parts.push(either(list.iter().map(|one| of(one, indent)).collect()));
        }
    }
    if let Some(Value::Array(list)) = map.get("allOf") {
        parts.extend(list.iter().map(|one| of(one, indent)));
    }
    if let Some(value) = map.get("const") {
        parts.push(value.to_string());
    }
    if let Some(Value::Array(list)) = map.get("enum") {
        parts.push(either(list.iter().map(Value::to_string).collect()));
    }
    if parts.is_empty() || map.contains_key("properties") {
        parts.extend(by_kind(map, indent));
    }
    match parts.len() {
        0 => "unknown".to_owned(),
        1 => parts.remove(0),
        _ => parts
            .iter()
            .map(|part| grouped(part))
            .collect::<Vec<_>>()
            .join(" & "),
    }
}

fn by_kind(map: &Map<String, Value>, indent: &str) -> Option<String> {
    match map.get("type") {
        Some(Value::String(kind)) => Some(plain(kind, map, indent)),
        Some(Value::Array(kinds)) => {
            let kinds = kinds.iter().filter_map(Value::as_str);
            Some(either(kinds.map(|kind| plain(kind, map, indent)).collect()))
        }
        _ if map.contains_key("properties") => Some(object(map, indent)),
        _ => None,
    }
}

fn plain(kind: &str, map: &Map<String, Value>, indent: &str) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "array" => match (map.get("prefixItems"), map.get("items")) {
            (Some(Value::Array(list)), _) => {
                let list: Vec<String> = list.iter().map(|one| of(one, indent)).collect();
                format!("[{}]", list.join(", "))
            }
            (_, Some(item)) => {
                let (item, bound) = (of(item, indent), |key| map.get(key).and_then(Value::as_u64));
                match (bound("minItems"), bound("maxItems")) {
                    (Some(least), Some(most)) if least == most && most < 5 => {
                        format!("[{}]", vec![item; most as usize].join(", "))
                    }
                    _ => format!("{}[]", grouped(&item)),
                }
            }
            _ => "unknown[]".to_owned(),
        },
        "object" => object(map, indent),
        other => other.to_owned(),
    }
}

fn object(map: &Map<String, Value>, indent: &str) -> String {
    let deeper = format!("{indent}  ");
    let required: Vec<&str> = match map.get("required") {
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let rest = match map.get("additionalProperties") {
        Some(of_rest @ Value::Object(_)) => Some(of(of_rest, &deeper)),
        _ => None,
    };
    let Some(Value::Object(properties)) = map.get("properties") else {
        return format!(
            "Record<string, {}>",
            rest.unwrap_or_else(|| "unknown".to_owned())
        );
    };
    let mut text = "{\n".to_owned();
    for (name, schema) in properties {
        let optional = if required.contains(&name.as_str()) {
            ""
        } else {
            "?"
        };
        let kind = of(schema, &deeper);
        let _ = writeln!(
            text,
            "{}{deeper}{name}{optional}: {kind};",
            comment(schema, &deeper)
        );
    }
    text + indent + "}"
}

/// One of several.
fn either(mut kinds: Vec<String>) -> String {
    let mut seen = Vec::new();
    kinds.retain(|kind| {
        !seen.contains(kind) && {
            seen.push(kind.clone());
            true
        }
    });
    kinds.join(" | ")
}

/// In brackets, where it would be torn apart otherwise: if a `|` or `&` stands outside all brackets.
fn grouped(kind: &str) -> String {
    let mut depth = 0;
    let is_joined = kind.chars().any(|sign| {
        match sign {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ => {}
        }
        depth == 0 && matches!(sign, '|' | '&')
    });
    if is_joined {
        format!("({kind})")
    } else {
        kind.to_owned()
    }
}
