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
pub(crate) struct Reached(HashTable<Place>);

/// Where a state is stored, and its hash: a table that grows need not look at the states again.
#[derive(Clone, Copy)]
struct Place {
    id: u32,
    hash: u32,
}

#[inline]
pub(crate) fn hash_of<S: Hash>(state: &S) -> u32 {
    let mut hasher = FxHasher::default();
    state.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

/// The table takes the place from the low bits and a check from the high ones, so both are filled.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
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
    pub(crate) fn make_room(&mut self, tally: &mut Tally) -> Result<(), Stop> {
        if self.0.len() < self.0.capacity() {
            return Ok(());
        }
        self.enlarge(tally)
    }

    #[cold]
    fn enlarge(&mut self, tally: &mut Tally) -> Result<(), Stop> {
        let old = self.0.allocation_size() as u64;
        let booked = (2 * old).max(Self::SMALLEST);
        tally.book(booked)?;
        self.0.reserve(1, |place| spread(place.hash));
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
    pub(crate) fn find<T: States>(&self, store: &T, state: &T::State, hash: u32) -> Option<u32> {
        let is_there = |place: &Place| place.hash == hash && store.state(place.id) == state;
        self.0.find(spread(hash), is_there).map(|place| place.id)
    }

    /// Adds a state with this hash and number, which is not there yet and for which
    /// [`Reached::make_room`] has made room.
    #[inline]
    pub(crate) fn insert_new(&mut self, hash: u32, id: u32) {
        self.0
            .insert_unique(spread(hash), Place { id, hash }, |place| spread(place.hash));
    }

    /// Lets number `id` stand for its state from now on; gives the number that did before.
    pub(crate) fn replace<T: States>(&mut self, store: &T, id: u32) -> Option<u32> {
        let state = store.state(id);
        let hash = hash_of(state);
        let entry = self.0.entry(
            spread(hash),
            |place| place.hash == hash && store.state(place.id) == state,
            |place| spread(place.hash),
        );
        match entry {
            Entry::Occupied(mut known) => Some(std::mem::replace(&mut known.get_mut().id, id)),
            Entry::Vacant(vacant) => {
                vacant.insert(Place { id, hash });
                None
            }
        }
    }

    /// Forgets every state but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
