//! Where the mines really are.

use crate::level::{FirstClick, Level};
use crate::position::View;
use crate::tiling::{Cell, Tiling};
use rand::Rng;
use rand::seq::index;

/// Where the mines really are.
///
/// ```
/// use atisbo_base::{Place, seed};
/// use atisbo_minesweeper::{Board, FirstClick, Level};
///
/// let level: Level = "9x9x10".parse()?;
/// let first = level.tiling().cell_at(Place::new(4, 4)).unwrap();
/// let board = Board::random(&level, FirstClick::Opening, first, &mut seed::rng(1, 0)).unwrap();
/// assert_eq!(board.mines(), 10);
/// assert_eq!(board.number(first), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    tiling: Tiling,
    /// One bit for each cell.
    mines: Vec<u64>,
    count: u32,
}

impl Board {
    /// A board with mines in these cells.
    ///
    /// # Panics
    ///
    /// If a cell is not in the tiling.
    pub fn new(tiling: Tiling, mines: impl IntoIterator<Item = Cell>) -> Self {
        let mut board = Board {
            mines: vec![0; tiling.len().div_ceil(64)],
            tiling,
            count: 0,
        };
        for cell in mines {
            assert!(cell.index() < board.tiling.len(), "a cell of the tiling");
            if !board.is_mine(cell) {
                board.mines[cell.index() / 64] |= 1 << (cell.index() % 64);
                board.count += 1;
            }
        }
        board
    }

    /// A board with mines in the cells whose bit is set.
    pub(crate) fn of_bits(tiling: Tiling, mines: impl IntoIterator<Item = bool>) -> Self {
        let cells = tiling.cells().zip(mines);
        let mines = cells.filter_map(|(cell, is_mine)| is_mine.then_some(cell));
        Board::new(tiling, mines)
    }

    /// What a cell shows when all is revealed.
    pub(crate) fn view(&self, cell: Cell) -> View {
        if self.is_mine(cell) {
            View::Mine
        } else {
            View::Number(self.number(cell))
        }
    }

    /// A random board that the rule allows for this first click, each as likely as the others; none if
    /// there is no such board.
    ///
    /// From one seed, different first clicks give boards that differ only where the rule asks for it.
    pub fn random(
        level: &Level,
        rule: FirstClick,
        first: Cell,
        rng: &mut impl Rng,
    ) -> Option<Self> {
        let tiling = level.tiling();
        let neighbours = tiling.neighbours(first);
        let free: Vec<Cell> = match rule {
            FirstClick::NoGuarantee | FirstClick::FirstFree => Vec::new(),
            FirstClick::Safe => vec![first],
            FirstClick::Opening => neighbours.iter().copied().chain([first]).collect(),
        };
        let (cells, mines) = (tiling.len(), level.mines() as usize);
        if mines + free.len() > cells {
            return None;
        }
        // Cells in a random order, without those that must stay free.
        let order = index::sample(rng, cells, mines + free.len());
        let places = order.iter().map(|index| Cell(index as u32));
        let places = places.filter(|cell| !free.contains(cell)).take(mines);
        Some(Board::new(tiling.clone(), places))
    }

    /// The cells and their neighbours.
    pub fn tiling(&self) -> &Tiling {
        &self.tiling
    }

    /// How many mines there are.
    pub fn mines(&self) -> u32 {
        self.count
    }

    /// Whether a cell is a mine.
    #[inline]
    pub fn is_mine(&self, cell: Cell) -> bool {
        self.mines[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// How many neighbours of a cell are mines.
    #[inline]
    pub fn number(&self, cell: Cell) -> u8 {
        let neighbours = self.tiling.neighbours(cell);
        neighbours.iter().filter(|&&n| self.is_mine(n)).count() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_base::seed;

    #[test]
    fn every_board_the_rule_allows_is_as_likely_as_the_others() {
        let level: Level = "2x3x2".parse().unwrap();
        let mut seen = std::collections::BTreeMap::new();
        let games = 20_000;
        for game in 0..games {
            let mut rng = seed::rng(5, game);
            let board = Board::random(&level, FirstClick::Safe, Cell(1), &mut rng).unwrap();
            assert!(!board.is_mine(Cell(1)) && board.mines() == 2);
            *seen.entry(board.mines.clone()).or_insert(0u64) += 1;
        }
        assert_eq!(seen.len(), 10);
        for &times in seen.values() {
            // Five standard deviations of a fair share.
            assert!(
                (times as f64 - 2000.0).abs() < 5.0 * 1800f64.sqrt(),
                "{times}"
            );
        }
    }

    #[test]
    fn a_rule_that_no_board_can_keep_gives_none() {
        let level: Level = "3x3x8".parse().unwrap();
        let random = |rule| Board::random(&level, rule, Cell(4), &mut seed::rng(1, 1));
        assert!(random(FirstClick::Opening).is_none());
        assert_eq!(random(FirstClick::Safe).unwrap().number(Cell(4)), 8);
    }
}
