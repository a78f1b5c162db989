//! Which of two nodes in a priority queue comes first.

use crate::problem::Cost;
use serde::{Deserialize, Serialize};

/// A node in the frontier: all that an [`Order`] may look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The evaluation: best-first search takes the node with the least.
    pub f: Cost,
    /// The cost of the way here.
    pub g: Cost,
    /// The estimate of the way on.
    pub h: Cost,
    /// The number of steps here.
    pub depth: u32,
    /// The number of the node; a node generated later has a higher one.
    pub id: u32,
}

/// A strict order of the frontier: any function of two entries is one.
///
/// ```
/// use atisbo_search::{Entry, Order};
///
/// // Lowest f, and nothing said about ties: what the binary heap makes of them is then the rule,
/// // as in a Java program with a `PriorityQueue` and a comparator on f alone.
/// let no_tie_rule = |a: &Entry, b: &Entry| a.f < b.f;
/// // Deepest first.
/// let deepest = |a: &Entry, b: &Entry| a.depth > b.depth;
///
/// let (near, far) = (
///     Entry { f: 5, g: 1, h: 4, depth: 1, id: 7 },
///     Entry { f: 5, g: 4, h: 1, depth: 4, id: 3 },
/// );
/// assert!(!no_tie_rule.before(&near, &far) && !no_tie_rule.before(&far, &near));
/// assert!(deepest.before(&far, &near));
/// ```
pub trait Order {
    /// Whether `a` must leave the frontier before `b`. Never both `before(a, b)` and `before(b, a)`.
    fn before(&self, a: &Entry, b: &Entry) -> bool;
}

impl<F: Fn(&Entry, &Entry) -> bool> Order for F {
    #[inline]
    fn before(&self, a: &Entry, b: &Entry) -> bool {
        self(a, b)
    }
}

/// The ready-made orders: least f first, and among equals by one of these rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// The node that was generated first.
    #[default]
    Fifo,
    /// The node that was generated last.
    Lifo,
    /// The node with the higher g, that is for A* the lower h; then the one generated last.
    HighG,
    /// Whichever the binary heap has on top.
    Heap,
}

impl Order for Tie {
    #[inline]
    fn before(&self, a: &Entry, b: &Entry) -> bool {
        if a.f != b.f {
            return a.f < b.f;
        }
        match self {
            Tie::Fifo => a.id < b.id,
            Tie::Lifo => a.id > b.id,
            Tie::HighG => (a.g, a.id) > (b.g, b.id),
            Tie::Heap => false,
        }
    }
}
