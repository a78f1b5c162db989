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
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.cells.to_vec()
    }
}
