//! The exact end game: when few boards fit, the moves that win most often, counted board by board.
//!
//! All boards that fit are found (`layouts`) and for every hidden cell what it would show on each
//! (`boards`). A node of the search is the set of boards still possible; its value is the number of them
//! that best play wins. To open a cell divides the set by what the cell shows, and loses those on which it
//! is a mine. The idea, and the first three rules below, are those of the "brute force deep analysis" of
//! David Hill's `JSMinesweeper`:
//!
//! - a cell that shows the same wherever it is no mine is dead: opening it tells nothing. Where all are
//!   dead, one board is won: all have as many mines, and no two can be told apart;
//! - a cell that is a mine nowhere and does tell something is opened before anything else;
//! - a cell is not tried if the boards it does not lose are no more than another one wins;
//! - nor is it if another cell worth opening is a mine only where it is one (with equality: linked
//!   cells): where it is clear, the other can be opened too;
//! - two boards are twins if every cell that is clear on both shows the same on both. No play wins on both,
//!   so a set gives no more wins than it has groups of twins (`narrow`);
//! - where the boards are a product of independent groups of cells, each group is searched for itself
//!   (`factors`);
//! - sets are remembered by themselves, whatever was opened to get there (`memo`).

mod boards;
mod effort;
mod factors;
mod ground;
mod hash;
mod layouts;
mod memo;
mod narrow;
mod root;
#[cfg(test)]
mod tests;
mod wide;

use crate::board::Board;
use crate::position::Position;
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Stop};
use boards::Boards;
use effort::Effort;
use layouts::Layouts;
use memo::Memo;
use thiserror::Error;
use wide::Wide;

/// The most memory for the boards and for what their cells show, whatever the budget: 256 MiB each.
const MOST_BYTES: u64 = 1 << 28;

/// Why there is no exact end game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EndGameError {
    /// No board looks like this.
    #[error("no board fits these numbers")]
    Impossible,
    /// More boards fit than were asked for.
    #[error("more boards fit than the limit")]
    TooMany,
    /// The number of mines is not known.
    #[error("the end game needs the number of mines")]
    NoTotal,
    /// The budget ended before all boards were found.
    #[error("{0}")]
    Stopped(Stop),
}

/// What a move promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The cell to open.
    pub cell: Cell,
    /// On how many boards it is a mine.
    pub mines: u32,
    /// On how many boards the game is won if this cell is opened next and play is best from then on. An upper bound
    /// if the search left the move because it could not be the best any more, or the budget ended.
    pub value: Value,
}

/// What can be won from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// How many boards fit.
    pub boards: u32,
    /// The cells that may be a mine or not, and those that are safe and tell something; the best first.
    pub moves: Vec<Prospect>,
    /// How many sets of boards were looked into.
    pub nodes: u64,
    /// The limit that ended the search early. What is exact stays exact, but a better move may
    /// be among the others.
    pub stopped: Option<Stop>,
}

impl Outlook {
    /// A move that wins most often, as far as the search came. None if every cell is decided, or the
    /// budget ended before one move was known.
    pub fn best(&self) -> Option<&Prospect> {
        self.moves.first().filter(|first| first.value.exact)
    }

    /// The probability of winning with the best move.
    pub fn probability(&self) -> Option<f64> {
        match self.best() {
            Some(best) => Some(f64::from(best.value.wins) / f64::from(self.boards)),
            None => self.moves.is_empty().then_some(1.0),
        }
    }
}

/// Which moves to value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// As many as it takes to know the best one.
    #[default]
    Best,
    /// All of them, exactly.
    All,
}

/// Solves end games one after the other in the same memory.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::Position;
/// use atisbo_minesweeper::policy::endgame::{EndGame, Scope};
///
/// // Three cells, one mine: the middle one tells where it is, unless it is the mine.
/// let position: Position = "mines 1\n###".parse()?;
/// let outlook = EndGame::new().solve(&position, Scope::Best, 1000, &Budget::unlimited())?;
/// assert_eq!(outlook.boards, 3);
/// assert_eq!(outlook.probability(), Some(2.0 / 3.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct EndGame {
    layouts: Layouts,
    boards: Boards,
    wide: Wide,
    memo: Memo,
    /// The tiling for which the memo holds.
    tiling: Option<Tiling>,
}

