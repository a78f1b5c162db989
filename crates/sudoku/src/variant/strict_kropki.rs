//! Every white and black dot is given: neighbours without a dot are neither consecutive nor double.

use super::{Additions, Adds, Dot, Fault, Variant};

/// Every white and black dot is given: neighbours without a dot are neither consecutive nor double.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrictKropki;

impl Adds for StrictKropki {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let is_dot = |variant: &Variant| matches!(variant, Variant::Kropki(_));
        to.relate_unmarked(is_dot, |one, other| {
            !Dot::Difference(1).holds(one, other) && !Dot::Ratio(2).holds(one, other)
        });
        Ok(())
    }
}
