//! Taking clues away one after another, in a given order, as long as the solution stays the only one.
//!
//! The result is that of the plain method, which asks a solver after each clue, but most questions are
//! saved:
//!
//! - Many clues go at once. If the puzzle is still unique then so was every puzzle on the way.
//! - If it is not, the other solution differs in an unavoidable set. The last of its clues in the order
//!   is the one the plain method would have kept, were the steps before it right, so the steps from
//!   there on are done again, with the set known. When the solver finally has nothing to object, every
//!   clue that stayed has a set that needs it, and every clue that went was rightly taken.
//! - A known unavoidable set with one clue left keeps it, without any question.
//!
//! Clues that must go together (an orbit of a symmetry) are one item.

use super::exchanges::Exchanges;
use super::oracle::{Answer, Oracle};
use super::unavoidable::UnavoidableSets;
use atisbo_base::Stop;

/// When to end before the last item was tried.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Limits {
    /// No fewer clues than this.
    pub(super) clues: usize,
    /// End after this many items that had to stay.
    pub(super) failures: Option<usize>,
}

/// What became of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// Not tried.
    Waiting,
    /// Taken away.
    Gone,
    /// Without it there is another solution.
    Needed,
    /// It stays because it is unknown whether there is another solution without it.
    Unproved,
}

/// Clues that go together, in the order in which they are tried.
#[derive(Clone, Copy)]
pub(super) struct Items<'a> {
    /// The cells of each orbit.
    pub(super) orbits: &'a [Vec<usize>],
    /// The orbit of each item.
    pub(super) order: &'a [usize],
}

impl<'a> Items<'a> {
    fn len(self) -> usize {
        self.order.len()
    }

    fn cells(self, item: usize) -> &'a [usize] {
        &self.orbits[self.order[item]]
    }
}

/// Clues on their way to fewer clues.
pub(super) struct Thinning<'a> {
    solution: &'a [u8],
    items: Items<'a>,
    limits: Limits,
    item_of: Vec<usize>,
    fates: Vec<Fate>,
    sets: UnavoidableSets,
    /// The clues that are left; 0 where there is none.
    pub(super) clues: Vec<u8>,
    /// How many are left.
    pub(super) left: usize,
    needed: usize,
    /// For collecting different items.
    stamps: Vec<usize>,
    stamp: usize,
}

const NO_ITEM: usize = usize::MAX;

impl<'a> Thinning<'a> {
    /// Larger sets than this hardly ever come down to one clue.
    const LARGEST_EXCHANGE: usize = 12;

    /// A puzzle whose clues are the items, which must have this solution alone.
    pub(super) fn new(
        exchanges: Option<&mut Exchanges>,
        solution: &'a [u8],
        items: Items<'a>,
        limits: Limits,
    ) -> Self {
        let mut clues = vec![0; solution.len()];
        let mut item_of = vec![NO_ITEM; solution.len()];
        let mut left = 0;
        for item in 0..items.len() {
            left += items.cells(item).len();
            for &cell in items.cells(item) {
                clues[cell] = solution[cell];
                item_of[cell] = item;
            }
        }
        let mut thinning = Thinning {
            solution,
            items,
            limits,
            item_of,
            fates: vec![Fate::Waiting; items.len()],
            sets: UnavoidableSets::new(items.len()),
            clues,
            left,
            needed: 0,
            stamps: vec![0; items.len()],
            stamp: 0,
        };
        if let Some(exchanges) = exchanges {
            exchanges.find(solution, Self::LARGEST_EXCHANGE, |cells| {
                thinning.add_set(cells.iter().map(|&cell| usize::from(cell)));
            });
        }
        thinning
    }

    /// Whether a set has no clue at all, so that there are several solutions from the start.
    pub(super) fn is_hopeless(&self) -> bool {
        self.sets.has_empty()
    }

    /// Tries every item in order.
    ///
    /// # Errors
    ///
    /// Time is over, or the work was cancelled.
    pub(super) fn run(&mut self, oracle: &mut Oracle) -> Result<(), Stop> {
        let mut from = 0;
        let mut fresh = Vec::new();
        while from < self.items.len() {
            let mut until = from + self.stride(from);
            self.try_items(from, until);
            loop {
                self.list_gone(from, until, &mut fresh);
                if fresh.is_empty() {
                    break;
                }
                match oracle.another(&self.clues, self.solution, &fresh)? {
                    Answer::Unique => break,
                    Answer::Another(other) => self.learn(&other, until),
                    Answer::Unknown if until == from + 1 => {
                        self.take_back(from, until);
                        self.fates[from] = Fate::Unproved;
                        break;
                    }
                    Answer::Unknown => {
                        self.take_back(from, until);
                        until = from + (until - from) / 2;
                        self.try_items(from, until);
                    }
                }
            }
            from = until;
        }
        Ok(())
    }

    /// Whether every item that is left was shown to be needed.
    pub(super) fn is_minimal(&self) -> bool {
        let settled = |fate: &Fate| matches!(fate, Fate::Gone | Fate::Needed);
        self.fates.iter().all(settled)
    }

    /// How many items to try before the solver is asked. In the beginning hardly any clue is needed.
    /// Later each has a question of its own, since "another solution with another value just here" is
    /// much easier to answer than "another solution".
    fn stride(&self, from: usize) -> usize {
        match from {
            0 => (self.items.len() * 3 / 5).max(1),
            _ => 1,
        }
    }

