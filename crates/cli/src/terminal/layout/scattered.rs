//! Cells of any shape, in rows by where their middles are.

use super::{Direction, Layout, Place};
use atisbo_minesweeper::{Cell, Tiling};
use std::ops::Range;

/// Each cell as near to its middle as rows of characters allow, none on top of another.
#[derive(Clone, Debug)]
pub(super) struct Scattered {
    places: Vec<Place>,
    /// All cells, row by row, from left to right.
    order: Vec<Cell>,
    /// Where each row starts in `order`, and where the last one ends.
    starts: Vec<usize>,
    halves: u32,
}

/// Middles belong to one row if they are no further apart than this, in sides of a typical cell.
const ROW: f64 = 0.5;

impl Scattered {
    pub(super) fn new(tiling: &Tiling) -> Self {
        let middles = tiling.cells().map(|cell| middle(&tiling.polygon(cell)));
        let middles: Vec<(f64, f64)> = middles.collect();
        let side = typical_side(tiling, &middles);
        let left = least(middles.iter().map(|&(x, _)| x));
        let mut by_height: Vec<Cell> = tiling.cells().collect();
        by_height.sort_by(|a, b| middles[a.index()].1.total_cmp(&middles[b.index()].1));

        let mut scattered = Scattered {
            places: vec![Place::default(); tiling.len()],
            order: Vec::with_capacity(tiling.len()),
            starts: Vec::new(),
            halves: 0,
        };
        let mut rest = &by_height[..];
        while let Some(first) = rest.first() {
            let bottom = middles[first.index()].1 + ROW * side;
            let count = rest.partition_point(|cell| middles[cell.index()].1 <= bottom);
            // Where the bottom is no greater than the top for want of digits, one cell makes a row.
            let (row, below) = rest.split_at(count.max(1));
            rest = below;
            let mut row = row.to_vec();
            row.sort_by(|a, b| middles[a.index()].0.total_cmp(&middles[b.index()].0));
            // Halves are subtracted because the difference itself may be greater than any number.
            let offset = |cell: &Cell| 2.0 * (middles[cell.index()].0 / 2.0 - left / 2.0) / side;
            let widest = 2 * tiling.len() as u32;
            let half = |cell| ((2.0 * offset(cell)).round() as u32).min(widest);
            let wished: Vec<u32> = row.iter().map(half).collect();
            scattered.push_row(&row, &wished);
        }
        scattered.starts.push(scattered.order.len());
        scattered
    }

    /// Puts the next row where it wishes to be, its cells moved to the right where they would overlap.
    fn push_row(&mut self, row: &[Cell], wished: &[u32]) {
        let number = self.starts.len() as u32;
        self.starts.push(self.order.len());
        let mut free = 0;
        for (&cell, &wish) in row.iter().zip(wished) {
            let half = wish.max(free);
            self.places[cell.index()] = Place { row: number, half };
            self.order.push(cell);
            free = half + 2;
        }
        self.halves = self.halves.max(free);
    }

    fn row(&self, row: u32) -> &[Cell] {
        match self.starts.get(row as usize..) {
            Some([start, end, ..]) => &self.order[*start..*end],
            _ => &[],
        }
    }

    /// Where a cell comes in the order.
    fn rank(&self, cell: Cell) -> usize {
        let place = self.place(cell);
        self.order
            .partition_point(|&other| self.place(other) < place)
    }

    /// The cell of a row that is nearest to a half cell.
    fn nearest(&self, row: u32, half: u32) -> Cell {
        let cells = self.row(row);
        let after = cells.partition_point(|&cell| self.place(cell).half < half);
        let around = after.saturating_sub(1)..(after + 1).min(cells.len());
        let distance = |cell: &Cell| self.place(*cell).half.abs_diff(half);
        let nearest = cells[around].iter().copied().min_by_key(distance);
        nearest.unwrap_or(self.order[0])
    }
}

