//! The ways to write a position or a board, with their names.

use atisbo_base::Name;

/// A way to write a position or a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Format {
    /// The project's own: settings, then rows. Positions and boards, every tiling.
    Rows,
    /// An object with the rows as strings. Positions.
    Json,
    /// The packed position of a `JSMinesweeper` link: `analysis=...`. Positions.
    Analysis,
    /// The files called `.mine` of the same program. Positions.
    Mine,
    /// `ms_toollib`'s lists of lists of numbers. Positions and boards; a position's mines are given
    /// elsewhere.
    Lists,
    /// The rows of the solver `minesweepr`. Positions; the mines are given elsewhere.
    Minesweepr,
    /// The rows of the second report's log, where `?` is hidden. Positions; the mines are given
    /// elsewhere; never recognised, always named.
    Report,
    /// The links of PTTA's and Llama's `ZiNi` pages: `?b=...&m=...`. Boards.
    Link,
    /// The binary files called `.mbf`. Boards.
    Mbf,
}

impl Format {
    /// Those that hold positions.
    pub const POSITIONS: [Format; 7] = [
        Format::Rows,
        Format::Json,
        Format::Analysis,
        Format::Mine,
        Format::Lists,
        Format::Minesweepr,
        Format::Report,
    ];

    /// Those that hold boards.
    pub const BOARDS: [Format; 4] = [Format::Rows, Format::Lists, Format::Link, Format::Mbf];

    /// Whether it says how many mines there are.
    pub fn says_mines(self) -> bool {
        !matches!(self, Format::Lists | Format::Minesweepr | Format::Report)
    }
}
