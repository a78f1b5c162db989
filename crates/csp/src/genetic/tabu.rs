//! The local-search operator: tabu search that swaps within blocks and changes free variables.
//!
//! Each move is the one that leaves the fewest conflicts, even if that is more than before, and for
//! some moves a variable may not take back the value it gave away.
//!
//! Sources: Glover, "Tabu search, part I", ORSA Journal on Computing 1, 1989; on Sudoku: Soto et al.,
//! "A hybrid AC3-tabu search algorithm for solving Sudoku puzzles", Expert Systems with Applications
//! 40, 2013; swaps within boxes: Lewis, "Metaheuristics can solve Sudoku puzzles", Journal of
//! Heuristics 13, 2007.

use super::blocks::Blocks;
use crate::conflicts::Conflicts;
use crate::{Csp, DirectedArc, Domain, Value, Variable};
use rand::RngExt;
use rand_pcg::Pcg64;

/// Tabu search on the individuals of one problem. It keeps its lists to allocate once.
#[derive(Debug, Default)]
pub(super) struct TabuSearch {
    /// Pairs of variables that may change places.
    pairs: Vec<Pair>,
    /// Variables that belong to no permutation.
    free: Vec<Variable>,
    /// By variable and value: the move until which the variable may not take the value.
    until: Vec<u64>,
    /// How many moves were made in all.
    now: u64,
    /// For how many moves at least, and up to twice as many, a value that was given away stays tabu.
    tenure: u64,
    best: Vec<Value>,
}

/// Two variables of one permutation.
#[derive(Clone, Copy, Debug)]
struct Pair {
    a: Variable,
    b: Variable,
    /// Whether all that is between them is that they differ.
    only_differ: bool,
}

#[derive(Clone, Copy, Debug)]
enum Move {
    Swap(Variable, Variable),
    Change(Variable, Value),
}

impl TabuSearch {
    pub(super) fn new(csp: &Csp, blocks: &Blocks, tenure: u64) -> Self {
        let (mut pairs, mut free) = (Vec::new(), Vec::new());
        for block in blocks.iter() {
            if let [variable] = block.variables[..] {
                free.push(variable);
            }
            for (i, &a) in block.variables.iter().enumerate() {
                pairs.extend(block.variables[i + 1..].iter().map(|&b| Pair {
                    a,
                    b,
                    only_differ: only_differ(csp, a, b),
                }));
            }
        }
        TabuSearch {
            pairs,
            free,
            until: vec![0; csp.len() * Domain::CAPACITY],
            now: 0,
            tenure,
            best: Vec::new(),
        }
    }

    /// The bytes it takes.
    pub(super) fn bytes(csp: &Csp, blocks: &Blocks) -> u64 {
        let of_variable = Domain::CAPACITY * size_of::<u64>() + size_of::<Value>();
        let pairs = blocks.iter().map(|block| {
            let size = block.variables.len();
            size * size.saturating_sub(1) / 2
        });
        (csp.len() * of_variable + pairs.sum::<usize>() * size_of::<Pair>()) as u64
    }

    /// Whether it has no list for any variable.
    #[cfg(test)]
    pub(super) fn is_empty(&self) -> bool {
        self.until.is_empty() && self.pairs.is_empty()
    }

    /// Improves an assignment until this many moves in a row found nothing better, and leaves the best.
    pub(super) fn improve(
        &mut self,
        csp: &Csp,
        assignment: &mut Conflicts<'_>,
        patience: u64,
        rng: &mut Pcg64,
    ) {
        // What another individual gave away is nothing to this one.
        self.now = self
            .now
            .saturating_add(self.tenure.saturating_mul(2))
            .saturating_add(1);
        let mut fewest = assignment.total();
        self.best.clear();
        self.best.extend_from_slice(assignment.values());
        let mut since_best = 0;
        while fewest > 0 && since_best < patience {
            since_best += 1;
            self.now = self.now.saturating_add(1);
            if let Some(chosen) = self.choose(csp, assignment, fewest, rng) {
                self.make(chosen, assignment, rng);
            }
            if assignment.total() < fewest {
                (fewest, since_best) = (assignment.total(), 0);
                self.best.clear();
                self.best.extend_from_slice(assignment.values());
            }
        }
        if assignment.total() > fewest {
            assignment.load(&self.best);
        }
    }

    /// The move that leaves the fewest conflicts, any of several; a tabu one only if it leaves fewer
    /// than the fewest so far.
    fn choose(
        &self,
        csp: &Csp,
        assignment: &mut Conflicts<'_>,
        fewest_ever: u32,
        rng: &mut Pcg64,
    ) -> Option<Move> {
        let mut choice = Choice {
            fewest: u32::MAX,
            tied: 0,
            chosen: None,
        };
        for &Pair { a, b, only_differ } in &self.pairs {
            if !assignment.concern(a) && !assignment.concern(b) {
                continue;
            }
            let (of_a, of_b) = (assignment.value(a), assignment.value(b));
            if !csp.domain(a).contains(of_b) || !csp.domain(b).contains(of_a) {
                continue;
            }
            let total = if only_differ {
                assignment.total_with_swap(a, b)
            } else {
                assignment.total_by_trial_swap(a, b)
            };
            if !(self.is_tabu(a, of_b) || self.is_tabu(b, of_a)) || total < fewest_ever {
                choice.offer(Move::Swap(a, b), total, rng);
            }
        }
        for &variable in &self.free {
            if !assignment.concern(variable) {
                continue;
            }
            let mut others = csp.domain(variable);
            others.remove(assignment.value(variable));
            for value in others.iter() {
                let total = assignment.total_with(variable, value);
                if !self.is_tabu(variable, value) || total < fewest_ever {
                    choice.offer(Move::Change(variable, value), total, rng);
                }
            }
        }
        choice.chosen
    }

