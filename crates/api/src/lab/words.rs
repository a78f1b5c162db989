//! What the laboratory's errors say. The sentences are in `locales/*/lab.ftl`.

use crate::Error;
use crate::text::Message;
use atisbo_lab::experiment::{Expected, Kind, Place};
use atisbo_lab::runs::FolderError;
use std::path::Path;

/// Something wrong in the text of an experiment.
pub(super) fn trouble(place: &Place, kind: &Kind) -> Message {
    let key = place.key.as_str();
    match kind {
        Kind::Syntax(message) => Message::new("lab-syntax").with("reason", message.as_str()),
        Kind::UnknownKey { known } => Message::new("lab-unknown-key")
            .with("key", key)
            .with("known", known.join(", ")),
        Kind::Missing => Message::new("lab-missing").with("key", key),
        Kind::Type(expected) => Message::new("lab-type")
            .with("key", key)
            .with("expected", self::expected(*expected)),
        Kind::Unknown { found, known } => Message::new("lab-unknown")
            .with("key", key)
            .with("found", found.as_str())
            .with("known", known.join(", ")),
        Kind::Range { found, least, most } => Message::new("lab-range")
            .with("key", key)
            .with("found", found.as_str())
            .with("least", least.to_string())
            .with("most", most.to_string()),
        Kind::Twice(name) => Message::new("lab-twice")
            .with("key", key)
            .with("name", name.as_str()),
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
    let shown = |path: &Path| path.display().to_string();
    Error::new(&match error {
        FolderError::Io { path, reason } => Message::new("lab-io")
            .with("path", shown(path))
            .with("reason", reason.as_str()),
        FolderError::Taken { path } => Message::new("lab-taken").with("path", shown(path)),
        FolderError::Different { path } => Message::new("lab-different").with("path", shown(path)),
        FolderError::Busy { path } => Message::new("lab-busy").with("path", shown(path)),
        FolderError::Nothing { path } => Message::new("lab-nothing").with("path", shown(path)),
        FolderError::Damaged { path, line, why } => Message::new("lab-damaged")
            .with("path", shown(path))
            .with("line", *line)
            .with("reason", why.as_str()),
        FolderError::Incomplete { path, done, runs } => Message::new("lab-incomplete")
            .with("path", shown(path))
            .with("done", *done)
            .with("runs", *runs),
        FolderError::PartsMissing { of, missing } => {
            const SHOWN: usize = 10;
            let mut numbers: Vec<String> = missing.iter().take(SHOWN).map(u64::to_string).collect();
            if missing.len() > SHOWN {
                numbers.push("…".to_owned());
            }
            Message::new("lab-parts-missing")
                .with("of", *of)
                .with("count", missing.len())
                .with("missing", numbers.join(", "))
        }
        FolderError::PartTwice { path, part } => Message::new("lab-part-twice")
            .with("path", shown(path))
            .with("part", *part),
    })
}
