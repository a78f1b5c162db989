//! What the laboratory's errors say. The sentences are in `locales/*/lab.ftl`.

use super::summed::Report;
use atisbo_api::Error;
use atisbo_api::text::{Arg, Message, stop as stop_words};
use atisbo_base::Stop;
use atisbo_lab::report::figures;
use atisbo_lab::runs::FolderError;

/// Why results cannot be kept or read.
pub(super) fn folder(error: FolderError) -> Error {
    let message = Message::told("lab", &error, &|field, value| match field.name {
        "missing" => first_of(value),
        _ => value,
    });
    Error::from(match error {
        FolderError::PartsMissing { missing, .. } => message.with("count", missing.len()),
        _ => message,
    })
}

/// That a limit ended the reading of results.
pub(super) fn read_in_part(report: &Report, stop: Stop) -> Message {
    Message::new("lab-read-in-part")
        .with("runs", Arg::Figure(figures::thousands(report.runs)))
        .with("of", Arg::Figure(figures::thousands(report.of)))
        .with("stop", stop_words(stop))
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
