//! The formulations by name.

use crate::Rule;
use atisbo_base::Name;

/// Which steps lead out of a state, and which states are cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
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
    /// The rule that its solutions keep where `asked` is asked for: the report's program has its own reading in any case.
    pub fn rule(self, asked: Rule) -> Rule {
        match self {
            Formulation::Faithful => Rule::SeenByNumber,
            Formulation::Clean | Formulation::Pruned | Formulation::Propagating => asked,
        }
    }
}
