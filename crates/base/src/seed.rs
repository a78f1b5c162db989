//! Random numbers that depend on a seed and an index alone.
//!
//! Item *i* of a batch takes `rng(seed, i)`, so a batch gives the same items on any number of
//! threads, and any single item can be made again without the others.

use rand_pcg::Pcg64;

/// The random numbers of item `index` under `seed`.
///
/// ```
/// use atisbo_base::seed;
/// use rand::Rng;
///
/// assert_eq!(seed::rng(7, 3).next_u64(), seed::rng(7, 3).next_u64());
/// assert_ne!(seed::rng(7, 3).next_u64(), seed::rng(7, 4).next_u64());
/// ```
pub fn rng(seed: u64, index: u64) -> Pcg64 {
    // PCG's streams with neighbouring numbers are correlated at the start, so both words are mixed.
    let high = mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15));
    let low = mix(high ^ index);
    let state = (u128::from(high) << 64) | u128::from(low);
    let stream = (u128::from(mix(low)) << 64) | u128::from(mix(high.wrapping_add(low)));
    Pcg64::new(state, stream)
}

/// The finaliser of `SplitMix64` (Steele, Lea and Flood, 2014): every input bit moves every output bit.
#[inline]
pub fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
