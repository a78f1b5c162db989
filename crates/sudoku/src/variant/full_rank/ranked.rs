//! A rank where not every side need hold every value: lines are compared one by one.

use super::{Known, at_most, compare};
use crate::Values;
use std::cmp::Ordering;

/// Whether as many of the other lines may be smaller than this one as should be.
pub(super) fn has_rank(
    candidates: &mut [Values],
    line: &[usize],
    others: &[Vec<usize>],
    below: usize,
) -> bool {
    if candidates.iter().any(|own| own.is_empty()) {
        return false;
    }
    let mut smaller = 0;
    let mut open = Vec::new();
    for other in others {
        match compare(candidates, other, line) {
            Known::Is(Ordering::Less) => smaller += 1,
            Known::Is(Ordering::Greater) => {}
            Known::Is(Ordering::Equal) => return false,
            Known::Open(place) => open.push((other[place], line[place])),
        }
    }
    let most = smaller + open.len();
    let mut open = open.into_iter();
    if !(smaller..=most).contains(&below) {
        false
    } else if smaller == below {
        open.all(|(other, own)| at_most(candidates, own, other))
    } else if most == below {
        open.all(|(other, own)| at_most(candidates, other, own))
    } else {
        true
    }
}
