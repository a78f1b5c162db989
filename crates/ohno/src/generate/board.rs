//! A random finished board: all floor at first, cut by walls until no number exceeds the greatest
//! allowed.
//!
//! This is the way of the original game (Q42, 2015): a cell that sees too much gets a wall somewhere
//! in its view; floors left alone become walls. Walls only ever shorten views, so one pass over the
//! cells in random order is enough.

use crate::{Cell, Direction, Grid, Place};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// A finished board with its number on every floor, none above `max_number`.
pub(super) fn random_board(rows: usize, cols: usize, max_number: u16, rng: &mut impl Rng) -> Grid {
    let mut board = Grid::from_cells(rows, cols, std::iter::repeat(Cell::Floor));
    let mut cells: Vec<Place> = board.positions().collect();
    let max_number = usize::from(max_number);
    if max_number >= rows + cols - 2 {
        // Nothing can see too much here: walls have to come from somewhere else.
        let share = rng.random_range(0.0..0.5);
        for &cell in &cells {
            if rng.random_bool(share) {
                board.set(cell, Cell::Wall);
            }
        }
    }
    cells.shuffle(rng);
    for &cell in &cells {
        if board.get(cell) == Cell::Floor {
            cut(&mut board, cell, max_number, rng);
        }
    }
    number(&mut board);
    board
}

/// Puts walls into the view of `cell` until it sees no more than `max_number` floors.
fn cut(board: &mut Grid, cell: Place, max_number: usize, rng: &mut impl Rng) {
    loop {
        let seen = Direction::ALL.map(|direction| board.seen(cell, direction));
        let total: usize = seen.iter().sum();
        if total <= max_number {
            return;
        }
        let mut pick = rng.random_range(0..total);
        for (direction, seen) in Direction::ALL.into_iter().zip(seen) {
            if pick < seen {
                let wall = board.ray(cell, direction).nth(pick);
                if let Some(wall) = wall {
                    board.set(wall, Cell::Wall);
                }
                break;
            }
            pick -= seen;
        }
    }
}

/// Writes on every floor what it sees; a floor that sees nothing becomes a wall.
fn number(board: &mut Grid) {
    let floors = board.clone();
    for (cell, _) in floors.cells().filter(|(_, cell)| cell.is_floor()) {
        let content = match floors.sees(cell) {
            0 => Cell::Wall,
            seen => Cell::Number(seen as u16),
        };
        board.set(cell, content);
    }
}
