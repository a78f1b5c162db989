//! The heuristics by name.

use super::board::State;
use super::cell_set::CellSet;
use super::space::{Space, Task};
use super::{crossing, h1, h2, h3, matching};
use atisbo_base::Name;
use atisbo_search::{Estimate, Heuristic};

/// An estimate of the walls that are still to be put.
///
/// | name | counts | admissible |
/// |---|---|---|
/// | `h1` | floors that numbers see too many (report) | no |
/// | `h2i` | runs that hold a number which sees too much (report) | no |
/// | `h2h` | half of those (report, which shows itself that it is not admissible) | no |
/// | `h2a` | a quarter of those (report, which calls it admissible; the checker refutes it) | no |
/// | `h3` | isolated floors (report, for its second sub-problem) | yes |
/// | `matching` | half a largest set of such numbers in different runs | yes |
/// | `crossing` | the walls such a set needs, less those that serve two | yes |
///
/// Where a goal must be free of isolated floors, the number of those is added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum HeuristicName {
    /// The surplus of all numbers.
    H1,
    /// The runs that hold an unsatisfied number.
    H2i,
    /// Half of those: what the report tries first.
    H2h,
    /// A quarter of those: what the report calls simply H2.
    #[name("h2a", "h2")]
    H2a,
    /// Isolated floors only.
    H3,
    /// Half a maximum matching.
    Matching,
    /// Matching and crossings.
    #[default]
    Crossing,
}

impl HeuristicName {
    /// Whether it never exceeds the true cost.
    pub fn is_admissible(self) -> bool {
        match self {
            HeuristicName::H1 | HeuristicName::H2i | HeuristicName::H2h | HeuristicName::H2a => {
                false
            }
            HeuristicName::H3 | HeuristicName::Matching | HeuristicName::Crossing => true,
        }
    }
}

impl<S: CellSet> Heuristic<Space<S>> for HeuristicName {
    fn estimate(&self, space: &Space<S>, state: &State<S>) -> Estimate {
        let board = &space.board;
        let numbers = || match self {
            HeuristicName::H1 => h1::estimate(board, state),
            HeuristicName::H2i => h2::inadmissible(board, state),
            HeuristicName::H2h => h2::halved(board, state),
            HeuristicName::H2a => h2::quartered(board, state),
            HeuristicName::H3 => Estimate::Cost(0),
            HeuristicName::Matching => matching::estimate(board, state),
            HeuristicName::Crossing => crossing::estimate(board, state),
        };
        match space.task {
            Task::Numbers => numbers(),
            Task::Isolation => h3::estimate(board, state),
            Task::Whole => match (numbers(), h3::estimate(board, state)) {
                (Estimate::Cost(numbers), Estimate::Cost(isolated)) => {
                    Estimate::Cost(numbers.saturating_add(isolated))
                }
                (Estimate::DeadEnd(reason), _) | (_, Estimate::DeadEnd(reason)) => {
                    Estimate::DeadEnd(reason)
                }
            },
        }
    }
}
