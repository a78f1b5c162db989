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
    /// One is this many times the other; 2 for the black dot.
    Ratio(u8),
}

impl Dot {
    /// Whether it may be between two numbers.
    pub(crate) fn holds(self, one: u32, other: u32) -> bool {
        match self {
            Dot::Difference(difference) => one.abs_diff(other) == u32::from(difference),
            Dot::Ratio(ratio) => {
                let ratio = u32::from(ratio);
                one == ratio * other || other == ratio * one
            }
        }
    }
}

impl Adds for Kropki {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=2)?;
        to.relate([self.cells], |one, other| self.dot.holds(one, other));
        Ok(())
    }
}
