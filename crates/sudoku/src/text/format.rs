//! The ways to write a puzzle, with their names.

use atisbo_base::Name;

/// A way to write puzzles as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
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
    #[name("fpuzzles")]
    FPuzzles,
    /// `SudokuPad`'s links.
    #[name("sudokupad")]
    SudokuPad,
}

impl Format {
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
