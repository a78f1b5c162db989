//! Nodes a second, side by side with the crate `pathfinding`, on the same problems.
//!
//! Each pair runs the same search on the same instance; the throughput that criterion prints counts
//! the states whose successors each of the two asked for. The successors go to `pathfinding` as an
//! iterator, so that neither side allocates for them.

#[path = "../examples/weighted_grid/grid.rs"]
mod grid;
#[path = "../examples/sliding_tiles/puzzle.rs"]
mod puzzle;

use atisbo_base::Budget;
use atisbo_search::{Heuristic, Options, Problem, Strategy, Tie, search};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use grid::{Distance, Field};
use pathfinding::prelude::{astar, bfs, dijkstra, idastar, iddfs};
use puzzle::{Board, Manhattan, SlidingTiles};
use std::cell::Cell;
use std::hint::black_box;

/// Measures both, each by its own number of expansions.
fn pair(
    criterion: &mut Criterion,
    name: &str,
    ours: impl Fn() -> u64,
    theirs: impl Fn(&Cell<u64>),
) {
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10);
    group.throughput(Throughput::Elements(ours()));
    group.bench_function("atisbo", |bencher| bencher.iter(|| black_box(ours())));
    let expansions = Cell::new(0);
    theirs(&expansions);
    group.throughput(Throughput::Elements(expansions.get()));
    group.bench_function("pathfinding", |bencher| {
        bencher.iter(|| theirs(black_box(&expansions)));
    });
    group.finish();
}

/// Our expansions with a strategy. Among equals the deeper node goes first, as in `pathfinding`.
fn expansions<P: Problem>(problem: &P, heuristic: impl Heuristic<P>, strategy: Strategy) -> u64 {
    let options = Options {
        tie: Tie::HighG,
        ..Options::default()
    };
    let budget = Budget::unlimited();
    search(problem, heuristic, strategy, &options, (), &budget)
        .filter(|report| report.path().is_some())
        .map_or(0, |report| report.statistics.expanded)
}

fn weighted_grid(criterion: &mut Criterion) {
    let field = Field::new(300, 1);
    let steps = |cell: &grid::Cell, count: &Cell<u64>| {
        count.set(count.get() + 1);
        field.neighbours(*cell).map(|next| (next, field.cost(next)))
    };
    let is_goal = |cell: &grid::Cell| *cell == field.goal();
    pair(
        criterion,
        "grid 300x300, uniform cost",
        || expansions(&field, (), Strategy::UniformCost),
        |count| {
            black_box(dijkstra(&(0, 0), |cell| steps(cell, count), is_goal));
        },
    );
    pair(
        criterion,
        "grid 300x300, A*",
        || expansions(&field, Distance, Strategy::AStar),
        |count| {
            let distance = |cell: &grid::Cell| field.distance(*cell);
            black_box(astar(&(0, 0), |cell| steps(cell, count), distance, is_goal));
        },
    );
    pair(
        criterion,
        "grid 300x300, breadth-first",
        || expansions(&field, (), Strategy::BreadthFirst),
        |count| {
            let cells = |cell: &grid::Cell| steps(cell, count).map(|(next, _)| next);
            black_box(bfs(&(0, 0), cells, is_goal));
        },
    );
}

fn sliding_tiles<const WIDTH: u32>(
    criterion: &mut Criterion,
    name: &str,
    tiles: &[u8],
    strategies: &[Strategy],
) {
    let puzzle = SlidingTiles::<WIDTH>::new(tiles);
    let start = puzzle.initial();
    let boards = |board: &Board, count: &Cell<u64>| {
        count.set(count.get() + 1);
        SlidingTiles::<WIDTH>::moves(*board).map(|(_, next)| next)
    };
    let steps = |board: &Board, count: &Cell<u64>| boards(board, count).map(|next| (next, 1));
    let manhattan = |board: &Board| puzzle.manhattan(*board);
    let is_goal = |board: &Board| puzzle.is_goal(board);
    for &strategy in strategies {
        pair(
            criterion,
            &format!("{name}, {strategy}"),
            || expansions(&puzzle, Manhattan, strategy),
            |count| match strategy {
                Strategy::BreadthFirst => {
                    black_box(bfs(&start, |board| boards(board, count), is_goal));
                }
                Strategy::IterativeDeepening => {
                    black_box(iddfs(start, |board| boards(board, count), is_goal));
                }
                Strategy::IdaStar => {
                    black_box(idastar(
                        &start,
                        |board| steps(board, count),
                        manhattan,
                        is_goal,
                    ));
                }
                _ => {
                    black_box(astar(
                        &start,
                        |board| steps(board, count),
                        manhattan,
                        is_goal,
                    ));
                }
            },
        );
    }
}

fn puzzles(criterion: &mut Criterion) {
    let eight = [7, 2, 4, 5, 0, 6, 8, 3, 1];
    sliding_tiles::<3>(
        criterion,
        "8-puzzle, 26 moves",
        &eight,
        &[Strategy::BreadthFirst, Strategy::AStar, Strategy::IdaStar],
    );
    let eight_near = [7, 6, 2, 4, 3, 5, 1, 8, 0];
    sliding_tiles::<3>(
        criterion,
        "8-puzzle, 16 moves",
        &eight_near,
        &[Strategy::IterativeDeepening],
    );
    let korf_79 = [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15];
    sliding_tiles::<4>(
        criterion,
        "15-puzzle, 42 moves",
        &korf_79,
        &[Strategy::AStar, Strategy::IdaStar],
    );
}

criterion_group!(benches, weighted_grid, puzzles);
criterion_main!(benches);
