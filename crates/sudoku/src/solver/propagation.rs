//! The propagation queue: what follows from what is known, cheapest rules first.
//!
//! In this order, each rule only when those before it have nothing to say: a decided cell takes its
//! value from its peers; a value with one place in a region goes there; a value whose places in a
//! region lie in another region too leaves the rest of that one (locked candidates); constraints;
//! and the complete filter of a region ([`all_different`](super::all_different)).

use super::all_different::{Filtered, Matchings};
use super::layout::{Group, Layout};
use super::nogoods::Nogoods;
use super::state::{Conflict, Item, Mark, State};
use crate::technique::Candidate;
use crate::values::bits;
use crate::{Rules, Values};
use std::sync::Arc;

const WORD: usize = u64::BITS as usize;

/// The candidates and what is still to be looked at.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    layout: Arc<Layout>,
    pub(super) state: State,
    matchings: Matchings,
    decided: Vec<usize>,
    /// Regions some of whose values lost places.
    regions: Queue,
    /// By region, which values lost a place.
    lost: Vec<Values>,
    constraints: Queue,
    filters: Queue,
    nogoods: Nogoods,
    /// The candidates a constraint works on.
    scratch: Vec<Values>,
    /// Rules applied so far.
    pub(super) propagations: u64,
}

/// What waits, each at most once, the lowest first.
#[derive(Clone, Debug, Default)]
struct Queue {
    words: Vec<u64>,
    /// No word before this one has a bit.
    first: usize,
}

impl Queue {
    fn new(length: usize) -> Self {
        Queue {
            words: vec![0; length.div_ceil(WORD)],
            first: 0,
        }
    }

    #[inline]
    fn push(&mut self, index: usize) {
        let word = index / WORD;
        self.words[word] |= 1 << (index % WORD);
        self.first = self.first.min(word);
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.first) {
            if *word != 0 {
                let index = self.first * WORD + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(index);
            }
            self.first += 1;
        }
        None
    }

    /// Lets one that waits wait no more.
    fn withdraw(&mut self, index: usize) {
        self.words[index / WORD] &= !(1 << (index % WORD));
    }

    fn clear(&mut self) {
        self.words.fill(0);
    }
}

