//! A cell that says how many different values some other cells hold.

use super::{Additions, Adds, Fault};
use crate::variant::Ground;
use crate::{Constraint, Values};

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
        let cells = Adds::cells(self);
        to.check(&cells, 2..=to.ground.shape.cells())?;
        to.constrain(Distinct {
            cells,
            ground: to.ground,
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        [&[self.counter], self.cells.as_slice()].concat()
    }
}

#[derive(Clone, Debug)]
struct Distinct {
    /// The counter first.
    cells: Vec<usize>,
    ground: Ground,
}

impl Constraint for Distinct {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let Some((counter, others)) = candidates.split_first_mut() else {
            return true;
        };
        let union = others.iter().fold(Values::NONE, |all, &own| all.or(own));
        let singles = others.iter().filter(|own| own.len() == 1);
        let decided = singles.fold(Values::NONE, |all, &own| all.or(own));
        let open = others.iter().filter(|own| own.len() > 1).count();
        // Open cells without a decided value need at least one more.
        let one_more = others.iter().any(|own| own.and(decided).is_empty());
        let least = decided.len() + usize::from(one_more);
        let most = union.len().min(decided.len() + open);
        let in_reach = |number: u32| (least..=most).contains(&(number as usize));
        *counter = counter.and(self.ground.values_where(in_reach));
        let numbers = || {
            counter
                .iter()
                .map(|value| self.ground.number(value) as usize)
        };
        let (fewest, greatest) = (numbers().min(), numbers().max());
        for own in others.iter_mut().filter(|own| own.len() > 1) {
            if greatest == Some(decided.len()) {
                *own = own.and(decided);
            } else if fewest == Some(decided.len() + open) {
                *own = own.without(decided);
            }
        }
        !counter.is_empty() && others.iter().all(|own| !own.is_empty())
    }
}
