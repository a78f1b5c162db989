//! One line of the table of eliminations.

use super::{Happening, Snapshot};

/// An elimination as a line of a table: what went, what was multiplied, how large that was.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<'a, V> {
    /// The variable that went.
    pub variable: &'a V,
    /// The tables that were multiplied.
    pub factors: &'a [Snapshot<V>],
    /// The variables of the product, the one that went among them.
    pub scope: Vec<&'a V>,
    /// How many numbers the product has.
    pub entries: u64,
    /// What came out; nothing where a table sums to one and was left out.
    pub result: Option<&'a Snapshot<V>>,
}

impl<V: PartialEq> Happening<V> {
    /// The line of the table of eliminations, if this is one.
    pub fn step(&self) -> Option<Step<'_, V>> {
        let Happening::Eliminated {
            variable,
            factors,
            result,
        } = self
        else {
            return None;
        };
        let mut scope: Vec<&V> = Vec::new();
        let mut entries = 1_u64;
        for table in factors {
            for (one, &size) in table.scope.iter().zip(&table.sizes) {
                if !scope.contains(&one) {
                    scope.push(one);
                    entries = entries.saturating_mul(size as u64);
                }
            }
        }
        Some(Step {
            variable,
            factors,
            scope,
            entries,
            result: result.as_ref(),
        })
    }
}
