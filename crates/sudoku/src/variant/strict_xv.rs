//! Every X and V is given: neighbours without one have neither sum.

use super::{Additions, Adds, Fault, Variant};

/// Every X and V is given: neighbours without one have neither sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrictXv;

impl Adds for StrictXv {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let is_mark = |variant: &Variant| matches!(variant, Variant::Xv(_));
        to.relate_unmarked(is_mark, |one, other| ![5, 10].contains(&(one + other)));
        Ok(())
    }
}
