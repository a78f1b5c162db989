//! Death blossom: a cell, the stem, each of whose values takes that value from an almost locked set,
//! its petal.
//!
//! Whatever the stem holds, the petal of that value lacks it and holds everything else: a value that
//! all petals may hold, and the stem may not, is in one of them.

use super::almost_locked::{AlmostLockedSets, Buds, Set};
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;
use super::{Candidate, Evidence};
use crate::Values;

/// With fewer values a stem is an almost locked set itself, and the blossom an ALS-XY-wing.
const FEWEST_PETALS: usize = 3;

/// A cell each of whose values spoils an almost locked set.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let all = view.almost_locked();
    found.limited_if(all.is_partial);
    for stem in view.unsolved().iter() {
        found.work()?;
        let values = view.candidates(stem);
        if values.len() < FEWEST_PETALS {
            continue;
        }
        for target in targets(view, all, stem) {
            let petals = values.iter().map(|value| petal(all, stem, value, target));
            let Some(petals) = petals.collect::<Option<Vec<_>>>() else {
                continue;
            };
            let gone = eliminations(all, values, &petals);
            found.eliminate_each(gone, || Evidence::AlmostLocked {
                sets: petals.iter().map(|set| set.evidence()).collect(),
                links: values.iter().map(|value| vec![value]).collect(),
                stem: Some(stem),
            })?;
        }
    }
    Flow::Continue(())
}

/// What no value of the stem leaves possible.
fn targets<const W: usize>(
    view: &View<W>,
    all: &AlmostLockedSets<W>,
    stem: usize,
) -> Vec<Candidate> {
    let left = view.all_values().map(|value| *view.cells_with(value));
    let mut left: Vec<Cells<W>> = left.collect();
    let mut around = Buds::none(all.buds.len());
    let mut forced = Buds::none(all.buds.len());
    for value in view.candidates(stem).iter() {
        all.around(stem, value, &mut around);
        forced.clear();
        for bud in around.iter() {
            forced.add(all.forced_by(bud));
        }
        let mut gone = vec![Cells::NONE; left.len()];
        for bud in forced.iter().map(|bud| &all.buds[bud]) {
            let gone = &mut gone[usize::from(bud.value) - 1];
            *gone = gone.or(&bud.seen);
        }
        for (left, gone) in left.iter_mut().zip(&gone) {
            *left = left.and(gone);
        }
        if left.iter().all(Cells::is_empty) {
            return Vec::new();
        }
    }
    let values = view.all_values().zip(&left);
    let targets = values.flat_map(|(value, cells)| cells.with_value(value));
    targets.collect()
}

/// The smallest set that loses this value to the stem, and then takes the target's away from it.
fn petal<const W: usize>(
    all: &AlmostLockedSets<W>,
    stem: usize,
    value: u8,
    target: Candidate,
) -> Option<&Set<W>> {
    let sees = |set: &&Set<W>, value, cell| {
        set.values.contains(value) && all.buds[set.bud(value)].seen.contains(cell)
    };
    let mut sets = all.sets.iter();
    sets.find(|set| sees(set, value, stem) && sees(set, target.value, target.cell))
}

/// The values that all petals hold if the stem's value is theirs, where all their places are seen.
fn eliminations<const W: usize>(
    all: &AlmostLockedSets<W>,
    stem: Values,
    petals: &[&Set<W>],
) -> Vec<Candidate> {
    let shared = petals.iter().map(|set| set.values).reduce(Values::and);
    let shared = shared.unwrap_or(Values::NONE).without(stem);
    let of_value = |value| {
        let seen = petals.iter().map(|set| all.buds[set.bud(value)].seen);
        let seen = seen.reduce(|one, other| one.and(&other));
        seen.unwrap_or(Cells::NONE).with_value(value)
    };
    shared.iter().flat_map(of_value).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::super::trial::{conclusions, marks};

    #[test]
    fn each_value_of_the_stem_locks_a_petal() {
        let position = marks(&[
            (11, &[1, 2, 3]),
            (19, &[1, 4]),
            (15, &[2, 4]),
            (22, &[3, 4]),
        ]);
        assert_eq!(
            conclusions(&position, Technique::DeathBlossom),
            ["r1c2<>4 r1c3<>4"]
        );
    }
}
