//! Every 5 has a 1 right above it or a 9 right below it.

use super::{Additions, Adds, Fault};
use crate::{Constraint, Values};

/// Every 5 has a 1 right above it or a 9 right below it; on other grids the middle, the lowest and the
/// highest value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutchFlatmates;

impl Adds for DutchFlatmates {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let (size, values) = (to.ground.shape.size(), to.ground.values);
        for cell in 0..to.ground.shape.cells() {
            let above = cell.checked_sub(size).map(|above| (above, 1));
            let below =
                (cell + size < to.ground.shape.cells()).then_some((cell + size, values as u8));
            let mates = above.into_iter().chain(below);
            let (cells, mates): (Vec<usize>, Vec<u8>) = mates.unzip();
            to.constrain(Flatmates {
                cells: [&[cell], cells.as_slice()].concat(),
                middle: values.div_ceil(2) as u8,
                mates,
            });
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
struct Flatmates {
    /// The cell, then those above and below it.
    cells: Vec<usize>,
    middle: u8,
    /// By neighbour, the value it may have to hold.
    mates: Vec<u8>,
}

impl Constraint for Flatmates {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let Some((own, others)) = candidates.split_first_mut() else {
            return true;
        };
        if !own.contains(self.middle) {
            return true;
        }
        let mut possible = others
            .iter_mut()
            .zip(&self.mates)
            .filter(|(other, mate)| other.contains(**mate));
        match (possible.next(), possible.next()) {
            (None, _) => own.remove(self.middle),
            (Some((only, &mate)), None) if own.single().is_some() => *only = Values::of(mate),
            _ => {}
        }
        !own.is_empty()
    }
}
