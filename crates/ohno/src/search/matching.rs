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
    // Numbers of one row run stand together, those in greater need first.
    hungry.sort_unstable_by_key(|one| (one.row_run, u32::MAX - one.need, one.number.cell));
    let mut columns: Vec<usize> = hungry.iter().map(|one| one.col_run).collect();
    columns.sort_unstable();
    columns.dedup();
    for one in &mut hungry {
        one.col_run = columns.partition_point(|&run| run < one.col_run);
    }

    let mut matching = Matching {
        hungry: &hungry,
        taken_by: vec![None; columns.len()],
        visited: vec![false; columns.len()],
    };
    let mut first = 0;
    while first < hungry.len() {
        matching.visited.fill(false);
        matching.augment(first);
        let run = hungry[first].row_run;
        first += hungry[first..]
            .iter()
            .take_while(|one| one.row_run == run)
            .count();
    }
    let taken_by = matching.taken_by;
    taken_by
        .into_iter()
        .flatten()
        .map(|index| hungry[index])
        .collect()
}

/// A matching under construction.
struct Matching<'a> {
    hungry: &'a [Hungry],
    /// For each column run the number it is matched by.
    taken_by: Vec<Option<usize>>,
    visited: Vec<bool>,
}

impl Matching<'_> {
    /// Matches the row run whose numbers start at `first`, moving others if need be.
    fn augment(&mut self, first: usize) -> bool {
        let row_run = self.hungry[first].row_run;
        for index in first..self.hungry.len() {
            let Hungry {
                row_run: run,
                col_run,
                ..
            } = self.hungry[index];
            if run != row_run {
                break;
            }
            if std::mem::replace(&mut self.visited[col_run], true) {
                continue;
            }
            let free = match self.taken_by[col_run] {
                None => true,
                Some(other) => {
                    let start = self.start_of_row_run(other);
                    self.augment(start)
                }
            };
            if free {
                self.taken_by[col_run] = Some(index);
                return true;
            }
        }
        false
    }

    fn start_of_row_run(&self, index: usize) -> usize {
        let run = self.hungry[index].row_run;
        self.hungry.partition_point(|one| one.row_run < run)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Grid, Pos, Rule};
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
                grid.set(Pos::new(cell / 5, cell % 5), Cell::Number(1));
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
