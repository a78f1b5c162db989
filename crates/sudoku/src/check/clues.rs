//! The givens and variants of a puzzle without solution that contradict each other.
//!
//! First clues are left out one after the other as long as the rest has no solution. Then the smallest
//! set is looked for from below: a clue must be taken from every set of clues whose removal makes the
//! puzzle solvable, so the smallest choice that hits all such sets known so far is tried; either it has
//! no solution, and is the answer, or it shows another set to hit (Ignatiev, Previti, Liffiton and
//! Marques-Silva, *Smallest MUS extraction with minimal hitting set dualization*, 2015).

use crate::{Puzzle, Values, solver};
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Something that a puzzle tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clue {
    /// The given, or the pencil marks, of this cell.
    Given(usize),
    /// The variant with this index in the rules.
    Variant(usize),
}

/// Clues that cannot all hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Core {
    /// The clues, givens first.
    pub clues: Vec<Clue>,
    /// Whether without any one of them there is a solution.
    pub irreducible: bool,
    /// Whether no smaller set contradicts itself.
    pub smallest: bool,
}

/// Sets to hit beyond which the smallest set is not looked for.
const MOST_ROUNDS: usize = 200;

/// A set of clues that cannot all hold: the smallest if the budget lasts, else one that needs each of
/// its clues. `None` if the puzzle has a solution or nothing is known. The budget's nodes are for each
/// search, its time is for all.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::variant::{Cage, Ground};
/// use atisbo_sudoku::{Clue, Puzzle, Rules, Shape, conflicting_clues};
///
/// // Two cages of 3 in one row both need a 1.
/// let cage = |cells| Cage { cells, sum: Some(3) }.into();
/// let variants = vec![cage(vec![0, 1]), cage(vec![8, 9]), cage(vec![2, 3])];
/// let rules = Rules::with_variants(Ground::new(Shape::of_size(4).unwrap()), variants)?;
/// let mut puzzle = Puzzle::with_rules(rules);
/// puzzle.give(15, 4);
/// let core = conflicting_clues(&puzzle, &Budget::unlimited()).unwrap();
/// assert_eq!(core.clues, [Clue::Variant(0), Clue::Variant(2)]);
/// assert!(core.smallest);
/// # Ok::<(), atisbo_sudoku::variant::VariantError>(())
/// ```
pub fn conflicting_clues(puzzle: &Puzzle, budget: &Budget) -> Option<Core> {
    let finder = CoreFinder::new(puzzle, budget.started());
    let every: Vec<usize> = (0..finder.clues.len()).collect();
    if finder.has_solution(&every) != Some(false) {
        return None;
    }
    let (core, irreducible) = finder.thin_out(every);
    let smallest = irreducible.then(|| finder.smallest(&core)).flatten();
    let is_smallest = smallest.is_some();
    let core = smallest.unwrap_or(core);
    Some(Core {
        clues: core.into_iter().map(|clue| finder.clues[clue]).collect(),
        irreducible,
        smallest: is_smallest,
    })
}

struct CoreFinder<'a> {
    puzzle: &'a Puzzle,
    clues: Vec<Clue>,
    budget: Budget,
}

impl<'a> CoreFinder<'a> {
    fn new(puzzle: &'a Puzzle, budget: Budget) -> Self {
        let all = Values::up_to(puzzle.rules().values());
        let candidates = puzzle.candidates().iter().enumerate();
        let givens = candidates.filter(|&(_, own)| *own != all);
        let givens = givens.map(|(cell, _)| Clue::Given(cell));
        let variants = (0..puzzle.rules().variants().len()).map(Clue::Variant);
        CoreFinder {
            puzzle,
            clues: givens.chain(variants).collect(),
            budget,
        }
    }

    /// Whether there is a solution that keeps these clues; `None` if the budget ended first.
    fn has_solution(&self, clues: &[usize]) -> Option<bool> {
        let kept = |clue: Clue| clues.iter().any(|&kept| self.clues[kept] == clue);
        let rules = self.puzzle.rules();
        let rules = if rules.variants().is_empty() {
            Arc::clone(rules)
        } else {
            Arc::new(rules.keeping(|variant| kept(Clue::Variant(variant))).ok()?)
        };
        let mut rest = Puzzle::with_rules(rules);
        for (cell, &values) in self.puzzle.candidates().iter().enumerate() {
            if kept(Clue::Given(cell)) {
                rest.allow(cell, values);
            }
        }
        let found = solver::solve(&rest, 1, &self.budget);
        (found.count > 0 || found.complete).then_some(found.count > 0)
    }

