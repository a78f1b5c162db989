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
//! | `astar` | [`a_star`] | yes | cheapest | yes | states |
//! | `wastar` | [`weighted_a_star`] | yes | within the weight | yes | states |
//! | `idastar` | [`ida_star`] | yes | cheapest | yes | depth |
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

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The name of a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Strategy {
    /// [`breadth_first`].
    #[serde(rename = "bfs")]
    BreadthFirst,
    /// [`depth_first`].
    #[serde(rename = "dfs")]
    DepthFirst,
    /// [`depth_limited`].
    #[serde(rename = "dls")]
    DepthLimited,
    /// [`iterative_deepening`].
    #[serde(rename = "ids")]
    IterativeDeepening,
    /// [`uniform_cost`].
    #[serde(rename = "ucs")]
    UniformCost,
    /// [`greedy`](greedy()).
    #[serde(rename = "greedy")]
    Greedy,
    /// [`a_star`].
    #[serde(rename = "astar")]
    AStar,
    /// [`weighted_a_star`].
    #[serde(rename = "wastar")]
    WeightedAStar,
    /// [`ida_star`].
    #[serde(rename = "idastar")]
    IdaStar,
    /// [`beam`](beam()).
    #[serde(rename = "beam")]
    Beam,
    /// [`limited_discrepancy`].
    #[serde(rename = "lds")]
    LimitedDiscrepancy,
    /// [`bidirectional`](bidirectional()).
    #[serde(rename = "bidirectional")]
    Bidirectional,
}

/// What a strategy promises, with its textbook settings and (where it matters) an admissible
/// heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Traits {
    /// The short name.
    pub id: &'static str,
    /// When it finds a goal if there is one.
    pub complete: Complete,
    /// What it promises of the path.
    pub optimal: Optimal,
    /// Whether it asks the heuristic.
    pub needs_heuristic: bool,
    /// What its memory grows with.
    pub memory: Memory,
}

/// When a strategy finds a goal if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// All strategies, in the order of the textbook.
    pub const ALL: [Strategy; 12] = [
        Strategy::BreadthFirst,
        Strategy::DepthFirst,
        Strategy::DepthLimited,
        Strategy::IterativeDeepening,
        Strategy::UniformCost,
        Strategy::Greedy,
        Strategy::AStar,
        Strategy::WeightedAStar,
        Strategy::IdaStar,
        Strategy::Beam,
        Strategy::LimitedDiscrepancy,
        Strategy::Bidirectional,
    ];

    /// Its line of the table.
    #[rustfmt::skip]
    pub const fn traits(self) -> Traits {
        use Complete::{Always, FiniteSpaces, Never, WithinLimit};
        use Memory::{Depth, States, WidthTimesDepth};
        use Optimal::{Cost, No, Steps, WithinWeight};

        let (id, complete, optimal, needs_heuristic, memory) = match self {
            Strategy::BreadthFirst       => ("bfs",           Always,       Steps,        false, States),
            Strategy::DepthFirst         => ("dfs",           FiniteSpaces, No,           false, Depth),
            Strategy::DepthLimited       => ("dls",           WithinLimit,  No,           false, Depth),
            Strategy::IterativeDeepening => ("ids",           Always,       Steps,        false, Depth),
            Strategy::UniformCost        => ("ucs",           Always,       Cost,         false, States),
            Strategy::Greedy             => ("greedy",        FiniteSpaces, No,           true,  States),
            Strategy::AStar              => ("astar",         Always,       Cost,         true,  States),
            Strategy::WeightedAStar      => ("wastar",        Always,       WithinWeight, true,  States),
            Strategy::IdaStar            => ("idastar",       Always,       Cost,         true,  Depth),
            Strategy::Beam               => ("beam",          Never,        No,           true,  WidthTimesDepth),
            Strategy::LimitedDiscrepancy => ("lds",           FiniteSpaces, No,           true,  Depth),
            Strategy::Bidirectional      => ("bidirectional", Always,       Cost,         false, States),
        };
        Traits { id, complete, optimal, needs_heuristic, memory }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.traits().id)
    }
}

/// The text is no strategy's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown strategy {found:?}; one of {} was expected", known())]
pub struct UnknownStrategy {
    /// The text.
    pub found: String,
}

fn known() -> String {
    Strategy::ALL
        .map(|strategy| strategy.traits().id)
        .join(", ")
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    fn from_str(text: &str) -> Result<Self, UnknownStrategy> {
        Strategy::ALL
            .into_iter()
            .find(|strategy| strategy.traits().id == text)
            .ok_or_else(|| UnknownStrategy {
                found: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_strategy_is_read_back_from_its_name() {
        for strategy in Strategy::ALL {
            assert_eq!(strategy.to_string().parse(), Ok(strategy));
            let json = serde_json::to_string(&strategy).expect("a name");
            assert_eq!(json, format!("\"{strategy}\""));
        }
        assert!("A*".parse::<Strategy>().is_err());
    }
}
