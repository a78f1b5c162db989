//! Variables that a decomposition adds to those of the model.

use crate::variable::{Variable, Variables};

/// A variable that is not the model's: a decomposition put it there in place of a large table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Auxiliary {
    /// Its number; auxiliary variables are counted after the model's.
    pub variable: Variable,
    /// Whose table it helps to write.
    pub node: Variable,
    /// What it stands for.
    pub role: Role,
}

/// What an auxiliary variable stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The sum of this many of the node's first parents.
    PartialSum(usize),
    /// The largest state that this many of the node's first parents cause.
    PartialMaximum(usize),
    /// The points of a rank-one decomposition. Its states are no events: they have weights, not
    /// probabilities.
    Points,
}

impl Auxiliary {
    /// A name for it: the node's, and what it stands for.
    pub fn name(&self, variables: &Variables) -> String {
        let node = variables[self.node].name();
        match self.role {
            Role::PartialSum(parents) => format!("{node}: partial sum {parents}"),
            Role::PartialMaximum(parents) => format!("{node}: partial maximum {parents}"),
            Role::Points => format!("{node}: points"),
        }
    }
}
