//! Follows a search step by step and says where it parts from its method.
//!
//! The judge makes every step that the search makes, so that it always holds the frontier that a right search would
//! have after the same steps. A step is right if the node is one that the method may take next.

#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::method::{Method, Node, empty_cells};
use crate::space::{Action, Space, Step};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A search that is followed.
pub struct Judge {
    space: Space,
    method: Method,
    start: Board,
    /// All boards that were reached.
    known: HashMap<Board, Known>,
    expanded: u32,
    generated: u32,
}

struct Known {
    node: Node,
    is_explored: bool,
    /// Whether a cheaper way was found while it waited.
    is_cheaper: bool,
}

impl Known {
    fn new(node: Node) -> Self {
        Known {
            node,
            is_explored: false,
            is_cheaper: false,
        }
    }
}

/// A node of a frontier, as feedback shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "LabFrontierNode")]
pub struct Waiting {
    /// Its board.
    pub board: Board,
    /// The cost of the way to it.
    pub g: u32,
    /// The estimate of the way on.
    pub h: u32,
    /// The number of steps to it.
    pub depth: u32,
    /// Whether the method may take it next.
    pub is_next: bool,
    /// Whether a cheaper way was found while it waited.
    pub is_cheaper: bool,
}

/// How a search parts from its method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Parting {
    /// It expands a board that it never reached.
    NeverReached,
    /// It expands a board again.
    AlreadyExplored,
    /// It expands a full board, which is a goal.
    ExpandsGoal,
    /// It expands a node while another one comes first.
    OutOfTurn,
    /// It ends with a goal while other nodes come first.
    StopsEarly,
    /// It gives up while nodes are left.
    GivesUp,
    /// Its goal was never reached, or its actions do not lead there.
    NoWay,
    /// Its actions lead to a board that is not full.
    NoGoal,
}

/// What a search says in the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "LabSearchResult")]
pub struct Found {
    /// The actions that lead to the goal; none if there is no solution.
    pub actions: Option<Vec<Action>>,
    /// How many nodes it says it has expanded.
    pub expanded: u64,
    /// How many nodes it says it has put into the frontier.
    pub generated: u64,
}

impl Judge {
    /// Follows a search from a board.
    pub fn new(space: Space, method: Method, start: Board) -> Self {
        let node = Node {
            g: 0,
            h: estimate(method, &start),
            depth: 0,
            batch: 0,
        };
        Judge {
            space,
            method,
            start,
            known: HashMap::from([(start, Known::new(node))]),
            expanded: 0,
            generated: 0,
        }
    }

    /// How many nodes were expanded.
    pub fn expanded(&self) -> u32 {
        self.expanded
    }

    /// How many nodes were put into the frontier, without the first.
    pub fn generated(&self) -> u32 {
        self.generated
    }

    /// The method that is followed.
    pub fn method(&self) -> Method {
        self.method
    }

    /// Whether a board was expanded.
    pub fn is_explored(&self, board: &Board) -> bool {
        self.known.get(board).is_some_and(|known| known.is_explored)
    }

    /// The search expands a board.
    ///
    /// # Errors
    ///
    /// If that is not a step of the method.
    pub fn expand(&mut self, board: &Board) -> Result<Vec<Step>, Parting> {
        let node = self.take(board)?;
        if board.is_full() {
            return Err(Parting::ExpandsGoal);
        }
        self.expanded += 1;
        let steps = self.space.steps(board);
        for step in &steps {
            self.reach(&node, step);
        }
        Ok(steps)
    }

    /// The search takes a board from the frontier.
    fn take(&mut self, board: &Board) -> Result<Node, Parting> {
        let next = self.next_rank();
        let known = self.known.get_mut(board).ok_or(Parting::NeverReached)?;
        if known.is_explored {
            return Err(Parting::AlreadyExplored);
        }
        if Some(self.method.rank(&known.node)) > next {
            return Err(Parting::OutOfTurn);
        }
        known.is_explored = true;
        Ok(known.node)
    }

    /// A step of an expansion leads to a board.
    fn reach(&mut self, parent: &Node, step: &Step) {
        let node = Node {
            g: parent.g + step.cost,
            h: estimate(self.method, &step.board),
            depth: parent.depth + 1,
            batch: self.expanded,
        };
        match self.known.get_mut(&step.board) {
            None => {
                self.known.insert(step.board, Known::new(node));
                self.generated += 1;
            }
            Some(known) if !known.is_explored && self.method.updates() && node.g < known.node.g => {
                known.node = node;
                known.is_cheaper = true;
            }
            Some(_) => {}
        }
    }

    /// The search ends.
    ///
    /// # Errors
    ///
    /// If it should have gone on, or if its actions are no way to a goal.
    pub fn end(&self, actions: Option<&[Action]>) -> Result<(), Parting> {
        let Some(actions) = actions else {
            return match self.next_rank() {
                None => Ok(()),
                Some(_) => Err(Parting::GivesUp),
            };
        };
        let mut board = self.start;
        for &action in actions {
            let step = self.space.step(&board, action).ok_or(Parting::NoWay)?;
            board = step.board;
        }
        if !board.is_full() {
            return Err(Parting::NoGoal);
        }
        let goal = self.known.get(&board).ok_or(Parting::NoWay)?;
        if Some(self.method.rank(&goal.node)) > self.next_rank() {
            return Err(Parting::StopsEarly);
        }
        Ok(())
    }

    /// What a way to a goal costs, and the cheapest way there that the search came by.
    pub fn costs(&self, actions: &[Action]) -> Option<(u32, u32)> {
        let mut board = self.start;
        let mut cost = 0;
        for &action in actions {
            let step = self.space.step(&board, action)?;
            board = step.board;
            cost += step.cost;
        }
        Some((cost, self.known.get(&board)?.node.g))
    }

    /// The lowest rank in the frontier.
    fn next_rank(&self) -> Option<i64> {
        let waiting = self.known.values().filter(|known| !known.is_explored);
        waiting.map(|known| self.method.rank(&known.node)).min()
    }

    /// The frontier: what may be taken next comes first, then as the method ranks it.
    pub fn frontier(&self) -> Vec<Waiting> {
        let next = self.next_rank();
        let waiting = self.known.iter().filter(|(_, known)| !known.is_explored);
        let mut nodes: Vec<(i64, Waiting)> = waiting
            .map(|(&board, known)| {
                let rank = self.method.rank(&known.node);
                let Node { g, h, depth, .. } = known.node;
                let is_next = Some(rank) == next;
                let waiting = Waiting {
                    board,
                    g,
                    h,
                    depth,
                    is_next,
                    is_cheaper: known.is_cheaper,
                };
                (rank, waiting)
            })
            .collect();
        nodes.sort_by_key(|(rank, waiting)| (*rank, waiting.board));
        nodes.into_iter().map(|(_, waiting)| waiting).collect()
    }
}

fn estimate(method: Method, board: &Board) -> u32 {
    if method.is_informed() {
        empty_cells(board)
    } else {
        0
    }
}
