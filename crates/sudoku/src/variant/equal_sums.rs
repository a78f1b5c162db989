//! Groups of cells that all have the same sum.

use super::{Additions, Adds, Fault};
use crate::constraint::Sum;
use std::sync::Arc;

/// Groups of cells that all have the same sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EqualSums {
    /// The cells of each.
    pub groups: Vec<Vec<usize>>,
}

impl Adds for EqualSums {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        for group in &self.groups {
            to.check(group, 1..=to.ground.shape.cells())?;
        }
        add_up_alike(to, &self.groups);
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.groups.concat()
    }
}

/// Lets groups have the same sum. The smallest is compared with each other: what is learned of one sum
/// reaches the rest through it.
pub(super) fn add_up_alike(to: &mut Additions<'_>, groups: &[Vec<usize>]) {
    let Some(smallest) = (0..groups.len()).min_by_key(|&index| groups[index].len()) else {
        return;
    };
    let ground = to.ground;
    for other in (0..groups.len()).filter(|&index| index != smallest) {
        let added = groups[smallest].iter().map(|&cell| (cell, 1));
        let taken = groups[other].iter().map(|&cell| (cell, -1));
        let mut terms: Vec<(usize, i64)> = added.chain(taken).collect();
        // A cell in both groups counts on both sides.
        terms
            .retain(|(cell, _)| !(groups[smallest].contains(cell) && groups[other].contains(cell)));
        to.constrain_seeing(move |sight| Arc::new(Sum::new(ground, sight, &terms, 0)));
    }
}
