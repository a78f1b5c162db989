//! `merge`: parts joined into what one run would have given.

use super::summed::Report;
use super::{report, words};
use crate::Error;
use crate::text::{Lang, Message};
use atisbo_lab::report::figures;
use atisbo_lab::runs::merge;
use std::path::PathBuf;

/// Which parts, and where to.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The folders of all parts, in any order.
    pub parts: Vec<PathBuf>,
    /// The folder of the whole.
    pub folder: PathBuf,
    /// The language of the report.
    pub lang: Lang,
    /// What was typed.
    pub command: String,
}

/// Joins parts and sums the whole up.
pub(super) fn handle(request: &Request) -> Result<Report, Error> {
    let folder = merge(&request.parts, &request.folder, &request.command);
    let folder = folder.map_err(|error| words::folder(&error))?;
    let mut report = report::of_folder(&folder, request.lang)?;
    let message = Message::new("lab-joined")
        .with("parts", request.parts.len())
        .with("runs", figures::thousands(report.runs));
    report.sentences.push(message.sentence());
    Ok(report)
}
