//! Numbers that are found among the four cells around a corner.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::constraint::union;

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
        let spare = self.cells.len() - self.values.len();
        to.require(self.cells.as_slice(), move |candidates| {
            hold(candidates, &needs, spare)
        });
        Ok(())
    }
}

/// Cells among which each value is found as often as needed, and this many that may hold anything else.
fn hold(candidates: &mut [Values], needs: &[(Values, usize)], spare: usize) -> bool {
    let needed = union(needs.iter().map(|(value, _)| value));
    let others = candidates.iter().filter(|own| own.and(needed).is_empty());
    let others = others.count();
    if others > spare {
        return false;
    }
    let keep = |candidates: &mut [Values], values: Values| {
        for own in candidates.iter_mut() {
            if !own.and(values).is_empty() {
                *own = own.and(values);
            }
        }
    };
    if others == spare {
        keep(candidates, needed);
    }
    needs.iter().all(|&(value, count)| {
        let holders = candidates.iter().filter(|own| !own.and(value).is_empty());
        let possible = holders.count();
        if possible == count {
            keep(candidates, value);
        }
        possible >= count
    })
}
