//! Every 5 has a 1 right above it or a 9 right below it.

use super::{Additions, Adds, Fault};
use crate::Values;

/// Every 5 has a 1 right above it or a 9 right below it; on other grids the middle, the lowest and the
/// highest value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutchFlatmates;

impl Adds for DutchFlatmates {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let (size, values) = (to.ground.shape.size(), to.ground.values);
        let (count, middle) = (to.ground.shape.cells(), values.div_ceil(2) as u8);
        for cell in 0..count {
            let above = cell.checked_sub(size).map(|above| (above, 1));
            let below = (cell + size < count).then_some((cell + size, values as u8));
            // By neighbour, the value it may have to hold.
            let (cells, mates): (Vec<usize>, Vec<u8>) = above.into_iter().chain(below).unzip();
            let cells = [&[cell], cells.as_slice()].concat();
            to.require(cells, move |candidates| {
                has_mate(candidates, middle, &mates)
            });
        }
        Ok(())
    }
}

/// The first cell, if it holds the middle value, has one of its mates beside it.
fn has_mate(candidates: &mut [Values], middle: u8, mates: &[u8]) -> bool {
    let Some((own, others)) = candidates.split_first_mut() else {
        return true;
    };
    if !own.contains(middle) {
        return true;
    }
    let others = others.iter_mut().zip(mates);
    let mut possible = others.filter(|(other, mate)| other.contains(**mate));
    match (possible.next(), possible.next()) {
        (None, _) => own.remove(middle),
        (Some((only, &mate)), None) if own.single().is_some() => *only = Values::of(mate),
        _ => {}
    }
    !own.is_empty()
}
