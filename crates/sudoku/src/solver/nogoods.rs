//! What a search learned before it started again: assumptions that have no solution together.
//!
//! Each branch that was searched completely is such a set: the assumptions above it and its own
//! (Lecoutre, Saïs, Tabary and Vidal, *Recording and minimizing nogoods from restarts*, 2007). Nothing
//! is searched twice then, however often the search starts again. Each set is watched at two of its
//! assumptions: as long as neither is true, nothing follows from it.

use super::state::{Conflict, Item, State};
use crate::technique::Candidate;

/// Sets of at least two assumptions that cannot all be true. The first two of each are watched.
#[derive(Clone, Debug)]
pub(super) struct Nogoods {
    sets: Vec<Vec<Candidate>>,
    /// By cell and value, the sets that watch it.
    watching: Vec<Vec<usize>>,
    size: usize,
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

    /// Adds a set, in a state that will never be undone. Returns its only assumption that is still open,
    /// which cannot be true; if none is left, there is no solution.
    pub(super) fn add(
        &mut self,
        state: &State,
        set: &[Candidate],
    ) -> Result<Option<Candidate>, Conflict> {
        if !set.iter().all(|&assumption| state.may_be(assumption)) {
            return Ok(None);
        }
        let open = set.iter().filter(|&&assumption| !state.is_true(assumption));
        let open: Vec<Candidate> = open.copied().collect();
        match open[..] {
            [] => Err(Conflict::Item(Item::Cell(
                set.last().map_or(0, |last| last.cell),
            ))),
            [only] => Ok(Some(only)),
            [first, second, ..] => {
                for watched in [first, second] {
                    self.watching[watched.number(self.size)].push(self.sets.len());
                }
                self.sets.push(open);
                Ok(None)
            }
        }
    }

    /// Looks at the sets that watch an assumption that became true, from `next` on. Returns the first
    /// assumption that cannot be true as all others of its set are.
    #[inline]
    pub(super) fn follow(
        &mut self,
        state: &State,
        now: Candidate,
        next: &mut usize,
    ) -> Option<Candidate> {
        let index = now.number(self.size);
        while let Some(&set) = self.watching[index].get(*next) {
            let assumptions = &mut self.sets[set];
            if assumptions[0] == now {
                assumptions.swap(0, 1);
            }
            let other = assumptions[0];
            let open = |&assumption: &Candidate| !state.is_true(assumption);
            if let Some(place) = assumptions[2..].iter().position(open) {
                assumptions.swap(1, place + 2);
                let watched = assumptions[1];
                self.watching[index].swap_remove(*next);
                self.watching[watched.number(self.size)].push(set);
                continue;
            }
            *next += 1;
            if state.may_be(other) {
                return Some(other);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::propagation::Engine;
    use super::*;
    use crate::{Rules, Shape, Values};
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
            let assumption = |(cell, value)| Candidate { cell, value };
            let sets: Vec<Vec<Candidate>> =
                sets.into_iter().map(|set| set.into_iter().map(assumption).collect()).collect();
            let mut left = 0;
            each(&mut engine, &mut |solution| {
                let holds = |made: &Candidate| solution[made.cell] == Values::of(made.value);
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
