//! The heuristics by name.

use super::Formulation;
use super::cells::Cells;
use super::space::Space;
use super::state::State;
use super::{domains, forward, h1, h2, singles, tightest};
use atisbo_base::Name;
use atisbo_search::{Estimate, Heuristic};

/// An estimate of the cells that are still to be filled.
///
/// | name | counts | knows dead ends | admissible | consistent |
/// |---|---|---|---|---|
/// | `h1` | empty cells (report) | no | yes | yes |
/// | `h2` | successors (report) | no | but for 1 at goals | no |
/// | `tightest` | values left to the cell with the fewest | cells without value | yes | yes |
/// | `domains` | the logarithms of the values left to each cell | as `forward` | no | no |
/// | `forward` | empty cells | cells without value, values without place | yes | yes |
/// | `singles` | empty cells | contradictions after filling in all singles | yes | yes |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum HeuristicName {
    /// Empty cells.
    H1,
    /// Successors.
    H2,
    /// The fewest values left to a cell.
    Tightest,
    /// The sum of the logarithms of the domain sizes.
    Domains,
    /// Empty cells, with forward checking.
    #[default]
    Forward,
    /// Empty cells, with propagation of singles.
    Singles,
}

impl HeuristicName {
    /// The one to go by where none is named: the report's own H1 in the report's formulation.
    pub fn usual(formulation: Formulation) -> Self {
        match formulation {
            Formulation::Faithful => HeuristicName::H1,
            Formulation::Clean | Formulation::Pruned | Formulation::Propagating => {
                HeuristicName::default()
            }
        }
    }

    /// Whether it never exceeds the true cost.
    pub fn is_admissible(self) -> bool {
        match self {
            HeuristicName::H2 | HeuristicName::Domains => false,
            HeuristicName::H1
            | HeuristicName::Tightest
            | HeuristicName::Forward
            | HeuristicName::Singles => true,
        }
    }
}

impl<C: Cells> Heuristic<Space<C>> for HeuristicName {
    #[inline]
    fn estimate(&self, space: &Space<C>, state: &State<C>) -> Estimate {
        match self {
            HeuristicName::H1 => h1::estimate(space, state),
            HeuristicName::H2 => h2::estimate(space, state),
            HeuristicName::Tightest => tightest::estimate(space, state),
            HeuristicName::Domains => domains::estimate(space, state),
            HeuristicName::Forward => forward::estimate(space, state),
            HeuristicName::Singles => singles::estimate(space, state),
        }
    }
}
