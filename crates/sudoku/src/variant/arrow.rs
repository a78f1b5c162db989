//! The number in the circle is the sum along the arrow.

use super::{Additions, Adds, Fault};

/// The number in the circle is the sum along the arrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cell of the circle, or the cells of a pill whose digits form one number.
    pub circle: Vec<usize>,
    /// The cells the arrow passes.
    pub shaft: Vec<usize>,
}

impl Adds for Arrow {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        [self.circle.as_slice(), &self.shaft].concat()
    }
}
