//! What is still possible, seen from the cells and from the values, with a trail to take it back.
//!
//! The candidates of a cell and the places of a value in a region are two views of one relation;
//! both are kept as bit sets, so that "one candidate left" and "one place left" are the same cheap
//! question. Each removal is written on a trail, and undoing reads it backwards: nothing is copied.

use super::layout::Layout;
use crate::Values;
use crate::technique::Candidate;

/// A group of candidates of which exactly one is true: those of a cell, or the places of a value in
/// a region. What an exact cover calls an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A cell and its candidates.
    Cell(usize),
    /// A region and a value with its places.
    Place {
        /// The region.
        region: usize,
        /// The value.
        value: u8,
    },
}

/// What cannot be satisfied any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conflict {
    /// Nothing is left of an item.
    Item(Item),
    /// Cells of a region, as positions, that have fewer values than they are.
    Region {
        /// The region.
        region: usize,
        /// The cells.
        positions: u32,
    },
    /// The constraint with this index.
    Constraint(usize),
}

/// A moment to come back to.
pub(super) type Mark = usize;

/// The candidates, in both views.
#[derive(Clone, Debug)]
pub(super) struct State {
    domains: Vec<Values>,
    /// By region and value, the positions in the region where the value may be.
    places: Vec<u32>,
    size: usize,
    trail: Vec<(usize, Values)>,
}

impl State {
    /// Every candidate in every cell.
    pub(super) fn new(layout: &Layout) -> Self {
        let mut state = State {
            domains: Vec::new(),
            places: Vec::new(),
            size: layout.size,
            trail: Vec::new(),
        };
        state.reset(layout);
        state
    }

    /// Every candidate in every cell again.
    pub(super) fn reset(&mut self, layout: &Layout) {
        self.domains.clear();
        let all = Values::up_to(layout.size);
        self.domains.resize(layout.cells(), all);
        self.places.clear();
        for group in &layout.groups {
            let everywhere = Values::up_to(group.cells.len()).bits();
            self.places
                .extend(std::iter::repeat_n(everywhere, layout.size));
        }
        self.trail.clear();
    }

    /// What each cell may hold.
    pub(super) fn domains(&self) -> &[Values] {
        &self.domains
    }

    /// What a cell may hold.
    #[inline]
    pub(super) fn domain(&self, cell: usize) -> Values {
        self.domains[cell]
    }

    /// Whether a candidate is all that is left of its cell.
    #[inline]
    pub(super) fn is_true(&self, candidate: Candidate) -> bool {
        self.domain(candidate.cell) == Values::of(candidate.value)
    }

    /// Whether a candidate is still possible.
    #[inline]
    pub(super) fn may_be(&self, candidate: Candidate) -> bool {
        self.domain(candidate.cell).contains(candidate.value)
    }

    /// Where a value may be in a region, as positions.
    #[inline]
    pub(super) fn places(&self, region: usize, value: u8) -> u32 {
        self.places[region * self.size + usize::from(value) - 1]
    }

    /// By value, where it may be in a region.
    pub(super) fn all_places(&self, region: usize) -> &[u32] {
        &self.places[region * self.size..][..self.size]
    }

    /// Takes values away from a cell. They must be among its candidates.
    #[inline]
    pub(super) fn remove(&mut self, layout: &Layout, cell: usize, values: Values) {
        self.domains[cell] = self.domains[cell].without(values);
        self.trail.push((cell, values));
        for value in values.iter() {
            for seat in &layout.seats[cell] {
                self.places[seat.start + usize::from(value) - 1] &= !seat.bit;
            }
        }
    }

    /// Now.
    pub(super) fn mark(&self) -> Mark {
        self.trail.len()
    }

    /// Takes back everything since then.
    pub(super) fn undo_to(&mut self, layout: &Layout, mark: Mark) {
        for (cell, values) in self.trail.drain(mark..).rev() {
            self.domains[cell] = self.domains[cell].or(values);
            for value in values.iter() {
                for seat in &layout.seats[cell] {
                    self.places[seat.start + usize::from(value) - 1] |= seat.bit;
                }
            }
        }
    }

    /// The values of a solved grid.
    pub(super) fn values(&self) -> Vec<u8> {
        let value = |domain: &Values| domain.first().unwrap_or(0);
        self.domains.iter().map(value).collect()
    }
}
