//! The sum between the lowest and the highest value of some cells in a row, whichever these are.
//!
//! For every choice of the two, sets of sums run along the cells from both ends and meet at each
//! (dynamic programming as for any automaton, with the sums as bits of one word).

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::union;
use crate::variant::Ground;

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
        let (ground, sum) = (to.ground, self.sum);
        to.require(self.cells.as_slice(), move |candidates| {
            enclose(candidates, ground, sum)
        });
        Ok(())
    }
}

/// Tries every pair of values for the ends.
fn enclose(candidates: &mut [Values], ground: Ground, sum: u32) -> bool {
    let mut possible = vec![Values::NONE; candidates.len()];
    let union = union(candidates.iter());
    let room = candidates.len() as u8 - 1;
    for low in union.iter() {
        for high in union.iter().filter(|&high| high >= low + room) {
            let ends = Ends {
                ground,
                sum,
                low,
                high,
            };
            let kept = ends.kept(candidates);
            for (possible, kept) in possible.iter_mut().zip(kept.into_iter().flatten()) {
                *possible = possible.or(kept);
            }
        }
    }
    candidates.copy_from_slice(&possible);
    candidates.iter().all(|own| !own.is_empty())
}

/// A choice of the lowest and the highest value.
struct Ends {
    ground: Ground,
    /// The sum between them.
    sum: u32,
    low: u8,
    high: u8,
}

/// What a cell may be then: one of the ends, or what is between them in value.
struct Choice {
    low: bool,
    high: bool,
    inner: Values,
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

impl Ends {
    /// What is left of each cell; `None` if these cannot be the ends.
    fn kept(&self, candidates: &[Values]) -> Option<Vec<Values>> {
        let choices = self.choices(candidates)?;
        let ahead = self.ahead(&choices);
        let fits = ahead[choices.len()].behind;
        fits.then(|| self.kept_between(&choices, &ahead))
    }

    /// `None` if a cell is left without a value.
    fn choices(&self, candidates: &[Values]) -> Option<Vec<Choice>> {
        let below_high = Values::up_to(usize::from(self.high) - 1);
        let inner = below_high.without(Values::up_to(usize::from(self.low)));
        let choice = |own: &Values| {
            let choice = Choice {
                low: own.contains(self.low),
                high: own.contains(self.high),
                inner: own.and(inner),
            };
            (choice.low || choice.high || !choice.inner.is_empty()).then_some(choice)
        };
        candidates.iter().map(choice).collect()
    }

    /// The wanted sum as a set of sums.
    fn whole(&self) -> u128 {
        1 << self.sum
    }

    /// From the first cell on: where one may be before each cell and after the last.
    fn ahead(&self, choices: &[Choice]) -> Vec<Place> {
        let full = u128::MAX >> (u128::BITS - 1 - self.sum);
        let whole = self.whole();
        let mut place = Place {
            before: true,
            ..Place::default()
        };
        let mut ahead = vec![place];
        for &Choice { low, high, inner } in choices {
            let grown = |sums: u128| {
                let sums = inner.iter().map(|value| sums << self.number(value));
                sums.fold(0, |all, sums| all | sums) & full
            };
            let Place {
                before,
                after_low,
                after_high,
                behind,
            } = place;
            place = Place {
                before: before && !inner.is_empty(),
                after_low: grown(after_low) | u128::from(before && low),
                after_high: grown(after_high) | u128::from(before && high),
                behind: behind && !inner.is_empty()
                    || after_low & whole != 0 && high
                    || after_high & whole != 0 && low,
            };
            ahead.push(place);
        }
        ahead
    }

    /// From the last cell back: the values with which the rest can still be right.
    fn kept_between(&self, choices: &[Choice], ahead: &[Place]) -> Vec<Values> {
        let whole = self.whole();
        let mut kept = vec![Values::NONE; choices.len()];
        let mut back = Place {
            behind: true,
            ..Place::default()
        };
        for ((&Choice { low, high, inner }, here), kept) in
            choices.iter().zip(ahead).zip(&mut kept).rev()
        {
            let opens_low = back.after_low & 1 != 0 && low;
            let opens_high = back.after_high & 1 != 0 && high;
            let mut earlier = Place {
                before: back.before && !inner.is_empty() || opens_low || opens_high,
                after_low: if back.behind && high { whole } else { 0 },
                after_high: if back.behind && low { whole } else { 0 },
                behind: back.behind && !inner.is_empty(),
            };
            if here.before && back.before || here.behind && back.behind {
                *kept = inner;
            }
            if here.before && opens_low || here.after_high & earlier.after_high != 0 {
                kept.insert(self.low);
            }
            if here.before && opens_high || here.after_low & earlier.after_low != 0 {
                kept.insert(self.high);
            }
            for value in inner.iter() {
                let from_low = back.after_low >> self.number(value);
                let from_high = back.after_high >> self.number(value);
                if from_low & here.after_low != 0 || from_high & here.after_high != 0 {
                    kept.insert(value);
                }
                earlier.after_low |= from_low;
                earlier.after_high |= from_high;
            }
            back = earlier;
        }
        kept
    }

    fn number(&self, value: u8) -> u32 {
        self.ground.number(value)
    }
}