/// A cell worth opening at a node.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// Which of the cells that tell the node's boards apart.
    split: u32,
    /// On how many of the boards it is a mine.
    mines: u32,
    /// An upper bound of what it wins.
    bound: u32,
}

impl Candidate {
    /// The order in which candidates are tried: the most promising first, then the safest.
    fn rank(&self) -> (u32, u32) {
        (u32::MAX - self.bound, self.mines)
    }
}

/// What is known of how many boards of a set are won by best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// How many are won, or no more than that.
    pub wins: u32,
    /// Whether `wins` is exact, and not only an upper bound.
    pub exact: bool,
}

impl Value {
    fn exactly(wins: u32) -> Self {
        Value { wins, exact: true }
    }

    fn at_most(wins: u32) -> Self {
        Value { wins, exact: false }
    }

    /// A sum that is exact if it is more than the floor, up to which only bounds were asked for.
    fn reached(wins: u32, floor: u32) -> Self {
        Value {
            wins,
            exact: wins > floor,
        }
    }

    /// The value of two independent parts together.
    fn times(self, other: Self) -> Self {
        Value {
            wins: self.wins * other.wins,
            exact: self.exact && other.exact,
        }
    }

    /// The value of a node whose best candidate wins `best`, if that is more than the floor; `upper` is a
    /// bound for all candidates. One board is won even if there is no candidate.
    fn of(best: u32, upper: u32, floor: u32) -> Self {
        if best > floor {
            Value::exactly(best)
        } else if floor == 0 {
            Value::exactly(1)
        } else {
            Value::at_most(upper)
        }
    }
}

impl EndGame {
    /// One that has not solved anything yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Solves a position that at most `limit` boards fit. Flags count as hidden cells.
    ///
    /// The nodes of the budget are sets of boards. If it ends while the moves are valued, there is an
    /// answer all the same, which says so.
    ///
    /// # Errors
    ///
    /// If the position has a density and no total, no board fits or more than the limit do, or the budget
    /// ends before all are found.
    pub fn solve(
        &mut self,
        position: &Position,
        scope: Scope,
        limit: u32,
        budget: &Budget,
    ) -> Result<Outlook, EndGameError> {
        let budget = budget.started();
        self.layouts.find(position, limit as usize, &budget)?;
        self.outlook(position, scope, &budget)
    }

    /// Solves a position whose boards are given: all that fit, each once.
    ///
    /// # Errors
    ///
    /// If there are none, or they do not fit the memory of the budget.
    pub fn solve_boards(
        &mut self,
        position: &Position,
        boards: &[Board],
        scope: Scope,
        budget: &Budget,
    ) -> Result<Outlook, EndGameError> {
        if boards.is_empty() {
            return Err(EndGameError::Impossible);
        }
        let budget = budget.started();
        self.layouts.take(position, boards);
        self.outlook(position, scope, &budget)
    }

    fn outlook(
        &mut self,
        position: &Position,
        scope: Scope,
        budget: &Budget,
    ) -> Result<Outlook, EndGameError> {
        let meter = budget.meter();
        if Boards::bytes(&self.layouts) > meter.max_bytes().min(MOST_BYTES) {
            return Err(EndGameError::Stopped(Stop::Bytes));
        }
        self.boards.load(position, &self.layouts);
        if self.tiling.as_ref() != Some(position.tiling()) {
            self.tiling = Some(position.tiling().clone());
            self.memo.forget();
        }
        self.memo.next_position(meter.max_bytes());
        let mut effort = Effort {
            memo: &mut self.memo,
            meter,
            nodes: 0,
        };
        let (mut moves, stopped) =
            root::prospects(&self.boards, scope, &mut self.wide, &mut effort);
        moves.sort_by_key(|&Prospect { mines, value, .. }| {
            (!value.exact, u32::MAX - value.wins, mines)
        });
        Ok(Outlook {
            boards: self.boards.count as u32,
            moves,
            nodes: effort.nodes,
            stopped,
        })
    }
}
