//! Slips that students make in a graph search, and whether a board brings them to light.

use crate::board::Board;
use crate::exact::Costs;
use crate::judge::Judge;
use crate::method::{Method, Node, empty_cells};
use crate::space::Space;

/// A slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slip {
    /// Boards that were expanded are not remembered.
    NoExplored,
    /// A cheaper way to a board that waits is not taken.
    NoUpdate,
}

impl Slip {
    /// The slips that can show in a search by a method where there is no solution, so that all boards are met. In
    /// breadth-first search none does: when a second way to a board is found, the board still waits.
    pub(super) fn of(method: Method) -> &'static [Slip] {
        match method {
            Method::BreadthFirst => &[],
            Method::DepthFirst | Method::Greedy => &[Slip::NoExplored],
            Method::UniformCost | Method::AStar => &[Slip::NoExplored, Slip::NoUpdate],
        }
    }

    /// Whether a search with this slip parts from its method, or misses the cheapest way; `costs` are those of all boards.
    pub(super) fn shows(self, start: Board, costs: &Costs, method: Method) -> bool {
        let space = Space::Free;
        let mut judge = Judge::new(space, method, start);
        let mut made = 0;
        let mut node = |board: Board, g: u32, depth: u32| {
            made += 1;
            let (h, batch) = (empty_cells(&board), made);
            (board, Node { g, h, depth, batch })
        };
        let mut frontier = vec![node(start, 0, 0)];
        while let Some(next) = (0..frontier.len()).min_by_key(|&at| method.rank(&frontier[at].1)) {
            let (board, Node { g, depth, .. }) = frontier.remove(next);
            if board.is_full() {
                return method.updates() && costs.of(&start).is_some_and(|cost| cost < g);
            }
            let Ok(steps) = judge.expand(&board) else {
                return true;
            };
            for step in steps {
                if self != Slip::NoExplored && judge.is_explored(&step.board) {
                    continue;
                }
                let child = node(step.board, g + step.cost, depth + 1);
                match frontier.iter_mut().find(|waiting| waiting.0 == child.0) {
                    None => frontier.push(child),
                    Some(waiting) => {
                        let is_better = method.rank(&child.1) < method.rank(&waiting.1);
                        if self != Slip::NoUpdate && method.updates() && is_better {
                            *waiting = child;
                        }
                    }
                }
            }
        }
        false
    }
}
