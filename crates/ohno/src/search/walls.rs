//! The report's state space: one more wall anywhere on a fixed list of cells.
//!
//! The list of the first sub-problem holds every cell that some number sees at the start, since a
//! wall elsewhere changes no number; that of the second holds every floor without number.
//!
//! The *faithful* formulation keeps what decided the node counts of the report's program: the order
//! of the list is that of a Java hash table, numbers are on the list too (a wall on a number makes a
//! state that can never be a goal), and states in which a number sees too little are searched like
//! all others. The *clean* formulation is what the report describes: the cells row by row, no walls
//! on numbers, and starved states end where they arise.

use super::board::{Board, State};
use super::cell_set::CellSet;
use super::java_order::{iteration_order, point_hash};
use super::space::{Space, Task, reason};
use super::{Formulation, isolation};
use crate::{Cell, Direction, Grid, Place};
use atisbo_base::seed;
use atisbo_search::Successor;
use rand::seq::SliceRandom;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// One successor per cell of the list that is no wall yet.
pub(super) fn successors<S: CellSet>(
    space: &Space<S>,
    state: &State<S>,
    out: &mut Vec<Successor<Space<S>>>,
) {
    let first = out.len();
    out.extend(
        space
            .moves
            .iter()
            .filter(|&&cell| !state.walls.contains(cell))
            .map(|&cell| space.wall(state, cell)),
    );
    if let Some(seed) = space.shuffle {
        let mut hasher = FxHasher::default();
        state.walls.hash(&mut hasher);
        out[first..].shuffle(&mut seed::rng(seed, hasher.finish()));
    }
}

/// What the clean formulation sees at a glance.
pub(super) fn dead_end<S: CellSet>(space: &Space<S>, state: &State<S>) -> Option<&'static str> {
    let board = &space.board;
    if is_starved(board, &state.walls) {
        return Some(reason::STARVED);
    }
    board
        .given_floors
        .iter()
        .any(|&cell| isolation::is_isolated(board, &state.walls, cell))
        .then_some(reason::ISOLATED)
}

/// Whether some number sees too few floors.
pub(super) fn is_starved<S: CellSet>(board: &Board, walls: &S) -> bool {
    board.views(walls).any(|(_, view)| view.surplus < 0)
}

/// The cells on which walls are tried, in that order.
pub(super) fn moves<S: CellSet>(space: &Space<S>) -> Vec<usize> {
    let board = &space.board;
    let open = |cell: &usize| space.is_open(&space.initial, *cell);
    let all = || (0..board.cells()).filter(open);
    match (space.formulation, space.task) {
        (Formulation::Pruned | Formulation::Propagating, _) => Vec::new(),
        (_, Task::Isolation) | (Formulation::Clean, Task::Whole) => all().collect(),
        (Formulation::Clean, Task::Numbers) => {
            let seen = isolation::seen_by_numbers(board, &space.initial.walls);
            all().filter(|&cell| seen.contains(cell)).collect()
        }
        (Formulation::Faithful, Task::Numbers) => rules(board.grid()),
        (Formulation::Faithful, Task::Whole) => {
            let mut cells = rules(board.grid());
            let listed: Vec<bool> = (0..board.cells())
                .map(|cell| cells.contains(&cell))
                .collect();
            cells.extend(all().filter(|&cell| !listed[cell]));
            cells
        }
    }
}

/// The rules of the report's first sub-problem in the order of its program: it walks from each number
/// to the right, left, down and up, and puts what it meets into a hash set. The numbers themselves
/// come out of a hash map of everything given.
fn rules(grid: &Grid) -> Vec<usize> {
    let tokens: Vec<Place> = grid
        .cells()
        .filter(|(_, cell)| matches!(cell, Cell::Wall | Cell::Number(_)))
        .map(|(pos, _)| pos)
        .collect();
    let hashes: Vec<i32> = tokens.iter().map(|&pos| point_hash(pos)).collect();
    let order = iteration_order(&hashes).into_iter();
    let numbers = order
        .map(|index| tokens[index])
        .filter(|&pos| grid.get(pos).number().is_some());

    let mut listed = vec![false; grid.rows() * grid.cols()];
    let mut met = Vec::new();
    for number in numbers {
        for direction in [
            Direction::Right,
            Direction::Left,
            Direction::Down,
            Direction::Up,
        ] {
            let ray = grid.ray(number, direction);
            for pos in ray.take_while(|&pos| grid.get(pos) != Cell::Wall) {
                let listed = &mut listed[grid.index(pos)];
                // The program knows no given floors without number; here they stay floors.
                if !*listed && grid.get(pos) != Cell::Floor {
                    *listed = true;
                    met.push(pos);
                }
            }
        }
    }
    let hashes: Vec<i32> = met
        .iter()
        .map(|&pos| point_hash(pos).wrapping_add(31))
        .collect();
    iteration_order(&hashes)
        .into_iter()
        .map(|index| grid.index(met[index]))
        .collect()
}
