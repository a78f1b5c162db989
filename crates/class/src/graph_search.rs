//! The reference's graph search, over a frontier that may live in another process.

use crate::board::Board;
use crate::judge::{Judge, Parting};
use crate::method::empty_cells;
use crate::space::Action;

/// A node of the search.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Its number, in the order in which nodes are made.
    pub id: usize,
    /// The number of its parent; none for the first.
    pub parent: Option<usize>,
    /// What led here; none for the first.
    pub action: Option<Action>,
    /// Its board.
    pub board: Board,
    /// The cost of the way to it.
    pub g: u32,
    /// The estimate of the way on.
    pub h: u32,
}

/// What the search needs of a frontier.
pub trait Frontier {
    /// Why it does not answer.
    type Error;

    /// Puts a node in.
    ///
    /// # Errors
    ///
    /// If it does not answer.
    fn insert(&mut self, node: &Node) -> Result<(), Self::Error>;

    /// Takes the next node out; its number.
    ///
    /// # Errors
    ///
    /// If it does not answer.
    fn remove(&mut self) -> Result<usize, Self::Error>;

    /// Whether nothing is left.
    ///
    /// # Errors
    ///
    /// If it does not answer.
    fn is_empty(&mut self) -> Result<bool, Self::Error>;

    /// Whether it holds a node with the same board.
    ///
    /// # Errors
    ///
    /// If it does not answer.
    fn contains(&mut self, node: &Node) -> Result<bool, Self::Error>;

    /// Takes the node in place of one with the same board, if it is better.
    ///
    /// # Errors
    ///
    /// If it does not answer.
    fn update(&mut self, node: &Node) -> Result<(), Self::Error>;
}

/// Why a search ends without a result.
#[derive(Debug)]
pub enum Ended<E> {
    /// The frontier does not answer.
    Frontier(E),
    /// The frontier gave a node that the search never put in.
    UnknownNode(usize),
    /// The frontier gave a node out of turn.
    Parted(Parting, Board),
}

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The goal's number; none if there is no solution.
    pub node: Option<usize>,
    /// How many nodes were expanded.
    pub expanded: u32,
    /// How many nodes were put into the frontier, without the first.
    pub generated: u32,
}

/// Searches with the frontier, each step watched by the judge. All nodes that were made are left in `nodes`.
///
/// # Errors
///
/// If the frontier does not answer, or parts from the judge's method.
pub fn graph_search<F: Frontier>(
    start: Board,
    frontier: &mut F,
    judge: &mut Judge,
    nodes: &mut Vec<Node>,
) -> Result<Outcome, Ended<F::Error>> {
    let is_informed = judge.method().is_informed();
    let estimate = |board: &Board| if is_informed { empty_cells(board) } else { 0 };
    nodes.push(Node {
        id: 0,
        parent: None,
        action: None,
        board: start,
        g: 0,
        h: estimate(&start),
    });
    frontier.insert(&nodes[0]).map_err(Ended::Frontier)?;
    let (mut expanded, mut generated) = (0, 0);
    while !frontier.is_empty().map_err(Ended::Frontier)? {
        let id = frontier.remove().map_err(Ended::Frontier)?;
        let node = *nodes.get(id).ok_or(Ended::UnknownNode(id))?;
        if node.board.is_full() {
            return Ok(Outcome {
                node: Some(id),
                expanded,
                generated,
            });
        }
        let steps = judge
            .expand(&node.board)
            .map_err(|parting| Ended::Parted(parting, node.board))?;
        expanded += 1;
        for step in steps {
            if judge.is_explored(&step.board) {
                continue;
            }
            let child = Node {
                id: nodes.len(),
                parent: Some(id),
                action: Some(step.action),
                board: step.board,
                g: node.g + step.cost,
                h: estimate(&step.board),
            };
            nodes.push(child);
            if frontier.contains(&child).map_err(Ended::Frontier)? {
                frontier.update(&child).map_err(Ended::Frontier)?;
            } else {
                frontier.insert(&child).map_err(Ended::Frontier)?;
                generated += 1;
            }
        }
    }
    Ok(Outcome {
        node: None,
        expanded,
        generated,
    })
}
