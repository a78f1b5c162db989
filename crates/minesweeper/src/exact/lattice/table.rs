//! A small hash table from the keys of a layer to their places in its list.

use super::Key;

/// Open addressing with linear probing; the keys themselves stay in their list.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// Place plus one; 0 is free.
    slots: Vec<u32>,
    bits: u32,
}

impl Table {
    const FEWEST_BITS: u32 = 5;

    pub(super) fn clear(&mut self) {
        self.reset(Self::FEWEST_BITS);
    }

    fn reset(&mut self, bits: u32) {
        self.bits = bits;
        self.slots.clear();
        self.slots.resize(1 << bits, 0);
    }

    /// Where the search for a key begins: multiplicative hashing (Knuth, volume 3, section 6.4).
    #[inline]
    fn slot(&self, key: Key) -> usize {
        let folded = (key as u64) ^ ((key >> 64) as u64).rotate_left(32);
        (folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - self.bits)) as usize
    }

    /// The place of a key, which is added if it is new.
    #[inline]
    pub(super) fn place(&mut self, key: Key, keys: &mut Vec<Key>) -> usize {
        let mut slot = self.slot(key);
        loop {
            match self.slots[slot] {
                0 => break,
                place if keys[place as usize - 1] == key => return place as usize - 1,
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
        keys.push(key);
        self.slots[slot] = keys.len() as u32;
        if keys.len() * 2 > self.slots.len() {
            self.grow(keys);
        }
        keys.len() - 1
    }

    #[cold]
    fn grow(&mut self, keys: &[Key]) {
        self.reset(self.bits + 2);
        for (place, &key) in (1..).zip(keys) {
            let mut slot = self.slot(key);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = place;
        }
    }
}
