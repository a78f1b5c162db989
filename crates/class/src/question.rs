//! The questions of the lab: one for each function that students write.

use crate::method::Method;
use atisbo_base::Name;

/// A function that students write, in the order of the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
#[name(schema = "LabQuestion")]
pub enum Question {
    /// Whether a digit may stand in a cell.
    Valid,
    /// Whether a cell is empty.
    IsEmpty,
    /// The board after an action.
    Succ,
    /// All boards that follow.
    NextStates,
    /// The graph search.
    UninformedSearch,
    /// Its frontier for breadth-first search.
    BreadthFirst,
    /// Its frontier for depth-first search.
    DepthFirst,
    /// Its frontier for uniform cost.
    UniformCost,
    /// The graph search with a heuristic.
    InformedSearch,
    /// Its frontier for greedy search.
    Greedy,
    /// Its frontier for A*.
    AStar,
    /// A heuristic.
    #[name("h1")]
    H1,
    /// Another heuristic.
    #[name("h2")]
    H2,
}

impl Question {
    /// The method of a question that asks for one.
    pub fn method(self) -> Option<Method> {
        match self {
            Question::BreadthFirst => Some(Method::BreadthFirst),
            Question::DepthFirst => Some(Method::DepthFirst),
            Question::UniformCost => Some(Method::UniformCost),
            Question::Greedy => Some(Method::Greedy),
            Question::AStar => Some(Method::AStar),
            _ => None,
        }
    }
}
