//! `GET /api/v1/texts/{en|es}`: the page's Fluent texts, parsed, so that the page only inserts values. Everything
//! else it shows comes with the answers, in both languages.
//!
//! A pattern is a text, or a list of texts and objects: `{var}` a value, `{str}` and `{num}` literals,
//! `{msg}` and `{term}` other messages, `{fn, arg, opts}` a function, `{select, variants}` a choice.

use crate::error::Refusal;
use crate::files;
use atisbo_api::text::{Lang, is_label};
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::sync::OnceLock;

/// How the names of the messages begin that the page says: its own, and what it shares with the program in the terminal.
const SAID_BY_PAGE: [&str; 4] = ["web-", "logic-event-", "environment-", "problem-"];

/// The page's texts in a language.
pub(crate) async fn texts(
    Path(lang): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    static READY: [OnceLock<Bytes>; Lang::ALL.len()] = [OnceLock::new(), OnceLock::new()];
    let lang: Lang = lang.parse().map_err(|_| Refusal::NoSuchPath)?;
    let bytes = if cfg!(debug_assertions) {
        written(lang).into()
    } else {
        let ready = READY[lang as usize].get_or_init(|| written(lang).into());
        ready.clone()
    };
    Ok(files::sent(bytes, "application/json", &headers))
}

/// The page's texts as JSON.
fn written(lang: Lang) -> String {
    parsed(lang).to_string()
}

/// The page's texts.
pub(crate) fn parsed(lang: Lang) -> Value {
    let (mut messages, mut terms) = (Map::new(), Map::new());
    for source in sources(lang) {
        // Entries that do not parse are left out; a test of `api` reports them.
        let resource = match fluent_syntax::parser::parse(&*source) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) if is_said_by_page(message.id.name) => {
                    let name = message.id.name;
                    if let Some(value) = &message.value {
                        messages.insert(name.to_owned(), pattern(value));
                    }
                    for attribute in &message.attributes {
                        let name = format!("{name}.{}", attribute.id.name);
                        messages.insert(name, pattern(&attribute.value));
                    }
                }
                Entry::Term(term) => {
                    terms.insert(term.id.name.to_owned(), pattern(&term.value));
                }
                _ => {}
            }
        }
    }
    json!({"lang": lang.id(), "messages": messages, "terms": terms})
}

fn is_said_by_page(name: &str) -> bool {
    SAID_BY_PAGE.iter().any(|start| name.starts_with(start))
}

/// The files; in debug builds read from disk each time.
fn sources(lang: Lang) -> Vec<Cow<'static, str>> {
    if cfg!(debug_assertions) {
        let folder = format!("{}/../api/locales/{lang}", env!("CARGO_MANIFEST_DIR"));
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let files: Vec<_> = entries
            .filter_map(|entry| std::fs::read_to_string(entry.path()).ok())
            .map(Cow::Owned)
            .collect();
        if !files.is_empty() {
            return files;
        }
    }
    lang.sources().map(Cow::Borrowed).collect()
}

fn pattern(pattern: &Pattern<&str>) -> Value {
    let mut parts: Vec<Value> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Value::from(*value),
            PatternElement::Placeable { expression } => match label(expression) {
                Some(label) => label,
                None => self::expression(expression),
            },
        };
        match (parts.last_mut(), &part) {
            (Some(Value::String(before)), Value::String(more)) => before.push_str(more),
            _ => parts.push(part),
        }
    }
    match parts.as_slice() {
        [Value::String(_)] => parts.remove(0),
        _ => Value::Array(parts),
    }
}

/// A number that is a name, such as a seed, has no groups of digits.
fn label(expression: &Expression<&str>) -> Option<Value> {
    match expression {
        Expression::Inline(variable @ InlineExpression::VariableReference { id })
            if is_label(id.name) =>
        {
            Some(json!({"fn": "NUMBER", "arg": inline(variable), "opts": {"useGrouping": false}}))
        }
        _ => None,
    }
}

fn expression(expression: &Expression<&str>) -> Value {
    match expression {
        Expression::Inline(inline) => self::inline(inline),
        Expression::Select { selector, variants } => {
            let variant = |variant: &fluent_syntax::ast::Variant<&str>| {
                let key = match &variant.key {
                    VariantKey::Identifier { name } => Value::from(*name),
                    VariantKey::NumberLiteral { value } => number(value),
                };
                json!({"key": key, "default": variant.default, "value": pattern(&variant.value)})
            };
            let variants: Vec<Value> = variants.iter().map(variant).collect();
            json!({"select": inline(selector), "variants": variants})
        }
    }
}

fn inline(inline: &InlineExpression<&str>) -> Value {
    match inline {
        InlineExpression::StringLiteral { value } => {
            json!({"str": fluent_syntax::unicode::unescape_unicode_to_string(value)})
        }
        InlineExpression::NumberLiteral { value } => {
            let mut literal = json!({"num": number(value)});
            if let Some((_, fraction)) = value.split_once('.') {
                literal["minimumFractionDigits"] = fraction.len().into();
            }
            literal
        }
        InlineExpression::VariableReference { id } => json!({"var": id.name}),
        InlineExpression::MessageReference { id, attribute } => match attribute {
            Some(attribute) => json!({"msg": format!("{}.{}", id.name, attribute.name)}),
            None => json!({"msg": id.name}),
        },
        InlineExpression::TermReference { id, .. } => json!({"term": id.name}),
        InlineExpression::FunctionReference { id, arguments } => {
            let CallArguments { positional, named } = arguments;
            let options: Map<String, Value> = named
                .iter()
                .map(|option| (option.name.name.to_owned(), literal(&option.value)))
                .collect();
            let argument = positional.first().map(self::inline);
            json!({"fn": id.name, "arg": argument, "opts": options})
        }
        InlineExpression::Placeable { expression } => self::expression(expression),
    }
}

/// An option of a function: a literal, as it is.
fn literal(option: &InlineExpression<&str>) -> Value {
    match option {
        InlineExpression::NumberLiteral { value } => number(value),
        InlineExpression::StringLiteral { value } => Value::from(*value),
        _ => Value::Null,
    }
}

fn number(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}
