//! Tilings that are rows and columns, shifted or bent as their kind asks for.

use super::{Direction, Layout, Place};
use atisbo_minesweeper::{Cell, Kind, Tiling};
use std::ops::Range;

/// Rows and columns; of a circle, a row is a ring and the first the innermost.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    kind: Kind,
    height: u32,
    width: u32,
}

impl Grid {
    pub(super) fn new(tiling: &Tiling) -> Self {
        Grid {
            kind: tiling.kind(),
            height: tiling.height(),
            width: tiling.width(),
        }
    }

    /// How many half cells a row stands to the right.
    fn shift(&self, row: u32) -> u32 {
        if self.has_half_steps() { row % 2 } else { 0 }
    }

    fn row_and_column(&self, cell: Cell) -> (u32, u32) {
        (cell.0 / self.width, cell.0 % self.width)
    }

    fn cell(&self, row: u32, column: u32) -> Cell {
        Cell(row * self.width + column)
    }
}

impl Layout for Grid {
    fn rows(&self) -> u32 {
        self.height
    }

    fn halves(&self) -> u32 {
        2 * self.width + u32::from(self.has_half_steps() && self.height > 1)
    }

    fn has_half_steps(&self) -> bool {
        self.kind == Kind::Hex
    }

    fn place(&self, cell: Cell) -> Place {
        let (row, column) = self.row_and_column(cell);
        let half = 2 * column + self.shift(row);
        Place { row, half }
    }

    fn cells(&self, row: u32, halves: Range<u32>) -> Vec<Cell> {
        if row >= self.height {
            return Vec::new();
        }
        // The first column that starts at a half cell or after it.
        let from = |half: u32| half.saturating_sub(self.shift(row)).div_ceil(2);
        (from(halves.start)..from(halves.end).min(self.width))
            .map(|column| self.cell(row, column))
            .collect()
    }

    fn wraps(&self, direction: Direction) -> bool {
        match direction {
            Direction::Up | Direction::Down => self.kind == Kind::Torus,
            Direction::Left | Direction::Right => matches!(self.kind, Kind::Torus | Kind::Circle),
        }
    }

    fn step(&self, cell: Cell, direction: Direction, steps: u32) -> Cell {
        let (row, column) = self.row_and_column(cell);
        let along = |from: u32, size: u32| {
            let steps = i64::from(steps);
            let to = match direction {
                Direction::Up | Direction::Left => i64::from(from) - steps,
                Direction::Down | Direction::Right => i64::from(from) + steps,
            };
            let size = i64::from(size);
            let to = if self.wraps(direction) {
                to.rem_euclid(size)
            } else {
                to.clamp(0, size - 1)
            };
            to as u32
        };
        match direction {
            Direction::Up | Direction::Down => self.cell(along(row, self.height), column),
            Direction::Left | Direction::Right => self.cell(row, along(column, self.width)),
        }
    }

    fn edge(&self, cell: Cell, direction: Direction) -> Cell {
        let (row, column) = self.row_and_column(cell);
        match direction {
            Direction::Up => self.cell(0, column),
            Direction::Down => self.cell(self.height - 1, column),
            Direction::Left => self.cell(row, 0),
            Direction::Right => self.cell(row, self.width - 1),
        }
    }

    fn middle(&self) -> Cell {
        self.cell(self.height / 2, self.width / 2)
    }

    /// Of a triangle that points up `/ \`, of one that points down `\ /`.
    fn sides(&self, cell: Cell) -> Option<[char; 2]> {
        let (row, column) = self.row_and_column(cell);
        (self.kind == Kind::Triangle).then_some(if (row + column) % 2 == 0 {
            ['/', '\\']
        } else {
            ['\\', '/']
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(kind: Kind) -> Grid {
        Grid::new(&Tiling::grid(kind, 3, 4).unwrap())
    }

    #[test]
    fn the_cursor_goes_round_where_the_cells_do() {
        let last = |kind| grid(kind).step(Cell(0), Direction::Left, 1);
        assert_eq!(last(Kind::Square), Cell(0));
        assert_eq!(last(Kind::Circle), Cell(3));
        assert_eq!(last(Kind::Torus), Cell(3));
        let bottom = |kind| grid(kind).step(Cell(0), Direction::Up, 1);
        assert_eq!(bottom(Kind::Circle), Cell(0));
        assert_eq!(bottom(Kind::Torus), Cell(8));
    }

    #[test]
    fn many_steps_end_at_the_edge() {
        let grid = grid(Kind::Square);
        assert_eq!(grid.step(Cell(5), Direction::Down, u32::MAX), Cell(9));
        assert_eq!(grid.step(Cell(5), Direction::Left, 7), Cell(4));
    }

    #[test]
    fn rows_of_hexagons_are_shifted_in_turn() {
        let grid = grid(Kind::Hex);
        assert_eq!(grid.place(Cell(5)), Place { row: 1, half: 3 });
        assert_eq!(grid.cells(1, 2..6), [Cell(5), Cell(6)]);
        assert_eq!(grid.cells(0, 2..6), [Cell(1), Cell(2)]);
        assert_eq!(grid.cells(1, 0..u32::MAX).len(), 4);
    }
}
