//! Every assignment of the last two or three cells of a sum.

use super::Sum;
use crate::values::bits;

/// Keeps the amounts that are in some assignment where cells that see each other differ, if at most
/// three cells are undecided; `Some(false)` if there is none.
pub(super) fn filter(sum: &Sum, amounts: &mut [u32]) -> Option<bool> {
    let is_open = |&position: &usize| !amounts[position].is_power_of_two();
    let mut open = [0; 3];
    let mut count = 0;
    for position in (0..amounts.len()).filter(is_open) {
        *open.get_mut(count)? = position;
        count += 1;
    }
    let decided: i64 = (0..amounts.len())
        .filter(|position| !open[..count].contains(position))
        .map(|position| weighted(sum, position, amounts[position].trailing_zeros() as usize))
        .sum();
    let search = Search {
        sum,
        amounts,
        open: &open[..count],
    };
    let mut kept = [0; 3];
    let possible = search.extend(0, sum.total - decided, &mut [0; 3], &mut kept);
    for (&position, kept) in open[..count].iter().zip(kept) {
        amounts[position] = kept;
    }
    Some(possible)
}

fn weighted(sum: &Sum, position: usize, amount: usize) -> i64 {
    i64::from(sum.terms[position].weight) * amount as i64
}

struct Search<'a> {
    sum: &'a Sum,
    amounts: &'a [u32],
    open: &'a [usize],
}

impl Search<'_> {
    /// Tries the cells from this one on; marks what is in some assignment.
    fn extend(&self, at: usize, rest: i64, chosen: &mut [usize; 3], kept: &mut [u32; 3]) -> bool {
        let Some(&position) = self.open.get(at) else {
            return rest == 0;
        };
        let mut any = false;
        let weight = i64::from(self.sum.terms[position].weight);
        let mut tried = self.amounts[position];
        // The last one has no choice.
        if at + 1 == self.open.len() && weight > 0 {
            let fits = rest >= 0 && rest % weight == 0 && rest / weight < 32;
            tried &= if fits { 1 << (rest / weight) } else { 0 };
        }
        for amount in bits(tried) {
            let clashes = (0..at)
                .any(|earlier| self.clash(self.open[earlier], chosen[earlier], position, amount));
            if clashes {
                continue;
            }
            chosen[at] = amount;
            if self.extend(at + 1, rest - weight * amount as i64, chosen, kept) {
                kept[at] |= 1 << amount;
                any = true;
            }
        }
        any
    }

    /// Whether two cells would hold the same value although they see each other.
    fn clash(&self, one: usize, first: usize, other: usize, second: usize) -> bool {
        let value = |position: usize, amount: usize| {
            if self.sum.terms[position].backwards {
                self.sum.values - 1 - amount
            } else {
                amount
            }
        };
        self.sum.differ[one * self.sum.cells.len() + other]
            && value(one, first) == value(other, second)
    }
}
