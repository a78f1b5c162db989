//! From the keys of a layer to their places in its list.

use super::key::Key;

/// A hash table with open addressing and linear probing; the keys themselves stay in their list. A few keys are found
/// sooner without it.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// Place plus one; 0 is free.
    slots: Vec<u32>,
    bits: u32,
}

impl Table {
    /// Up to this many keys are searched one by one.
    const FEW: usize = 8;

    const FEWEST_BITS: u32 = 5;

    /// The place of a key in the list, to which it is added if it is new. A list is begun empty.
    #[inline]
    pub(super) fn place<K: Key>(&mut self, key: K, keys: &mut Vec<K>) -> usize {
        if keys.len() > Self::FEW {
            return self.look_up(key, keys);
        }
        if let Some(place) = keys.iter().position(|&known| known == key) {
            return place;
        }
        keys.push(key);
        if keys.len() > Self::FEW {
            self.rebuild(Self::FEWEST_BITS, keys);
        }
        keys.len() - 1
    }

    /// Where the search for a key begins: multiplicative hashing (Knuth, volume 3, section 6.4).
    #[inline]
    fn slot<K: Key>(&self, key: K) -> usize {
        (key.folded().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - self.bits)) as usize
    }

    fn look_up<K: Key>(&mut self, key: K, keys: &mut Vec<K>) -> usize {
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
            self.rebuild(self.bits + 2, keys);
        }
        keys.len() - 1
    }

    #[cold]
    fn rebuild<K: Key>(&mut self, bits: u32, keys: &[K]) {
        self.bits = bits;
        self.slots.clear();
        self.slots.resize(1 << bits, 0);
        for (place, &key) in (1..).zip(keys) {
            let mut slot = self.slot(key);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = place;
        }
    }
}
