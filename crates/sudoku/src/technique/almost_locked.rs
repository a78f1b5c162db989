//! Almost locked sets: cells of one region that may hold one value more than there are cells.
//!
//! If such a set loses one of its values it is locked: it holds all the others. Where a set has a
//! value is what matters to its neighbours, so the places of one value in a set are a [`Bud`], shared
//! by all sets that have the value in just these cells. Two buds of one value exclude each other if
//! all their cells do (the value is then a *restricted common candidate*); two buds of one set force
//! each other. Techniques walk on these two relations.

mod buds;
mod chain;
mod sets;

pub(super) use buds::Buds;
pub(super) use chain::find_chains;
pub(super) use sets::subsets;

use super::cells::Cells;
use super::evidence;
use super::view::View;
use crate::Values;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// An almost locked set.
#[derive(Clone, Debug)]
pub(super) struct Set<const W: usize> {
    pub(super) cells: Cells<W>,
    pub(super) values: Values,
    /// Its buds, in the order of its values.
    pub(super) buds: Vec<usize>,
}

impl<const W: usize> Set<W> {
    /// The bud of one of its values.
    #[inline]
    pub(super) fn bud(&self, value: u8) -> usize {
        let below = (1 << value >> 1) - 1;
        self.buds[(self.values.bits() & below).count_ones() as usize]
    }

    pub(super) fn evidence(&self) -> evidence::AlmostLocked {
        evidence(&self.cells, self.values)
    }
}

/// Cells and the values they may hold, as evidence lists them.
pub(super) fn evidence<const W: usize>(cells: &Cells<W>, values: Values) -> evidence::AlmostLocked {
    evidence::AlmostLocked {
        cells: cells.iter().collect(),
        values: values.iter().collect(),
    }
}

/// Where some almost locked sets have a value.
#[derive(Clone, Debug)]
pub(super) struct Bud<const W: usize> {
    pub(super) value: u8,
    pub(super) cells: Cells<W>,
    /// The other cells that may hold the value, and see all of these.
    pub(super) seen: Cells<W>,
    /// The sets it belongs to, the smallest first.
    pub(super) sets: Vec<usize>,
}

/// All almost locked sets of a position.
#[derive(Clone, Debug)]
pub(super) struct AlmostLockedSets<const W: usize> {
    /// The smallest first.
    pub(super) sets: Vec<Set<W>>,
    pub(super) buds: Vec<Bud<W>>,
    /// The buds of each value, counted from 0.
    by_value: Vec<Vec<usize>>,
    relations: OnceLock<Relations>,
    /// Whether some were left out because there are too many.
    pub(super) is_partial: bool,
}

/// By bud, the others of the same set, and those it excludes.
#[derive(Clone, Debug)]
struct Relations {
    forced: Vec<Buds>,
    excluded: Vec<Buds>,
}

impl<const W: usize> AlmostLockedSets<W> {
    pub(super) fn new(view: &View<W>) -> Self {
        let (sets, is_partial) = sets::enumerate(view);
        let mut all = AlmostLockedSets {
            sets: Vec::new(),
            buds: Vec::new(),
            by_value: vec![Vec::new(); view.size()],
            relations: OnceLock::new(),
            is_partial,
        };
        let mut known = FxHashMap::default();
        for (cells, values) in sets {
            if all.buds.len() + values.len() > MOST_BUDS {
                all.is_partial = true;
                break;
            }
            let set = all.sets.len();
            let buds = values.iter().map(|value| {
                let places = cells.and(view.cells_with(value));
                let bud = *known.entry((value, places)).or_insert_with(|| {
                    all.by_value[usize::from(value) - 1].push(all.buds.len());
                    all.buds.push(Bud {
                        value,
                        cells: places,
                        seen: view.common_peers(&places).and(view.cells_with(value)),
                        sets: Vec::new(),
                    });
                    all.buds.len() - 1
                });
                all.buds[bud].sets.push(set);
                bud
            });
            let buds = buds.collect();
            all.sets.push(Set {
                cells,
                values,
                buds,
            });
        }
        all
    }

    /// The buds that share a set with this one: if it does not have its value, they have theirs.
    pub(super) fn forced_by(&self, bud: usize) -> &Buds {
        &self.relations().forced[bud]
    }

    /// The buds that do not have their value if this one has it.
    pub(super) fn excluded_by(&self, bud: usize) -> &Buds {
        &self.relations().excluded[bud]
    }

    /// Whether at most one of two buds of the same value has it.
    #[inline]
    pub(super) fn exclude(&self, one: usize, other: usize) -> bool {
        self.buds[one].cells.is_within(&self.buds[other].seen)
    }

    /// The smallest set with both buds.
    pub(super) fn set_with(&self, one: usize, other: usize) -> Option<usize> {
        let mut sets = self.buds[one].sets.iter().copied();
        sets.find(|&set| self.sets[set].buds.contains(&other))
    }

    /// Fills in the buds of a value all of whose cells see this cell.
    pub(super) fn around(&self, cell: usize, value: u8, around: &mut Buds) {
        around.clear();
        for &bud in &self.by_value[usize::from(value) - 1] {
            if self.buds[bud].seen.contains(cell) {
                around.insert(bud);
            }
        }
    }

