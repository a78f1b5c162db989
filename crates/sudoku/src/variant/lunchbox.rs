//! The sum between the lowest and the highest value of some cells in a row, whichever these are.
//!
//! For every choice of the two, sets of sums run along the cells from both ends and meet at each
//! (dynamic programming as for any automaton, with the sums as bits of one word).

use super::{Additions, Adds, Fault};
use crate::variant::Ground;
use crate::{Constraint, Values};

/// The sum between the lowest and the highest value of some cells in a row, whichever these are. All
/// values differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lunchbox {
    /// The cells in their order.
    pub cells: Vec<usize>,
    /// The sum between.
    pub sum: u32,
}

impl Adds for Lunchbox {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=to.ground.values)?;
        if self.sum >= u128::BITS {
            return Err(Fault::Number(i64::from(self.sum)));
        }
        to.regions.push(self.cells.clone());
        to.constrain(Filling {
            cells: self.cells.clone(),
            sum: self.sum,
            ground: to.ground,
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

#[derive(Clone, Debug)]
struct Filling {
    cells: Vec<usize>,
    sum: u32,
    ground: Ground,
}

/// How far along the cells one may be: before the first end, between the ends with some sum (of which
/// bit `n` says that it can be `n`), behind the second end.
#[derive(Clone, Copy, Default)]
struct Place {
    before: bool,
    after_low: u128,
    after_high: u128,
    behind: bool,
}

impl Filling {
    /// What is left of each cell if these are the lowest and the highest value; `None` if they cannot
    /// be.
    fn between(&self, candidates: &[Values], low: u8, high: u8) -> Option<Vec<Values>> {
        let ends = Values::of(low).or(Values::of(high));
        let inner = Values::up_to(usize::from(high))
            .without(Values::up_to(usize::from(low)))
            .without(ends);
        if candidates
            .iter()
            .any(|own| own.and(inner.or(ends)).is_empty())
        {
            return None;
        }
        let full = u128::MAX >> (u128::BITS - 1 - self.sum);
        let whole = 1 << self.sum;
        let number = |value| self.ground.number(value);
        let mut ahead = vec![Place::default(); candidates.len() + 1];
        ahead[0].before = true;
        for (at, &own) in candidates.iter().enumerate() {
            let (is_low, is_high) = (own.contains(low), own.contains(high));
            let own = own.and(inner);
            let Place {
                before,
                after_low,
                after_high,
                behind,
            } = ahead[at];
            let grown =
                |sums: u128| own.iter().fold(0, |all, value| all | sums << number(value)) & full;
            ahead[at + 1] = Place {
                before: before && !own.is_empty(),
                after_low: grown(after_low) | u128::from(before && is_low),
                after_high: grown(after_high) | u128::from(before && is_high),
                behind: behind && !own.is_empty()
                    || after_low & whole != 0 && is_high
                    || after_high & whole != 0 && is_low,
            };
        }
        if !ahead[candidates.len()].behind {
            return None;
        }
        let mut kept = vec![Values::NONE; candidates.len()];
        // From the end, the sums from which the rest can still be right.
        let mut back = Place {
            behind: true,
            ..Place::default()
        };
        for (at, &own) in candidates.iter().enumerate().rev() {
            let (is_low, is_high) = (own.contains(low), own.contains(high));
            let own = own.and(inner);
            let Place {
                before,
                after_low,
                after_high,
                behind,
            } = ahead[at];
            let mut earlier = Place {
                before: back.before && !own.is_empty()
                    || back.after_low & 1 != 0 && is_low
                    || back.after_high & 1 != 0 && is_high,
                after_low: if back.behind && is_high { whole } else { 0 },
                after_high: if back.behind && is_low { whole } else { 0 },
                behind: back.behind && !own.is_empty(),
            };
            if before && back.before || behind && back.behind {
                kept[at] = own;
            }
            if is_low
                && (before && back.after_low & 1 != 0 || after_high & whole != 0 && back.behind)
            {
                kept[at].insert(low);
            }
            if is_high
                && (before && back.after_high & 1 != 0 || after_low & whole != 0 && back.behind)
            {
                kept[at].insert(high);
            }
            for value in own.iter() {
                let from_low = back.after_low >> number(value);
                let from_high = back.after_high >> number(value);
                if from_low & after_low != 0 || from_high & after_high != 0 {
                    kept[at].insert(value);
                }
                earlier.after_low |= from_low;
                earlier.after_high |= from_high;
            }
            back = earlier;
        }
        Some(kept)
    }
}

impl Constraint for Filling {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let mut possible = vec![Values::NONE; candidates.len()];
        let union = candidates
            .iter()
            .fold(Values::NONE, |all, &own| all.or(own));
        let room = candidates.len() as u8 - 1;
        for low in union.iter() {
            for high in union.iter().filter(|&high| high >= low + room) {
                for (possible, kept) in possible
                    .iter_mut()
                    .zip(self.between(candidates, low, high).into_iter().flatten())
                {
                    *possible = possible.or(kept);
                }
            }
        }
        candidates.copy_from_slice(&possible);
        candidates.iter().all(|own| !own.is_empty())
    }
}
