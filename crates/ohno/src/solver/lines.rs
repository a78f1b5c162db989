//! The cells as bit lines: every row and column, read both ways.
//!
//! With each line stored in both directions, "what does this cell see to the left" is one shift, and
//! nearest first, exactly like "to the right".

use super::Fill;
use super::word::Word;
use crate::{Direction, Place};

/// A line, or what a cell sees of it: bit 0 is the nearest cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<W> {
    /// The known walls, and one for the border.
    pub(super) walls: W,
    /// The known floors.
    pub(super) floors: W,
    /// The cells that carry a number.
    pub(super) numbers: W,
}

impl<W: Word> Sight<W> {
    /// How many cells there are before the first known wall.
    #[inline]
    pub(super) fn open(self) -> u32 {
        self.walls.trailing_zeros()
    }

    /// How far the view may end up to reach: as far as `k` if the next `k` cells are not walls and
    /// the one behind is not a floor.
    #[inline]
    pub(super) fn reaches(self) -> W {
        !self.floors & self.walls.up_to_lowest()
    }
}

/// A line read both ways.
#[derive(Clone, Copy, Debug)]
struct Line<W> {
    forward: Sight<W>,
    backward: Sight<W>,
}

impl<W: Word> Line<W> {
    fn empty(length: usize) -> Self {
        let sight = Sight {
            walls: W::bit(length as u32),
            floors: W::ZERO,
            numbers: W::ZERO,
        };
        Line {
            forward: sight,
            backward: sight,
        }
    }

    #[inline]
    fn change(&mut self, at: usize, length: usize, change: impl Fn(&mut Sight<W>, W)) {
        change(&mut self.forward, W::bit(at as u32));
        change(&mut self.backward, W::bit((length - 1 - at) as u32));
    }
}

/// All rows and columns of a grid; none until [`Lines::clear`] gives them a size.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines<W> {
    rows: Vec<Line<W>>,
    cols: Vec<Line<W>>,
}

impl<W: Word> Lines<W> {
    /// Forgets every cell and takes a new size.
    pub(super) fn clear(&mut self, rows: usize, cols: usize) {
        self.rows.clear();
        self.rows.resize(rows, Line::empty(cols));
        self.cols.clear();
        self.cols.resize(cols, Line::empty(rows));
    }

    #[inline]
    pub(super) fn height(&self) -> usize {
        self.rows.len()
    }

    #[inline]
    pub(super) fn width(&self) -> usize {
        self.cols.len()
    }

    /// Row `row` from left to right.
    #[inline]
    pub(super) fn row(&self, row: usize) -> Sight<W> {
        self.rows[row].forward
    }

    /// Column `col` from top to bottom.
    #[inline]
    pub(super) fn col(&self, col: usize) -> Sight<W> {
        self.cols[col].forward
    }

    /// What is known of a cell.
    #[inline]
    pub(super) fn fill(&self, pos: Place) -> Option<Fill> {
        let (row, col) = (&self.row(pos.row()), pos.column() as u32);
        if row.floors.has(col) {
            Some(Fill::Floor)
        } else if row.walls.has(col) {
            Some(Fill::Wall)
        } else {
            None
        }
    }

    /// What a cell sees in a direction.
    #[inline]
    pub(super) fn sight(&self, pos: Place, direction: Direction) -> Sight<W> {
        let (row, col) = (pos.row(), pos.column());
        let (line, skip) = match direction {
            Direction::Up => (&self.cols[col].backward, self.height() - row),
            Direction::Down => (&self.cols[col].forward, row + 1),
            Direction::Left => (&self.rows[row].backward, self.width() - col),
            Direction::Right => (&self.rows[row].forward, col + 1),
        };
        let skip = skip as u32;
        Sight {
            walls: line.walls >> skip,
            floors: line.floors >> skip,
            numbers: line.numbers >> skip,
        }
    }

    /// The cells of a row (`from` to `to`, both included) that share a run without known wall with
    /// `pos`, and the same for its column. The cell itself may be a wall.
    #[inline]
    pub(super) fn runs(&self, pos: Place) -> (W, W) {
        let open = |direction| self.sight(pos, direction).open();
        let run = |at: usize, before: u32, behind: u32| {
            W::below(before + 1 + behind) << (at as u32 - before)
        };
        (
            run(pos.column(), open(Direction::Left), open(Direction::Right)),
            run(pos.row(), open(Direction::Up), open(Direction::Down)),
        )
    }

    /// Writes a cell that was unknown.
    #[inline]
    pub(super) fn set(&mut self, pos: Place, fill: Fill) {
        match fill {
            Fill::Wall => self.change(pos, |sight, bit| sight.walls |= bit),
            Fill::Floor => self.change(pos, |sight, bit| sight.floors |= bit),
        }
    }

    /// Makes a cell unknown again.
    #[inline]
    pub(super) fn unset(&mut self, pos: Place, fill: Fill) {
        match fill {
            Fill::Wall => self.change(pos, |sight, bit| sight.walls &= !bit),
            Fill::Floor => self.change(pos, |sight, bit| sight.floors &= !bit),
        }
    }

    /// Notes that a cell carries a number.
    pub(super) fn set_number(&mut self, pos: Place) {
        self.change(pos, |sight, bit| sight.numbers |= bit);
    }

    #[inline]
    fn change(&mut self, pos: Place, change: impl Fn(&mut Sight<W>, W)) {
        let (row, col) = (pos.row(), pos.column());
        let (height, width) = (self.height(), self.width());
        self.rows[row].change(col, width, &change);
        self.cols[col].change(row, height, &change);
    }
}

/// The cell at `distance` (0 is the next one) from `pos`. It must be on the grid.
#[inline]
pub(super) fn ahead(pos: Place, direction: Direction, distance: u32) -> Place {
    let steps = distance as usize + 1;
    let (row, column) = (pos.row(), pos.column());
    match direction {
        Direction::Up => Place::new(row - steps, column),
        Direction::Down => Place::new(row + steps, column),
        Direction::Left => Place::new(row, column - steps),
        Direction::Right => Place::new(row, column + steps),
    }
}
