//! Half a maximum matching of runs: an admissible estimate in the spirit of the report's H2.
//!
//! Take a row run and a column run as the two ends of an edge for every number that sees too much. In
//! a set of such numbers of which no two share a run (a matching) each needs a wall in one of its two
//! runs. A wall lies in one row run and one column run, so it serves two of them at most: the cost is
//! at least half the size of the largest matching, rounded up. (By König's theorem that size is also
//! the least number of runs that together touch every such number, which is what H2 tries to count.)
//!
//! The largest matching is found by augmenting paths (Kuhn 1955).

use super::board::{Board, Number, State, View};
use super::cell_set::CellSet;
use super::space::reason;
use atisbo_search::{Cost, Estimate};
use std::collections::VecDeque;

/// A number that sees too much, in which runs it stands, and what it sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hungry {
    pub(super) number: Number,
    pub(super) view: View,
    /// How many walls it needs at least; matchings prefer numbers that need more.
    pub(super) need: u32,
    row_run: usize,
    col_run: usize,
}

impl Hungry {
    pub(super) fn new(number: Number, view: View, need: u32) -> Self {
        Hungry {
            number,
            view,
            need,
            row_run: view.row_start(),
            col_run: view.col_start(),
        }
    }
}

pub(super) fn estimate<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    let mut hungry = Vec::new();
    for (number, view) in board.views(&state.walls) {
        if view.surplus < 0 {
            return Estimate::DeadEnd(reason::STARVED);
        }
        if state.walls.contains(number.cell) {
            return Estimate::DeadEnd(reason::WALLED);
        }
        if view.surplus > 0 {
            hungry.push(Hungry::new(*number, view, 1));
        }
    }
    Estimate::Cost((maximum(hungry).len() as Cost).div_ceil(2))
}

/// A largest set of numbers of which no two share a run.
pub(super) fn maximum(mut hungry: Vec<Hungry>) -> Vec<Hungry> {
    let rows = renumber(&mut hungry, |one| &mut one.row_run);
    let cols = renumber(&mut hungry, |one| &mut one.col_run);
    // Numbers of one row run stand together, those in greater need first.
    hungry.sort_unstable_by_key(|one| (one.row_run, u32::MAX - one.need, one.number.cell));
    let mut matching = Matching {
        starts: (0..=rows)
            .map(|run| hungry.partition_point(|one| one.row_run < run))
            .collect(),
        hungry: &hungry,
        by_row: vec![None; rows],
        by_col: vec![None; cols],
        reached: vec![None; cols],
    };
    for row in 0..rows {
        matching.augment(row);
    }
    let chosen = matching.by_row;
    chosen
        .into_iter()
        .flatten()
        .map(|index| hungry[index])
        .collect()
}

/// Numbers the runs from 0 on; returns how many there are.
fn renumber(hungry: &mut [Hungry], run: impl Fn(&mut Hungry) -> &mut usize) -> usize {
    let mut runs: Vec<usize> = hungry.iter_mut().map(|one| *run(one)).collect();
    runs.sort_unstable();
    runs.dedup();
    for one in hungry {
        let run = run(one);
        *run = runs.partition_point(|other| other < run);
    }
    runs.len()
}

/// A matching under construction. Numbers are named by their place in `hungry`.
struct Matching<'a> {
    hungry: &'a [Hungry],
    /// Where the numbers of each row run start.
    starts: Vec<usize>,
    /// The number that each row run is matched by.
    by_row: Vec<Option<usize>>,
    /// The number that each column run is matched by.
    by_col: Vec<Option<usize>>,
    /// For each column run the search that reached it last, and by which number.
    reached: Vec<Option<(usize, usize)>>,
}

impl Matching<'_> {
    /// Looks, breadth first, for a way to match one more row run by moving others.
    fn augment(&mut self, root: usize) {
        let mut waiting = VecDeque::from([root]);
        while let Some(row) = waiting.pop_front() {
            for index in self.starts[row]..self.starts[row + 1] {
                let col = self.hungry[index].col_run;
                if self.reached[col].is_some_and(|(search, _)| search == root) {
                    continue;
                }
                self.reached[col] = Some((root, index));
                match self.by_col[col] {
                    Some(other) => waiting.push_back(self.hungry[other].row_run),
                    None => return self.flip(col),
                }
            }
        }
    }

    /// Moves the numbers on the way that led to a free column run.
    fn flip(&mut self, free: usize) {
        let mut col = Some(free);
        while let Some((_, index)) = col.and_then(|col| self.reached[col]) {
            let Hungry {
                row_run, col_run, ..
            } = self.hungry[index];
            self.by_col[col_run] = Some(index);
            let moved = self.by_row[row_run].replace(index);
            col = moved.map(|index| self.hungry[index].col_run);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Grid, Place, Rule};
    use proptest::prelude::*;

    /// The size of the largest set without a common run, by trying every set.
    fn largest(hungry: &[Hungry], rows: &mut Vec<usize>, cols: &mut Vec<usize>) -> usize {
        let Some((first, rest)) = hungry.split_first() else {
            return 0;
        };
        let without = largest(rest, rows, cols);
        if rows.contains(&first.row_run) || cols.contains(&first.col_run) {
            return without;
        }
        rows.push(first.row_run);
        cols.push(first.col_run);
        let with = 1 + largest(rest, rows, cols);
        rows.pop();
        cols.pop();
        with.max(without)
    }

    proptest! {
        #[test]
        fn augmenting_paths_find_a_largest_set(
            numbers in prop::collection::vec(0_usize..25, 0..14),
            walled in prop::collection::vec(0_usize..25, 0..8),
        ) {
            let mut grid = Grid::new(5, 5);
            for &cell in &numbers {
                grid.set(Place::new(cell / 5, cell % 5), Cell::Number(1));
            }
            let board = Board::new(&grid, Rule::SeesFloor);
            let walls = walled
                .into_iter()
                .filter(|cell| !numbers.contains(cell))
                .fold(0_u128, |walls, cell| walls | 1 << cell);
            let hungry: Vec<Hungry> = board
                .views(&walls)
                .filter(|(_, view)| view.surplus > 0)
                .map(|(number, view)| Hungry::new(*number, view, 1))
                .collect();
            let size = largest(&hungry, &mut Vec::new(), &mut Vec::new());
            prop_assert_eq!(maximum(hungry).len(), size);
        }
    }
}
