//! The table of engines: their names and what they promise.
//!
//! | id | engine | sees | complete | proof |
//! |---|---|---|---|---|
//! | `truth-table` | every row of the truth table | everything | yes | one step |
//! | `forward-chaining` | from facts to what follows, linear | Horn clauses | for Horn clauses | modus ponens |
//! | `backward-chaining` | from the goal to facts, with a table | Horn clauses | for Horn clauses | modus ponens |
//! | `recursive` | from the goal to facts, without memory | Horn clauses | for Horn clauses, in exponential time | modus ponens |
//! | `resolution` | all resolvents | clauses | yes | resolution |
//! | `dpll` | backtracking with unit and pure literals | clauses | yes | resolution |
//! | `cdcl` | learning a clause from each conflict | clauses | yes | resolution |
//! | `walksat` | local search | clauses | finds models only | |
//! | `sat` | the production solver | clauses | yes | resolution |
//!
//! The same as data: [`Method::ALL`].

use crate::clausal::Conversion;
use crate::engine::{cdcl, dpll, resolution, walksat};
use atisbo_base::UnknownName;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The name of an engine.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(into = "&'static str", try_from = "String")]
pub enum Method {
    /// Every row of the truth table.
    TruthTable,
    /// From the facts to what follows.
    ForwardChaining,
    /// From the goal to the facts, with a table.
    BackwardChaining,
    /// From the goal to the facts, without memory.
    Recursive,
    /// All resolvents.
    Resolution,
    /// Backtracking with unit and pure literals.
    Dpll,
    /// Learning a clause from each conflict.
    Cdcl,
    /// Local search for a model.
    WalkSat,
    /// The production solver.
    #[default]
    Sat,
}

impl Method {
    /// All engines, from the simplest to the strongest.
    pub const ALL: [Method; 9] = [
        Method::TruthTable,
        Method::ForwardChaining,
        Method::BackwardChaining,
        Method::Recursive,
        Method::Resolution,
        Method::Dpll,
        Method::Cdcl,
        Method::WalkSat,
        Method::Sat,
    ];

    /// The short name.
    pub fn id(self) -> &'static str {
        match self {
            Method::TruthTable => "truth-table",
            Method::ForwardChaining => "forward-chaining",
            Method::BackwardChaining => "backward-chaining",
            Method::Recursive => "recursive",
            Method::Resolution => "resolution",
            Method::Dpll => "dpll",
            Method::Cdcl => "cdcl",
            Method::WalkSat => "walksat",
            Method::Sat => "sat",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Method {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Method::id)
    }
}

impl From<Method> for &'static str {
    fn from(method: Method) -> Self {
        method.id()
    }
}

impl TryFrom<String> for Method {
    type Error = UnknownName;

    fn try_from(text: String) -> Result<Self, UnknownName> {
        text.parse()
    }
}

/// How to answer a question. The default is the strongest engine.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Which engine.
    pub method: Method,
    /// How formulas become clauses, for the engines that work on clauses.
    pub conversion: Conversion,
    /// The switches of `resolution`.
    pub resolution: resolution::Settings,
    /// The switches of `dpll`.
    pub dpll: dpll::Settings,
    /// The switches of `cdcl`.
    pub cdcl: cdcl::Settings,
    /// The switches of `walksat`.
    pub walksat: walksat::Settings,
}
