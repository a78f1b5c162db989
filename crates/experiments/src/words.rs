//! What the laboratory's errors say. The sentences are in `locales/*/lab.ftl`.

use atisbo_api::Error;
use atisbo_api::text::{Arg, Message};
use atisbo_lab::experiment::{Expected, Kind, Trouble};
use atisbo_lab::runs::FolderError;

/// Something wrong in an experiment.
pub fn trouble(trouble: &Trouble) -> Message {
    let key = trouble.key.as_str();
    match &trouble.kind {
        Kind::Syntax(message) => Message::new("lab-syntax").with("reason", message.as_str()),
        Kind::UnknownKey { known } => Message::new("lab-unknown-key")
            .with("key", key)
            .with("known", known.join(", ")),
        Kind::Missing => Message::new("lab-missing").with("key", key),
        Kind::Type(expected) => Message::new("lab-type")
            .with("key", key)
            .with("expected", self::expected(*expected)),
        Kind::Unknown(name) => {
            let message = match name.nearest {
                Some(nearest) => Message::new("lab-unknown-nearest").with("nearest", nearest),
                None => Message::new("lab-unknown"),
            };
            message
                .with("key", key)
                .with("found", name.found.as_str())
                .with("known", name.known())
        }
        Kind::Range { found, least, most } => Message::new("lab-range")
            .with("key", key)
            .with("found", found.as_str())
            .with("least", least.to_string())
            .with("most", most.to_string()),
        Kind::Twice(name) => Message::new("lab-twice")
            .with("key", key)
            .with("name", name.as_str()),
        Kind::Other(message) => Message::new("lab-other")
            .with("key", key)
            .with("reason", message.as_str()),
    }
}

fn expected(expected: Expected) -> Message {
    Message::new(match expected {
        Expected::Text => "lab-expected-text",
        Expected::Whole => "lab-expected-whole",
        Expected::Flag => "lab-expected-flag",
        Expected::List => "lab-expected-list",
        Expected::Table => "lab-expected-table",
        Expected::Size => "lab-expected-size",
        Expected::Time => "lab-expected-time",
    })
}

/// Why results cannot be kept or read.
pub(super) fn folder(error: &FolderError) -> Error {
    let message = Message::told("lab", error, &|field, value| match field.name {
        "missing" => first_of(value),
        _ => value,
    });
    Error::from(match error {
        FolderError::PartsMissing { missing, .. } => message.with("count", missing.len()),
        _ => message,
    })
}

/// A list; of many only the first.
fn first_of(list: Arg) -> Arg {
    const SHOWN: usize = 10;
    match list {
        Arg::List(items) if items.len() > SHOWN => {
            let first = items.into_iter().take(SHOWN);
            first.chain([Arg::from("…")]).collect()
        }
        list => list,
    }
}
