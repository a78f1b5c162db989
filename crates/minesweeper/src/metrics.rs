//! How much work a board is, and how well it was done: 3BV, clicks and efficiency.
//!
//! 3BV ("Bechtel's Board Benchmark Value", after Stephan Bechtel) is the least number of reveals that
//! win a board: one for each opening, one for each safe cell that no opening reveals.

use crate::board::Board;
use crate::game::{Game, Move};
use crate::tiling::Cell;
use std::mem;

/// The reveals that win a board, by their kind.
///
/// ```
/// use atisbo_minesweeper::{Board, Cell, Kind, ThreeBv, Tiling};
///
/// // 0 0 1 * 1: one click for the left side, one for the last cell.
/// let board = Board::new(Tiling::grid(Kind::Square, 1, 5)?, [Cell(3)]);
/// assert_eq!(ThreeBv::of(&board), ThreeBv { openings: 1, isolated: 1 });
/// # Ok::<(), atisbo_minesweeper::TilingError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ThreeBv {
    /// Areas of cells that show 0 and touch each other: one reveal opens one, with its edge.
    pub openings: u32,
    /// Safe cells that neither show 0 nor touch one that does.
    pub isolated: u32,
}

impl ThreeBv {
    /// The 3BV of a board.
    pub fn of(board: &Board) -> Self {
        Self::of_and_where(board, |_| true).0
    }

    /// The 3BV of a board, and how much of it lies in cells for which `is` holds: openings whose zeros all
    /// do, and isolated cells.
    fn of_and_where(board: &Board, is: impl Fn(Cell) -> bool) -> (Self, Self) {
        let tiling = board.tiling();
        let (mut sum, mut part) = (ThreeBv::default(), ThreeBv::default());
        let zero = |cell: Cell| !board.is_mine(cell) && board.number(cell) == 0;
        let mut zeros: Vec<bool> = tiling.cells().map(zero).collect();
        for cell in tiling.cells() {
            if board.is_mine(cell) || zeros[cell.index()] {
                continue;
            }
            let neighbours = tiling.neighbours(cell);
            if !neighbours.iter().any(|n| zeros[n.index()]) {
                sum.isolated += 1;
                part.isolated += u32::from(is(cell));
            }
        }
        // Zeros are crossed off as their opening is walked through.
        let mut area = Vec::new();
        for start in tiling.cells() {
            if !mem::take(&mut zeros[start.index()]) {
                continue;
            }
            area.push(start);
            let mut all = true;
            while let Some(cell) = area.pop() {
                all &= is(cell);
                for &neighbour in tiling.neighbours(cell).iter() {
                    if mem::take(&mut zeros[neighbour.index()]) {
                        area.push(neighbour);
                    }
                }
            }
            sum.openings += 1;
            part.openings += u32::from(all);
        }
        (sum, part)
    }

    /// The number known as 3BV.
    pub fn total(self) -> u32 {
        self.openings + self.isolated
    }
}

/// The clicks of a game: every move that was made, also those taken back later. A refused move is
/// none, nor is an undo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clicks {
    /// Reveals.
    pub left: u32,
    /// Flags and question marks, put or taken away.
    pub right: u32,
    /// Chords.
    pub chord: u32,
}

impl Clicks {
    /// Those among some moves.
    pub fn of(moves: &[Move]) -> Self {
        let mut clicks = Clicks::default();
        for action in moves {
            match action {
                Move::Reveal(_) => clicks.left += 1,
                Move::Flag(_) | Move::Question(_) => clicks.right += 1,
                Move::Chord(_) => clicks.chord += 1,
                Move::Undo => {}
            }
        }
        clicks
    }

    /// All together.
    pub fn total(self) -> u32 {
        self.left + self.right + self.chord
    }
}

/// How much work a game was, how much of it is done, and with how many clicks.
///
/// ```
/// use atisbo_minesweeper::{Board, Cell, Game, Kind, Metrics, Tiling};
///
/// let board = Board::new(Tiling::grid(Kind::Square, 1, 5)?, [Cell(3)]);
/// let mut game = Game::on(board)?;
/// game.reveal(Cell(0))?;
/// game.flag(Cell(3))?;
/// let metrics = Metrics::of(&game).unwrap();
/// assert_eq!((metrics.board.total(), metrics.solved.total()), (2, 1));
/// assert_eq!(metrics.efficiency(), Some(0.5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Metrics {
    /// What the board asks for.
    pub board: ThreeBv,
    /// What of it is done: the openings whose zeros are all revealed, and the revealed cells that
    /// belong to none.
    pub solved: ThreeBv,
    /// The clicks so far.
    pub clicks: Clicks,
}

impl Metrics {
    /// Those of a game; none before its mines are laid.
    pub fn of(game: &Game) -> Option<Self> {
        let revealed = |cell| game.position().view(cell).number().is_some();
        let (board, solved) = ThreeBv::of_and_where(game.board()?, revealed);
        Some(Metrics {
            board,
            solved,
            clicks: Clicks::of(game.moves()),
        })
    }

    /// 3BV solved for each click, none before the first. Chords can make it greater than 1.
    pub fn efficiency(self) -> Option<f64> {
        let clicks = self.clicks.total();
        (clicks > 0).then(|| f64::from(self.solved.total()) / f64::from(clicks))
    }
}
