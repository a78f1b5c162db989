//! Numbers that are found among the four cells around a corner.

use super::{Additions, Adds, Fault};
use crate::{Constraint, Values};

/// Numbers that are found among the four cells around a corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quadruple {
    /// The four cells.
    pub cells: Vec<usize>,
    /// The numbers, repeated if they appear twice.
    pub values: Vec<u8>,
}

impl Adds for Quadruple {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 1..=to.ground.shape.cells())?;
        if self.values.len() > self.cells.len() {
            return Err(Fault::Cells(self.cells.len()));
        }
        let mut needs: Vec<(Values, usize)> = Vec::new();
        for &number in &self.values {
            let value = to.ground.value(u32::from(number));
            let value = Values::of(value.ok_or(Fault::Value(number))?);
            match needs.iter_mut().find(|(other, _)| *other == value) {
                Some((_, count)) => *count += 1,
                None => needs.push((value, 1)),
            }
        }
        to.constrain(Holds {
            cells: self.cells.clone(),
            needs,
            spare: self.cells.len() - self.values.len(),
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.clone()
    }
}

/// Cells among which each of some values is found so often.
#[derive(Debug)]
struct Holds {
    cells: Vec<usize>,
    needs: Vec<(Values, usize)>,
    /// How many cells may hold anything else.
    spare: usize,
}

impl Constraint for Holds {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let needed = self
            .needs
            .iter()
            .fold(Values::NONE, |all, need| all.or(need.0));
        let others = candidates.iter().filter(|own| own.and(needed).is_empty());
        let others = others.count();
        if others > self.spare {
            return false;
        }
        if others == self.spare {
            for own in candidates
                .iter_mut()
                .filter(|own| !own.and(needed).is_empty())
            {
                *own = own.and(needed);
            }
        }
        self.needs.iter().all(|&(value, count)| {
            let holders = || candidates.iter().filter(|own| !own.and(value).is_empty());
            let possible = holders().count();
            if possible == count {
                for own in candidates
                    .iter_mut()
                    .filter(|own| !own.and(value).is_empty())
                {
                    *own = value;
                }
            }
            possible >= count
        })
    }
}
