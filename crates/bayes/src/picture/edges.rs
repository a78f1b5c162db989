//! The edges of a picture, by where they come from.

use crate::variable::Variable;

/// Where an edge comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An arc, with its direction.
    Arc,
    /// An arc without it, or two variables in a factor.
    Plain,
    /// The parents of a common child.
    Marriage,
    /// The neighbours of a variable that goes.
    Fill,
}

impl Kind {
    /// All of them, in the order of the legend.
    pub(super) const ALL: [Kind; 4] = [Kind::Arc, Kind::Plain, Kind::Marriage, Kind::Fill];

    /// Its class in the style sheet.
    pub(super) fn class(self) -> &'static str {
        match self {
            Kind::Arc => "net-arc",
            Kind::Plain => "net-plain",
            Kind::Marriage => "net-marriage",
            Kind::Fill => "net-fill",
        }
    }
}

/// An edge between two variables.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) from: Variable,
    pub(super) to: Variable,
    pub(super) kind: Kind,
}

impl Edge {
    pub(super) fn new(from: Variable, to: Variable, kind: Kind) -> Self {
        Edge { from, to, kind }
    }
}
