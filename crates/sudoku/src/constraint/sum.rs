//! A weighted sum of cells: killer cages, little killers, arrows.
//!
//! Inside, every value counts from 0 and a cell with a negative weight is read backwards, so that all
//! weights are positive and the sum only grows. Three filters, each sharper and dearer than the one
//! before: bounds that know which cells differ; the sums that can be reached from both ends of the
//! list (dynamic programming on sets of sums; Trick, *A dynamic programming approach for consistency
//! and propagation for knapsack constraints*, 2003); and every assignment once two or three cells are
//! left.

mod bounds;
mod few;
mod reach;

use super::{Sight, ValueSets};
use crate::variant::Ground;
use crate::{Constraint, Values};
use std::sync::Arc;

/// This many combinations of a cage are listed; beyond, bounds must do.
const COMBINATIONS: usize = 512;

/// These cells, each counted once, have a sum.
pub(crate) fn add_up_to(sight: &Sight<'_>, cells: &[usize], sum: u32) -> Arc<dyn Constraint> {
    let all = Values::up_to(sight.ground.values);
    if sight.all_differ(cells)
        && let Some(sets) = combinations(sight.ground, all, cells.len(), sum, COMBINATIONS)
    {
        return Arc::new(ValueSets::new(cells, sets));
    }
    let terms: Vec<(usize, i64)> = cells.iter().map(|&cell| (cell, 1)).collect();
    Arc::new(Sum::new(sight, &terms, i64::from(sum)))
}

/// The sets of this many of these values that have a sum, or `None` if there are more than `most`.
pub(crate) fn combinations(
    ground: Ground,
    values: Values,
    count: usize,
    sum: u32,
    most: usize,
) -> Option<Vec<Values>> {
    struct Choice {
        ground: Ground,
        most: usize,
        found: Vec<Values>,
    }
    impl Choice {
        /// Adds values of `rest` to a set; `false` once there are too many sets.
        fn extend(&mut self, set: Values, rest: Values, count: usize, sum: u32) -> bool {
            if count == 0 {
                if sum == 0 {
                    self.found.push(set);
                }
                return self.found.len() <= self.most;
            }
            let numbers = || rest.iter().map(|value| self.ground.number(value));
            let least: u32 = numbers().take(count).sum();
            let skipped = rest.len().saturating_sub(count);
            let greatest: u32 = numbers().skip(skipped).sum();
            if rest.len() < count || sum < least || sum > greatest {
                return true;
            }
            let mut rest = rest;
            while let Some(value) = rest.first() {
                rest.remove(value);
                if let Some(sum) = sum.checked_sub(self.ground.number(value))
                    && !self.extend(set.or(Values::of(value)), rest, count - 1, sum)
                {
                    return false;
                }
            }
            true
        }
    }
    let mut choice = Choice {
        ground,
        most,
        found: Vec::new(),
    };
    choice
        .extend(Values::NONE, values, count, sum)
        .then_some(choice.found)
}

/// A longer sum is only checked once all its cells are decided.
const MOST_CELLS: usize = 96;

/// A weighted sum that has a value.
#[derive(Clone, Debug)]
pub(crate) struct Sum {
    cells: Vec<usize>,
    terms: Vec<Term>,
    /// What the terms add up to, values counted from 0 and backwards where weights are negative.
    total: i64,
    values: usize,
    /// Ways to cut the sum into terms of equal weight whose cells all differ, as positions.
    partitions: Vec<Vec<Vec<usize>>>,
    /// By pair of positions, whether the cells differ.
    differ: Vec<bool>,
}

/// How a cell counts.
#[derive(Clone, Copy, Debug)]
struct Term {
    weight: u32,
    /// Whether the highest value counts 0.
    backwards: bool,
}

impl Sum {
    /// Cells with their weights, and the sum of the numbers that people see.
    pub(crate) fn new(sight: &Sight<'_>, terms: &[(usize, i64)], sum: i64) -> Self {
        let ground = sight.ground;
        let highest = ground.values as i64 - 1;
        let mut total = sum;
        for &(_, weight) in terms {
            total -= weight * i64::from(ground.lowest);
            total -= weight.min(0) * highest;
        }
        // A cell that counts nothing says nothing.
        let terms: Vec<(usize, i64)> = terms.iter().copied().filter(|term| term.1 != 0).collect();
        let terms = &terms[..];
        let cells: Vec<usize> = terms.iter().map(|&(cell, _)| cell).collect();
        let pairs = cells
            .iter()
            .flat_map(|one| cells.iter().map(move |other| (*one, *other)));
        let term = |&(_, weight): &(usize, i64)| Term {
            weight: weight.unsigned_abs() as u32,
            backwards: weight < 0,
        };
        Sum {
            differ: pairs.map(|(one, other)| sight.sees(one, other)).collect(),
            partitions: partitions(sight, terms),
            terms: terms.iter().map(term).collect(),
            total,
            values: ground.values,
            cells,
        }
    }

