//! A diagonal whose values all differ.

use super::{Additions, Adds, Fault, Variant};

/// A diagonal whose values all differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagonal {
    /// Whether it rises from the bottom left to the top right.
    pub rising: bool,
}

impl Diagonal {
    /// The two diagonals.
    pub(crate) fn both() -> [Variant; 2] {
        [false, true].map(|rising| Diagonal { rising }.into())
    }
}

impl Adds for Diagonal {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let size = to.ground.shape.size();
        let cell = |row| row * size + if self.rising { size - 1 - row } else { row };
        to.regions.push((0..size).map(cell).collect());
        Ok(())
    }
}
