//! Where the cells of a tiling stand in rows of characters, and which of them is next in a direction.

mod grid;
mod scattered;

use atisbo_minesweeper::{Cell, Kind, Tiling};
use grid::Grid;
use scattered::Scattered;
use std::ops::Range;

/// Where the cursor can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// A place in rows, counted in half cells from the left: every other row of hexagons stands half a
/// cell to the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) row: u32,
    pub(super) half: u32,
}

impl Place {
    /// How far it is to another one, squared, in half cells.
    pub(super) fn distance(self, other: Place) -> u64 {
        let rows = 2 * u64::from(self.row.abs_diff(other.row));
        let halves = u64::from(self.half.abs_diff(other.half));
        rows * rows + halves * halves
    }
}

/// Where the cells of a tiling stand in rows of characters.
pub(super) trait Layout {
    /// How many rows there are.
    fn rows(&self) -> u32;

    /// How many half cells the widest row has.
    fn halves(&self) -> u32;

    fn place(&self, cell: Cell) -> Place;

    /// The cells of a row that start in a range of half cells, from left to right.
    fn cells(&self, row: u32, halves: Range<u32>) -> Vec<Cell>;

    /// The cell some steps away, or the last one on the way there.
    fn step(&self, cell: Cell, direction: Direction, steps: u32) -> Cell;

    /// The first or last cell of a row, or the one in the first or last row.
    fn edge(&self, cell: Cell, direction: Direction) -> Cell;

    /// A cell in the middle.
    fn middle(&self) -> Cell;

    /// Whether cells stand at odd half cells, so that a cell must be an even number of characters wide.
    fn has_half_steps(&self) -> bool;

    /// Whether the cells at one end of this direction touch those at the other.
    fn wraps(&self, _direction: Direction) -> bool {
        false
    }

    /// The left and right side of a cell, where they show its shape.
    fn sides(&self, _cell: Cell) -> Option<[char; 2]> {
        None
    }
}

/// The layout of a tiling.
pub(super) fn layout(tiling: &Tiling) -> Box<dyn Layout> {
    match tiling.kind() {
        Kind::Free => Box::new(Scattered::new(tiling)),
        _ => Box::new(Grid::new(tiling)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_minesweeper::Free;
    use std::collections::BTreeSet;

    fn layouts() -> Vec<(Tiling, Box<dyn Layout>)> {
        let grids = Kind::GRIDS.map(|kind| Tiling::grid(kind, 4, 5).unwrap());
        let names = (0..7).map(|n| n.to_string()).collect();
        let free = Free::new(names, &vec![vec![]; 7], vec![None; 7]).unwrap();
        let tilings = grids.into_iter().chain([Tiling::free(free)]);
        tilings
            .map(|tiling| (tiling.clone(), layout(&tiling)))
            .collect()
    }

    #[test]
    fn every_cell_stands_inside_at_its_own_place_and_is_found_there() {
        for (tiling, layout) in layouts() {
            let mut places = BTreeSet::new();
            for cell in tiling.cells() {
                let place = layout.place(cell);
                assert!(place.row < layout.rows() && place.half + 2 <= layout.halves());
                assert!(places.insert(place));
                assert_eq!(
                    layout.cells(place.row, place.half..place.half + 1),
                    [cell],
                    "{}",
                    tiling.kind()
                );
            }
        }
    }

    #[test]
    fn single_steps_reach_every_cell() {
        use Direction::{Down, Left, Right, Up};
        for (tiling, layout) in layouts() {
            let mut reached = BTreeSet::from([layout.middle()]);
            let mut open = vec![layout.middle()];
            while let Some(cell) = open.pop() {
                for direction in [Up, Down, Left, Right] {
                    let next = layout.step(cell, direction, 1);
                    if reached.insert(next) {
                        open.push(next);
                    }
                }
            }
            assert_eq!(reached.len(), tiling.len(), "{}", tiling.kind());
        }
    }
}