    /// The candidates as sets of amounts: bit `n` says that the cell may count `n` times its weight.
    fn amounts(&self, term: Term, values: Values) -> u32 {
        if term.backwards {
            values.bits().reverse_bits() >> (u32::BITS as usize - self.values)
        } else {
            values.bits()
        }
    }

    /// The weight that all of a clique have.
    fn weight_of(&self, clique: &[usize]) -> i64 {
        i64::from(self.terms[clique[0]].weight)
    }

    /// What is asked of a sum too long to filter: that it is right once all cells are decided.
    fn is_decided_right(&self, candidates: &[Values]) -> bool {
        let decided = self.terms.iter().zip(candidates).map(|(&term, &own)| {
            let amounts = self.amounts(term, own);
            let only = amounts.is_power_of_two();
            only.then_some(i64::from(term.weight) * i64::from(amounts.trailing_zeros()))
        });
        let sum: Option<i64> = decided.sum();
        sum.is_none_or(|sum| sum == self.total)
    }
}

/// The ways to cut a sum into terms of one weight whose cells all differ: into as large groups as
/// come, and by rows, columns and boxes. None is stronger than another in general: a long line through
/// nine rows may be bounded tightly by its parts in the rows and hardly by any others.
fn partitions(sight: &Sight<'_>, terms: &[(usize, i64)]) -> Vec<Vec<Vec<usize>>> {
    let shape = sight.ground.shape;
    let keys: [&dyn Fn(usize) -> usize; 4] = [
        &|_| 0,
        &|cell| shape.row(cell),
        &|cell| shape.column(cell),
        &|cell| shape.box_of(cell),
    ];
    let mut partitions: Vec<Vec<Vec<usize>>> = Vec::new();
    for key in keys {
        let cliques = cliques(sight, terms, key);
        if !partitions.iter().any(|other| is_finer(&cliques, other)) {
            partitions.retain(|other| !is_finer(other, &cliques));
            partitions.push(cliques);
        }
    }
    partitions
}

/// Whether each clique of one partition lies within a clique of the other, which then says more.
fn is_finer(one: &[Vec<usize>], other: &[Vec<usize>]) -> bool {
    one.iter().all(|clique| {
        let holds = |larger: &Vec<usize>| clique.iter().all(|position| larger.contains(position));
        other.iter().any(holds)
    })
}

/// Positions of terms with one weight and one key whose cells all differ.
fn cliques(
    sight: &Sight<'_>,
    terms: &[(usize, i64)],
    key: &dyn Fn(usize) -> usize,
) -> Vec<Vec<usize>> {
    let mut classes: Vec<(i64, usize)> = terms.iter().map(|&(c, w)| (w, key(c))).collect();
    classes.sort_unstable();
    classes.dedup();
    let mut cliques = Vec::new();
    for class in classes {
        let of_class = |&position: &usize| (terms[position].1, key(terms[position].0)) == class;
        let positions: Vec<usize> = (0..terms.len()).filter(of_class).collect();
        let cells = positions.iter().map(|&position| terms[position].0);
        let cells: Vec<usize> = cells.collect();
        for clique in sight.cliques(&cells) {
            cliques.push(clique.into_iter().map(|member| positions[member]).collect());
        }
    }
    cliques
}

impl Constraint for Sum {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        if candidates.iter().any(|own| own.is_empty()) {
            return false;
        }
        let mut amounts = [0; MOST_CELLS];
        let Some(amounts) = amounts.get_mut(..candidates.len()) else {
            return self.is_decided_right(candidates);
        };
        for (amount, (&term, &own)) in amounts.iter_mut().zip(self.terms.iter().zip(&*candidates)) {
            *amount = self.amounts(term, own);
        }
        let possible = bounds::filter(self, amounts)
            && (few::filter(self, amounts).unwrap_or_else(|| reach::filter(self, amounts)));
        for ((own, &left), &term) in candidates.iter_mut().zip(&*amounts).zip(&self.terms) {
            *own = Values::from_bits(self.amounts(term, Values::from_bits(left)));
        }
        possible
    }
}
