//! Every white and black dot is told: neighbours without a dot are neither consecutive nor double.

use super::{Additions, Adds, Dot, Fault, Variant, sorted};
use crate::constraint::{Relation, Table};

/// Every white and black dot is told: neighbours without a dot are neither consecutive nor double.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrictKropki;

impl Adds for StrictKropki {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let dot = |variant: &Variant| match variant {
            Variant::Kropki(kropki) => Some(sorted(kropki.cells)),
            _ => None,
        };
        let dots: Vec<[usize; 2]> = to.variants.iter().filter_map(dot).collect();
        let table = Table::new(to.ground, |one, other| {
            !Dot::Difference(1).holds(one, other) && !Dot::Ratio(2).holds(one, other)
        });
        for pair in to.ground.neighbours().filter(|pair| !dots.contains(pair)) {
            to.constrain(Relation::new(pair, &table));
        }
        Ok(())
    }
}
