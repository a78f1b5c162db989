//! Sets of small numbers as rows of machine words.

/// Adds a number to a set.
#[inline]
pub(super) fn insert(set: &mut [u64], number: usize) {
    set[number / 64] |= 1 << (number % 64);
}

#[inline]
pub(super) fn contains(set: &[u64], number: usize) -> bool {
    set[number / 64] >> (number % 64) & 1 == 1
}

/// The numbers in word `index` of a set, ascending.
#[inline]
pub(super) fn in_word(mut word: u64, index: usize) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        word &= word.checked_sub(1)?;
        Some(64 * index + bit)
    })
}

/// The numbers in a set that is given word by word, ascending.
#[inline]
pub(super) fn numbers(
    words: impl Iterator<Item = u64> + Clone,
) -> impl Iterator<Item = usize> + Clone {
    let words = words.enumerate();
    words.flat_map(|(index, word)| in_word(word, index))
}
