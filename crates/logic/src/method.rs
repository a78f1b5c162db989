//! The table of engines: their names and what they promise.
//!
//! | id | engine | sees | complete | proof |
//! |---|---|---|---|---|
//! | `truth-table` | every row of the truth table | everything | yes | one step |
//! | `forward-chaining` | from facts to what follows, linear | Horn clauses | for Horn clauses | modus ponens |
//! | `backward-chaining` | from the goal to facts, with a table | Horn clauses | for Horn clauses | modus ponens |
//! | `recursive` | from the goal to facts, in rounds | Horn clauses | for Horn clauses, in quadratic time | modus ponens |
//! | `resolution` | all resolvents | clauses | yes | resolution |
//! | `dpll` | backtracking with unit and pure literals | clauses | yes | resolution |
//! | `cdcl` | learning a clause from each conflict | clauses | yes | resolution |
//! | `walksat` | local search | clauses | finds models only | |
//! | `sat` | the production solver | clauses | yes | resolution |
//!
//! The same as data: [`Method::ALL`].

use crate::clausal::Conversion;
use crate::engine::{cdcl, dpll, resolution, walksat};
use atisbo_base::Name;

/// The name of an engine, from the simplest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Name)]
#[name(kebab, schema = "LogicMethod")]
pub enum Method {
    /// Every row of the truth table.
    #[name("truth-table", "brute-force")]
    TruthTable,
    /// From the facts to what follows.
    #[name("forward-chaining", "fc")]
    ForwardChaining,
    /// From the goal to the facts, with a table.
    #[name("backward-chaining", "bc")]
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
    #[name("walksat")]
    WalkSat,
    /// The production solver.
    #[default]
    Sat,
}

/// What an engine promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[schemars(rename = "LogicTraits")]
pub struct Traits {
    /// Whether it tells an observer of its steps.
    pub steps: bool,
}

impl Method {
    /// Its line of the table.
    pub const fn traits(self) -> Traits {
        Traits {
            // The production solver is another program: only its answer is seen.
            steps: !matches!(self, Method::Sat),
        }
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

/// That engine, as it is by default.
impl From<Method> for Options {
    fn from(method: Method) -> Self {
        Options {
            method,
            ..Options::default()
        }
    }
}
