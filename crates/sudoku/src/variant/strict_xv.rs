//! Every X and V is told: neighbours without one have neither sum.

use super::{Additions, Adds, Fault, Variant, sorted};
use crate::constraint::{Relation, Table};

/// Every X and V is told: neighbours without one have neither sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrictXv;

impl Adds for StrictXv {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let marked = |variant: &Variant| match variant {
            Variant::Xv(xv) => Some(sorted(xv.cells)),
            _ => None,
        };
        let marked: Vec<[usize; 2]> = to.variants.iter().filter_map(marked).collect();
        let table = Table::new(to.ground, |one, other| ![5, 10].contains(&(one + other)));
        for pair in to.ground.neighbours().filter(|pair| !marked.contains(pair)) {
            to.constrain(Relation::new(pair, &table));
        }
        Ok(())
    }
}
