//! What each method counts as its work. Numbers of different units say nothing beside each other: a decision of an engine
//! of logic is no node of a search.

use super::search::{Consistency, CspMethod, LogicEngine, MethodName};
use atisbo_base::Name;
use serde::Serialize;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Unit {
    /// States whose successors were asked for.
    State,
    /// Values tried.
    Value,
    /// Complete assignments tested.
    Assignment,
    /// Values changed in a complete assignment.
    Change,
    /// Complete assignments bred by a genetic algorithm.
    Individual,
    /// Options of an exact cover chosen, those of the givens too.
    Option,
    /// Arcs revised.
    Arc,
    /// Pairs of variables revised.
    Pair,
    /// Decisions and conflicts.
    Decision,
    /// Symbols of a complete model changed.
    Flip,
    /// Times the search went back.
    Return,
    /// Times a clause became false.
    Conflict,
    /// Steps from the initial state.
    Step,
    /// Cells with a value.
    Cell,
}

/// The units of a method's figures; nothing where it has no such figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Units {
    /// Of its nodes: the work that a budget counts.
    pub nodes: Unit,
    /// Of what it took back.
    pub backtracks: Option<Unit>,
    /// Of how deep it went.
    pub depth: Option<Unit>,
}

impl Units {
    /// The units of a method.
    pub const fn of(method: MethodName) -> Self {
        let (nodes, backtracks, depth) = match method {
            MethodName::Space(_) => (Unit::State, None, Some(Unit::Step)),
            MethodName::Consistency(Consistency::Path) => (Unit::Pair, None, None),
            MethodName::Consistency(_) => (Unit::Arc, None, None),
            MethodName::Csp(CspMethod::BruteForce) => (Unit::Assignment, None, None),
            MethodName::Csp(CspMethod::MinConflicts) => (Unit::Change, None, None),
            MethodName::Csp(CspMethod::Genetic) => (Unit::Individual, None, None),
            MethodName::Csp(CspMethod::DancingLinks) => {
                (Unit::Option, Some(Unit::Return), Some(Unit::Option))
            }
            MethodName::Csp(_) => (Unit::Value, Some(Unit::Return), Some(Unit::Cell)),
            MethodName::Logic(LogicEngine::WalkSat) => (Unit::Flip, None, None),
            MethodName::Logic(_) => (Unit::Decision, Some(Unit::Conflict), None),
        };
        Units {
            nodes,
            backtracks,
            depth,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_node_of_a_search_has_a_unit_of_its_own() {
        let unit = |name: &str| Units::of(name.parse().expect("a method")).nodes;
        assert_eq!(unit("astar"), unit("bfs"));
        for other in ["mac", "genetic", "cdcl", "dlx", "ac3", "walksat"] {
            assert_ne!(unit(other), unit("astar"), "{other}");
        }
    }
}
