//! Cells a knight's move apart differ.

use super::{Additions, Adds, Fault};

/// Cells a knight's move apart differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AntiKnight;

impl Adds for AntiKnight {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        for (down, across) in [(1, -2), (1, 2), (2, -1), (2, 1)] {
            to.apart.extend(to.ground.pairs_apart(down, across));
        }
        Ok(())
    }
}
