//! Cells that have a sum, each counted as often as its weight says; values may repeat.

use super::{Additions, Adds, Fault};
use std::collections::BTreeMap;

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
        let cells: Vec<usize> = self.terms.iter().map(|&(cell, _)| cell).collect();
        to.check_line(&cells, 1..=to.ground.shape.cells())?;
        let mut weights: BTreeMap<usize, i64> = BTreeMap::new();
        for &(cell, weight) in &self.terms {
            *weights.entry(cell).or_default() += i64::from(weight);
        }
        let heavy = |weight: &&i64| weight.abs() > i64::from(MAX_WEIGHT);
        if let Some(&weight) = weights.values().find(heavy) {
            return Err(Fault::Number(weight));
        }
        weights.retain(|_, weight| *weight != 0);
        let each_once = weights.values().all(|&weight| weight == 1);
        match u32::try_from(self.sum) {
            Ok(sum) if each_once => to.add_up(weights.into_keys().collect(), sum),
            _ => to.add_up_weighted(weights.into_iter().collect(), i64::from(self.sum)),
        }
        Ok(())
    }
}
