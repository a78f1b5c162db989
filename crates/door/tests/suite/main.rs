//! What a user of the door does: ask in JSON, read JSON, in both languages.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod advice;
mod bayes;
mod class;
mod convert_budget;
mod explained;
mod faults;
mod lab;
mod logic;
mod minesweeper;
mod names;
mod ohno;
mod page;
mod series;
mod sudoku;

use atisbo_api::{Error, ReadError};
use atisbo_base::Budget;
use atisbo_door::TABLE;
use serde_json::Value;

#[expect(
    clippy::needless_pass_by_value,
    reason = "the tests write `ask(json!(…))`"
)]
fn ask(request: Value) -> Result<Value, Error> {
    ask_within(&request, &Budget::unlimited())
}

fn ask_within(request: &Value, budget: &Budget) -> Result<Value, Error> {
    let question = match TABLE.read(request.to_string().as_bytes()) {
        Err(ReadError::Name(name)) => return Err(name.into()),
        question => question.expect("a request"),
    };
    let reply = question.ask(&(), budget)?;
    Ok(serde_json::from_slice(&reply.json).expect("answers are JSON"))
}

/// Every string of a JSON value that is shown to people.
fn sentences(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) if name == "en" || name == "es" => found.push(text.clone()),
                    _ => sentences(field, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| sentences(item, found)),
        _ => {}
    }
}

/// A message without a value or without a text would show its variable or its id.
fn assert_all_said(answer: &Value) {
    let mut said = Vec::new();
    sentences(answer, &mut said);
    assert!(!said.is_empty());
    for sentence in said {
        let is_whole = !sentence.contains(['{', '}', '$'])
            && !["ohno-", "sudoku-", "bayes-", "class-", "ending-"]
                .iter()
                .any(|id| sentence.contains(id));
        assert!(is_whole && !sentence.is_empty(), "{sentence}");
    }
}
