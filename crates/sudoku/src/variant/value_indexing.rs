//! The second cell of a line says how many cells further the value of the first comes again.

use super::{Additions, Adds, Fault};
use crate::Values;
use crate::variant::Ground;

/// The second cell of a line says how many cells further the value of the first comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueIndexing {
    /// The line.
    pub cells: Vec<usize>,
}

impl Adds for ValueIndexing {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 3..=to.ground.shape.cells())?;
        let ground = to.ground;
        to.require(self.cells.as_slice(), move |candidates| {
            comes_again(ground, candidates)
        });
        Ok(())
    }
}

/// The first cell is the value, the second how far along the others it comes again.
fn comes_again(ground: Ground, candidates: &mut [Values]) -> bool {
    let [value, index, line @ ..] = candidates else {
        return true;
    };
    let place = |index| (ground.number(index) as usize).checked_sub(1);
    let (mut values, mut indices) = (Values::NONE, Values::NONE);
    for one in index.iter() {
        let common = place(one)
            .and_then(|place| line.get(place))
            .map_or(Values::NONE, |own| own.and(*value));
        if !common.is_empty() {
            values = values.or(common);
            indices.insert(one);
        }
    }
    (*value, *index) = (values, indices);
    let only = indices.single().and_then(place);
    if let Some(own) = only.and_then(|place| line.get_mut(place)) {
        *own = own.and(values);
    }
    !values.is_empty()
}
