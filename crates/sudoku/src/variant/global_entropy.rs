//! Every square of four cells holds a low, a middle and a high value.

use super::{Additions, Adds, Fault};
use crate::Values;

/// Every square of four cells holds a low, a middle and a high value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlobalEntropy;

impl Adds for GlobalEntropy {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let (size, values) = (to.ground.shape.size(), to.ground.values);
        if !values.is_multiple_of(3) {
            return Err(Fault::Shape);
        }
        let third = values / 3;
        let low = Values::up_to(third);
        let middle = Values::up_to(2 * third).without(low);
        let groups = [
            low,
            middle,
            Values::up_to(values).without(low).without(middle),
        ];
        for [cell, _] in to.ground.pairs_apart(1, 1) {
            let square = [cell, cell + 1, cell + size, cell + size + 1];
            to.require(square, move |candidates| represents(candidates, &groups));
        }
        Ok(())
    }
}

/// Each group of values is among the cells.
fn represents(candidates: &mut [Values], groups: &[Values]) -> bool {
    groups.iter().all(|&group| {
        let holders = candidates.iter_mut();
        let mut holders = holders.filter(|own| !own.and(group).is_empty());
        match (holders.next(), holders.next()) {
            (None, _) => return false,
            (Some(only), None) => *only = only.and(group),
            _ => {}
        }
        true
    })
}
