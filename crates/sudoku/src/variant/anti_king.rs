//! Cells a king's move apart differ.

use super::{Additions, Adds, Fault};

/// Cells a king's move apart differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AntiKing;

impl Adds for AntiKing {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        for across in [-1, 1] {
            to.apart.extend(to.ground.pairs_apart(1, across));
        }
        to.apart.extend(to.ground.neighbours());
        Ok(())
    }
}
