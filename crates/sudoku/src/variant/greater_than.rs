//! One cell is greater than another.

use super::{Additions, Adds, Fault};

/// One cell is greater than another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GreaterThan {
    /// The greater.
    pub greater: usize,
    /// The smaller.
    pub smaller: usize,
}

impl Adds for GreaterThan {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let cells = [self.greater, self.smaller];
        to.check(&cells, 2..=2)?;
        to.relate([cells], |greater, smaller| greater > smaller);
        Ok(())
    }
}