    fn make(&mut self, chosen: Move, assignment: &mut Conflicts<'_>, rng: &mut Pcg64) {
        match chosen {
            Move::Swap(a, b) => {
                let (of_a, of_b) = (assignment.value(a), assignment.value(b));
                assignment.set(a, of_b);
                assignment.set(b, of_a);
                self.forbid(a, of_a, rng);
                self.forbid(b, of_b, rng);
            }
            Move::Change(variable, value) => {
                let before = assignment.value(variable);
                assignment.set(variable, value);
                self.forbid(variable, before, rng);
            }
        }
    }

    #[inline]
    fn is_tabu(&self, variable: Variable, value: Value) -> bool {
        self.until[variable.index() * Domain::CAPACITY + usize::from(value)] >= self.now
    }

    fn forbid(&mut self, variable: Variable, value: Value, rng: &mut Pcg64) {
        let extra = rng.random_range(0..=self.tenure);
        self.until[variable.index() * Domain::CAPACITY + usize::from(value)] =
            self.now.saturating_add(self.tenure).saturating_add(extra);
    }
}

/// Whether the only constraints on both variables say that they differ, and none is general.
fn only_differ(csp: &Csp, a: Variable, b: Variable) -> bool {
    let mut between = csp.arcs_from(a).iter().filter(|arc| arc.to == b);
    between.all(DirectedArc::is_not_equal)
        && csp.general_on(a).is_empty()
        && csp.general_on(b).is_empty()
}

/// The best move so far; each of several equally good ones is kept with the same chance.
struct Choice {
    fewest: u32,
    tied: u32,
    chosen: Option<Move>,
}

impl Choice {
    #[inline]
    fn offer(&mut self, candidate: Move, total: u32, rng: &mut Pcg64) {
        if total > self.fewest {
            return;
        }
        self.tied = if total < self.fewest {
            1
        } else {
            self.tied + 1
        };
        self.fewest = total;
        if self.tied == 1 || rng.random_range(0..self.tied) == 0 {
            self.chosen = Some(candidate);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Model;
    use atisbo_base::seed;
    use proptest::prelude::*;

    /// A Latin square of order 4 whose diagonal neighbours are not successors.
    fn square() -> Csp {
        let mut model = Model::new();
        let cells = model.variables(16, 0..4).expect("small");
        let mut differ = |cell: &dyn Fn(usize) -> usize| {
            let scope = (0..4).map(|j| cells[cell(j)]);
            model.all_different(scope).expect("they exist");
        };
        for i in 0..4 {
            differ(&|j| 4 * i + j);
            differ(&|j| 4 * j + i);
        }
        for other in [5, 1] {
            let pair = model.binary(cells[0], cells[other], |a, b| a != b + 1);
            pair.expect("they exist");
        }
        model.build()
    }

    /// The square with a random individual, whose random numbers go on.
    fn dealt(csp: &Csp, seed: u64) -> (Blocks, Conflicts<'_>, Pcg64) {
        let (blocks, mut rng) = (Blocks::of(csp), seed::rng(seed, 0));
        let mut conflicts = Conflicts::new(csp);
        conflicts.load(&blocks.deal(csp, &mut rng).expect("all values are free"));
        (blocks, conflicts, rng)
    }

    proptest! {
        #[test]
        fn a_swap_leaves_as_many_conflicts_as_was_predicted(seed in any::<u64>()) {
            let csp = square();
            let (blocks, mut conflicts, _) = dealt(&csp, seed);
            for Pair { a, b, only_differ } in TabuSearch::new(&csp, &blocks, 3).pairs {
                let predicted = conflicts.total_by_trial_swap(a, b);
                if only_differ {
                    prop_assert_eq!(conflicts.total_with_swap(a, b), predicted);
                }
                let mut swapped = conflicts.values().to_vec();
                swapped.swap(a.index(), b.index());
                let mut anew = Conflicts::new(&csp);
                anew.load(&swapped);
                prop_assert_eq!(anew.total(), predicted);
            }
        }

        #[test]
        fn an_individual_never_gets_worse_and_stays_made_of_permutations(seed in any::<u64>()) {
            let csp = square();
            let (blocks, mut conflicts, mut rng) = dealt(&csp, seed);
            let before = conflicts.total();
            TabuSearch::new(&csp, &blocks, 2).improve(&csp, &mut conflicts, 10, &mut rng);
            prop_assert!(conflicts.total() <= before);
            for block in blocks.iter() {
                let values = block.variables.iter().map(|&variable| conflicts.value(variable));
                prop_assert_eq!(values.collect::<Domain>(), Domain::up_to(4));
            }
        }
    }
}
