//! Sets of buds, by number.

/// A set of buds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Buds(Box<[u64]>);

impl Buds {
    /// No bud of this many.
    pub(crate) fn none(count: usize) -> Self {
        Buds(vec![0; count.div_ceil(64)].into())
    }

    pub(crate) fn insert(&mut self, bud: usize) {
        self.0[bud / 64] |= 1 << (bud % 64);
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
        let words = self.0.iter().zip(&other.0).enumerate();
        words.flat_map(|(i, (one, two))| {
            let mut word = one & two;
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.checked_sub(1)?;
                Some(64 * i + bit)
            })
        })
    }
}
