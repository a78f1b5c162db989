//! Which node of the frontier a method may take next. Ties are free: a method is judged by its rule, not by the order
//! in which a program happens to keep equals.

use crate::board::{Board, Taken, see_each_other};
use atisbo_base::{Name, Place};

/// A search method of the lab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "LabMethod")]
pub enum Method {
    /// A shallowest node.
    BreadthFirst,
    /// A node of the newest children.
    DepthFirst,
    /// A node with the lowest cost so far.
    UniformCost,
    /// A node with the lowest estimate.
    Greedy,
    /// A node with the lowest sum of both.
    AStar,
}

/// A node as methods see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The cost of the way to it.
    pub g: u32,
    /// The estimate of the way on.
    pub h: u32,
    /// The number of steps to it.
    pub depth: u32,
    /// The number of the expansion that put it into the frontier.
    pub batch: u32,
}

impl Method {
    /// What is taken first: the lowest rank.
    pub fn rank(self, node: &Node) -> i64 {
        match self {
            Method::BreadthFirst => i64::from(node.depth),
            Method::DepthFirst => -i64::from(node.batch),
            Method::UniformCost => i64::from(node.g),
            Method::Greedy => i64::from(node.h),
            Method::AStar => i64::from(node.g) + i64::from(node.h),
        }
    }

    /// Whether a cheaper way to a node of the frontier replaces the one that is known.
    pub fn updates(self) -> bool {
        matches!(self, Method::UniformCost | Method::AStar)
    }

    /// Whether it asks a heuristic.
    pub fn is_informed(self) -> bool {
        matches!(self, Method::Greedy | Method::AStar)
    }
}

/// The heuristic of the lab's own cases: the number of empty cells. A step costs at least 1, so it is admissible and
/// consistent in both spaces.
pub fn empty_cells(board: &Board) -> u32 {
    board.empty_cells().count() as u32
}

/// The reference's second heuristic. An island is a set of empty cells that see each other, directly or over others of
/// the set. What happens outside an island takes no digit away from its cells: the first step on it costs at least the
/// smallest number of digits that are possible there, every further one at least 1.
pub fn islands(board: &Board) -> u32 {
    let taken = Taken::of(board);
    let mut left: Vec<Place> = board.empty_cells().collect();
    let mut estimate = 0;
    while let Some(first) = left.pop() {
        let mut island = vec![first];
        let mut next = 0;
        while let Some(&cell) = island.get(next) {
            let (seen, others) = left.iter().partition(|&&other| see_each_other(cell, other));
            island.extend::<Vec<Place>>(seen);
            left = others;
            next += 1;
        }
        let possible = island.iter().map(|&cell| taken.free(cell).count() as u32);
        estimate += island.len() as u32 - 1 + possible.min().unwrap_or(1).max(1);
    }
    estimate
}
