//! The sums that can be reached from both ends of the list of cells.

use super::{MOST_CELLS, Sum};
use crate::values::bits;

/// Keeps the amounts that are in some way to the total, where values may repeat; `false` if there is
/// none. A total beyond 127 is left to the bounds.
pub(super) fn filter(sum: &Sum, amounts: &mut [u32]) -> bool {
    let total = u32::try_from(sum.total).ok();
    let Some(total) = total.filter(|&total| total < u128::BITS) else {
        return true;
    };
    let within = u128::MAX >> (u128::BITS - 1 - total);
    let steps = |position: usize, amounts: u32| {
        let weight = sum.terms[position].weight;
        bits(amounts).filter_map(move |amount| {
            let step = weight * amount as u32;
            (step <= total).then_some((amount, step))
        })
    };
    // By position, the sums of all cells before it.
    let mut before = [0; MOST_CELLS];
    let mut reached = 1;
    for (position, &own) in amounts.iter().enumerate() {
        before[position] = reached;
        let sums = steps(position, own).fold(0, |sums, (_, step)| sums | reached << step);
        reached = sums & within;
    }
    let mut wanted: u128 = 1 << total;
    if reached & wanted == 0 {
        return false;
    }
    for position in (0..amounts.len()).rev() {
        let (mut kept, mut earlier) = (0, 0);
        for (amount, step) in steps(position, amounts[position]) {
            let from = wanted >> step & before[position];
            if from != 0 {
                kept |= 1 << amount;
                earlier |= from;
            }
        }
        amounts[position] = kept;
        wanted = earlier;
    }
    true
}
