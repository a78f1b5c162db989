//! Bounds of a sum where some cells differ.
//!
//! Cells that differ and start at their least amounts, in ascending order, each take one more than the
//! one before if they have to: the least sum of intervals without repetition. From the top it is the
//! same, upside down.

use super::Sum;
use crate::MAX_SIZE;

/// Removes amounts beyond what the others leave; `false` if nothing is left. Every set has amounts.
pub(super) fn filter(sum: &Sum, amounts: &mut [u32]) -> bool {
    loop {
        let mut changed = false;
        for cliques in &sum.partitions {
            match filter_once(sum, cliques, amounts) {
                Some(now) => changed |= now,
                None => return false,
            }
        }
        if !changed {
            return true;
        }
    }
}

/// Whether some amount is beyond the bounds that one partition gives; `None` if nothing is left.
fn filter_once(sum: &Sum, cliques: &[Vec<usize>], amounts: &mut [u32]) -> Option<bool> {
    let highest = sum.values as i64 - 1;
    let mut slack_below = sum.total;
    let mut slack_above = -sum.total;
    for clique in cliques {
        let weight = sum.weight_of(clique);
        slack_below -= weight * Spread::lowest(clique, amounts).total();
        let from_top = Spread::highest(clique, amounts, highest).total();
        slack_above += weight * (highest * clique.len() as i64 - from_top);
    }
    if slack_below < 0 || slack_above < 0 {
        return None;
    }
    let mut changed = false;
    for clique in cliques {
        let weight = sum.weight_of(clique);
        let low = Spread::lowest(clique, amounts);
        let top = Spread::highest(clique, amounts, highest);
        let (all_low, all_top) = (low.total(), top.total());
        for (member, &position) in clique.iter().enumerate() {
            let most = (slack_below + weight * (all_low - low.without(member))) / weight;
            let down = (slack_above + weight * (all_top - top.without(member))) / weight;
            let left = amounts[position] & between(highest - down, most);
            if left == 0 {
                return None;
            }
            changed |= left != amounts[position];
            amounts[position] = left;
        }
    }
    Some(changed)
}

/// The amounts from one to another, as bits.
fn between(fewest: i64, most: i64) -> u32 {
    if most < 0 || fewest > most {
        return 0;
    }
    let up_to_most = u32::MAX >> (31 - most.min(31));
    up_to_most & (u32::MAX << fewest.clamp(0, 31))
}

/// Where the members of a clique start, in ascending order with their names.
struct Spread {
    starts: [(u8, u8); MAX_SIZE],
    length: usize,
}

impl Spread {
    fn lowest(clique: &[usize], amounts: &[u32]) -> Self {
        Spread::new(clique, |position| amounts[position].trailing_zeros() as u8)
    }

    /// Seen from the top.
    fn highest(clique: &[usize], amounts: &[u32], highest: i64) -> Self {
        let unused = u32::BITS as u8 - 1 - highest as u8;
        Spread::new(clique, |position| {
            amounts[position].leading_zeros() as u8 - unused
        })
    }

    fn new(clique: &[usize], start: impl Fn(usize) -> u8) -> Self {
        let mut starts = [(0, 0); MAX_SIZE];
        for (member, &position) in clique.iter().enumerate() {
            starts[member] = (start(position), member as u8);
        }
        starts[..clique.len()].sort_unstable();
        Spread {
            starts,
            length: clique.len(),
        }
    }

    /// What the least distinct amounts from the starts on add up to.
    fn total(&self) -> i64 {
        least_total(self.starts[..self.length].iter())
    }

    /// The same without one member.
    fn without(&self, member: usize) -> i64 {
        let starts = self.starts[..self.length].iter();
        least_total(starts.filter(|start| usize::from(start.1) != member))
    }
}

fn least_total<'a>(starts: impl Iterator<Item = &'a (u8, u8)>) -> i64 {
    let mut free = 0;
    starts.fold(0, |total, &(start, _)| {
        let taken = start.max(free);
        free = taken + 1;
        total + i64::from(taken)
    })
}
