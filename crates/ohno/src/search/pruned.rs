//! Our own state space: every set of walls is reached in one order only.
//!
//! As long as some number sees too much, every solution puts a wall somewhere in its view. So one
//! such number is chosen, the one with the fewest cells that could take the wall, and the successors
//! are those cells c1, c2, …: the i-th puts a wall on ci *and keeps c1 … c(i-1) floors permanently*.
//! A solution that contains the present walls and none of the present floors then lies below exactly
//! one successor (that of the first ci it walls), so nothing is lost and nothing is met twice. When
//! all numbers are content, an isolated floor that is left can only become a wall.
//!
//! Walls that would starve a number are not tried. What else cannot lead to a goal is cut with its
//! reason: a number that is starved, a number that sees too many cells that stay floors, a floor that
//! stays one and is isolated.

use super::board::{Board, Ray, State};
use super::cell_set::CellSet;
use super::space::{Space, Task, reason};
use super::{isolation, walls};
use atisbo_search::Successor;

/// One successor per way to serve the chosen number.
pub(super) fn successors<S: CellSet>(
    space: &Space<S>,
    state: &State<S>,
    out: &mut Vec<Successor<Space<S>>>,
) {
    let mut floors = state.floors.clone();
    for cell in choices(space, state) {
        let mut next = State {
            walls: state.walls.clone(),
            floors: floors.clone(),
        };
        next.walls.insert(cell);
        out.push(space.step(cell, next, 1));
        floors.insert(cell);
    }
}

/// Cells of which every solution walls at least one.
pub(super) fn choices<S: CellSet>(space: &Space<S>, state: &State<S>) -> Vec<usize> {
    let board = &space.board;
    let mut fewest: Option<Vec<usize>> = None;
    for (_, view) in board.views(&state.walls) {
        if view.surplus <= 0 {
            continue;
        }
        let cells: Vec<usize> = view
            .rays
            .into_iter()
            .flat_map(Ray::cuts)
            .filter(|&(cell, loss)| loss as i32 <= view.surplus && space.is_open(state, cell))
            .map(|(cell, _)| cell)
            .collect();
        if fewest.as_ref().is_none_or(|best| cells.len() < best.len()) {
            fewest = Some(cells);
        }
    }
    fewest.unwrap_or_else(|| match space.task {
        Task::Numbers => Vec::new(),
        Task::Isolation | Task::Whole => isolation::cells(board, &state.walls)
            .take(1)
            .filter(|&cell| space.is_open(state, cell))
            .collect(),
    })
}

/// Why no goal lies below a state.
pub(super) fn dead_end<S: CellSet>(space: &Space<S>, state: &State<S>) -> Option<&'static str> {
    let board = &space.board;
    if walls::is_starved(board, &state.walls) {
        return Some(reason::STARVED);
    }
    if is_overfull(board, state) {
        return Some(reason::OVERFULL);
    }
    let is_isolated = |&cell: &usize| isolation::is_isolated(board, &state.walls, cell);
    // In the first sub-problem the floors of a case distinction may yet become walls in the second.
    let isolated = match space.task {
        Task::Numbers | Task::Isolation => board.given_floors.iter().any(is_isolated),
        Task::Whole => (0..board.cells())
            .filter(|&cell| state.floors.contains(cell))
            .any(|cell| is_isolated(&cell)),
    };
    isolated.then_some(reason::ISOLATED)
}

/// Whether some number sees more cells that stay floors than it may.
fn is_overfull<S: CellSet>(board: &Board, state: &State<S>) -> bool {
    let stays_floor = |&cell: &usize| board.is_number(cell) || state.floors.contains(cell);
    board.views(&state.walls).any(|(number, view)| {
        let certain: usize = view
            .rays
            .into_iter()
            .map(|ray| ray.cells().take_while(stays_floor).count())
            .sum();
        certain > usize::from(number.value)
    })
}
