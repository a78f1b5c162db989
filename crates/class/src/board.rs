//! A board of the lab: nine rows of nine digits, 0 where a cell is empty.

use atisbo_base::Place;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const SIZE: usize = 9;

/// A board. As text: 81 digits, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Board([u8; SIZE * SIZE]);

/// Why a text is no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board is a text of 81 digits, 0 where a cell is empty")]
pub struct NotABoard;

impl FromStr for Board {
    type Err = NotABoard;

    fn from_str(text: &str) -> Result<Self, NotABoard> {
        let cells: &[u8; SIZE * SIZE] = text.as_bytes().try_into().map_err(|_| NotABoard)?;
        if cells.iter().all(u8::is_ascii_digit) {
            Ok(Board(cells.map(|cell| cell - b'0')))
        } else {
            Err(NotABoard)
        }
    }
}

impl TryFrom<String> for Board {
    type Error = NotABoard;

    fn try_from(text: String) -> Result<Self, NotABoard> {
        text.parse()
    }
}

impl From<Board> for String {
    fn from(board: Board) -> String {
        board.to_string()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl schemars::JsonSchema for Board {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "LabBoard".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^[0-9]{81}$",
            "description": "A board of a lab: 81 digits, row by row, 0 where a cell is empty.",
        })
    }
}

/// All cells in reading order.
pub fn cells() -> impl Iterator<Item = Place> {
    (0..SIZE * SIZE).map(|cell| Place::new(cell / SIZE, cell % SIZE))
}

impl Board {
    /// No cell filled.
    pub fn empty() -> Self {
        Board([0; SIZE * SIZE])
    }

    /// The digit in a cell, 0 where it is empty.
    pub fn digit(&self, cell: Place) -> u8 {
        self.0[cell.row() * SIZE + cell.column()]
    }

    /// The board with a digit in a cell.
    #[must_use]
    pub fn with(mut self, cell: Place, digit: u8) -> Self {
        self.0[cell.row() * SIZE + cell.column()] = digit;
        self
    }

    /// The empty cells in reading order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Place> + '_ {
        cells().filter(|&cell| self.digit(cell) == 0)
    }

    /// Whether every cell is filled.
    pub fn is_full(&self) -> bool {
        !self.0.contains(&0)
    }

    /// Another cell of the same row, column or box that holds the digit already: of the row first, then the column.
    pub fn conflict(&self, cell: Place, digit: u8) -> Option<Conflict> {
        let holds = |other: Place| other != cell && self.digit(other) == digit;
        let row = (0..SIZE).map(|column| Place::new(cell.row(), column));
        let column = (0..SIZE).map(|row| Place::new(row, cell.column()));
        let (top, left) = (cell.row() / 3 * 3, cell.column() / 3 * 3);
        let square = (0..SIZE).map(|at| Place::new(top + at / 3, left + at % 3));
        let of = |unit: Unit| move |cell: Place| Conflict { unit, cell };
        let mut all = row
            .map(of(Unit::Row))
            .chain(column.map(of(Unit::Column)))
            .chain(square.map(of(Unit::Square)));
        all.find(|conflict| holds(conflict.cell))
    }

    /// Whether the digit may stand in the cell.
    pub fn allows(&self, cell: Place, digit: u8) -> bool {
        self.conflict(cell, digit).is_none()
    }

    /// The digits that may stand in the cell.
    pub fn candidates(&self, cell: Place) -> impl Iterator<Item = u8> + '_ {
        (1..=SIZE as u8).filter(move |&digit| self.allows(cell, digit))
    }
}

/// Which digits the rows, columns and boxes of a board hold: the digits that are possible in an empty cell, without
/// looking at its neighbours each time.
pub struct Taken {
    rows: [u16; SIZE],
    columns: [u16; SIZE],
    squares: [u16; SIZE],
}

impl Taken {
    /// The digits of a board.
    pub fn of(board: &Board) -> Self {
        let mut taken = Taken {
            rows: [0; SIZE],
            columns: [0; SIZE],
            squares: [0; SIZE],
        };
        for cell in cells() {
            let bit = 1 << board.digit(cell);
            taken.rows[cell.row()] |= bit;
            taken.columns[cell.column()] |= bit;
            taken.squares[square(cell)] |= bit;
        }
        taken
    }

    /// The digits that are possible in an empty cell.
    pub fn free(&self, cell: Place) -> impl Iterator<Item = u8> + use<> {
        let taken =
            self.rows[cell.row()] | self.columns[cell.column()] | self.squares[square(cell)];
        (1..=SIZE as u8).filter(move |digit| taken & (1 << digit) == 0)
    }
}

/// Whether two cells share a row, a column or a box.
pub fn see_each_other(one: Place, other: Place) -> bool {
    one.row() == other.row() || one.column() == other.column() || square(one) == square(other)
}

/// The number of the box of a cell.
fn square(cell: Place) -> usize {
    cell.row() / 3 * 3 + cell.column() / 3
}

/// Two cells that may not hold the same digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Conflict {
    /// What the two cells share.
    pub unit: Unit,
    /// The cell that holds the digit already.
    pub cell: Place,
}

/// What two cells share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "LabUnit")]
pub enum Unit {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box.
    Square,
}
