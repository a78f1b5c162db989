//! Moving mines where a game is stuck.

use super::walk::Walk;
use super::{NoGuessError, Search};
use crate::board::Board;
use crate::position::View;
use crate::tiling::Cell;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// A board under repair: the best found so far.
pub(super) struct Repair {
    board: Board,
    first: Cell,
}

/// The hidden cells of a game that is stuck.
struct Stuck {
    /// Beside numbers, all of them uncertain.
    frontier: Vec<Cell>,
    /// Mines that are known and beside hidden cells: what walls these off from the numbers.
    walls: Vec<Cell>,
    /// All hidden cells with a mine, and all without.
    mines: Vec<Cell>,
    clear: Vec<Cell>,
    /// How far the game got.
    known: usize,
}

impl Repair {
    /// After this many changes in a row that did not help, a new board is drawn.
    const PATIENCE: u32 = 200;

    pub(super) fn new(board: Board, first: Cell) -> Self {
        Repair { board, first }
    }

    /// Repairs the board; none if it lasts too long.
    pub(super) fn run(
        mut self,
        search: &mut Search,
        rng: &mut impl Rng,
    ) -> Result<Option<Board>, NoGuessError> {
        let Some(walk) = search.play(&self.board, self.first)? else {
            return Ok(None);
        };
        if walk.is_won() {
            return Ok(Some(self.board));
        }
        let mut stuck = Stuck::new(&walk);
        let mut patience = Self::PATIENCE;
        while patience > 0 {
            let Some(changed) = stuck.change(&self.board, rng) else {
                return Ok(None);
            };
            patience -= 1;
            let Some(walk) = search.play(&changed, self.first)? else {
                continue;
            };
            if walk.is_won() {
                return Ok(Some(changed));
            }
            if walk.known() < stuck.known {
                continue;
            }
            if walk.known() > stuck.known {
                patience = Self::PATIENCE;
            }
            stuck = Stuck::new(&walk);
            self.board = changed;
        }
        Ok(None)
    }
}

impl Stuck {
    /// One change in this many opens a wall even where there is a frontier.
    const WALL_ONE_IN: u32 = 4;

    fn new(walk: &Walk<'_>) -> Self {
        let position = &walk.position;
        let beside_number = |&cell: &Cell| position.is_beside(cell, |view| view.number().is_some());
        let frontier = position.hidden().filter(beside_number).collect();
        let beside_hidden = |&cell: &Cell| position.is_beside(cell, View::is_hidden);
        let walls = position.known_mines().filter(beside_hidden).collect();
        let (mines, clear) = position
            .hidden()
            .partition(|&cell| walk.board.is_mine(cell));
        Stuck {
            frontier,
            walls,
            mines,
            clear,
            known: walk.known(),
        }
    }

    /// The board with a mine moved to a cell of the frontier, away from it, or out of a wall; the cells
    /// open by now keep what they are, so the first click does too.
    fn change(&self, board: &Board, rng: &mut impl Rng) -> Option<Board> {
        let wall = self.frontier.is_empty() || rng.random_ratio(1, Self::WALL_ONE_IN);
        let wall = self.walls.choose(rng).filter(|_| wall);
        let &cell = wall.or_else(|| self.frontier.choose(rng))?;
        let (from, to) = if board.is_mine(cell) {
            (cell, *self.clear.choose(rng)?)
        } else {
            (*self.mines.choose(rng)?, cell)
        };
        let cells = board.tiling().cells();
        let mines = cells.filter(|&cell| (board.is_mine(cell) && cell != from) || cell == to);
        Some(Board::new(board.tiling().clone(), mines))
    }
}
