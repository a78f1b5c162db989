//! Sets of search levels: who had a part in a conflict.

use crate::domain::Domain;

/// A set of levels below a fixed number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Levels(Vec<u64>);

impl Levels {
    /// How many words hold the levels below `size`.
    pub(crate) fn words(size: usize) -> usize {
        size.div_ceil(64)
    }

    /// No level, with room for those below `size`.
    pub(crate) fn none(size: usize) -> Self {
        Levels(vec![0; Self::words(size)])
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Adds all levels below `end`.
    pub(crate) fn insert_below(&mut self, end: usize) {
        for (index, word) in self.0.iter_mut().enumerate() {
            *word |= Domain::up_to(end.saturating_sub(64 * index)).bits();
        }
    }

    /// Takes away `start` and all levels above it.
    pub(crate) fn remove_from(&mut self, start: usize) {
        for (index, word) in self.0.iter_mut().enumerate() {
            *word &= Domain::up_to(start.saturating_sub(64 * index)).bits();
        }
    }

    pub(crate) fn unite(&mut self, words: &[u64]) {
        for (mine, theirs) in self.0.iter_mut().zip(words) {
            *mine |= theirs;
        }
    }

    pub(crate) fn as_words(&self) -> &[u64] {
        &self.0
    }

    /// The levels in the set, from the lowest on.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(index, &word)| {
            let bits = (0..64).filter(move |bit| word >> bit & 1 == 1);
            bits.map(move |bit| 64 * index + bit)
        })
    }

    pub(crate) fn highest(&self) -> Option<usize> {
        let index = self.0.iter().rposition(|&word| word != 0)?;
        Some(64 * index + 63 - self.0[index].leading_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_level_is_found_across_words() {
        let mut levels = Levels::none(130);
        assert_eq!(levels.highest(), None);
        levels.insert_below(70);
        assert_eq!(levels.highest(), Some(69));
        levels.remove_from(64);
        assert_eq!(levels.highest(), Some(63));
        assert!(levels.iter().eq(0..64));
        levels.unite(&[0, 0, 2]);
        assert_eq!(levels.highest(), Some(129));
        levels.clear();
        assert_eq!(levels, Levels::none(130));
    }
}