    /// Takes away each item in turn unless a set needs it.
    fn try_items(&mut self, from: usize, until: usize) {
        for item in from..until {
            if self.limits.failures.is_some_and(|most| self.needed >= most) {
                return;
            }
            // An item that the limit keeps is not tried, and so is no failure.
            if self.left < self.limits.clues + self.items.cells(item).len() {
                continue;
            }
            if self.sets.needs(item) {
                self.fates[item] = Fate::Needed;
                self.needed += 1;
            } else {
                self.fates[item] = Fate::Gone;
                self.left -= self.items.cells(item).len();
                self.sets.remove(item);
                for &cell in self.items.cells(item) {
                    self.clues[cell] = 0;
                }
            }
        }
    }

    /// Undoes what was decided about these items.
    fn take_back(&mut self, from: usize, until: usize) {
        for item in (from..until).rev() {
            match std::mem::replace(&mut self.fates[item], Fate::Waiting) {
                Fate::Gone => {
                    self.left += self.items.cells(item).len();
                    self.sets.restore(item);
                    for &cell in self.items.cells(item) {
                        self.clues[cell] = self.solution[cell];
                    }
                }
                Fate::Needed => self.needed -= 1,
                Fate::Waiting | Fate::Unproved => {}
            }
        }
    }

    /// The cells of the items that went since the puzzle was last known to be unique.
    fn list_gone(&self, from: usize, until: usize, cells: &mut Vec<usize>) {
        cells.clear();
        for item in (from..until).filter(|&item| self.fates[item] == Fate::Gone) {
            cells.extend(self.items.cells(item));
        }
    }

    /// Does the steps up to `until` again, from the last on which another solution says was wrong.
    fn learn(&mut self, other: &[u8], until: usize) {
        let different = |&cell: &usize| other[cell] != self.solution[cell];
        let cells: Vec<usize> = (0..other.len()).filter(different).collect();
        let items = cells.iter().map(|&cell| self.item_of[cell]);
        let Some(last) = items.filter(|&item| item != NO_ITEM).max() else {
            return;
        };
        self.take_back(last, until);
        self.add_set(cells.into_iter());
        self.try_items(last, until);
    }

    fn add_set(&mut self, cells: impl Iterator<Item = usize>) {
        self.stamp += 1;
        let (stamp, stamps) = (self.stamp, &mut self.stamps);
        let items = cells.map(|cell| self.item_of[cell]).filter(|&item| {
            item != NO_ITEM && std::mem::replace(&mut stamps[item], stamp) != stamp
        });
        let fates = &self.fates;
        self.sets
            .add(items.map(|item| (item, fates[item] != Fate::Gone)));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Symmetry, grid};
    use super::*;
    use crate::solver::{Verdict, generic};
    use crate::{Puzzle, Rules, Shape};
    use atisbo_base::{Budget, seed};
    use proptest::prelude::*;
    use rand::seq::SliceRandom;
    use std::sync::Arc;

    /// The plain method: one item after the other, with a full count after each.
    fn plain(rules: &Arc<Rules>, solution: &[u8], items: Items<'_>, limits: Limits) -> Vec<u8> {
        let mut puzzle = Puzzle::with_rules(Arc::clone(rules));
        for (cell, &value) in solution.iter().enumerate() {
            puzzle.give(cell, value);
        }
        let mut failures = 0;
        for item in 0..items.len() {
            let cells = items.cells(item);
            if limits.failures.is_some_and(|most| failures >= most) {
                break;
            }
            if puzzle.clues() < limits.clues + cells.len() {
                continue;
            }
            for &cell in cells {
                puzzle.clear(cell);
            }
            let found = generic::solve(&puzzle, 2, &Budget::unlimited());
            if found.verdict() != Verdict::Unique {
                for &cell in cells {
                    puzzle.give(cell, solution[cell]);
                }
                failures += 1;
            }
        }
        puzzle.values()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn the_result_is_that_of_the_plain_method_in_the_same_order(
            seed: u64, classic: bool, symmetry in 0_usize..10,
            failures in prop::option::of(1_usize..6), clues in 0_usize..30,
        ) {
            let shape = if classic { Shape::CLASSIC } else { Shape::new(2, 3).unwrap() };
            let rules = Arc::new(Rules::classic(shape));
            let mut rng = seed::rng(seed, 0);
            let solution = grid::by_backtracking(&rules, &mut rng, &Budget::unlimited()).unwrap().unwrap();
            let orbits = Symmetry::ALL[symmetry].orbits(shape.size());
            let mut order: Vec<usize> = (0..orbits.len()).collect();
            order.shuffle(&mut rng);
            let items = Items { orbits: &orbits, order: &order };
            let limits = Limits { clues, failures };
            let mut exchanges = Exchanges::new(&rules);
            let mut thinning = Thinning::new(Some(&mut exchanges), &solution, items, limits);
            thinning.run(&mut Oracle::new(&rules)).unwrap();
            prop_assert_eq!(&thinning.clues, &plain(&rules, &solution, items, limits));
            prop_assert_eq!(thinning.left, thinning.clues.iter().filter(|&&clue| clue > 0).count());
        }
    }
}
