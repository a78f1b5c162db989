//! What a search learned before it started again: assumptions that have no solution together.
//!
//! Each branch that was left behind permanently is such a set: the assumptions above it and its own
//! (Lecoutre, Saïs, Tabary and Vidal, *Recording and minimizing nogoods from restarts*, 2007). Nothing
//! is searched twice then, however often the search starts again. Each set is watched at two of its
//! assumptions: as long as neither is true, nothing follows from it.

use super::state::{Conflict, Item, State};
use crate::Values;

/// A cell holds a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Assumption {
    pub(super) cell: usize,
    pub(super) value: u8,
}

impl Assumption {
    fn is_true(self, state: &State) -> bool {
        state.domain(self.cell) == Values::of(self.value)
    }

    fn is_possible(self, state: &State) -> bool {
        state.domain(self.cell).contains(self.value)
    }
}

/// Sets of at least two assumptions that cannot all be true. The first two of each are watched.
#[derive(Clone, Debug)]
pub(super) struct Nogoods {
    sets: Vec<Vec<Assumption>>,
    /// By cell and value, the sets that watch it.
    watching: Vec<Vec<usize>>,
    size: usize,
}

/// What follows from sets of which an assumption became true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Followed {
    /// No set has anything to say.
    Nothing,
    /// The set has one assumption left that cannot be true.
    Refuted(Assumption),
}

impl Nogoods {
    pub(super) fn new(cells: usize, size: usize) -> Self {
        Nogoods {
            sets: Vec::new(),
            watching: vec![Vec::new(); cells * size],
            size,
        }
    }

    pub(super) fn clear(&mut self) {
        if !self.sets.is_empty() {
            self.sets.clear();
            self.watching.iter_mut().for_each(Vec::clear);
        }
    }

    fn index(&self, assumption: Assumption) -> usize {
        assumption.cell * self.size + usize::from(assumption.value) - 1
    }

    /// Adds a set, in a state that will never be undone. If it is a single assumption that is still
    /// open, that cannot be true; if none is left, nothing can be.
    pub(super) fn add(&mut self, state: &State, set: &[Assumption]) -> Result<Followed, Conflict> {
        if !set.iter().all(|assumption| assumption.is_possible(state)) {
            return Ok(Followed::Nothing);
        }
        let open = set.iter().filter(|assumption| !assumption.is_true(state));
        let open: Vec<Assumption> = open.copied().collect();
        match open[..] {
            [] => Err(Conflict::Item(Item::Cell(
                set.last().map_or(0, |last| last.cell),
            ))),
            [only] => Ok(Followed::Refuted(only)),
            [first, second, ..] => {
                for watched in [first, second] {
                    let index = self.index(watched);
                    self.watching[index].push(self.sets.len());
                }
                self.sets.push(open);
                Ok(Followed::Nothing)
            }
        }
    }

    /// Looks at the sets that watch an assumption that became true, from `next` on: at the first from
    /// which something follows.
    #[inline]
    pub(super) fn follow(&mut self, state: &State, now: Assumption, next: &mut usize) -> Followed {
        let index = self.index(now);
        while let Some(&set) = self.watching[index].get(*next) {
            let assumptions = &mut self.sets[set];
            if assumptions[0] == now {
                assumptions.swap(0, 1);
            }
            let other = assumptions[0];
            let open = |assumption: &Assumption| !assumption.is_true(state);
            if let Some(place) = assumptions[2..].iter().position(open) {
                assumptions.swap(1, place + 2);
                let watched = assumptions[1];
                self.watching[index].swap_remove(*next);
                let index = self.index(watched);
                self.watching[index].push(set);
                continue;
            }
            *next += 1;
            if other.is_possible(state) {
                return Followed::Refuted(other);
            }
        }
        Followed::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::super::propagation::Engine;
    use super::*;
    use crate::{Rules, Shape};
    use proptest::prelude::*;

    /// Calls with every solution below this state.
    fn each(engine: &mut Engine, call: &mut impl FnMut(&[Values])) {
        let open = engine.state.domains().iter().position(|own| own.len() > 1);
        let Some(cell) = open else {
            call(engine.state.domains());
            return;
        };
        for value in engine.state.domain(cell).iter() {
            let mark = engine.state.mark();
            if engine.assign(cell, value).is_ok() {
                each(engine, call);
            }
            engine.undo_to(mark);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn exactly_the_solutions_with_all_of_a_set_are_gone(
            sets in prop::collection::vec(
                prop::collection::vec((0..16_usize, 1..=4_u8), 1..5),
                0..20,
            ),
        ) {
            let shape = Shape::new(2, 2).unwrap();
            let mut engine = Engine::new(&Rules::shared(shape));
            let assumption = |(cell, value)| Assumption { cell, value };
            let sets: Vec<Vec<Assumption>> =
                sets.into_iter().map(|set| set.into_iter().map(assumption).collect()).collect();
            let mut left = 0;
            each(&mut engine, &mut |solution| {
                let holds = |made: &Assumption| solution[made.cell] == Values::of(made.value);
                left += u32::from(!sets.iter().any(|set| set.iter().all(holds)));
            });
            let mut found = 0;
            if sets.iter().all(|set| engine.exclude(set).is_ok()) {
                each(&mut engine, &mut |_| found += 1);
            }
            prop_assert_eq!(found, left);
        }
    }
}
