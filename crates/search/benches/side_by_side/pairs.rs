//! Every search that this library and `pathfinding` both know, on a grid and on sliding tiles.
//!
//! The successors go to `pathfinding` as an iterator, so that neither side allocates for them.

#[path = "../../examples/weighted_grid/grid.rs"]
mod grid;
#[path = "../../examples/sliding_tiles/puzzle.rs"]
mod puzzle;

use crate::pair::Pair;
use atisbo_base::Budget;
use atisbo_search::{Heuristic, Options, Problem, Strategy, Tie, search};
use grid::{Distance, Field};
use pathfinding::prelude::{astar, bfs, dijkstra, idastar, iddfs};
use puzzle::{Board, Manhattan, SlidingTiles};
use std::cell::Cell;
use std::hint::black_box;

/// Shows every pair to `look`.
pub(crate) fn for_each_pair(mut look: impl FnMut(&Pair<'_>)) {
    weighted_grid(&mut look);
    let far = [7, 2, 4, 5, 0, 6, 8, 3, 1];
    for strategy in [Strategy::BreadthFirst, Strategy::AStar, Strategy::IdaStar] {
        sliding_tiles::<3>("8-puzzle, 26 moves", &far, strategy, &mut look);
    }
    let near = [7, 6, 2, 4, 3, 5, 1, 8, 0];
    let strategy = Strategy::IterativeDeepening;
    sliding_tiles::<3>("8-puzzle, 16 moves", &near, strategy, &mut look);
    let korf_79 = [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15];
    for strategy in [Strategy::AStar, Strategy::IdaStar] {
        sliding_tiles::<4>("15-puzzle, 42 moves", &korf_79, strategy, &mut look);
    }
}

/// Our expansions with a strategy. Among equals the deeper node goes first, as in `pathfinding`.
///
/// In iterative deepening `pathfinding` asks for the successors of the nodes on the last level too,
/// though it does not use them. So there the nodes visited are counted, which are the same on both
/// sides.
fn expansions<P: Problem>(problem: &P, heuristic: impl Heuristic<P>, strategy: Strategy) -> u64 {
    let options = Options {
        tie: Tie::HighG,
        ..Options::default()
    };
    let budget = Budget::unlimited();
    search(problem, heuristic, strategy, &options, (), &budget)
        .ok()
        .filter(|report| report.path().is_some())
        .map_or(0, |report| match strategy {
            Strategy::IterativeDeepening => report.statistics.popped,
            _ => report.statistics.expanded,
        })
}

fn weighted_grid(look: &mut impl FnMut(&Pair<'_>)) {
    let field = Field::new(300, 1);
    let problem = "grid 300x300";
    let count = Cell::new(0);
    let cells = |cell: &grid::Cell| {
        count.set(count.get() + 1);
        field.neighbours(*cell)
    };
    let steps = |cell: &grid::Cell| cells(cell).map(|next| (next, field.cost(next)));
    let is_goal = |cell: &grid::Cell| *cell == field.goal();
    look(&Pair {
        problem,
        strategy: Strategy::UniformCost,
        ours: &|| expansions(&field, (), Strategy::UniformCost),
        theirs: &|| {
            count.set(0);
            black_box(dijkstra(&(0, 0), steps, is_goal));
            count.get()
        },
    });
    look(&Pair {
        problem,
        strategy: Strategy::AStar,
        ours: &|| expansions(&field, Distance, Strategy::AStar),
        theirs: &|| {
            count.set(0);
            let distance = |cell: &grid::Cell| field.distance(*cell);
            black_box(astar(&(0, 0), steps, distance, is_goal));
            count.get()
        },
    });
    look(&Pair {
        problem,
        strategy: Strategy::BreadthFirst,
        ours: &|| expansions(&field, (), Strategy::BreadthFirst),
        theirs: &|| {
            count.set(0);
            black_box(bfs(&(0, 0), cells, is_goal));
            count.get()
        },
    });
}

fn sliding_tiles<const WIDTH: u32>(
    problem: &str,
    tiles: &[u8],
    strategy: Strategy,
    look: &mut impl FnMut(&Pair<'_>),
) {
    let puzzle = SlidingTiles::<WIDTH>::new(tiles);
    let start = puzzle.initial();
    let count = Cell::new(0);
    let boards = |board: &Board| {
        count.set(count.get() + 1);
        SlidingTiles::<WIDTH>::moves(*board).map(|(_, next)| next)
    };
    let steps = |board: &Board| boards(board).map(|next| (next, 1));
    let manhattan = |board: &Board| puzzle.manhattan(*board);
    let is_goal = |board: &Board| puzzle.is_goal(board);
    let theirs: &dyn Fn() = match strategy {
        Strategy::BreadthFirst => &|| drop(black_box(bfs(&start, boards, is_goal))),
        Strategy::IterativeDeepening => &|| drop(black_box(iddfs(start, boards, is_goal))),
        Strategy::IdaStar => &|| drop(black_box(idastar(&start, steps, manhattan, is_goal))),
        _ => &|| drop(black_box(astar(&start, steps, manhattan, is_goal))),
    };
    look(&Pair {
        problem,
        strategy,
        ours: &|| expansions(&puzzle, Manhattan, strategy),
        theirs: &|| {
            count.set(0);
            theirs();
            count.get()
        },
    });
}
