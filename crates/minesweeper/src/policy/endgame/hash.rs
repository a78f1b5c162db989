//! Words of 128 bits that look random, for sums that stand for sets.
//!
//! Equal sets have equal sums; two different sets have the same sum with a chance of about 2^-128. A
//! search that compares a thousand million sets with as many others errs with a chance below 10^-20.

use atisbo_base::seed::mix;

/// The word of a member.
pub(super) fn word(member: u64) -> u128 {
    let low = mix(member.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1));
    let high = mix(low ^ 0xd1b5_4a32_d192_ed03).wrapping_add(mix(!member));
    u128::from(high) << 64 | u128::from(low)
}

/// The word of a set that is itself a member: its sum, mixed, for sums of sums would not tell
/// `{a, b}, {c, d}` from `{a, c}, {b, d}`.
pub(super) fn mixed(sum: u128) -> u128 {
    let (low, high) = (sum as u64, (sum >> 64) as u64);
    let first = mix(low ^ mix(high));
    let second = mix(high.wrapping_add(mix(low.wrapping_add(0x9e37_79b9_7f4a_7c15))));
    u128::from(second) << 64 | u128::from(first)
}
