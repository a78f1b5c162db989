//! The formulations by name.

use atisbo_base::UnknownName;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which steps lead out of a state, and which states are cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Formulation {
    /// The report's program, with everything that decides its node counts.
    Faithful,
    /// The report's idea: a wall on any cell in a number's view, starved states cut.
    Clean,
    /// A wall in the view of one chosen number, each set of walls reached in one order only.
    #[default]
    Pruned,
    /// The same with propagation after every step.
    Propagating,
}

impl Formulation {
    /// All of them.
    pub const ALL: [Formulation; 4] = [
        Formulation::Faithful,
        Formulation::Clean,
        Formulation::Pruned,
        Formulation::Propagating,
    ];

    /// The name, as it is written in requests.
    pub fn id(self) -> &'static str {
        match self {
            Formulation::Faithful => "faithful",
            Formulation::Clean => "clean",
            Formulation::Pruned => "pruned",
            Formulation::Propagating => "propagating",
        }
    }
}

impl fmt::Display for Formulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Formulation {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}
