//! Sets of buds, by number.

use super::super::words;

/// A set of buds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Buds(Box<[u64]>);

impl Buds {
    /// No bud of this many.
    pub(crate) fn none(count: usize) -> Self {
        Buds(vec![0; count.div_ceil(64)].into())
    }

    pub(crate) fn insert(&mut self, bud: usize) {
        words::insert(&mut self.0, bud);
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    pub(crate) fn add(&mut self, other: &Buds) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(crate) fn meets(&self, other: &Buds) -> bool {
        self.0.iter().zip(&other.0).any(|(one, two)| one & two != 0)
    }

    /// The buds, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.common(self)
    }

    /// The buds in both, ascending.
    pub(crate) fn common<'a>(&'a self, other: &'a Buds) -> impl Iterator<Item = usize> + 'a {
        let both = self.0.iter().zip(&other.0);
        words::numbers(both.map(|(one, two)| one & two))
    }
}
