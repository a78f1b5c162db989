//! The table that finds where a state is stored.

use crate::tally::Tally;
use atisbo_base::Stop;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A numbered store of states.
pub(crate) trait States {
    type State: Hash + Eq;

    fn state(&self, id: u32) -> &Self::State;
}

/// The states that a search has reached, each as its number in a store: the state itself is kept
/// there and only there.
pub(crate) struct Reached(HashTable<u32>);

#[inline]
pub(crate) fn hash_of<S: Hash>(state: &S) -> u64 {
    let mut hasher = FxHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
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
    pub(crate) fn make_room<T: States>(
        &mut self,
        store: &T,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        if self.0.len() < self.0.capacity() {
            return Ok(());
        }
        self.enlarge(store, tally)
    }

    #[cold]
    fn enlarge<T: States>(&mut self, store: &T, tally: &mut Tally) -> Result<(), Stop> {
        let old = self.0.allocation_size() as u64;
        let booked = (2 * old).max(Self::SMALLEST);
        tally.book(booked)?;
        self.0.reserve(1, |&id| hash_of(store.state(id)));
        let new = self.0.allocation_size() as u64;
        tally.release((old + booked).saturating_sub(new));
        Ok(())
    }

    /// The number of a state, if it was reached.
    #[inline]
    pub(crate) fn find_state<T: States>(&self, store: &T, state: &T::State) -> Option<u32> {
        self.find(store, state, hash_of(state))
    }

    /// The same for a state whose hash is known.
    #[inline]
    pub(crate) fn find<T: States>(&self, store: &T, state: &T::State, hash: u64) -> Option<u32> {
        self.0.find(hash, |&id| store.state(id) == state).copied()
    }

    /// Adds a state with this hash and number, which is not there yet and for which
    /// [`Reached::make_room`] has made room.
    #[inline]
    pub(crate) fn insert_new<T: States>(&mut self, store: &T, hash: u64, id: u32) {
        self.0
            .insert_unique(hash, id, |&id| hash_of(store.state(id)));
    }

    /// Lets number `id` stand for its state from now on; gives the number that did before.
    pub(crate) fn replace<T: States>(&mut self, store: &T, id: u32) -> Option<u32> {
        let state = store.state(id);
        let entry = self.0.entry(
            hash_of(state),
            |&id| store.state(id) == state,
            |&id| hash_of(store.state(id)),
        );
        match entry {
            Entry::Occupied(mut known) => Some(std::mem::replace(known.get_mut(), id)),
            Entry::Vacant(place) => {
                place.insert(id);
                None
            }
        }
    }

    /// Forgets every state but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
