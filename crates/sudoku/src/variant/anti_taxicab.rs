//! A value is nowhere as many steps away from itself as it says.

use super::{Additions, Adds, Fault};
use crate::{Constraint, Values};

/// A value is nowhere as many steps away from itself as it says, where steps lead to cells beside,
/// above and below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AntiTaxicab;

impl Adds for AntiTaxicab {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let distance = |one, other| {
            shape.row(one).abs_diff(shape.row(other))
                + shape.column(one).abs_diff(shape.column(other))
        };
        let by_value = |cell| {
            let away = |value| {
                let steps = to.ground.number(value) as usize;
                let others = (0..shape.cells())
                    .filter(move |&other| other != cell && distance(cell, other) == steps);
                others.collect()
            };
            Values::up_to(to.ground.values).iter().map(away).collect()
        };
        to.constrain(Away {
            cells: (0..shape.cells()).collect(),
            others: (0..shape.cells()).map(by_value).collect(),
        });
        Ok(())
    }
}

#[derive(Clone, Debug)]
struct Away {
    cells: Vec<usize>,
    /// By cell and value, the cells that must not hold it too.
    others: Vec<Vec<Vec<usize>>>,
}

impl Constraint for Away {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        for (cell, others) in self.others.iter().enumerate() {
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
    }
}
