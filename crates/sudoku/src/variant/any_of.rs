//! At least one of several alternatives holds, each a list of variants.

use super::{Additions, Adds, Fault, Pending, Variant};
use crate::constraint::{Constraint, Differ, OneOf};
use std::sync::Arc;

/// At least one of several alternatives holds, each a list of variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyOf {
    /// The alternatives. None may change the boxes.
    pub alternatives: Vec<Vec<Variant>>,
}

impl Adds for AnyOf {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let alternatives = self
            .alternatives
            .iter()
            .map(|variants| additions(to, variants));
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

    fn cells(&self) -> Vec<usize> {
        let all = self.alternatives.iter().flatten();
        all.flat_map(Variant::cells).collect()
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
    let mut pending = own.constraints;
    let pairs = own.apart.into_iter().map(|pair| pair.to_vec());
    for cells in own.regions.into_iter().chain(pairs) {
        pending.push(Box::new(|_| {
            Arc::new(Differ::new(cells)) as Arc<dyn Constraint>
        }));
    }
    Ok(pending)
}
