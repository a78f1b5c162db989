//! The types of the door for the page, in TypeScript.

use crate::Described;
use crate::schema::{self, Items};
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
    let Some(text) = schema::description(schema) else {
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
    let mut parts: Vec<String> = schema::referred(map)
        .map(str::to_owned)
        .into_iter()
        .collect();
    for key in ["oneOf", "anyOf"] {
        if map.contains_key(key) {
            let list = schema::list(map, key).iter();
            parts.push(either(list.map(|one| of(one, indent)).collect()));
        }
    }
    parts.extend(schema::list(map, "allOf").iter().map(|one| of(one, indent)));
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
    let kinds = schema::kinds(map);
    let kinds = kinds.iter().map(|kind| plain(kind, map, indent));
    Some(either(kinds.collect())).filter(|kinds| !kinds.is_empty())
}

fn plain(kind: &str, map: &Map<String, Value>, indent: &str) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "array" => match schema::items(map) {
            Items::Each(list) => {
                let list: Vec<String> = list.iter().map(|one| of(one, indent)).collect();
                format!("[{}]", list.join(", "))
            }
            Items::Any(Some(item)) => format!("{}[]", grouped(&of(item, indent))),
            Items::Any(None) => "unknown[]".to_owned(),
        },
        "object" => object(map, indent),
        other => other.to_owned(),
    }
}

fn object(map: &Map<String, Value>, indent: &str) -> String {
    let deeper = format!("{indent}  ");
    let Some(fields) = schema::fields(map) else {
        let rest = schema::rest(map).map(|rest| of(rest, &deeper));
        return format!(
            "Record<string, {}>",
            rest.unwrap_or_else(|| "unknown".to_owned())
        );
    };
    let mut text = "{\n".to_owned();
    for (name, schema, always) in fields {
        let optional = if always { "" } else { "?" };
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
