//! Random finished grids.
//!
//! A plain 9 x 9 grid starts with random boxes along the diagonal, which hinder each other nowhere,
//! and goes on with the cell that has the fewest digits left and a random one of these. Every grid
//! can come out, but not all are equally likely: a grid whose early choices leave few ways on is
//! favoured. Other sizes and rules go through the generic solver with random guesses, under the same
//! reservation.

use crate::fast;
use crate::solver::generic;
use crate::{Rules, Shape, Values};
use atisbo_base::{Budget, Meter, Stop, seed};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// A random solution of the empty grid, or `None` if the rules of the solver allow none.
pub(super) fn random_grid(
    solver: &mut generic::Solver,
    shape: Shape,
    rng: &mut Pcg64,
    budget: &Budget,
) -> Result<Option<Vec<u8>>, Stop> {
    solver.shuffle(seed::rng(rng.random(), rng.random()));
    solver.load(&vec![Values::up_to(shape.size()); shape.cells()]);
    solver.next_solution(&mut budget.clone().meter())
}

/// A random finished 9 x 9 grid.
pub(super) fn random_classic(rng: &mut Pcg64) -> fast::Grid {
    let mut filling = Filling {
        grid: [0; 81],
        rows: [0; 9],
        columns: [0; 9],
        boxes: [0; 9],
    };
    for corner in [0, 30, 60] {
        let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        digits.shuffle(rng);
        for (index, digit) in digits.into_iter().enumerate() {
            filling.put(corner + index / 3 * 9 + index % 3, digit);
        }
    }
    let mut open: Vec<u8> = (0..81)
        .filter(|&cell| filling.grid[usize::from(cell)] == 0)
        .collect();
    // Boxes along the diagonal can always be completed.
    filling.complete(&mut open, rng);
    filling.grid
}

/// A 9 x 9 grid on its way to being full, and the digits that each row, column and box has already.
struct Filling {
    grid: fast::Grid,
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Filling {
    /// Puts a digit into a cell, or takes it out again.
    fn put(&mut self, cell: usize, digit: u8) {
        let bit = 1 << (digit - 1);
        self.rows[cell / 9] ^= bit;
        self.columns[cell % 9] ^= bit;
        self.boxes[BOX_OF[cell]] ^= bit;
        self.grid[cell] ^= digit;
    }

    fn candidates(&self, cell: usize) -> u16 {
        let used = self.rows[cell / 9] | self.columns[cell % 9] | self.boxes[BOX_OF[cell]];
        !used & 0x1FF
    }

    /// Where in the list the cell with the fewest candidates is.
    fn most_constrained(&self, open: &[u8]) -> Option<usize> {
        let mut best = None;
        let mut fewest = u32::MAX;
        for (index, &cell) in open.iter().enumerate() {
            let count = self.candidates(usize::from(cell)).count_ones();
            if count < fewest {
                (best, fewest) = (Some(index), count);
                if count <= 1 {
                    break;
                }
            }
        }
        best
    }

    /// Fills the open cells; `false` if that is impossible.
    fn complete(&mut self, open: &mut Vec<u8>, rng: &mut Pcg64) -> bool {
        let Some(index) = self.most_constrained(open) else {
            return true;
        };
        let cell = open.swap_remove(index);
        let mut candidates = self.candidates(usize::from(cell));
        while candidates != 0 {
            let skip = rng.random_range(0..candidates.count_ones());
            let bit = (0..skip)
                .fold(candidates, |rest, _| rest & (rest - 1))
                .trailing_zeros();
            let digit = bit as u8 + 1;
            self.put(usize::from(cell), digit);
            if self.complete(open, rng) {
                return true;
            }
            self.put(usize::from(cell), digit);
            candidates &= !(1 << bit);
        }
        open.push(cell);
        false
    }
}

/// The box of each cell.
const BOX_OF: [usize; 81] = {
    let mut boxes = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        boxes[cell] = cell / 27 * 3 + cell % 9 / 3;
        cell += 1;
    }
    boxes
};

/// Whether plain backtracking fills such a grid in reasonable time.
pub(super) fn suits_backtracking(rules: &Rules) -> bool {
    rules.shape().size() <= Shape::CLASSIC.size() && rules.constraints().is_empty()
}

/// A random grid as the report that the laboratory follows makes it: cell by cell from the top left,
/// in each the values in random order, back where none fits.
///
/// # Errors
///
/// Time is over, or the work was cancelled: where values must also differ between cells of no common region it can take
/// very long.
pub(super) fn by_backtracking(
    rules: &Rules,
    rng: &mut Pcg64,
    budget: &Budget,
) -> Result<Option<Vec<u8>>, Stop> {
    let mut grid = vec![0; rules.shape().cells()];
    let filled = fill_from(0, &mut grid, rules, rng, &mut budget.meter())?;
    Ok(filled.then_some(grid))
}

fn fill_from(
    cell: usize,
    grid: &mut [u8],
    rules: &Rules,
    rng: &mut Pcg64,
    meter: &mut Meter,
) -> Result<bool, Stop> {
    if cell == grid.len() {
        return Ok(true);
    }
    if let Some(stop) = meter.work(rules.peers(cell).len() as u64) {
        return Err(stop);
    }
    let mut values: Vec<u8> = (1..=rules.values() as u8).collect();
    values.shuffle(rng);
    for value in values {
        if rules.peers(cell).iter().all(|&peer| grid[peer] != value) {
            grid[cell] = value;
            if fill_from(cell + 1, grid, rules, rng, meter)? {
                return Ok(true);
            }
        }
    }
    grid[cell] = 0;
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;
    use atisbo_base::Watch;
    use rustc_hash::FxHashMap;
    use std::sync::Arc;

    #[test]
    fn classic_grids_obey_the_rules_and_differ() {
        let empty = Puzzle::empty(Shape::CLASSIC);
        let grids: Vec<_> = (0..50)
            .map(|i| random_classic(&mut seed::rng(1, i)))
            .collect();
        assert!(grids.iter().all(|grid| empty.is_solved_by(grid)));
        let mut placed = grids.iter().enumerate();
        assert!(placed.all(|(i, grid)| !grids[..i].contains(grid)));
    }

    #[test]
    fn plain_backtracking_looks_at_its_budget() {
        let rules = Rules::classic(Shape::CLASSIC);
        let watch = Watch::cancelling_at(1);
        let budget = Budget::unlimited().watched(&watch);
        let filled = by_backtracking(&rules, &mut seed::rng(1, 0), &budget);
        assert_eq!(filled, Err(Stop::Cancelled));
        assert_eq!(watch.looks(), 1);
    }

    #[test]
    fn every_four_by_four_grid_comes_about_equally_often() {
        let shape = Shape::new(2, 2).unwrap();
        let rules = Arc::new(Rules::classic(shape));
        let mut solver = generic::Solver::new(&rules);
        let mut by_solver = FxHashMap::<_, u32>::default();
        let mut by_report = by_solver.clone();
        for index in 0..288 * 40 {
            let mut rng = seed::rng(2, index);
            let unlimited = Budget::unlimited();
            let grid = random_grid(&mut solver, shape, &mut rng, &unlimited);
            *by_solver.entry(grid.unwrap().unwrap()).or_default() += 1;
            let grid = by_backtracking(&rules, &mut rng, &unlimited);
            *by_report.entry(grid.unwrap().unwrap()).or_default() += 1;
        }
        for counts in [by_solver, by_report] {
            assert_eq!(counts.len(), 288);
            assert!(counts.values().all(|count| (8..=120).contains(count)));
        }
    }
}
