//! The position as a Bayesian network: X variables say whether a cell is a mine, Y variables how many
//! of its neighbours are.
//!
//! After two reports of the University of Seville's course on artificial intelligence, which built an
//! adviser each: [`Scheme::Full`] and [`Prior::Cells`] are the first one's model, [`Scheme::Split`],
//! [`Scheme::Pruned`], [`Scheme::Local1`], [`Scheme::Local2`] and [`Prior::Left`] the second one's.
//! Neither knew how many mines there are in all, beyond the prior of each single cell;
//! [`Prior::Exact`] does. The network goes back to Vomlelová and Vomlel, "Applying Bayesian networks
//! in the game of Minesweeper" (2009).

mod adviser;
mod agent;
mod chain;
mod frontier;
mod name;
mod network;
mod places;
mod preset;

pub use adviser::{AdviceError, Adviser, Beliefs, NetworkSize};
pub use agent::BayesAgent;
pub use name::{find_node, named_node, node_name, report_name};
pub use network::{BoardNetwork, BuildError, Group, GroupStates, MOST_VARIABLES};
pub use preset::Preset;

use atisbo_base::Name;

/// Which variables the network has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Scheme {
    /// X and Y for every cell.
    Full,
    /// X for hidden cells, Y for revealed ones.
    Split,
    /// As [`Scheme::Split`], without Y variables that have no hidden neighbour, and with one X for
    /// all cells that touch no number.
    Pruned,
    /// As [`Scheme::Pruned`], with what single numbers settle left out, and one variable for all cells
    /// that the same numbers count: how many of them are mines. The same answers, far sooner.
    #[default]
    Merged,
    /// For each cell a network of its own, of the numbers next to it: an approximation.
    #[name("local-1")]
    Local1,
    /// For each cell a network of its own, of the numbers next to it and those next to the cells they
    /// count: an approximation.
    #[name("local-2")]
    Local2,
}

impl Scheme {
    /// Whether each cell has a network of its own.
    pub fn is_local(self) -> bool {
        matches!(self, Scheme::Local1 | Scheme::Local2)
    }
}

/// What is believed of a cell before any number is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Prior {
    /// Mines by cells, each cell for itself: the first report's.
    Cells,
    /// Mines left by cells left, known mines taken out, each cell for itself: the second report's.
    Left,
    /// All ways to lay the mines are equally likely: the total counts.
    #[default]
    Exact,
}
