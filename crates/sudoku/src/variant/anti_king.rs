//! Cells a king's move apart differ.

use super::{Additions, Adds, Fault};

/// Cells a king's move apart differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AntiKing;

impl Adds for AntiKing {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
