//! `convert`: the same puzzles in another format, or as a picture.

use super::{Shape, Source, words};
use crate::Error;
use atisbo_sudoku::text::{Entry, write_all};
use atisbo_sudoku::{Layer, svg};
use serde::{Deserialize, Serialize};

pub use atisbo_sudoku::text::Format;

/// What to convert.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The puzzles, each in any of the text formats.
    pub puzzles: Vec<Source>,
    /// The shape of the boxes, where a text does not say and the usual one is not meant.
    #[serde(default)]
    pub shape: Option<Shape>,
    /// The format to write.
    pub to: Target,
}

/// What to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A picture of each.
    Svg,
    /// A text.
    #[serde(untagged)]
    Text(Format),
}

/// The puzzles in the other format.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// The text.
    pub text: String,
}

/// Converts puzzles.
pub(super) fn handle(request: &Request) -> Result<Answer, Error> {
    let read = |source: &Source| source.entry(request.shape);
    let entries: Vec<Entry> = request.puzzles.iter().map(read).collect::<Result<_, _>>()?;
    let text = match request.to {
        Target::Svg => entries.iter().map(picture).collect(),
        Target::Text(format @ (Format::Marks | Format::MarksGrid)) => {
            let entries: Vec<Entry> = entries.into_iter().map(pencilled).collect();
            write(&entries, format)?
        }
        Target::Text(format) => write(&entries, format)?,
    };
    Ok(Answer { text })
}

fn write(entries: &[Entry], format: Format) -> Result<String, Error> {
    write_all(entries, format).map_err(|error| Error::new(&words::write_error(error)))
}

/// The candidates that the givens leave: the solutions are the same. Where givens clash, a cell may
/// be left without any, which no format can show, so that the puzzle stays as it is.
fn pencilled(mut entry: Entry) -> Entry {
    let marks = entry.puzzle.pencil_marks();
    if marks.iter().all(|values| !values.is_empty()) {
        for (cell, values) in marks.into_iter().enumerate() {
            entry.puzzle.allow(cell, values);
        }
    }
    entry
}

fn picture(entry: &Entry) -> String {
    let progress = entry.progress.as_ref();
    let layer = Layer {
        filling: progress.map(|progress| progress.values.as_slice()),
        notes: progress.map(|progress| progress.notes.as_slice()),
        ..Layer::default()
    };
    svg(&entry.puzzle, layer)
}
