//! What is said about knowledge bases: errors, answers and the steps of proofs as messages.

use crate::Error;
use crate::text::{Arg, Message, stop};
use atisbo_logic::proof::Rule;
use atisbo_logic::{Expected, ParseError, ParseErrorKind as Kind, Why};

/// Why a text cannot be read.
pub(super) fn parse_error(error: &ParseError) -> Error {
    Error {
        line: Some(error.line),
        column: Some(error.column),
        message: problem(&error.kind).sentence(),
    }
}

/// What is wrong with a question that was typed by itself.
pub(super) fn query_error(text: &str, error: &ParseError) -> Error {
    let message = Message::new("logic-query-error")
        .with("query", text)
        .with("column", error.column)
        .with("problem", problem(&error.kind));
    Error::new(&message)
}

fn problem(kind: &Kind) -> Message {
    match kind {
        Kind::Unexpected { expected, found } => Message::new("logic-unexpected")
            .with("expected", expected_text(*expected))
            .with("found", found.as_str()),
        Kind::Ends { expected } => {
            Message::new("logic-ends").with("expected", expected_text(*expected))
        }
        Kind::Unclosed => Message::new("logic-unclosed"),
        Kind::Unopened => Message::new("logic-unopened"),
        Kind::UnknownOperator { found } => {
            Message::new("logic-unknown-operator").with("found", found.as_str())
        }
        Kind::TooDeep { limit } => Message::new("logic-too-deep").with("limit", *limit),
        Kind::UnknownWord { found, known } => Message::new("logic-unknown-word")
            .with("found", found.as_str())
            .with("known", known.join(", ")),
        Kind::OutOfRange { found, most } => Message::new("logic-out-of-range")
            .with("found", found.as_str())
            .with("most", *most),
    }
}

fn expected_text(expected: Expected) -> Message {
    Message::new(match expected {
        Expected::Formula => "logic-expected-formula",
        Expected::Operator => "logic-expected-operator",
        Expected::Index => "logic-expected-index",
        Expected::Tell => "logic-expected-tell",
        Expected::EndOfSentence => "logic-expected-end-of-sentence",
        Expected::Header => "logic-expected-header",
        Expected::Number => "logic-expected-number",
        Expected::EndOfClause => "logic-expected-end-of-clause",
    })
}

/// Why an engine cannot tell.
pub(super) fn why(why: Why, sentence: impl Fn(atisbo_logic::SentenceId) -> Arg) -> Message {
    match why {
        Why::Budget(limit) => Message::new("logic-why-budget").with("limit", stop(limit)),
        Why::NotHorn(id) => Message::new("logic-why-not-horn").with("sentence", sentence(id)),
        Why::QueryNotAtomic => Message::new("logic-why-query"),
        Why::NoModelFound => Message::new("logic-why-no-model-found"),
    }
}

/// How a step of a proof follows, after its formula.
pub(super) fn rule(rule: Rule, premises: &[usize], line: Option<usize>) -> Message {
    let from: Arg = premises.iter().map(|step| (step + 1).to_string()).collect();
    let id = match (rule, line) {
        (Rule::Told(_), Some(line)) => {
            return Message::new("logic-rule-told-line").with("line", line);
        }
        (Rule::Told(_), None) => return Message::new("logic-rule-told"),
        (Rule::Assumed, _) => return Message::new("logic-rule-assumed"),
        (Rule::Definition, _) => return Message::new("logic-rule-definition"),
        (Rule::Clause, _) => "logic-rule-clause",
        (Rule::ModusPonens, _) => "logic-rule-modus-ponens",
        (Rule::Resolution, _) => "logic-rule-resolution",
        (Rule::Conjunction, _) => "logic-rule-conjunction",
        (Rule::Contradiction, _) => "logic-rule-contradiction",
        (Rule::TruthTable, _) => "logic-rule-truth-table",
    };
    Message::new(id).with("from", from)
}

/// A count that may be greater than any other number here.
pub(super) fn count(count: u128) -> Arg {
    match u64::try_from(count) {
        Ok(small) => small.into(),
        Err(_) => count.to_string().into(),
    }
}

/// A list; of many only the first.
pub(super) fn first_of(items: impl ExactSizeIterator<Item = String>) -> Arg {
    const SHOWN: usize = 20;
    let more = items.len().saturating_sub(SHOWN);
    let mut list: Vec<Arg> = items.take(SHOWN).map(Arg::from).collect();
    if more > 0 {
        list.push(
            Message::new("logic-more-symbols")
                .with("count", more)
                .into(),
        );
    }
    Arg::List(list)
}
