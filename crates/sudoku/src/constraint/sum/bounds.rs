//! Bounds of a sum where some cells differ.
//!
//! Cells that differ and start at their least amounts, in ascending order, each take one more than the
//! one before if they have to: the least sum of intervals without repetition.

use super::Sum;

/// Removes amounts beyond what the others leave; `false` if nothing is left. Every set has amounts.
pub(super) fn filter(sum: &Sum, amounts: &mut [u32]) -> bool {
    let highest = sum.values as i64 - 1;
    let mut changed = true;
    while changed {
        changed = false;
        let ends = |positions: &[usize]| {
            let weight = positions
                .first()
                .map_or(0, |&first| sum.terms[first].weight);
            let least = |position: usize| i64::from(amounts[position].trailing_zeros());
            let from_top = |position: usize| {
                highest - i64::from(u32::BITS - 1 - amounts[position].leading_zeros())
            };
            let of_all =
                |end: &dyn Fn(usize) -> i64| Spread::new(positions.iter().map(|&p| end(p)));
            (i64::from(weight), of_all(&least), of_all(&from_top))
        };
        let cliques: Vec<_> = sum.cliques.iter().map(|clique| ends(clique)).collect();
        let least: i64 = cliques
            .iter()
            .map(|(weight, low, _)| weight * low.total)
            .sum();
        let greatest: i64 = cliques
            .iter()
            .map(|(weight, low, top)| weight * (highest * low.length() - top.total))
            .sum();
        if !(least..=greatest).contains(&sum.total) {
            return false;
        }
        for ((weight, low, top), clique) in cliques.iter().zip(&sum.cliques) {
            for (member, &position) in clique.iter().enumerate() {
                let most = sum.total - least + weight * (low.total - low.without(member));
                let rest = top.total - top.without(member);
                let fewest = sum.total - greatest + weight * (highest - rest);
                let allowed = between(fewest, most, *weight);
                let left = amounts[position] & allowed;
                if left == 0 {
                    return false;
                }
                changed |= left != amounts[position];
                amounts[position] = left;
            }
        }
    }
    true
}

/// The amounts that times the weight lie within these bounds.
fn between(fewest: i64, most: i64, weight: i64) -> u32 {
    if weight == 0 {
        return u32::MAX;
    }
    let first = fewest.max(0) + weight - 1;
    let (first, last) = (first / weight, most.div_euclid(weight));
    if last < first || first > 31 {
        return 0;
    }
    let up_to_last = u32::MAX >> (31 - last.min(31));
    up_to_last & (u32::MAX << first)
}

/// The least distinct numbers that are at least some others.
struct Spread {
    /// In ascending order, with the member each belongs to.
    starts: Vec<(i64, usize)>,
    total: i64,
}

impl Spread {
    fn new(starts: impl Iterator<Item = i64>) -> Self {
        let mut starts: Vec<(i64, usize)> =
            starts.enumerate().map(|(at, start)| (start, at)).collect();
        starts.sort_unstable();
        let total = total(starts.iter().map(|&(start, _)| start));
        Spread { starts, total }
    }

    fn length(&self) -> i64 {
        self.starts.len() as i64
    }

    /// The total without one of them.
    fn without(&self, member: usize) -> i64 {
        let others = self.starts.iter().filter(|&&(_, other)| other != member);
        total(others.map(|&(start, _)| start))
    }
}

/// What the least distinct numbers that are at least these, given in ascending order, add up to.
fn total(starts: impl Iterator<Item = i64>) -> i64 {
    let mut free = i64::MIN;
    starts.fold(0, |total, start| {
        let taken = start.max(free);
        free = taken + 1;
        total + taken
    })
}
