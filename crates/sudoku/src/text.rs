//! Puzzles as text: the community's formats, recognised by their content, read one after the other
//! from files of any length, and written.
//!
//! | format | looks like |
//! |---|---|
//! | [`Format::Line`], [`Format::Sdm`] | a character for each cell; `.` `0` `*` `_` `-` `x` are empty, `A` to `P` are 10 to 25; a remark may follow after a blank, `,`, `;` or `#` |
//! | [`Format::Rows`] | a line for each row: characters, or values with blanks between (numbers above 9) |
//! | [`Format::Marks`] | a character for each candidate of each cell, 729 for 9 x 9; `.` or `0` is removed |
//! | [`Format::Grid`] | rows with borders of `\|`, `-`, `+`, `=`, `*` or box drawing characters |
//! | [`Format::MarksGrid`] | the same with all the candidates of a cell written together (with commas above 9) |
//! | [`Format::Sdk`] | lines with `#` and a letter (`#A` author, `#D` description, `#C` comment, `#B` date, `#S` source, `#L` level, `#U` address), then the rows |
//! | [`Format::SadMan`] | `[Puzzle]` and the rows, maybe `[State]` and the rows as filled so far |
//! | [`Format::SimpleSudoku`] | compact rows in a frame of `*-----------*` |
//! | [`Format::Iss`] | constraint strings of the Interactive Sudoku Solver: `.Cage~10~R1C1~R1C2.~R5C5_9` |
//! | [`Format::OpenSudoku`] | XML: `<opensudoku><game data="..."/></opensudoku>` |
//! | [`Format::Solo`] | a game ID of Simon Tatham's Solo: `3x3xk:` or `9j:`, givens, edges and sums |
//! | [`Format::Killer`] | `3x3::k:4609:...`, `SumoCueV1=18+0...`, or 81 sums and pointers: `I<<7^...` |
//! | [`Format::FPuzzles`] | a link `https://f-puzzles.com/?load=...`, its packed part, or the JSON |
//! | [`Format::SudokuPad`] | a link `https://sudokupad.app/...` that holds the puzzle, or the JSON |
//!
//! A size that has several shapes of boxes has the usual one ([`Shape::of_size`]) unless borders show
//! another or a line `shape 3x2` (rows x columns of a box) stands before it; that line holds for all
//! that follows. 16 x 16 with both `0` and `.` is hexadecimal, and letters beyond the size with no
//! digit at all mean `A` = 1.
//!
//! Some texts have two readings. As many lines as there are characters on each are one grid. A line of
//! 1, 4, 9, 16 or 25 characters alone is a puzzle of 1 x 1 to 5 x 5 (its remark starts with `#`);
//! several lines of 16 (25) characters without a value above 4 (5) are one puzzle each. 64 characters are the pencil marks of
//! a 4 x 4 if they can be.

mod cursor;
mod draw;
mod error;
mod format;
mod fpuzzles;
mod grid;
mod heading;
mod iss;
mod jigsaw;
mod json;
mod killer;
pub mod line;
mod lines;
mod link;
mod lz_string;
mod metadata;
mod opensudoku;
mod puzzles;
mod regions;
mod row;
mod solo;
mod sudokupad;
mod symbol;
mod word;
mod write;

pub use draw::pretty;
pub use error::{Expected, ParseError, ParseErrorKind, WriteError};
pub use format::Format;
pub use metadata::Metadata;
pub use puzzles::{Found, Puzzles};
pub use write::{write, write_all, write_entry};

use crate::variant::Variant;
use crate::{Puzzle, Shape, Values};
use cursor::Place;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A puzzle as a file holds it, with all that is said about it there.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How far a player has come with it.
    pub progress: Option<Progress>,
    /// Who made it, and so on.
    pub metadata: Metadata,
    /// What stands behind a puzzle on a line, or on a line of its own before a grid.
    pub remark: Option<String>,
    /// The format it was found in.
    pub format: Format,
    /// The line it starts on, counted from 1.
    pub line: usize,
}

/// A puzzle with nothing said about it.
impl From<Puzzle> for Entry {
    fn from(puzzle: Puzzle) -> Self {
        Entry {
            puzzle,
            progress: None,
            metadata: Metadata::default(),
            remark: None,
            format: Format::Line,
            line: 1,
        }
    }
}

