//! A dot between two cells: white for consecutive, black for double.

use super::{Additions, Adds, Fault};

/// A dot between two cells: white for consecutive, black for double.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kropki {
    /// The two cells.
    pub cells: [usize; 2],
    /// What the dot says.
    pub dot: Dot,
}

/// What a dot says about two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dot {
    /// They differ by this much; 1 for the white dot.
    Difference(u8),
    /// One is so many times the other; 2 for the black dot.
    Ratio(u8),
}

impl Adds for Kropki {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.to_vec()
    }
}
