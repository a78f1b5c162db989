//! What is known of sets of boards met before: the transposition table.
//!
//! The value of a set of boards depends on nothing else: the cells opened on the way to it show the same
//! on all of them. So the key is the sum of the boards' words ([`super::hash`]), and what one position
//! taught is true in the next one of the same tiling.

use super::Value;

/// Entries that share a line of the processor's cache.
const BUCKET: usize = 4;
const FEWEST_BUCKETS: usize = 1 << 10;
/// 256 MiB.
const MOST_BUCKETS: usize = 1 << 22;
/// Set where the wins are only an upper bound.
const BOUND: u32 = 1 << 31;

/// One set: 88 bits of its key, when it was stored, and its value. A lookup finds the value of another set
/// with a chance of 2^-86: in a search of a thousand million nodes about once in 10^16.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    low: u64,
    /// 24 bits of the key, 8 of the generation.
    high: u32,
    /// 0 if nothing is stored here.
    wins: u32,
}

/// The bits of `high` that belong to the key.
const KEY: u32 = 0x00ff_ffff;

impl Entry {
    /// Whether this is what is stored of a set.
    #[inline]
    fn is_of(&self, low: u64, high: u32) -> bool {
        self.low == low && self.high & KEY == high & KEY && self.wins != 0
    }
}

/// The table. It grows while one position is searched, up to a limit; then what is worth least goes.
#[derive(Debug, Default)]
pub(super) struct Memo {
    entries: Vec<[Entry; BUCKET]>,
    stored: usize,
    most_buckets: usize,
    generation: u8,
}

impl Memo {
    /// Begins a new position of the same tiling: what is known stays until something new needs its place.
    /// It may grow to `most_bytes`.
    pub(super) fn next_position(&mut self, most_bytes: u64) {
        let most = most_bytes / size_of::<[Entry; BUCKET]>() as u64;
        self.most_buckets = (most.min(MOST_BUCKETS as u64) as usize).max(FEWEST_BUCKETS);
        if self.entries.len() != FEWEST_BUCKETS {
            self.forget();
        }
        self.generation = self.generation.wrapping_add(1);
        self.stored = 0;
    }

    /// Forgets all.
    pub(super) fn forget(&mut self) {
        self.entries.clear();
        self.entries.resize(FEWEST_BUCKETS, Default::default());
        self.entries.shrink_to(FEWEST_BUCKETS);
        self.stored = 0;
    }

    #[inline]
    fn bucket(&self, low: u64) -> usize {
        low as usize & (self.entries.len() - 1)
    }

    #[inline]
    fn high(key: u128) -> u32 {
        (key >> 64) as u32 & KEY
    }

    #[inline]
    pub(super) fn get(&self, key: u128) -> Option<Value> {
        let (low, high) = (key as u64, Self::high(key));
        let bucket = &self.entries[self.bucket(low)];
        let found = bucket.iter().find(|entry| entry.is_of(low, high))?;
        Some(Value {
            wins: found.wins & !BOUND,
            exact: found.wins & BOUND == 0,
        })
    }

    /// Stores what is known of a set, in place of what was known of it.
    pub(super) fn put(&mut self, key: u128, value: Value) {
        if self.stored > self.entries.len() * BUCKET / 2 && self.entries.len() < self.most_buckets {
            self.grow();
        }
        let new = Entry {
            low: key as u64,
            high: Self::high(key) | u32::from(self.generation) << 24,
            wins: value.wins | if value.exact { 0 } else { BOUND },
        };
        self.insert(new);
    }

    /// Twice as many buckets.
    fn grow(&mut self) {
        let twice = self.entries.len() * 2;
        let old = std::mem::replace(&mut self.entries, vec![Default::default(); twice]);
        self.stored = 0;
        for entry in old.into_iter().flatten().filter(|entry| entry.wins != 0) {
            self.insert(entry);
        }
    }

    fn insert(&mut self, new: Entry) {
        let generation = self.generation;
        let bucket = self.bucket(new.low);
        // What is worth most to keep: the set itself is replaced first, then nothing, old sets, and
        // those with few wins, which are quickly found again.
        let worth = |entry: &Entry| {
            if entry.is_of(new.low, new.high) {
                return 0;
            }
            let fresh = (entry.high >> 24) as u8 == generation;
            1 + u64::from(entry.wins & !BOUND) + (u64::from(fresh && entry.wins != 0) << 32)
        };
        if let Some(entry) = self.entries[bucket]
            .iter_mut()
            .min_by_key(|entry| worth(entry))
        {
            self.stored += usize::from(worth(entry) >> 32 == 0 && worth(entry) != 0);
            *entry = new;
        }
    }
}
