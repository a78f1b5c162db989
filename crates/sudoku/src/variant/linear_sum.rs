//! Cells that have a sum, each counted as often as its weight says; values may repeat.

use super::{Additions, Adds, Fault};
use crate::constraint::{Sum, add_up_to};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The largest weight, upwards and downwards.
const MAX_WEIGHT: i32 = 1000;

/// Cells that have a sum, each counted as often as its weight says; values may repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinearSum {
    /// Cells and weights. A cell may come twice.
    pub terms: Vec<(usize, i32)>,
    /// The sum.
    pub sum: i32,
}

impl Adds for LinearSum {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        to.check_line(&self.cells(), 1..=to.ground.shape.cells())?;
        let mut weights: BTreeMap<usize, i64> = BTreeMap::new();
        for &(cell, weight) in &self.terms {
            *weights.entry(cell).or_default() += i64::from(weight);
        }
        let heavy = |weight: &&i64| weight.abs() > i64::from(MAX_WEIGHT);
        if let Some(&weight) = weights.values().find(heavy) {
            return Err(Fault::Number(weight));
        }
        weights.retain(|_, weight| *weight != 0);
        let terms: Vec<(usize, i64)> = weights.into_iter().collect();
        let (ground, sum) = (to.ground, self.sum);
        to.constrain_seeing(move |sight| {
            let each_once = terms.iter().all(|&(_, weight)| weight == 1);
            match u32::try_from(sum) {
                Ok(sum) if each_once => {
                    let cells: Vec<usize> = terms.iter().map(|&(cell, _)| cell).collect();
                    add_up_to(ground, sight, &cells, sum)
                }
                _ => Arc::new(Sum::new(ground, sight, &terms, i64::from(sum))),
            }
        });
        Ok(())
    }

    fn cells(&self) -> Vec<usize> {
        self.terms.iter().map(|&(cell, _)| cell).collect()
    }
}
