//! Groups of cells that all have the same sum.

use super::{Additions, Adds, Fault};

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
}

/// Lets groups have the same sum. The smallest is compared with each other: what is learned of one sum
/// reaches the rest through it.
pub(super) fn add_up_alike(to: &mut Additions<'_>, groups: &[Vec<usize>]) {
    let Some(smallest) = (0..groups.len()).min_by_key(|&index| groups[index].len()) else {
        return;
    };
    let one = &groups[smallest];
    for other in (0..groups.len()).filter(|&index| index != smallest) {
        let other = &groups[other];
        // A cell in both groups counts on both sides.
        let added = one.iter().filter(|cell| !other.contains(cell));
        let taken = other.iter().filter(|cell| !one.contains(cell));
        let added = added.map(|&cell| (cell, 1));
        let terms = added.chain(taken.map(|&cell| (cell, -1)));
        to.add_up_weighted(terms.collect(), 0);
    }
}
