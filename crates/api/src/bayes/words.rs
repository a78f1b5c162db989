//! What is said about networks: errors and results as messages.

use crate::Error;
use crate::text::{self, Arg, Field, Lang, Message, stop};
use atisbo_bayes::{
    Estimate, InferenceError, ReadError, SamplingError, Variable, Variables, WriteError,
};
use serde::Serialize;

/// What the data says.
pub(crate) fn said(data: &impl Serialize) -> Message {
    Message::told("bayes", data, &value)
}

impl From<InferenceError> for Error {
    fn from(error: InferenceError) -> Self {
        said(&error).into()
    }
}

impl From<SamplingError> for Error {
    fn from(error: SamplingError) -> Self {
        said(&error).into()
    }
}

impl From<WriteError> for Error {
    fn from(error: WriteError) -> Self {
        said(&error).into()
    }
}

/// What is wrong at a place of the text is said without the place, which the error has.
impl From<ReadError> for Error {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::At {
                line,
                column,
                problem,
            } => Error::at(line, column, said(&problem)),
            other => said(&other).into(),
        }
    }
}

/// What the readers expect has phrases of its own; the states of a row and the size of a table are shortened.
fn value(field: Field<'_>, value: Arg) -> Arg {
    match (field.of, field.name, value) {
        ("ReadProblem", "found", Arg::Text(text)) if text.starts_with('"') => text.into(),
        ("ReadProblem", "found" | "expected" | "of" | "why", Arg::Text(text))
        | ("WriteError", "why", Arg::Text(text)) => term(&text),
        ("ReadProblem", "value", Arg::Text(text)) if field.variant == "Unfinished" => term(&text),
        ("NetworkError", "row", Arg::List(row)) => row.into_iter().map(equation).collect(),
        ("FactorError", "entries", Arg::List(sizes)) => power(&sizes),
        (_, _, value) => value,
    }
}

/// A phrase of the readers' vocabulary: its message is named after it.
fn term(text: &str) -> Arg {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let id = format!("bayes-term-{}", words.join("-").to_lowercase());
    if text::exists(Lang::En, &id) {
        Message::new(id).into()
    } else {
        text.into()
    }
}

/// "rain = yes".
fn equation(pair: Arg) -> Arg {
    match pair {
        Arg::List(sides) => Message::new("bayes-equation")
            .with("sides", Arg::List(sides))
            .into(),
        other => other,
    }
}

/// The product of the sizes as a power of two.
fn power(sizes: &[Arg]) -> Arg {
    let logs = sizes.iter().map(|size| match size {
        Arg::Number(size) => (*size as f64).log2(),
        _ => 0.0,
    });
    Arg::Figure(format!("{:.1}", logs.sum::<f64>()))
}

/// A variable that the network does not have, with those that look alike.
pub(super) fn no_variable(variables: &Variables, name: &str) -> Message {
    let lower = name.to_lowercase();
    let names = variables.all().map(|one| variables[one].name());
    let alike = names.filter(|other| {
        let other = other.to_lowercase();
        !lower.is_empty() && (other.contains(&lower) || lower.contains(&other))
    });
    Message::new("bayes-no-variable")
        .with("name", name)
        .with("alike", alike.take(5).collect::<Arg>())
}

/// What to know about estimates beside their numbers.
pub(super) fn about_samples(variables: &Variables, estimate: &Estimate) -> Vec<Message> {
    let mut messages = vec![
        Message::new("bayes-samples")
            .with("samples", estimate.samples)
            .with(
                "effective",
                Arg::Figure(format!("{:.0}", estimate.effective)),
            ),
    ];
    if let Some(mixing) = &estimate.mixing {
        if mixing.worst() > 1.1 {
            let ratio = Arg::Figure(format!("{:.2}", mixing.worst()));
            messages.push(Message::new("bayes-badly-mixed").with("ratio", ratio));
        }
        if !mixing.unmoved.is_empty() {
            messages.push(about_some("bayes-unmoved", variables, &mixing.unmoved));
        }
    }
    messages.extend(estimate.stop.map(stop));
    messages
}

/// The variables that a limit left without an answer.
pub(super) fn unanswered(variables: &Variables, left: &[Variable]) -> Message {
    about_some("bayes-unanswered", variables, left)
}

/// A message with the number of these variables and the names of the first ones.
fn about_some(id: &'static str, variables: &Variables, some: &[Variable]) -> Message {
    let names = some.iter().take(8);
    let mut names: Vec<&str> = names.map(|&one| variables[one].name()).collect();
    if some.len() > names.len() {
        names.push("…");
    }
    let message = Message::new(id).with("count", some.len());
    message.with("names", names.join(", "))
}

/// Observations that cannot be true together; if they are `reduced`, any fewer of them can.
pub(super) fn impossible(evidence: &[(String, String)], smallest: bool, reduced: bool) -> Message {
    let items = evidence.iter();
    let items: Arg = items
        .map(|(name, state)| format!("{name} = {state}"))
        .collect();
    let id = match (evidence.len(), smallest, reduced) {
        (1, _, _) => "bayes-impossible-one",
        (_, true, _) => "bayes-impossible-smallest",
        (_, false, true) => "bayes-impossible-some",
        (_, false, false) => "bayes-impossible-together",
    };
    Message::new(id).with("evidence", items)
}
