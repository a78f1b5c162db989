//! The formulations by name.

use atisbo_base::UnknownName;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a step is, and which states are cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Formulation {
    /// The report's program, with everything that decides its node counts.
    Faithful,
    /// The report's idea: a value that is in no region of the cell yet.
    Clean,
    /// The same; states in which a cell has no value left, or a value no place, are cut.
    #[default]
    Pruned,
    /// The same with all singles that follow from a step.
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
