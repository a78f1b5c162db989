//! Groups of cells that hold the same values, each as often in one as in the others.

use super::{Additions, Adds, Fault};
use crate::constraint::hold_equally_often;

/// Groups of cells that hold the same values, each as often in one as in the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameValues {
    /// The groups, all of the same size.
    pub groups: Vec<Vec<usize>>,
}

impl Adds for SameValues {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let size = self.groups.first().map_or(0, Vec::len);
        for group in &self.groups {
            to.check(group, size.max(1)..=size)?;
        }
        hold_alike(to, &self.groups);
        Ok(())
    }
}

/// Lets groups of the same size hold the same values.
pub(super) fn hold_alike(to: &mut Additions<'_>, groups: &[Vec<usize>]) {
    let cells = groups.concat();
    let (values, size) = (to.ground.values, groups.first().map_or(1, Vec::len).max(1));
    if groups.iter().all(|group| group.len() == 1) {
        to.relate([cells], |one, other| one == other);
    } else {
        to.require(cells, move |candidates| {
            hold_equally_often(candidates, size, values)
        });
    }
}
