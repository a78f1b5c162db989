//! A cell that says how many different values some other cells hold.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::union;
use crate::variant::Ground;

/// A cell that says how many different values some other cells hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountDistinct {
    /// The cell that says it.
    pub counter: usize,
    /// The others.
    pub cells: Vec<usize>,
}

impl Adds for CountDistinct {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let cells = [&[self.counter], self.cells.as_slice()].concat();
        to.check(&cells, 2..=to.ground.shape.cells())?;
        let ground = to.ground;
        to.require(cells, move |candidates| {
            count_distinct(ground, candidates)
        });
        Ok(())
    }
}

/// The counter is the first cell.
fn count_distinct(ground: Ground, candidates: &mut [Values]) -> bool {
    let Some((counter, others)) = candidates.split_first_mut() else {
        return true;
    };
    let decided = union(others.iter().filter(|own| own.len() == 1));
    let open = others.iter().filter(|own| own.len() > 1).count();
    // Open cells without a decided value need at least one more.
    let one_more = others.iter().any(|own| own.and(decided).is_empty());
    let least = decided.len() + usize::from(one_more);
    let most = union(others.iter()).len().min(decided.len() + open);
    let in_reach = |number: u32| (least..=most).contains(&(number as usize));
    *counter = counter.and(ground.values_where(in_reach));
    let number = |value| ground.number(value) as usize;
    let (fewest, greatest) = (counter.first().map(number), counter.last().map(number));
    for own in others.iter_mut().filter(|own| own.len() > 1) {
        if greatest == Some(decided.len()) {
            *own = own.and(decided);
        } else if fewest == Some(decided.len() + open) {
            *own = own.without(decided);
        }
    }
    !counter.is_empty() && others.iter().all(|own| !own.is_empty())
}