impl Engine {
    /// A grid where everything is possible.
    pub(super) fn new(rules: &Arc<Rules>) -> Self {
        let layout = Arc::new(Layout::new(rules));
        let regions = layout.groups.len();
        Engine {
            state: State::new(&layout),
            matchings: Matchings::new(regions),
            decided: Vec::new(),
            regions: Queue::new(regions),
            lost: vec![Values::NONE; regions],
            constraints: Queue::new(layout.constraints.len()),
            filters: Queue::new(regions),
            nogoods: Nogoods::new(layout.cells(), layout.size),
            scratch: Vec::new(),
            propagations: 0,
            layout,
        }
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Starts again with these candidates, and draws every conclusion from them.
    pub(super) fn load(&mut self, candidates: &[Values]) -> Result<(), Conflict> {
        self.forget();
        self.nogoods.clear();
        self.state.reset(&self.layout);
        for (cell, &values) in candidates.iter().enumerate() {
            self.restrict(cell, values)?;
        }
        for index in 0..self.layout.constraints.len() {
            self.constraints.push(index);
        }
        self.propagate()
    }

    /// Takes back everything since then.
    pub(super) fn undo_to(&mut self, mark: Mark) {
        self.state.undo_to(&self.layout, mark);
    }

    /// Puts a value into a cell and draws every conclusion.
    pub(super) fn assign(&mut self, cell: usize, value: u8) -> Result<(), Conflict> {
        self.restrict(cell, Values::of(value))?;
        self.propagate()
    }

    /// Takes a value from a cell and draws every conclusion.
    pub(super) fn refute(&mut self, cell: usize, value: u8) -> Result<(), Conflict> {
        let others = self.state.domain(cell).without(Values::of(value));
        self.restrict(cell, others)?;
        self.propagate()
    }

    /// Never lets all these be true from now on. The state must be one that is never undone.
    pub(super) fn exclude(&mut self, assumptions: &[Candidate]) -> Result<(), Conflict> {
        match self.nogoods.add(&self.state, assumptions)? {
            Some(Candidate { cell, value }) => self.refute(cell, value),
            None => Ok(()),
        }
    }

    /// Leaves a cell only values among these.
    #[inline]
    fn restrict(&mut self, cell: usize, values: Values) -> Result<(), Conflict> {
        let domain = self.state.domain(cell);
        let left = domain.and(values);
        if left == domain {
            return Ok(());
        }
        if left.is_empty() {
            self.forget();
            return Err(Conflict::Item(Item::Cell(cell)));
        }
        let gone = domain.without(values);
        self.state.remove(&self.layout, cell, gone);
        for seat in &self.layout.seats[cell] {
            self.lost[seat.region] = self.lost[seat.region].or(gone);
            self.regions.push(seat.region);
            if !self.layout.groups[seat.region].filtered {
                self.filters.push(seat.region);
            }
        }
        for &constraint in &self.layout.constraints_of[cell] {
            self.constraints.push(constraint);
        }
        if left.single().is_some() {
            self.decided.push(cell);
        }
        Ok(())
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        let layout = Arc::clone(&self.layout);
        loop {
            if let Some(cell) = self.decided.pop() {
                self.clear_peers(&layout, cell)?;
                self.follow_nogoods(cell)?;
            } else if let Some(region) = self.regions.pop() {
                self.look_for_places(&layout, region)?;
            } else if let Some(index) = self.constraints.pop() {
                self.ask_constraint(&layout, index)?;
            } else if let Some(region) = self.filters.pop() {
                self.filter(&layout, region)?;
            } else {
                return Ok(());
            }
            self.propagations += 1;
        }
    }

    /// No peer of a decided cell has its value.
    fn clear_peers(&mut self, layout: &Layout, cell: usize) -> Result<(), Conflict> {
        let value = self.state.domain(cell);
        for &peer in layout.rules.peers(cell) {
            let others = self.state.domain(peer).without(value);
            self.restrict(peer, others)?;
        }
        Ok(())
    }

    /// What a decided cell makes of the nogoods.
    fn follow_nogoods(&mut self, cell: usize) -> Result<(), Conflict> {
        let Some(value) = self.state.domain(cell).single() else {
            return Ok(());
        };
        let now = Candidate { cell, value };
        let mut next = 0;
        while let Some(other) = self.nogoods.follow(&self.state, now, &mut next) {
            let others = self.state.domain(other.cell);
            self.restrict(other.cell, others.without(Values::of(other.value)))?;
        }
        Ok(())
    }

    /// Hidden singles and locked candidates of the values that lost places in a region.
    fn look_for_places(&mut self, layout: &Layout, region: usize) -> Result<(), Conflict> {
        let lost = std::mem::take(&mut self.lost[region]);
        let group = &layout.groups[region];
        if !group.full {
            return Ok(());
        }
        for value in lost.iter() {
            let places = self.state.places(region, value);
            if places == 0 {
                self.forget();
                return Err(Conflict::Item(Item::Place { region, value }));
            }
            if places.is_power_of_two() {
                let cell = group.cells[places.trailing_zeros() as usize];
                self.restrict(cell, Values::of(value))?;
                continue;
            }
            for overlap in &group.overlaps {
                if places & overlap.outside == 0 {
                    let excess = self.state.places(overlap.other, value) & overlap.rest;
                    for position in bits(excess) {
                        let cell = layout.groups[overlap.other].cells[position];
                        let others = self.state.domain(cell).without(Values::of(value));
                        self.restrict(cell, others)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn ask_constraint(&mut self, layout: &Layout, index: usize) -> Result<(), Conflict> {
        let constraint = &layout.constraints[index];
        let cells = constraint.cells();
        self.scratch.clear();
        let state = &self.state;
        let candidates = cells.iter().map(|&cell| state.domain(cell));
        self.scratch.extend(candidates);
        if !constraint.propagate(&mut self.scratch) {
            self.forget();
            return Err(Conflict::Constraint(index));
        }
        let needed = constraint.needs(&self.scratch);
        let is_thorough = constraint.is_thorough();
        for (position, &cell) in cells.iter().enumerate() {
            self.restrict(cell, self.scratch[position])?;
        }
        if is_thorough {
            self.constraints.withdraw(index);
        }
        for value in needed.iter() {
            self.keep_needed(layout, cells, value)?;
        }
        Ok(())
    }

    /// A value that one of these cells must hold is in no cell that sees all of them that may.
    fn keep_needed(&mut self, layout: &Layout, cells: &[usize], value: u8) -> Result<(), Conflict> {
        let holds = |cell: &usize| self.state.domain(*cell).contains(value);
        let mut places = cells.iter().copied().filter(holds);
        let Some(first) = places.next() else {
            return Ok(());
        };
        let others: Vec<usize> = places.collect();
        if others.is_empty() {
            return Ok(());
        }
        for &cell in layout.rules.peers(first) {
            let domain = self.state.domain(cell);
            let sees_all = || {
                let peers = layout.rules.peers(cell);
                others
                    .iter()
                    .all(|other| peers.binary_search(other).is_ok())
            };
            if domain.contains(value) && sees_all() {
                self.restrict(cell, domain.without(Values::of(value)))?;
            }
        }
        Ok(())
    }

    fn filter(&mut self, layout: &Layout, region: usize) -> Result<(), Conflict> {
        let Group { cells, full, .. } = &layout.groups[region];
        // A subset of three open cells leaves a single one, and single ones are gone by now.
        let open = cells
            .iter()
            .filter(|&&cell| self.state.domain(cell).len() > 1);
        if *full && open.count() <= 3 {
            return Ok(());
        }
        match self.matchings.filter(&self.state, region, cells) {
            Filtered::Nothing => Ok(()),
            Filtered::Impossible(positions) => {
                self.forget();
                Err(Conflict::Region { region, positions })
            }
            Filtered::Kept(kept) => {
                for (&cell, values) in cells.iter().zip(kept) {
                    self.restrict(cell, Values::from_bits(values))?;
                }
                Ok(())
            }
        }
    }

    /// After a conflict nothing that waits matters any more.
    fn forget(&mut self) {
        self.decided.clear();
        while let Some(region) = self.regions.pop() {
            self.lost[region] = Values::NONE;
        }
        self.constraints.clear();
        self.filters.clear();
    }
}
