//! The ways to write a puzzle, with their names.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A way to write puzzles as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// One character a cell, all on one line; empty cells are `.`.
    Line,
    /// The same with `0` for empty cells: the collections called `.sdm`.
    Sdm,
    /// One line a row.
    Rows,
    /// One character a candidate, all on one line.
    Marks,
    /// A grid with borders.
    Grid,
    /// A grid with borders and all the candidates of each cell.
    MarksGrid,
    /// `SudoCue`'s file of one puzzle: remarks that start with `#`, then the rows.
    Sdk,
    /// `SadMan`'s file of one puzzle: sections `[Puzzle]` and `[State]`.
    SadMan,
    /// `Simple Sudoku`'s file of one puzzle: a compact grid with borders.
    SimpleSudoku,
    /// `OpenSudoku`'s XML.
    OpenSudoku,
    /// The Interactive Sudoku Solver's constraint string.
    Iss,
    /// The game IDs of Simon Tatham's Solo: with diagonals, jigsaw regions and killer cages.
    Solo,
    /// Killer cages on one line: as numbers, as `SumoCue` writes them, or as sums and pointers.
    Killer,
    /// f-puzzles' JSON, alone or in a link.
    #[serde(rename = "fpuzzles")]
    FPuzzles,
    /// `SudokuPad`'s links.
    #[serde(rename = "sudokupad")]
    SudokuPad,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 15] = [
        Format::Line,
        Format::Sdm,
        Format::Rows,
        Format::Marks,
        Format::Grid,
        Format::MarksGrid,
        Format::Sdk,
        Format::SadMan,
        Format::SimpleSudoku,
        Format::OpenSudoku,
        Format::Iss,
        Format::Solo,
        Format::Killer,
        Format::FPuzzles,
        Format::SudokuPad,
    ];

    /// Its name, as in JSON and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Sdm => "sdm",
            Format::Rows => "rows",
            Format::Marks => "marks",
            Format::Grid => "grid",
            Format::MarksGrid => "marks_grid",
            Format::Sdk => "sdk",
            Format::SadMan => "sad_man",
            Format::SimpleSudoku => "simple_sudoku",
            Format::OpenSudoku => "open_sudoku",
            Format::Iss => "iss",
            Format::Solo => "solo",
            Format::Killer => "killer",
            Format::FPuzzles => "fpuzzles",
            Format::SudokuPad => "sudokupad",
        }
    }

    /// The usual end of such a file's name.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Line
            | Format::Rows
            | Format::Marks
            | Format::Grid
            | Format::MarksGrid
            | Format::Iss
            | Format::Solo
            | Format::Killer
            | Format::FPuzzles
            | Format::SudokuPad => "txt",
            Format::Sdm => "sdm",
            Format::Sdk | Format::SadMan => "sdk",
            Format::SimpleSudoku => "ss",
            Format::OpenSudoku => "opensudoku",
        }
    }

    /// Whether many puzzles are written one after the other without a blank line between.
    pub fn is_one_per_line(self) -> bool {
        matches!(self, Format::Line | Format::Sdm | Format::Marks) || self.has_variants()
    }

    /// Whether it has room for rules beyond rows, columns and boxes.
    pub fn has_variants(self) -> bool {
        use Format::{FPuzzles, Iss, Killer, Solo, SudokuPad};
        matches!(self, Iss | Solo | Killer | FPuzzles | SudokuPad)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no format of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no format is called `{0}`; there are line, sdm, rows, marks, grid, marks_grid, sdk, sad_man, simple_sudoku, open_sudoku, iss, solo, killer, fpuzzles and sudokupad"
)]
pub struct UnknownFormat(pub String);

/// Reads a [`name`](Format::name).
impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        let mut formats = Format::ALL.into_iter();
        let found = formats.find(|format| format.name() == name);
        found.ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}
