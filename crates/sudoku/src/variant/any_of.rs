//! At least one of several alternatives holds, each a list of variants.

use super::{Additions, Adds, Fault, Pending, Variant};
use crate::constraint::{OneOf, differ};
use std::sync::Arc;

/// At least one of several alternatives holds, each a list of variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyOf {
    /// The alternatives. None may change the boxes.
    pub alternatives: Vec<Vec<Variant>>,
}

impl Adds for AnyOf {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let alternatives = self.alternatives.iter();
        let alternatives = alternatives.map(|variants| additions(to, variants));
        let alternatives: Vec<Vec<Pending>> = alternatives.collect::<Result<_, _>>()?;
        to.constrain_seeing(|sight| {
            let built = alternatives.into_iter().map(|alternative| {
                let constraints = alternative.into_iter().map(|build| build(sight));
                constraints.collect()
            });
            Arc::new(OneOf::new(built.collect()))
        });
        Ok(())
    }
}

/// What an alternative adds, its regions as constraints: they hold only if it is the one.
fn additions(to: &Additions<'_>, variants: &[Variant]) -> Result<Vec<Pending>, Fault> {
    let mut own = Additions::new(to.ground, to.variants);
    for variant in variants {
        variant.add(&mut own)?;
    }
    if own.boxes.is_some() {
        return Err(Fault::Shape);
    }
    for region in std::mem::take(&mut own.regions) {
        own.require(region, differ);
    }
    for pair in std::mem::take(&mut own.apart) {
        own.require(pair, differ);
    }
    Ok(own.constraints)
}
