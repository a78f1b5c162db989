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
mod network;

pub use adviser::{AdviceError, Adviser, Beliefs, Size};
pub use agent::BayesAgent;
pub use network::{BoardNetwork, BuildError, Group, GroupStates, MOST_VARIABLES, node_name};

use atisbo_base::UnknownName;
use std::fmt;
use std::str::FromStr;

/// Which variables the network has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    Local1,
    /// For each cell a network of its own, of the numbers next to it and those next to the cells they
    /// count: an approximation.
    Local2,
}

impl Scheme {
    /// All of them.
    pub const ALL: [Scheme; 6] = [
        Scheme::Full,
        Scheme::Split,
        Scheme::Pruned,
        Scheme::Merged,
        Scheme::Local1,
        Scheme::Local2,
    ];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Scheme::Full => "full",
            Scheme::Split => "split",
            Scheme::Pruned => "pruned",
            Scheme::Merged => "merged",
            Scheme::Local1 => "local-1",
            Scheme::Local2 => "local-2",
        }
    }

    /// Whether each cell has a network of its own.
    pub fn is_local(self) -> bool {
        matches!(self, Scheme::Local1 | Scheme::Local2)
    }
}

impl FromStr for Scheme {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What is believed of a cell before any number is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Prior {
    /// Mines by cells, each cell for itself: the first report's.
    Cells,
    /// Mines left by cells left, known mines taken out, each cell for itself: the second report's.
    Left,
    /// All ways to lay the mines are equally likely: the total counts.
    #[default]
    Exact,
}

impl Prior {
    /// All of them.
    pub const ALL: [Prior; 3] = [Prior::Cells, Prior::Left, Prior::Exact];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Prior::Cells => "cells",
            Prior::Left => "left",
            Prior::Exact => "exact",
        }
    }
}

impl FromStr for Prior {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for Prior {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
