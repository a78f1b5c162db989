//! The grid: what is known of each cell, and what it sees.

use crate::Fill;
use atisbo_base::{Name, Place};

/// The longest side a grid may have.
pub const MAX_SIDE: usize = 200;

/// What is known of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Cell {
    /// Nothing yet.
    #[default]
    Unknown,
    /// A wall, which blocks the view.
    Wall,
    /// A floor without number.
    Floor,
    /// A floor that sees exactly this many other floors.
    Number(u16),
}

impl Cell {
    /// Whether the cell is known to be a floor, numbered or not.
    pub fn is_floor(self) -> bool {
        matches!(self, Cell::Floor | Cell::Number(_))
    }

    /// What a known cell is, whatever number it carries.
    pub fn fill(self) -> Option<Fill> {
        match self {
            Cell::Unknown => None,
            Cell::Wall => Some(Fill::Wall),
            Cell::Floor | Cell::Number(_) => Some(Fill::Floor),
        }
    }

    /// The number of a numbered floor.
    pub fn number(self) -> Option<u16> {
        match self {
            Cell::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// One of the four ways a cell looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Direction {
    /// Towards row 0.
    Up,
    /// Away from row 0.
    Down,
    /// Towards column 0.
    Left,
    /// Away from column 0.
    Right,
}

/// What keeps a floor from being isolated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Name)]
pub enum Rule {
    /// Every floor sees at least one other floor: the game's own rule.
    #[default]
    SeesFloor,
    /// Every floor without number is seen by a numbered one: the reading of the ITBA report. The two
    /// agree on every puzzle that has one solution under [`Rule::SeesFloor`].
    SeenByNumber,
}

/// A rectangle of cells: a puzzle, a position in play, or a finished board.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    rows: usize,
    cols: usize,
    cells: Vec<Cell>,
}

impl Grid {
    /// A grid in which nothing is known.
    ///
    /// # Panics
    ///
    /// If a side is 0 or longer than [`MAX_SIDE`]; what comes from outside is parsed, and the parser
    /// refuses such sizes with an error.
    pub fn new(rows: usize, cols: usize) -> Self {
        assert!((1..=MAX_SIDE).contains(&rows) && (1..=MAX_SIDE).contains(&cols));
        Grid {
            rows,
            cols,
            cells: vec![Cell::Unknown; rows * cols],
        }
    }

    /// A grid of these cells, row by row; those that are missing are unknown, those too many are
    /// not looked at.
    ///
    /// # Panics
    ///
    /// As [`Grid::new`].
    pub fn from_cells(rows: usize, cols: usize, cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut grid = Grid::new(rows, cols);
        for (at, cell) in grid.cells.iter_mut().zip(cells) {
            *at = cell;
        }
        grid
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The cell at `pos`.
    pub fn get(&self, pos: Place) -> Cell {
        self.cells[self.index(pos)]
    }

    /// Replaces the cell at `pos`.
    pub fn set(&mut self, pos: Place, cell: Cell) {
        let index = self.index(pos);
        self.cells[index] = cell;
    }

    /// Where `pos` stands when the rows are laid end to end.
    pub fn index(&self, pos: Place) -> usize {
        pos.row() * self.cols + pos.column()
    }

    /// All places, row by row.
    pub fn positions(&self) -> impl Iterator<Item = Place> + use<> {
        let (rows, cols) = (self.rows, self.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Place::new(row, col)))
    }

    /// All places with what is known of them, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (Place, Cell)> + '_ {
        self.positions().zip(self.cells.iter().copied())
    }

    /// The places of which something is known, row by row.
    pub fn known(&self) -> impl Iterator<Item = Place> + '_ {
        self.cells()
            .filter(|&(_, cell)| cell != Cell::Unknown)
            .map(|(pos, _)| pos)
    }

    /// The places of which nothing is known, row by row.
    pub fn unknown(&self) -> impl Iterator<Item = Place> + '_ {
        self.cells()
            .filter(|&(_, cell)| cell == Cell::Unknown)
            .map(|(pos, _)| pos)
    }

    /// All numbered floors, row by row.
    pub fn numbers(&self) -> impl Iterator<Item = (Place, u16)> + '_ {
        self.cells()
            .filter_map(|(pos, cell)| Some((pos, cell.number()?)))
    }

    /// Whether every cell is known.
    pub fn is_filled(&self) -> bool {
        !self.cells.contains(&Cell::Unknown)
    }

    /// The next cell in a direction, if `pos` is not at the border.
    pub fn step(&self, pos: Place, direction: Direction) -> Option<Place> {
        let (row, col) = (pos.row(), pos.column());
        match direction {
            Direction::Up if row > 0 => Some(Place::new(row - 1, col)),
            Direction::Down if row + 1 < self.rows => Some(Place::new(row + 1, col)),
            Direction::Left if col > 0 => Some(Place::new(row, col - 1)),
            Direction::Right if col + 1 < self.cols => Some(Place::new(row, col + 1)),
            _ => None,
        }
    }

    /// The cells from `pos` (not counted) to the border, nearest first.
    pub fn ray(&self, pos: Place, direction: Direction) -> impl Iterator<Item = Place> + '_ {
        std::iter::successors(self.step(pos, direction), move |&at| {
            self.step(at, direction)
        })
    }

    /// The two to four orthogonal neighbours (none on a 1x1 grid).
    pub fn neighbours(&self, pos: Place) -> impl Iterator<Item = Place> + '_ {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| self.step(pos, direction))
    }

    /// How many floors `pos` surely sees in a direction: the known floors up to the first other cell.
    pub fn seen(&self, pos: Place, direction: Direction) -> usize {
        self.ray(pos, direction)
            .take_while(|&at| self.get(at).is_floor())
            .count()
    }

    /// How many floors `pos` surely sees, all four ways together.
    pub fn sees(&self, pos: Place) -> usize {
        let seen = Direction::ALL.map(|direction| self.seen(pos, direction));
        seen.iter().sum()
    }

    /// How many floors `pos` can see in a direction at most: all cells up to the first wall.
    pub fn open(&self, pos: Place, direction: Direction) -> usize {
        self.ray(pos, direction)
            .take_while(|&at| self.get(at) != Cell::Wall)
            .count()
    }

    /// The grid with rows and columns exchanged.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let mut grid = Grid::new(self.cols, self.rows);
        for (pos, cell) in self.cells() {
            grid.set(Place::new(pos.column(), pos.row()), cell);
        }
        grid
    }
}
