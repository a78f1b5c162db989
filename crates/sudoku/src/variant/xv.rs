//! Two cells with a sum: V for 5, X for 10.

use super::{Additions, Adds, Fault};

/// Two cells with a sum: V for 5, X for 10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Xv {
    /// The two cells.
    pub cells: [usize; 2],
    /// Their sum.
    pub sum: u32,
}

impl Adds for Xv {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check(&self.cells, 2..=2)?;
        to.relate([self.cells], |one, other| one + other == self.sum);
        Ok(())
    }
}
