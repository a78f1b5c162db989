//! One line of the table of eliminations.

use crate::observer::Event;
use serde::Serialize;

/// An elimination as a line of a table: what went, what was multiplied, how large that was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Step {
    /// The variable that went.
    pub variable: String,
    /// The scopes of the tables that were multiplied.
    pub factors: Vec<Vec<String>>,
    /// The variables of the product, the one that went among them.
    pub scope: Vec<String>,
    /// How many numbers the product has.
    pub entries: u64,
    /// Whether the one table sums to one and was left out.
    pub left_out: bool,
}

impl Event {
    /// The line of the table of eliminations, if this is one.
    pub fn step(&self) -> Option<Step> {
        let Event::Eliminated {
            variable,
            factors,
            result,
            ..
        } = self
        else {
            return None;
        };
        let mut scope: Vec<String> = Vec::new();
        let mut entries = 1_u64;
        for table in factors {
            for (one, &size) in table.scope.iter().zip(&table.sizes) {
                if !scope.contains(one) {
                    scope.push(one.clone());
                    entries = entries.saturating_mul(size as u64);
                }
            }
        }
        Some(Step {
            variable: variable.clone(),
            factors: factors.iter().map(|table| table.scope.clone()).collect(),
            scope,
            entries,
            left_out: result.is_none(),
        })
    }
}
