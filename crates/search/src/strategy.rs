//! The strategies, one file each, and the table of the family.
//!
//! | id | strategy | finds a goal if there is one | best path | needs a heuristic | memory |
//! |---|---|---|---|---|---|
//! | `bfs` | [`breadth_first`] | yes | fewest steps | no | states |
//! | `dfs` | [`depth_first`] | on finite spaces | no | no | depth |
//! | `dls` | [`depth_limited`] | within the limit | no | no | depth |
//! | `ids` | [`iterative_deepening`] | yes | fewest steps | no | depth |
//! | `ucs` | [`uniform_cost`] | yes | cheapest | no | states |
//! | `greedy` | [`greedy`](greedy()) | on finite spaces | no | yes | states |
//! | `astar` | [`a_star`] | yes | cheapest, if the heuristic is admissible | yes | states |
//! | `wastar` | [`weighted_a_star`] | yes | within the weight, if the heuristic is admissible | yes | states |
//! | `idastar` | [`ida_star`] | yes | cheapest, if the heuristic is admissible | yes | depth |
//! | `beam` | [`beam`](beam()) | no | no | yes | width · depth |
//! | `lds` | [`limited_discrepancy`] | on finite spaces | no | yes | depth |
//! | `bidirectional` | [`bidirectional`](bidirectional()) | yes | cheapest | no | states |
//!
//! The same as data: [`Strategy::ALL`] and [`Strategy::traits`]. Each function gives a
//! [`Machine`](crate::Machine) that can be stepped or run; [`search`](crate::search()) picks one at
//! run time.

mod a_star;
mod beam;
mod bidirectional;
mod breadth_first;
mod depth_first;
mod depth_limited;
mod greedy;
mod ida_star;
mod iterative_deepening;
mod limited_discrepancy;
mod uniform_cost;
mod weighted_a_star;

pub use a_star::a_star;
pub use beam::{Beam, beam};
pub use bidirectional::{Bidirectional, bidirectional};
pub use breadth_first::breadth_first;
pub use depth_first::depth_first;
pub use depth_limited::depth_limited;
pub use greedy::greedy;
pub use ida_star::ida_star;
pub use iterative_deepening::iterative_deepening;
pub use limited_discrepancy::limited_discrepancy;
pub use uniform_cost::uniform_cost;
pub use weighted_a_star::weighted_a_star;

use atisbo_base::Name;
use serde::Serialize;

/// The name of a strategy, in the order of the textbook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Strategy {
    /// [`breadth_first`].
    #[name("bfs", "breadth-first")]
    BreadthFirst,
    /// [`depth_first`].
    #[name("dfs", "depth-first")]
    DepthFirst,
    /// [`depth_limited`].
    #[name("dls", "depth-limited")]
    DepthLimited,
    /// [`iterative_deepening`].
    #[name("ids", "iddfs", "iterative-deepening")]
    IterativeDeepening,
    /// [`uniform_cost`].
    #[name("ucs", "uniform-cost", "dijkstra")]
    UniformCost,
    /// [`greedy`](greedy()).
    #[name("greedy", "best-first", "greedy-best-first")]
    Greedy,
    /// [`a_star`].
    #[name("astar", "a*")]
    AStar,
    /// [`weighted_a_star`].
    #[name("wastar", "weighted-a-star", "weighted-a*", "wa*")]
    WeightedAStar,
    /// [`ida_star`].
    #[name("idastar", "ida*")]
    IdaStar,
    /// [`beam`](beam()).
    #[name("beam", "beam-search")]
    Beam,
    /// [`limited_discrepancy`].
    #[name("lds", "limited-discrepancy")]
    LimitedDiscrepancy,
    /// [`bidirectional`](bidirectional()).
    #[name("bidirectional", "bidirectional-search")]
    Bidirectional,
}

/// What a strategy promises, with its textbook settings and (where it matters) an admissible
/// heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Traits {
    /// When it finds a goal if there is one.
    pub complete: Complete,
    /// What it promises of the path.
    pub optimal: Optimal,
    /// Whether it asks the heuristic.
    pub needs_heuristic: bool,
    /// Whether it must know the goal, to search from there too.
    pub needs_goal: bool,
    /// What its memory grows with.
    pub memory: Memory,
}

/// When a strategy finds a goal if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Complete {
    /// Always (where steps that cost nothing do not go on for ever).
    Always,
    /// If only finitely many states can be reached.
    FiniteSpaces,
    /// If a goal lies within the depth limit.
    WithinLimit,
    /// It may miss one.
    Never,
}

/// What a strategy promises of the path it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Optimal {
    /// No other costs less.
    Cost,
    /// No other has fewer steps.
    Steps,
    /// It costs at most the weight times the least.
    WithinWeight,
    /// Nothing.
    No,
}

/// What the memory of a strategy grows with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Memory {
    /// The states generated.
    States,
    /// The depth of the search.
    Depth,
    /// The beam's width times the depth of the search.
    WidthTimesDepth,
}

impl Strategy {
    /// Its line of the table.
    #[rustfmt::skip]
    #[expect(clippy::match_same_arms, reason = "a table has a line for each")]
    pub const fn traits(self) -> Traits {
        use Complete::{Always, FiniteSpaces, Never, WithinLimit};
        use Memory::{Depth, States, WidthTimesDepth};
        use Optimal::{Cost, No, Steps, WithinWeight};

        let (complete, optimal, needs_heuristic, memory) = match self {
            Strategy::BreadthFirst       => (Always,       Steps,        false, States),
            Strategy::DepthFirst         => (FiniteSpaces, No,           false, Depth),
            Strategy::DepthLimited       => (WithinLimit,  No,           false, Depth),
            Strategy::IterativeDeepening => (Always,       Steps,        false, Depth),
            Strategy::UniformCost        => (Always,       Cost,         false, States),
            Strategy::Greedy             => (FiniteSpaces, No,           true,  States),
            Strategy::AStar              => (Always,       Cost,         true,  States),
            Strategy::WeightedAStar      => (Always,       WithinWeight, true,  States),
            Strategy::IdaStar            => (Always,       Cost,         true,  Depth),
            Strategy::Beam               => (Never,        No,           true,  WidthTimesDepth),
            Strategy::LimitedDiscrepancy => (FiniteSpaces, No,           true,  Depth),
            Strategy::Bidirectional      => (Always,       Cost,         false, States),
        };
        let needs_goal = matches!(self, Strategy::Bidirectional);
        Traits { complete, optimal, needs_heuristic, needs_goal, memory }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_people_type_are_read() {
        let names = [
            ("iddfs", Strategy::IterativeDeepening),
            ("iterative-deepening", Strategy::IterativeDeepening),
            ("breadth-first", Strategy::BreadthFirst),
            ("depth-first", Strategy::DepthFirst),
            ("depth-limited", Strategy::DepthLimited),
            ("uniform-cost", Strategy::UniformCost),
            ("best-first", Strategy::Greedy),
            ("a-star", Strategy::AStar),
            ("A*", Strategy::AStar),
            ("weighted-a-star", Strategy::WeightedAStar),
            ("ida*", Strategy::IdaStar),
        ];
        for (name, strategy) in names {
            assert_eq!(name.parse(), Ok(strategy), "{name}");
        }
    }
}
