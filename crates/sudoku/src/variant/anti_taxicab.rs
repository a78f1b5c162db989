//! A value is nowhere as many steps away from itself as it says.

use super::{Additions, Adds, Fault};
use crate::Values;

/// A value is nowhere as many steps away from itself as it says, where steps lead to cells beside,
/// above and below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AntiTaxicab;

impl Adds for AntiTaxicab {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let (ground, shape) = (to.ground, to.ground.shape);
        let by_value = |cell| {
            let away = |value| {
                let steps = ground.number(value) as usize;
                let is_away = |&other: &usize| steps > 0 && shape.distance(cell, other) == steps;
                (0..shape.cells()).filter(is_away).collect()
            };
            Values::up_to(ground.values).iter().map(away).collect()
        };
        // By cell and value, the cells that must not hold it too.
        let others: Vec<Vec<Vec<usize>>> = (0..shape.cells()).map(by_value).collect();
        let all: Vec<usize> = (0..shape.cells()).collect();
        to.require(all, move |candidates| {
            for (cell, others) in others.iter().enumerate() {
                if let Some(value) = candidates[cell].single() {
                    for &other in &others[usize::from(value) - 1] {
                        candidates[other].remove(value);
                        if candidates[other].is_empty() {
                            return false;
                        }
                    }
                }
            }
            true
        });
        Ok(())
    }
}
