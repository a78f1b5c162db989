//! A puzzle as a request holds it.

use crate::Error;
use atisbo_sudoku::text::{
    Entry, Format, Found, ParseError, ParseErrorKind, Puzzles, line, parse_entry, write_entry,
};
use atisbo_sudoku::{Puzzle, Shape};
use serde::{Deserialize, Serialize};
use std::io::BufRead;

/// A puzzle as a request holds it: a text in any of the formats, or one that was read already.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(from = "String", into = "String")]
pub enum Source {
    /// The text of one puzzle.
    Text(String),
    /// A plain 9 x 9 puzzle on a line of a file, of which there may be millions.
    Line {
        /// The givens, row by row; 0 is an empty cell.
        cells: [u8; 81],
        /// What stands behind it.
        remark: Option<String>,
    },
    /// Any other puzzle out of a file.
    Entry(Box<Entry>),
}

impl From<String> for Source {
    fn from(text: String) -> Self {
        Source::Text(text)
    }
}

impl From<Source> for String {
    fn from(source: Source) -> Self {
        match source {
            Source::Text(text) => text,
            Source::Line { cells, .. } => line::write(&cells),
            // Pencil marks, or a constraint string, say all there is to say whatever the puzzle.
            Source::Entry(entry) => write_entry(&entry, entry.format)
                .or_else(|_| write_entry(&entry, Format::MarksGrid))
                .or_else(|_| write_entry(&entry, Format::Iss))
                .unwrap_or_default(),
        }
    }
}

impl Source {
    /// The puzzle with all that is said about it.
    pub(super) fn entry(&self, shape: Option<Shape>) -> Result<Entry, Error> {
        match self {
            Source::Text(text) => Ok(parse_entry(text.as_bytes(), shape)?),
            Source::Line { cells, remark } => Ok(Entry {
                remark: remark.clone(),
                ..Entry::from(Puzzle::from_values(Shape::CLASSIC, cells))
            }),
            Source::Entry(entry) => Ok(Entry::clone(entry)),
        }
    }

    /// The puzzle alone.
    ///
    /// # Errors
    ///
    /// If the text is no puzzle.
    pub fn puzzle(&self, shape: Option<Shape>) -> Result<Puzzle, Error> {
        match self {
            Source::Text(_) => self.entry(shape).map(|entry| entry.puzzle),
            Source::Line { cells, .. } => Ok(Puzzle::from_values(Shape::CLASSIC, cells)),
            Source::Entry(entry) => Ok(entry.puzzle.clone()),
        }
    }
}

/// The puzzles of a file one after the other, each with the line it starts on (counted from 1),
/// without holding more than one of them in memory. After an error it goes on with the next. A file
/// without any puzzle is an error too.
pub fn sources(
    reader: impl BufRead,
    shape: Option<Shape>,
) -> impl Iterator<Item = Result<(Source, usize), Error>> {
    let mut puzzles = Puzzles::with_shape(reader, shape);
    let mut nothing = Some(ParseError {
        line: 1,
        column: 1,
        kind: ParseErrorKind::Nothing,
    });
    std::iter::from_fn(move || {
        let nothing = nothing.take();
        puzzles.next_found().or(nothing.map(Err))
    })
    .map(|found| match found? {
        Found::Classic {
            cells,
            line,
            remark,
        } => Ok((Source::Line { cells, remark }, line)),
        Found::Other(entry) => {
            let line = entry.line;
            Ok((Source::Entry(entry), line))
        }
    })
}