impl Entry {
    /// A puzzle under the usual rules that was found in this format.
    fn plain(shape: Shape, candidates: Vec<Values>, format: Format) -> Self {
        let mut puzzle = Puzzle::empty(shape);
        puzzle.allow_all(candidates);
        Entry {
            format,
            ..puzzle.into()
        }
    }
}

/// What a player has filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The value in each cell, givens included; 0 is none.
    pub values: Vec<u8>,
    /// The notes in each cell.
    pub notes: Vec<Values>,
}

impl Progress {
    /// Nothing filled in, in this many cells.
    pub fn empty(cells: usize) -> Self {
        Progress {
            values: vec![0; cells],
            notes: vec![Values::NONE; cells],
        }
    }
}

/// One rule of a puzzle, where several may be read.
#[expect(
    clippy::unnecessary_wraps,
    reason = "it is what readers of rules return"
)]
fn one(variant: impl Into<Variant>) -> Result<Vec<Variant>, ParseError> {
    Ok(vec![variant.into()])
}

/// Reads one puzzle in whichever format it is written.
///
/// ```
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1..4\n.2..\n..1.\n...3").unwrap();
/// assert_eq!(puzzle.values(), parse("1..4.2....1....3").unwrap().values());
/// assert_eq!(puzzle.values(), parse("1 0|0 4\n0 2|0 0\n---+---\n0 0|1 0\n0 0|0 3").unwrap().values());
///
/// let error = parse("1..4\n.2.?\n..1.\n...3").unwrap_err();
/// assert_eq!((error.line, error.column), (2, 4));
/// ```
///
/// # Errors
///
/// Where the text is not a puzzle: the place, what was found there and what was expected. A second
/// puzzle is an error too.
pub fn parse(text: &str) -> Result<Puzzle, ParseError> {
    parse_with(text, None)
}

/// Reads one puzzle whose boxes have this shape, if one is named.
///
/// ```
/// use atisbo_sudoku::{Shape, text::parse_with};
///
/// let tall = Shape::new(3, 2);
/// let puzzle = parse_with("1.....2.....3.....4.....5.....6.....", tall).unwrap();
/// assert_eq!(Some(puzzle.shape()), tall);
/// ```
///
/// # Errors
///
/// As [`parse`], and if the puzzle has another size.
pub fn parse_with(text: &str, shape: Option<Shape>) -> Result<Puzzle, ParseError> {
    parse_entry(text.as_bytes(), shape).map(|entry| entry.puzzle)
}

/// Reads one puzzle with all that is said about it, from bytes that may not even be text.
///
/// # Errors
///
/// As [`parse_with`], and where the bytes are not UTF-8.
pub fn parse_entry(bytes: &[u8], shape: Option<Shape>) -> Result<Entry, ParseError> {
    let mut puzzles = Puzzles::with_shape(bytes, shape);
    let Some(first) = puzzles.next().transpose()? else {
        return Err(Place::start_of(1).error(ParseErrorKind::Nothing));
    };
    match puzzles.next().transpose()? {
        None => Ok(first),
        Some(second) => Err(Place::start_of(second.line).error(ParseErrorKind::Second)),
    }
}

/// The values of a puzzle without pencil marks.
fn givens(puzzle: &Puzzle, format: Format) -> Result<Vec<u8>, WriteError> {
    let all = Values::up_to(puzzle.rules().values());
    let cells = puzzle.candidates().iter().enumerate();
    cells
        .map(|(cell, &values)| match values.single() {
            Some(value) => Ok(value),
            None if values == all => Ok(0),
            None => Err(WriteError::Marks { format, cell }),
        })
        .collect()
}

/// A cell without candidates is written in no format, except among the marks of a size whose text
/// can be nothing else.
fn refuse_impossible(puzzle: &Puzzle, format: Format) -> Result<(), WriteError> {
    let mut candidates = puzzle.candidates().iter();
    let impossible = candidates.position(|values| values.is_empty());
    let has_one_reading = format == Format::Marks && puzzle.shape().size() != 4;
    match impossible {
        Some(cell) if !has_one_reading => Err(WriteError::NoCandidate { format, cell }),
        _ => Ok(()),
    }
}

impl FromStr for Puzzle {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text)
    }
}

/// A grid with borders; with all candidates if the puzzle has pencil marks.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&if self.has_marks() {
            draw::candidates(self)
        } else {
            draw::pretty(self.shape(), &self.values())
        })
    }
}
