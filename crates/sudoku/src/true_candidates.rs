//! The true candidates of a puzzle: which values appear in some solution.
//!
//! Each search asks for a solution with a value in some cell that no solution had so far, and every
//! solution that is found marks all its values. If there is none, those values are false and stay out
//! of all later searches.

use crate::solver::generic::Solver;
use crate::{Puzzle, Values};
use atisbo_base::{Budget, Stop};

/// Which values appear in some solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrueCandidates {
    /// By cell, the values that it has in some solution that was found.
    pub candidates: Vec<Values>,
    /// By cell and value, how many solutions have it there, up to the limit.
    pub counts: Vec<Vec<u64>>,
    /// Which limit of the budget ended the search before everything was known.
    pub stop: Option<Stop>,
}

impl TrueCandidates {
    /// Whether the other values are in no solution, and the counts are right.
    pub fn is_complete(&self) -> bool {
        self.stop.is_none()
    }

    /// Whether no solution was found.
    pub fn is_empty(&self) -> bool {
        self.candidates.iter().all(|values| values.is_empty())
    }
}

/// Finds the values that appear in some solution, and counts the solutions of each up to `limit`: with
/// 1 nothing is counted beyond "some". The budget's time is for the whole, its nodes for each search.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::{text::parse, true_candidates, Values};
///
/// let puzzle = parse("12..\n34..\n....\n....").unwrap();
/// let found = true_candidates(&puzzle, 1, &Budget::unlimited());
/// assert_eq!(found.candidates[2], [3, 4].into_iter().collect::<Values>());
/// assert_eq!(found.candidates[0], Values::of(1));
/// ```
pub fn true_candidates(puzzle: &Puzzle, limit: u64, budget: &Budget) -> TrueCandidates {
    let mut search = Search {
        solver: Solver::new(puzzle.rules()),
        possible: puzzle.candidates().to_vec(),
        budget: budget.started(),
    };
    let cells = search.possible.len();
    let mut found = TrueCandidates {
        candidates: vec![Values::NONE; cells],
        counts: vec![vec![0; puzzle.rules().values()]; cells],
        stop: None,
    };
    found.stop = search.mark(&mut found.candidates).err();
    if found.stop.is_none() {
        found.stop = search.count(limit, &mut found).err();
    }
    found
}

struct Search {
    solver: Solver,
    /// What is not yet known to be false.
    possible: Vec<Values>,
    budget: Budget,
}

impl Search {
    /// Starts a search in which a cell holds one of these values.
    fn load_with(&mut self, cell: usize, values: Values) {
        let all = std::mem::replace(&mut self.possible[cell], values);
        self.solver.load(&self.possible);
        self.possible[cell] = all;
    }

    fn mark(&mut self, seen: &mut [Values]) -> Result<(), Stop> {
        for cell in 0..seen.len() {
            loop {
                let open = self.possible[cell].without(seen[cell]);
                if open.is_empty() {
                    break;
                }
                self.load_with(cell, open);
                match self.solver.next_solution(&mut self.budget.meter())? {
                    Some(solution) => {
                        for (seen, value) in seen.iter_mut().zip(solution) {
                            seen.insert(value);
                        }
                    }
                    None => self.possible[cell] = seen[cell],
                }
            }
        }
        Ok(())
    }

    fn count(&mut self, limit: u64, found: &mut TrueCandidates) -> Result<(), Stop> {
        for (cell, values) in found.candidates.iter().enumerate() {
            for value in values.iter() {
                let mut count = 1;
                if limit > 1 {
                    self.load_with(cell, Values::of(value));
                    let solved = self.solver.solve(limit, &mut self.budget.meter());
                    count = solved.count;
                    solved.stop.map_or(Ok(()), Err)?;
                }
                found.counts[cell][usize::from(value) - 1] = count;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Diagonal, Ground, Thermometer};
    use crate::{Rules, Shape, solver};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn they_are_the_values_of_all_solutions(
            givens in prop::collection::vec((0..16usize, 1..=4u8), 0..4),
            with_variants in any::<bool>(),
        ) {
            let ground = Ground::new(Shape::new(2, 2).unwrap());
            let thermometer = Thermometer { cells: vec![1, 6, 11], slow: false };
            let mut variants = vec![Diagonal { rising: false }.into(), thermometer.into()];
            variants.truncate(if with_variants { 2 } else { 0 });
            let rules = Rules::with_variants(ground, variants).unwrap();
            let mut puzzle = Puzzle::with_rules(rules);
            for (cell, value) in givens {
                puzzle.give(cell, value);
            }
            let mut counts = vec![vec![0; 4]; 16];
            for solution in solver::solutions(&puzzle, &Budget::unlimited()) {
                for (cell, value) in solution.into_iter().enumerate() {
                    counts[cell][usize::from(value) - 1] += 1;
                }
            }
            let found = true_candidates(&puzzle, 5, &Budget::unlimited());
            prop_assert!(found.is_complete());
            for (cell, counts) in counts.iter().enumerate() {
                let real: Values = (1..=4).filter(|&v| counts[usize::from(v) - 1] > 0).collect();
                prop_assert_eq!(found.candidates[cell], real);
                let capped: Vec<u64> = counts.iter().map(|&count: &u64| count.min(5)).collect();
                prop_assert_eq!(&found.counts[cell], &capped);
            }
        }
    }

    #[test]
    fn a_budget_that_is_too_small_says_so() {
        let empty = Puzzle::empty(Shape::CLASSIC);
        let found = true_candidates(&empty, 1, &Budget::unlimited().nodes(3));
        assert_eq!(found.stop, Some(Stop::Nodes));
    }
}