impl Layout for Scattered {
    fn rows(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    fn halves(&self) -> u32 {
        self.halves
    }

    fn place(&self, cell: Cell) -> Place {
        self.places[cell.index()]
    }

    fn cells(&self, row: u32, halves: Range<u32>) -> Vec<Cell> {
        let row = self.row(row);
        let before = |half: u32| row.partition_point(|&cell| self.place(cell).half < half);
        let (start, end) = (before(halves.start), before(halves.end));
        row.get(start..end).unwrap_or_default().to_vec()
    }

    /// Sideways from cell to cell and on in the next row, so that every one can be reached; up and down
    /// to the nearest.
    fn step(&self, cell: Cell, direction: Direction, steps: u32) -> Cell {
        let Place { row, half } = self.place(cell);
        let last_row = self.rows() - 1;
        match direction {
            Direction::Up => self.nearest(row.saturating_sub(steps), half),
            Direction::Down => self.nearest(row.saturating_add(steps).min(last_row), half),
            Direction::Left => self.order[self.rank(cell).saturating_sub(steps as usize)],
            Direction::Right => {
                let last = self.order.len() - 1;
                self.order[(self.rank(cell) + steps as usize).min(last)]
            }
        }
    }

    fn edge(&self, cell: Cell, direction: Direction) -> Cell {
        let Place { row, half } = self.place(cell);
        match direction {
            Direction::Up => self.nearest(0, half),
            Direction::Down => self.nearest(self.rows() - 1, half),
            Direction::Left => self.nearest(row, 0),
            Direction::Right => self.nearest(row, u32::MAX),
        }
    }

    fn middle(&self) -> Cell {
        self.nearest(self.rows() / 2, self.halves / 2)
    }

    fn has_half_steps(&self) -> bool {
        true
    }
}

/// The middle of a polygon's corners.
fn middle(corners: &[(f64, f64)]) -> (f64, f64) {
    let share = 1.0 / corners.len() as f64;
    let sum = |of: fn(&(f64, f64)) -> f64| corners.iter().map(|corner| of(corner) * share).sum();
    (sum(|corner| corner.0), sum(|corner| corner.1))
}

/// The side of a square as large as the cells are on average, but so that no more cells than there are
/// fit from one end to the other.
fn typical_side(tiling: &Tiling, middles: &[(f64, f64)]) -> f64 {
    let count = middles.len() as f64;
    let areas = tiling.cells().map(|cell| area(&tiling.polygon(cell)));
    let mean: f64 = areas.map(|area| area / count).sum();
    let spread = |of: fn(&(f64, f64)) -> f64| {
        let high = -least(middles.iter().map(|middle| -of(middle)));
        high / count - least(middles.iter().map(of)) / count
    };
    let sides = [mean.sqrt(), spread(|m| m.0), spread(|m| m.1)];
    let usable = sides.into_iter().filter(|side| side.is_normal());
    usable.reduce(f64::max).unwrap_or(1.0)
}

/// The area of a polygon, after the shoelace formula.
fn area(corners: &[(f64, f64)]) -> f64 {
    let next = corners.iter().cycle().skip(1);
    let sides = corners.iter().zip(next);
    let doubled: f64 = sides.map(|(a, b)| a.0 * b.1 - a.1 * b.0).sum();
    doubled.abs() / 2.0
}

fn least(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_minesweeper::{Free, Kind};
    use proptest::prelude::*;

    fn scattered(outlines: Vec<Option<Vec<(f64, f64)>>>) -> Scattered {
        let names = (0..outlines.len()).map(|n| n.to_string()).collect();
        let none = vec![vec![]; outlines.len()];
        Scattered::new(&Tiling::free(Free::new(names, &none, outlines).unwrap()))
    }

    #[test]
    fn cells_without_outlines_stand_in_rows() {
        let layout = scattered(vec![None; 10]);
        let places: Vec<_> = (0..10).map(|n| layout.place(Cell(n))).collect();
        let rows: Vec<u32> = places.iter().map(|place| place.row).collect();
        assert_eq!(rows, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
        assert!(places.windows(2).all(|two| two[0] < two[1]));
    }

    #[test]
    fn hexagons_given_by_their_outlines_stand_in_shifted_rows() {
        let hexagons = Tiling::grid(Kind::Hex, 3, 4).unwrap();
        let outlines = hexagons.cells().map(|cell| Some(hexagons.polygon(cell)));
        let layout = scattered(outlines.collect());
        assert_eq!(layout.rows(), 3);
        let half = |cell| layout.place(Cell(cell)).half;
        assert!(half(0) < half(4) && half(4) < half(1));
        assert_eq!(half(0), half(8));
    }

    proptest! {
        /// Whatever the outlines are, also at the ends of what numbers can tell.
        #[test]
        fn no_cell_covers_another(
            corners in prop::collection::vec(
                prop::array::uniform3((prop::num::f64::NORMAL, prop::num::f64::NORMAL)), 1..12,
            ),
        ) {
            let count = corners.len();
            let layout = scattered(corners.into_iter().map(|c| Some(c.to_vec())).collect());
            prop_assert_eq!(layout.order.len(), count);
            let places = layout.order.iter().map(|&cell| layout.place(cell));
            let places: Vec<Place> = places.collect();
            for two in places.windows(2) {
                let apart = two[0].row == two[1].row && two[0].half + 2 <= two[1].half;
                prop_assert!(two[0].row < two[1].row || apart);
            }
            prop_assert!(layout.halves() <= 4 * count as u32 + 4);
        }
    }
}
