//! The table that finds the node of a state.

use crate::arena::Arena;
use crate::tally::Tally;
use atisbo_base::Stop;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The states that a search has reached, each as the number of its node in an [`Arena`]: the state
/// itself is stored there and only there.
pub(crate) struct Reached(HashTable<u32>);

#[inline]
pub(crate) fn hash_of<S: Hash>(state: &S) -> u64 {
    let mut hasher = FxHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
}

/// Where a state is in the table, or where it would go.
pub(crate) enum Place<'a> {
    Known(u32),
    New(hashbrown::hash_table::VacantEntry<'a, u32>),
}

impl Reached {
    /// The bytes of the smallest table (hashbrown's four buckets and a group of control bytes).
    const SMALLEST: u64 = 64;

    pub(crate) fn new() -> Self {
        Self(HashTable::new())
    }

    /// Makes sure that one state more fits in without allocating. A table that grows needs the old
    /// and the new one at once for a moment; both are booked.
    #[inline]
    pub(crate) fn make_room<S: Hash, A>(
        &mut self,
        arena: &Arena<S, A>,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        if self.0.len() < self.0.capacity() {
            return Ok(());
        }
        self.enlarge(arena, tally)
    }

    #[cold]
    fn enlarge<S: Hash, A>(&mut self, arena: &Arena<S, A>, tally: &mut Tally) -> Result<(), Stop> {
        let old = self.0.allocation_size() as u64;
        let booked = (2 * old).max(Self::SMALLEST);
        tally.book(booked)?;
        self.0.reserve(1, |&id| hash_of(&arena.node(id).state));
        let new = self.0.allocation_size() as u64;
        tally.release((old + booked).saturating_sub(new));
        Ok(())
    }

    /// Looks a state up, and keeps the place where it would go.
    #[inline]
    pub(crate) fn place<S: Hash + Eq, A>(&mut self, arena: &Arena<S, A>, state: &S) -> Place<'_> {
        let entry = self.0.entry(
            hash_of(state),
            |&id| arena.node(id).state == *state,
            |&id| hash_of(&arena.node(id).state),
        );
        match entry {
            Entry::Occupied(known) => Place::Known(*known.get()),
            Entry::Vacant(place) => Place::New(place),
        }
    }

    /// The node of a state, if it was reached.
    #[inline]
    pub(crate) fn find<S: Hash + Eq, A>(&self, arena: &Arena<S, A>, state: &S) -> Option<u32> {
        self.0
            .find(hash_of(state), |&id| arena.node(id).state == *state)
            .copied()
    }

    /// Lets node `id` stand for its state from now on; gives the node that did before.
    pub(crate) fn replace<S: Hash + Eq, A>(&mut self, arena: &Arena<S, A>, id: u32) -> Option<u32> {
        let state = &arena.node(id).state;
        let entry = self.0.entry(
            hash_of(state),
            |&id| arena.node(id).state == *state,
            |&id| hash_of(&arena.node(id).state),
        );
        match entry {
            Entry::Occupied(mut known) => Some(std::mem::replace(known.get_mut(), id)),
            Entry::Vacant(place) => {
                place.insert(id);
                None
            }
        }
    }
}