    fn relations(&self) -> &Relations {
        self.relations.get_or_init(|| {
            let none = || vec![Buds::none(self.buds.len()); self.buds.len()];
            let (mut forced, mut excluded) = (none(), none());
            for set in &self.sets {
                for &bud in &set.buds {
                    for &other in set.buds.iter().filter(|&&other| other != bud) {
                        forced[bud].insert(other);
                    }
                }
            }
            for buds in &self.by_value {
                for &one in buds {
                    for &other in buds.iter().filter(|&&other| self.exclude(one, other)) {
                        excluded[one].insert(other);
                    }
                }
            }
            Relations { forced, excluded }
        })
    }
}

/// On large grids without many values left there may be too many sets to look at all.
const MOST_BUDS: usize = 2048;

#[cfg(test)]
mod tests {
    use super::super::trial::{conclusions, marks, stuck};
    use super::super::view::{Board, View};
    use super::super::{Candidate, Evidence, Ladder, Settings, Step, Technique};
    use super::*;
    use crate::Position;
    use atisbo_base::Budget;
    use std::collections::BTreeSet;
    use std::sync::Arc;

    fn view(position: &Position) -> View<2> {
        View::new(Arc::new(Board::new(position.rules())), position)
    }

    fn all_steps(position: &Position, which: impl Fn(Technique) -> bool) -> Vec<Step> {
        let mut ladder = Ladder::new(position, Settings::default());
        ladder.all(which, &Budget::unlimited()).0
    }

    #[test]
    fn every_set_of_a_region_with_one_value_more_is_found_once() {
        for (position, _) in stuck(3) {
            let view = view(&position);
            let mut expected = BTreeSet::new();
            for group in view.groups() {
                let cells: Vec<usize> = group.set.and(view.unsolved()).iter().collect();
                for chosen in 1u32..1 << cells.len() {
                    let part = (0..cells.len()).filter(|i| chosen >> i & 1 == 1);
                    let part: Vec<usize> = part.map(|i| cells[i]).collect();
                    let values = part.iter().map(|&cell| view.candidates(cell));
                    let values = values.fold(Values::NONE, Values::or);
                    if part.len() <= 5 && values.len() == part.len() + 1 {
                        expected.insert(part);
                    }
                }
            }
            let sets = &view.almost_locked().sets;
            let found: BTreeSet<Vec<usize>> =
                sets.iter().map(|set| set.cells.iter().collect()).collect();
            assert_eq!(found.len(), sets.len());
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn what_two_sets_show_is_found_by_layers_as_by_trying_all_pairs() {
        for (position, _) in stuck(3) {
            let view = view(&position);
            let all = view.almost_locked();
            let mut expected = BTreeSet::new();
            for one in &all.sets {
                for other in &all.sets {
                    let shared = one.values.and(other.values);
                    let bud = |set: &Set<2>, value| all.buds[set.bud(value)].clone();
                    let is_link = |&x: &u8| {
                        let mut cells = bud(one, x).cells.iter();
                        cells.all(|cell| bud(other, x).cells.is_within(view.peers(cell)))
                    };
                    for x in shared.iter().filter(is_link) {
                        for z in shared.iter().filter(|&z| z != x) {
                            let places = bud(one, z).cells.or(&bud(other, z).cells);
                            let seen = view.common_peers(&places).and(view.cells_with(z));
                            expected.extend(seen.iter().map(|cell| Candidate { cell, value: z }));
                        }
                    }
                }
            }
            let singly = |step: &Step| matches!(&step.evidence, Evidence::AlmostLocked { links, .. } if links[0].len() == 1);
            let found = all_steps(&position, |it| it == Technique::AlsXz);
            let found = found
                .into_iter()
                .filter(singly)
                .flat_map(|step| step.eliminations);
            assert_eq!(found.collect::<BTreeSet<_>>(), expected);
        }
    }

    #[test]
    fn everything_that_follows_from_almost_locked_sets_is_so() {
        let which = [
            Technique::AlsXz,
            Technique::AlsXyWing,
            Technique::AlsChain,
            Technique::DeathBlossom,
            Technique::SueDeCoq,
        ];
        let mut seen = BTreeSet::new();
        for (position, solution) in stuck(12) {
            for step in all_steps(&position, |it| which.contains(&it)) {
                assert!(step.agrees_with(&solution), "{step:?}");
                seen.insert(step.technique);
            }
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>().len(), which.len());
    }

    #[test]
    fn a_set_has_a_bud_for_each_of_its_values() {
        let view = view(&marks(&[(11, &[1, 9]), (12, &[1, 5])]));
        let all = view.almost_locked();
        assert_eq!(all.sets.len(), 3);
        for set in &all.sets {
            for value in set.values.iter() {
                assert_eq!(all.buds[set.bud(value)].value, value);
            }
        }
    }

    #[test]
    fn one_of_two_sets_is_locked_whatever_the_third_holds() {
        let position = marks(&[(11, &[1, 2]), (19, &[1, 3]), (99, &[2, 3])]);
        assert_eq!(conclusions(&position, Technique::AlsXyWing), ["r9c1<>2"]);
    }

    #[test]
    fn one_end_of_a_chain_of_four_sets_is_locked() {
        let position = marks(&[(11, &[1, 2]), (19, &[2, 3]), (99, &[3, 4]), (94, &[1, 4])]);
        let found = conclusions(&position, Technique::AlsChain);
        assert_eq!(found, ["r1c4<>1 r9c1<>1"]);
    }
}
