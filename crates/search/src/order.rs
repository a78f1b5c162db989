//! Which of two nodes in a priority queue comes first.

use crate::cost::{Cost, PathCost};
use crate::evaluation::Evaluation;
use crate::why::{Rule, TieRule};
use atisbo_base::Name;

/// A node in the frontier: all that an [`Order`] may look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)] // `tie` below `f`: together they are one number to compare
pub struct Entry<C: PathCost = Cost> {
    /// What the order's [`Order::tie`] says of this node.
    pub tie: C::Tie,
    /// The evaluation: best-first search takes the node with the least.
    pub f: C,
    /// The cost of the way here.
    pub g: C,
    /// The estimate of the way on.
    pub h: C,
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
///     Entry { f: 5, g: 1, h: 4, depth: 1, id: 7, tie: 0 },
///     Entry { f: 5, g: 4, h: 1, depth: 4, id: 3, tie: 0 },
/// );
/// assert!(!no_tie_rule.before(&near, &far) && !no_tie_rule.before(&far, &near));
/// assert!(deepest.before(&far, &near));
/// ```
pub trait Order<C: PathCost = Cost> {
    /// Whether `a` must leave the frontier before `b`. Never both `before(a, b)` and `before(b, a)`.
    fn before(&self, a: &Entry<C>, b: &Entry<C>) -> bool;

    /// A number for `before` to break ties with, made once when a node enters the frontier. For
    /// orders that have no use for one, zero.
    fn tie(&self, _entry: &Entry<C>) -> C::Tie {
        C::Tie::default()
    }

    /// Whether an entry that sinks in a [`Heap`](crate::Heap) goes below the right one of two
    /// children that rank equal. The textbook takes the left one; a program that does not can be
    /// reproduced only with its own rule.
    #[inline]
    fn sinks_right_among_equals(&self) -> bool {
        false
    }

    /// What a trace calls the order, with nodes evaluated like this.
    fn rule(&self, evaluation: Evaluation) -> Rule {
        evaluation.rule()
    }

    /// What put `first` before `second`, which has the same f.
    fn tie_rule(&self, _first: &Entry<C>, _second: &Entry<C>) -> TieRule {
        TieRule::Heap
    }
}

impl<C: PathCost, F: Fn(&Entry<C>, &Entry<C>) -> bool> Order<C> for F {
    #[inline]
    fn before(&self, a: &Entry<C>, b: &Entry<C>) -> bool {
        self(a, b)
    }
}

/// The ready-made orders: least f first, and among equals by one of these rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Tie {
    /// The node that was generated first.
    #[default]
    Fifo,
    /// The node that was generated last.
    Lifo,
    /// The node with the higher g, that is for A* the lower h; then whichever the priority queue has
    /// on top.
    HighG,
    /// Whichever the binary heap has on top.
    Heap,
}

impl Tie {
    /// The entry with the lowest rank goes first.
    #[inline]
    pub(crate) fn rank<C: PathCost>(entry: &Entry<C>) -> C::Rank {
        entry.f.rank(entry.tie)
    }
}

impl<C: PathCost> Order<C> for Tie {
    #[inline]
    fn before(&self, a: &Entry<C>, b: &Entry<C>) -> bool {
        Self::rank(a) < Self::rank(b)
    }

    #[inline]
    fn tie(&self, entry: &Entry<C>) -> C::Tie {
        match self {
            Tie::Fifo => entry.id.into(),
            Tie::Lifo => (!entry.id).into(),
            Tie::HighG => entry.g.falling(),
            Tie::Heap => C::Tie::default(),
        }
    }

    fn tie_rule(&self, first: &Entry<C>, second: &Entry<C>) -> TieRule {
        match self {
            // An outdated copy of the same node.
            Tie::Fifo | Tie::Lifo if first.id == second.id => TieRule::Heap,
            Tie::Fifo => TieRule::First,
            Tie::Lifo => TieRule::Last,
            Tie::HighG if first.g > second.g => TieRule::HighG,
            Tie::HighG | Tie::Heap => TieRule::Heap,
        }
    }
}