    /// Leaves out what can be left out; whether the rest needs each of its clues.
    fn thin_out(&self, mut core: Vec<usize>) -> (Vec<usize>, bool) {
        let mut irreducible = true;
        for clue in core.clone() {
            let rest: Vec<usize> = core.iter().copied().filter(|&kept| kept != clue).collect();
            match self.has_solution(&rest) {
                Some(false) => core = rest,
                answer => irreducible &= answer.is_some(),
            }
        }
        (core, irreducible)
    }

    /// The smallest contradictory set, given one that may be larger; `None` if it took too long.
    fn smallest(&self, core: &[usize]) -> Option<Vec<usize>> {
        let mut to_hit: Vec<Vec<usize>> = Vec::new();
        for _ in 0..MOST_ROUNDS {
            let choice = smallest_hit(&to_hit, core.len());
            let Some(choice) = choice else {
                return Some(core.to_vec());
            };
            if !self.has_solution(&choice)? {
                return Some(choice);
            }
            to_hit.push(self.correction(choice)?);
        }
        None
    }

    /// Clues without which there is a solution, each of them needed for that: those that cannot be
    /// added to these.
    fn correction(&self, mut kept: Vec<usize>) -> Option<Vec<usize>> {
        let mut left_out = Vec::new();
        for clue in 0..self.clues.len() {
            if kept.contains(&clue) {
                continue;
            }
            kept.push(clue);
            if !self.has_solution(&kept)? {
                kept.pop();
                left_out.push(clue);
            }
        }
        Some(left_out)
    }
}

/// The smallest choice, of fewer than `bound` clues, with a clue of each set, ascending.
fn smallest_hit(sets: &[Vec<usize>], bound: usize) -> Option<Vec<usize>> {
    fn extend(sets: &[Vec<usize>], chosen: &mut Vec<usize>, size: usize) -> bool {
        let missed = |set: &&Vec<usize>| !set.iter().any(|clue| chosen.contains(clue));
        // The smallest set leaves the fewest ways to go on.
        let Some(set) = sets.iter().filter(missed).min_by_key(|set| set.len()) else {
            return true;
        };
        chosen.len() < size
            && set.iter().any(|&clue| {
                chosen.push(clue);
                let done = extend(sets, chosen, size);
                if !done {
                    chosen.pop();
                }
                done
            })
    }
    (0..bound).find_map(|size| {
        let mut chosen = Vec::new();
        let hit = extend(sets, &mut chosen, size);
        chosen.sort_unstable();
        hit.then_some(chosen)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Cage, Ground, StrictKropki, Thermometer, Variant};
    use crate::{Rules, Shape};
    use proptest::prelude::*;

    /// All sets of this many clues.
    fn choices(clues: usize, size: usize) -> Vec<Vec<usize>> {
        let subsets = (0_u32..1 << clues).filter(|set| set.count_ones() as usize == size);
        let members = |set: u32| (0..clues).filter(|clue| set >> clue & 1 == 1).collect();
        subsets.map(members).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn no_smaller_set_of_clues_contradicts_itself(
            givens in prop::collection::vec((0..16usize, 1..=4u8), 1..5),
            sums in prop::collection::vec(3..8u32, 0..3),
            cells in Just((0..16usize).collect::<Vec<_>>()).prop_shuffle(),
            strict in any::<bool>(),
        ) {
            let cages = sums.iter().zip(cells.chunks(2));
            let cage = |(&sum, cells): (&u32, &[usize])| {
                Variant::from(Cage { cells: cells.to_vec(), sum: Some(sum) })
            };
            let mut variants: Vec<Variant> = cages.map(cage).collect();
            variants.push(Thermometer { cells: cells[8..11].to_vec(), slow: false }.into());
            variants.extend(strict.then(|| StrictKropki.into()));
            let ground = Ground::new(Shape::new(2, 2).unwrap());
            let rules = Rules::with_variants(ground, variants).unwrap();
            let mut puzzle = Puzzle::with_rules(rules);
            for (cell, value) in givens {
                puzzle.give(cell, value);
            }
            let finder = CoreFinder::new(&puzzle, Budget::unlimited());
            let every = choices(finder.clues.len(), finder.clues.len()).remove(0);
            let core = conflicting_clues(&puzzle, &Budget::unlimited());
            prop_assert_eq!(core.is_none(), finder.has_solution(&every).unwrap());
            if let Some(core) = core {
                prop_assert!(core.smallest && core.irreducible);
                for size in 0..=core.clues.len() {
                    let mut sets = choices(finder.clues.len(), size).into_iter();
                    let any = sets.any(|set| finder.has_solution(&set) == Some(false));
                    prop_assert_eq!(any, size == core.clues.len());
                }
            }
        }
    }
}
