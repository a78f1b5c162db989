//! Rules about some cells that no region expresses, and the engines that variants are made of.

mod allowed;
mod automaton;
mod count;
mod counts_itself;
mod differ;
mod function;
mod leftovers;
mod one_of;
mod pointer;
mod relation;
mod sandwiched;
mod sight;
mod sum;
mod value_sets;

pub(crate) use allowed::Allowed;
pub(crate) use automaton::{Automaton, Reading};
pub(crate) use count::{hold_equally_often, hold_exactly};
pub(crate) use counts_itself::CountsItself;
pub(crate) use differ::differ;
pub(crate) use function::FnConstraint;
pub(crate) use leftovers::{Leftover, leftovers};
pub(crate) use one_of::OneOf;
pub(crate) use pointer::point;
pub(crate) use relation::{Relation, Table};
pub(crate) use sandwiched::Sandwiched;
pub(crate) use sight::Sight;
pub(crate) use sum::{Sum, add_up_to};
pub(crate) use value_sets::ValueSets;

use crate::Values;
use std::fmt;

/// A rule about some cells that no region expresses.
pub trait Constraint: fmt::Debug + Send + Sync {
    /// The cells it is about. A line that comes back to a cell names it again.
    fn cells(&self) -> &[usize];

    /// Removes candidates that cannot be part of a solution; `false` if the rule cannot hold any more.
    /// The candidates are those of its [`cells`](Constraint::cells), in that order. On cells that are
    /// all decided it must decide.
    fn propagate(&self, candidates: &mut [Values]) -> bool;

    /// Whether [`propagate`](Constraint::propagate) finds at once all that it could find by being
    /// called again.
    fn is_thorough(&self) -> bool {
        false
    }

    /// Whether it keeps its cells different as well as a region could.
    fn keeps_apart(&self) -> bool {
        false
    }

    /// Values that one of its cells must hold, as far as that is cheap to tell: cells that see all
    /// their places cannot hold them.
    fn needs(&self, _candidates: &[Values]) -> Values {
        Values::NONE
    }
}

/// The lowest cell that is named twice.
pub(crate) fn first_repeated(cells: &[usize]) -> Option<usize> {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let mut pairs = sorted.windows(2);
    pairs.find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// What any of these cells may hold.
pub(crate) fn union<'a>(candidates: impl IntoIterator<Item = &'a Values>) -> Values {
    let candidates = candidates.into_iter();
    candidates.fold(Values::NONE, |all, &own| all.or(own))
}

/// What the cells of a constraint may hold, in its order.
pub(crate) fn candidates_of(constraint: &dyn Constraint, grid: &[Values]) -> Vec<Values> {
    constraint.cells().iter().map(|&cell| grid[cell]).collect()
}

/// Whether a constraint may hold where each cell of the grid holds one of these values.
pub(crate) fn may_hold(constraint: &dyn Constraint, grid: &[Values]) -> bool {
    constraint.propagate(&mut candidates_of(constraint, grid))
}
