//! What all states of one search have in common: the empty cells, and what the rules say of them.

use super::cells::Cells;
use crate::constraint::may_hold;
use crate::{Puzzle, Values};

/// A puzzle, prepared for search.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) puzzle: Puzzle,
    /// The cells to be filled, row by row.
    pub(super) empty: Vec<u16>,
}

/// The set of a value; of an empty cell (0), the empty set.
#[inline]
fn set_of(value: u8) -> Values {
    Values::from_bits((1 << value) >> 1)
}

impl Board {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let cells = 0..puzzle.shape().cells();
        Board {
            empty: cells
                .filter(|&cell| puzzle.given(cell).is_none())
                .map(|cell| cell as u16)
                .collect(),
            puzzle: puzzle.clone(),
        }
    }

    /// Whether the puzzle contradicts itself before anything is filled in: equal givens in a region, a
    /// cell that may hold nothing, a constraint that cannot hold.
    pub(super) fn is_contradictory(&self) -> bool {
        let candidates = self.puzzle.candidates();
        let rules = self.puzzle.rules();
        let given = |cell: &usize| self.puzzle.given(*cell);
        let mut regions = rules.regions().iter();
        candidates.iter().any(|values| values.is_empty())
            || regions.any(|region| {
                let mut seen = Values::NONE;
                let mut givens = region.cells.iter().filter_map(given);
                givens.any(|value| {
                    let is_there = seen.contains(value);
                    seen.insert(value);
                    is_there
                })
            })
            || !self.keeps_constraints(candidates)
    }

    /// The cells that are still empty, row by row.
    #[inline]
    pub(super) fn empty_cells<'a>(
        &'a self,
        values: &'a [u8],
    ) -> impl Iterator<Item = usize> + use<'a> {
        let cells = self.empty.iter().map(|&cell| usize::from(cell));
        cells.filter(|&cell| values[cell] == 0)
    }

    /// What an empty cell may hold: what the puzzle allows and no region of the cell has.
    #[inline]
    pub(super) fn candidates(&self, values: &[u8], cell: usize) -> Values {
        let peers = self.puzzle.rules().peers(cell).iter();
        let used = peers.fold(Values::NONE, |used, &peer| used.or(set_of(values[peer])));
        self.puzzle.candidates()[cell].without(used)
    }

    /// What every cell may hold. The same as asking for each, but looks at each region only once.
    pub(super) fn domains<C: Cells>(&self, values: &[u8]) -> C::Sets {
        let rules = self.puzzle.rules();
        let mut used = C::sets(rules.regions().len());
        let used = used.as_mut();
        for (used, region) in used.iter_mut().zip(rules.regions()) {
            for &cell in &region.cells {
                *used = used.or(set_of(values[cell]));
            }
        }
        let mut domains = C::sets(values.len());
        let each = domains.as_mut().iter_mut().zip(values).enumerate();
        for (cell, (domain, &value)) in each {
            *domain = if value == 0 {
                let regions = rules.regions_of(cell).iter();
                let used = regions.fold(Values::NONE, |all, &region| all.or(used[region]));
                self.puzzle.candidates()[cell].without(used)
            } else {
                set_of(value)
            };
        }
        let domains_of = domains.as_mut();
        for &[one, other] in rules.apart() {
            for (cell, peer) in [(one, other), (other, one)] {
                if values[cell] == 0 {
                    domains_of[cell] = domains_of[cell].without(set_of(values[peer]));
                }
            }
        }
        domains
    }

    /// The number of empty cells that share a region with a cell.
    pub(super) fn degree(&self, values: &[u8], cell: usize) -> usize {
        let peers = self.puzzle.rules().peers(cell).iter();
        peers.filter(|&&peer| values[peer] == 0).count()
    }

    /// Whether the rules beyond the regions may still hold when a value is put into a cell.
    pub(super) fn allows(&self, values: &[u8], cell: usize, value: u8) -> bool {
        let rules = self.puzzle.rules();
        let mut candidates = self.puzzle.candidates().to_vec();
        for (candidates, &value) in candidates.iter_mut().zip(values) {
            if value > 0 {
                *candidates = Values::of(value);
            }
        }
        candidates[cell] = Values::of(value);
        let mut constraints = rules.constraints().iter();
        constraints.all(|rule| !rule.cells().contains(&cell) || may_hold(&**rule, &candidates))
    }

    /// Whether the rules beyond the regions may hold in this position.
    fn keeps_constraints(&self, candidates: &[Values]) -> bool {
        let mut constraints = self.puzzle.rules().constraints().iter();
        constraints.all(|rule| may_hold(&**rule, candidates))
    }

    /// Whether there are rules beyond the regions.
    #[inline]
    pub(super) fn has_constraints(&self) -> bool {
        !self.puzzle.rules().constraints().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::super::cells::{AnySize, Nine};
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_domains_at_once_are_those_of_each_cell(
            placed in prop::collection::vec((0..81usize, 1..=9u8), 0..40)
        ) {
            let mut values = [0; 81];
            for (cell, value) in placed {
                values[cell] = value;
            }
            let board = Board::new(&Puzzle::empty(crate::Shape::CLASSIC));
            let nine = board.domains::<Nine>(&values);
            let any = board.domains::<AnySize>(&values);
            prop_assert_eq!(nine.as_slice(), any.as_slice());
            for (cell, &value) in values.iter().enumerate() {
                let wanted = match value {
                    0 => board.candidates(&values, cell),
                    value => Values::of(value),
                };
                prop_assert_eq!(nine[cell], wanted);
            }
        }
    }
}
