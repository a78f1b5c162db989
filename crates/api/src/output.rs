//! Answers that are texts, written under the budget of their question: a short question may ask for a long text.

use crate::Error;
use crate::text::{Message, stop};
use atisbo_base::{Budget, Output, Stop};
use serde::Serialize;
use std::{fmt, io};

/// The text that `write` writes.
pub(crate) fn written<E: Into<Error>>(
    budget: &Budget,
    write: impl FnOnce(&mut Output) -> Result<(), E>,
) -> Result<String, Error> {
    let mut output = Output::new(budget);
    let result = write(&mut output);
    // Where a limit was reached, the error of the writer only follows from that.
    let text = output.finish().map_err(|limit| stopped(limit, budget))?;
    result.map_err(Into::into)?;
    Ok(text)
}

/// An answer of so few bytes is written whatever the budget: it may be the one that says which limit was reached.
const ALWAYS: u64 = 1 << 20;

/// The JSON of an answer, as long as it has no more bytes than the budget.
pub(crate) fn json(answer: &impl Serialize, budget: &Budget) -> Result<Vec<u8>, Error> {
    let most = budget.max_bytes().map(|most| most.max(ALWAYS));
    let mut json = Bounded {
        bytes: Vec::new(),
        most: most.unwrap_or(u64::MAX),
    };
    match serde_json::to_writer(&mut json, answer) {
        Ok(()) => Ok(json.bytes),
        Err(error) if error.is_io() => Err(too_large(json.most.saturating_add(1), json.most)),
        Err(error) => Err(not_written(&error)),
    }
}

/// Takes so many bytes.
struct Bounded {
    bytes: Vec<u8>,
    most: u64,
}

impl io::Write for Bounded {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        if (self.bytes.len() + more.len()) as u64 > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Refuses a text of so many bytes before it is written, if it is too long.
pub(crate) fn check_size(bytes: u64, budget: &Budget) -> Result<(), Error> {
    match budget.max_bytes() {
        Some(most) if bytes > most => Err(too_large(bytes, most)),
        _ => Ok(()),
    }
}

/// The error that an answer was not finished.
pub(crate) fn stopped(limit: Stop, budget: &Budget) -> Error {
    match (limit, budget.max_bytes()) {
        (Stop::Bytes, Some(most)) => too_large(most.saturating_add(1), most),
        _ => Message::new("answer-stopped")
            .with("stop", stop(limit))
            .into(),
    }
}

fn too_large(size: u64, most: u64) -> Error {
    let message = Message::new("answer-too-large").with("size", size);
    message.with("most", most).into()
}

impl From<fmt::Error> for Error {
    fn from(error: fmt::Error) -> Self {
        not_written(&error)
    }
}

fn not_written(error: &dyn fmt::Display) -> Error {
    let message = Message::new("answer-not-written");
    message.with("reason", error.to_string()).into()
}
