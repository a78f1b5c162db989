//! 0h n0 as a state space: nodes a second beside the crate `pathfinding`, as a Markdown table.
//!
//! `cargo bench -p atisbo-ohno --bench search`. Both libraries search the same space (the clean
//! formulation of the numbers, states in two words of 128 bits) and ask the same functions; a dead
//! end is asked for once per state on either side. The bench `ratio` of the crate `atisbo-search`
//! has the problems that are not about 0h n0.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

#[path = "../../search/benches/side_by_side/pair.rs"]
mod pair;

use atisbo_base::Budget;
use atisbo_ohno::search::{Formulation, HeuristicName, Space, State, Task};
use atisbo_ohno::{Rule, parse_bytes};
use atisbo_search::{Estimate, Heuristic, Options, Problem, Strategy, Tie, search};
use pair::{Pair, RatioTable};
use pathfinding::prelude::{astar, bfs};
use std::cell::Cell;
use std::hint::black_box;
use std::path::Path;

type Walls = State<u128>;

/// An estimate so high that no state with it is taken before a goal.
const NEVER: u32 = u32::MAX / 4;

fn space(board: &str) -> Space<u128> {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/ohno/boards");
    let text = std::fs::read(boards.join(board)).expect("the board is in the repository");
    let grid = parse_bytes(&text).expect("a board of the report");
    Space::new(&grid, Rule::default(), Formulation::Clean, Task::Numbers)
}

fn expansions(space: &Space<u128>, heuristic: HeuristicName, strategy: Strategy) -> u64 {
    let options = Options {
        tie: Tie::HighG,
        ..Options::default()
    };
    let budget = Budget::unlimited();
    search(space, heuristic, strategy, &options, (), &budget)
        .ok()
        .filter(|report| report.path().is_some())
        .map_or(0, |report| report.statistics.expanded)
}

/// The states one step from `state`, counted as one expansion.
fn steps(
    space: &Space<u128>,
    state: &Walls,
    count: &Cell<u64>,
) -> impl Iterator<Item = Walls> + use<> {
    count.set(count.get() + 1);
    let mut successors = Vec::with_capacity(64);
    space.successors(state, &mut successors);
    successors.into_iter().map(|successor| successor.state)
}

fn a_star(table: &mut RatioTable, board: &str, heuristic: HeuristicName) {
    let space = space(board);
    let count = Cell::new(0);
    let estimate = |state: &Walls| match (space.dead_end(state), heuristic.estimate(&space, state))
    {
        (None, Estimate::Cost(h)) => h,
        _ => NEVER,
    };
    table.measure(&Pair {
        problem: &format!("0h n0 {board}, {heuristic}"),
        strategy: Strategy::AStar,
        ours: &|| expansions(&space, heuristic, Strategy::AStar),
        theirs: &|| {
            count.set(0);
            let priced = |state: &Walls| steps(&space, state, &count).map(|next| (next, 1));
            black_box(astar(&space.initial(), priced, estimate, |state| {
                space.is_goal(state)
            }));
            count.get()
        },
    });
}

fn breadth_first(table: &mut RatioTable, board: &str) {
    let space = space(board);
    let count = Cell::new(0);
    table.measure(&Pair {
        problem: &format!("0h n0 {board}"),
        strategy: Strategy::BreadthFirst,
        ours: &|| expansions(&space, HeuristicName::H3, Strategy::BreadthFirst),
        theirs: &|| {
            count.set(0);
            // A dead end has no successors worth asking for, and is not counted.
            let living = |state: &Walls| {
                let lives = space.dead_end(state).is_none();
                let steps = lives.then(|| steps(&space, state, &count));
                steps.into_iter().flatten()
            };
            black_box(bfs(&space.initial(), living, |state| space.is_goal(state)));
            count.get()
        },
    });
}

fn main() {
    let mut table = RatioTable::begin();
    for board in ["6x6_1", "7x7_1", "8x8_1"] {
        for heuristic in [HeuristicName::H2i, HeuristicName::Crossing] {
            a_star(&mut table, board, heuristic);
        }
    }
    for board in ["4x4_1", "4x4_2", "4x4_3", "5x5_1", "5x5_2", "5x5_3"] {
        breadth_first(&mut table, board);
    }
}
