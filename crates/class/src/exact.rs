//! What the way to a goal really costs, for every board that can be reached; and how many nodes A* expands.

use crate::board::Board;
use crate::space::Space;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet};

/// The true costs of all boards that can be reached from one.
pub struct Costs(BTreeMap<Board, Option<u32>>);

impl Costs {
    /// Of all boards that can be reached from `start`; none if there are more than `limit`.
    pub fn from(space: Space, start: Board, limit: usize) -> Option<Self> {
        let mut reached = vec![start];
        let mut seen = HashSet::from([start]);
        let mut next = 0;
        while let Some(&board) = reached.get(next) {
            next += 1;
            for step in space.steps(&board) {
                if seen.insert(step.board) {
                    reached.push(step.board);
                }
            }
            if reached.len() > limit {
                return None;
            }
        }
        // Every step fills a cell: on the way back, the boards that follow are known already.
        let mut costs: BTreeMap<Board, Option<u32>> = BTreeMap::new();
        for board in reached.into_iter().rev() {
            let cost = if board.is_full() {
                Some(0)
            } else {
                let steps = space.steps(&board).into_iter();
                steps
                    .filter_map(|step| Some(costs.get(&step.board).copied()?? + step.cost))
                    .min()
            };
            costs.insert(board, cost);
        }
        Some(Costs(costs))
    }

    /// The true cost of a board; none if no goal can be reached from it.
    pub fn of(&self, board: &Board) -> Option<u32> {
        self.0.get(board).copied().flatten()
    }

    /// All boards, in a fixed order.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = &Board> {
        self.0.keys()
    }
}

/// How many nodes A* expands before it takes a goal. Among equals the one with the higher cost so far goes first; a board
/// to which a cheaper way is found is expanded again.
pub fn expansions(space: Space, start: Board, heuristic: impl Fn(&Board) -> f64) -> u32 {
    let entry = |board: Board, g: u32| {
        // The bits of a number that is not negative are in the order of the numbers.
        let f = f64::from(g) + heuristic(&board).max(0.0);
        Reverse((f.to_bits(), Reverse(g), board))
    };
    let mut best: HashMap<Board, u32> = HashMap::from([(start, 0)]);
    let mut frontier = BinaryHeap::from([entry(start, 0)]);
    let mut expanded = 0;
    while let Some(Reverse((_, Reverse(g), board))) = frontier.pop() {
        if best.get(&board).is_some_and(|&known| known < g) {
            continue;
        }
        if board.is_full() {
            break;
        }
        expanded += 1;
        for step in space.steps(&board) {
            let g = g + step.cost;
            if best.get(&step.board).is_none_or(|&known| g < known) {
                best.insert(step.board, g);
                frontier.push(entry(step.board, g));
            }
        }
    }
    expanded
}
