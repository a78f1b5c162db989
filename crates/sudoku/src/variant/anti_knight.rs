//! Cells a knight's move apart differ.

use super::{Additions, Adds, Fault};

/// Cells a knight's move apart differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AntiKnight;

impl Adds for AntiKnight {
    fn add(&self, _to: &mut Additions) -> Result<(), Fault> {
        Ok(())
    }
}
