//! The rank of a line among all rows and columns read as numbers from both ends.

mod order;
mod ranked;
mod tied;

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::Allowed;
use ranked::has_rank;
use std::cmp::Ordering;
use tied::Tied;

/// Lines start at the top, at the bottom, left and right.
const SIDES: usize = 4;

/// The rank of a line among all rows and columns read as numbers from both ends, 1 for the smallest. No
/// other is the same number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FullRank {
    /// The line, from the side of the clue.
    pub cells: Vec<usize>,
    /// Its rank.
    pub rank: u32,
}

impl Adds for FullRank {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let size = shape.size();
        let forwards: Vec<Vec<usize>> = shape.rows().chain(shape.columns()).collect();
        let backwards = forwards
            .iter()
            .map(|line| line.iter().rev().copied().collect());
        let mut others: Vec<Vec<usize>> = forwards.iter().cloned().chain(backwards).collect();
        let count = others.len();
        others.retain(|line| *line != self.cells);
        if others.len() == count {
            return Err(Fault::Shape);
        }
        let below = (self.rank as usize).checked_sub(1);
        let Some(below) = below.filter(|&below| below < count) else {
            return Err(Fault::Number(i64::from(self.rank)));
        };
        let all: Vec<usize> = (0..shape.cells()).collect();
        let line = self.cells.clone();
        // Each of the four sides holds every value once, so that four lines start with each.
        if to.ground.values == size {
            let first = Values::of((below / SIDES) as u8 + 1);
            to.constrain(Allowed::new(line[0], first));
            let tied = Tied::new(line, others, below);
            to.require(all, move |candidates| tied.propagate(candidates));
        } else {
            to.require(all, move |candidates| {
                has_rank(candidates, &line, &others, below)
            });
        }
        Ok(())
    }
}

/// How two lines compare, as far as is known.
enum Known {
    Is(Ordering),
    /// Not yet: this is the first place where they may differ.
    Open(usize),
}

fn compare(candidates: &[Values], one: &[usize], other: &[usize]) -> Known {
    for (place, (&one, &other)) in one.iter().zip(other).enumerate() {
        let (one, other) = (candidates[one], candidates[other]);
        if one.single().is_some() && one == other {
            continue;
        }
        let (ones, others) = (one.bits(), other.bits());
        // The highest of one set is below the lowest of the other.
        return if ones.ilog2() < others.trailing_zeros() {
            Known::Is(Ordering::Less)
        } else if others.ilog2() < ones.trailing_zeros() {
            Known::Is(Ordering::Greater)
        } else {
            Known::Open(place)
        };
    }
    Known::Is(Ordering::Equal)
}

/// Lets the first cell be no greater than the second.
fn at_most(candidates: &mut [Values], small: usize, great: usize) -> bool {
    let top = candidates[great]
        .bits()
        .checked_ilog2()
        .map_or(0, |top| top as usize + 1);
    let bottom = candidates[small]
        .first()
        .map_or(0, |bottom| usize::from(bottom) - 1);
    candidates[small] = candidates[small].and(Values::up_to(top));
    candidates[great] = candidates[great].without(Values::up_to(bottom));
    !candidates[small].is_empty() && !candidates[great].is_empty()
}
