//! A game: the mines, what the player sees of them, and every move so far.

mod deal;
mod history;
mod id;
mod moves;
mod redo;
mod table;

pub use deal::Draw;
pub use id::IdError;
pub use moves::{Move, MoveError, Outcome, State};

use crate::board::Board;
use crate::level::{FirstClick, Level, LevelError};
use crate::position::{Position, View};
use crate::tiling::Cell;
use deal::Deal;
use history::{Change, History};
use table::Table;

/// A game: the mines, what the player sees of them, and every move so far.
///
/// The mines are laid at the first reveal, so that the first click keeps its guarantee. Taking that
/// move back does not lay them again: it is still the same game.
///
/// ```
/// use atisbo_base::Place;
/// use atisbo_minesweeper::{FirstClick, Game, State};
///
/// let mut game = Game::new("9x9x10".parse()?, FirstClick::Opening, 42, 0);
/// let middle = game.level().tiling().cell_at(Place::new(4, 4)).unwrap();
/// let outcome = game.reveal(middle)?;
/// assert!(outcome.changed.len() >= 9); // the cell shows 0, so all around it opened too
/// assert_eq!(game.state(), State::Playing);
/// game.undo()?;
/// assert_eq!(game.state(), State::Ready);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    level: Level,
    deal: Deal,
    table: Table,
    moves: Vec<Move>,
    history: History,
    undone_losses: u32,
}

impl Game {
    /// Game `index` of a seed. It depends on nothing but these four and the first cell revealed.
    pub fn new(level: Level, rule: FirstClick, seed: u64, index: u64) -> Self {
        let draw = Draw { rule, seed, index };
        Self::start(level, Deal::Drawn { draw, board: None })
    }

    /// A game on a given board. Its first click has no guarantee.
    ///
    /// # Errors
    ///
    /// If every cell is a mine.
    pub fn on(board: Board) -> Result<Self, LevelError> {
        let level = Level::new(board.tiling().clone(), board.mines())?;
        Ok(Self::start(level, Deal::Given(board)))
    }

    fn start(level: Level, deal: Deal) -> Self {
        Game {
            table: Table::new(&level),
            level,
            deal,
            moves: Vec::new(),
            history: History::default(),
            undone_losses: 0,
        }
    }

    /// Makes a move. One that is refused changes nothing and is not among the [`Game::moves`].
    ///
    /// # Errors
    ///
    /// As [`Game::reveal`], [`Game::chord`], [`Game::flag`], [`Game::question`] and [`Game::undo`].
    pub fn play(&mut self, action: Move) -> Result<Outcome, MoveError> {
        let changes = match action {
            Move::Undo => self.take_back()?,
            Move::Reveal(cell) | Move::Chord(cell) | Move::Flag(cell) | Move::Question(cell) => {
                if self.state().is_over() {
                    return Err(MoveError::Over);
                }
                let cells = self.level.tiling().len();
                if cell.index() >= cells {
                    return Err(MoveError::NoSuchCell { cell, cells });
                }
                let changes = match action {
                    Move::Reveal(_) => {
                        self.table.may_reveal(cell)?;
                        let opened = self.clicked(cell)?;
                        self.open(opened, &[opened])?
                    }
                    Move::Chord(_) => self.open(cell, &self.table.chorded(cell)?)?,
                    Move::Flag(_) => self.table.toggle(cell, View::Flag)?,
                    _ => self.table.toggle(cell, View::Question)?,
                };
                self.history.push(&changes);
                changes
            }
        };
        self.moves.push(action);
        Ok(Outcome {
            changed: changes.into_iter().map(Change::cell).collect(),
            state: self.state(),
        })
    }

    /// Reveals a cell; from one that shows 0, all its neighbours too, and so on. Flags stay closed.
    ///
    /// # Errors
    ///
    /// If the cell is flagged or already revealed, the game is over, or the first click asks for an
    /// opening and the mines leave no room for one here.
    pub fn reveal(&mut self, cell: Cell) -> Result<Outcome, MoveError> {
        self.play(Move::Reveal(cell))
    }

    /// Reveals all neighbours of a revealed number that are not flagged, if as many are flagged as it
    /// says. Where the flags are wrong, every mine among the others is hit.
    ///
    /// # Errors
    ///
    /// If the cell shows no number, it has fewer or more flags around, all other neighbours are
    /// revealed, or the game is over.
    pub fn chord(&mut self, cell: Cell) -> Result<Outcome, MoveError> {
        self.play(Move::Chord(cell))
    }

    /// Puts a flag on a hidden cell, in place of a question mark too, or takes it away.
    ///
    /// # Errors
    ///
    /// If the cell is revealed or the game is over.
    pub fn flag(&mut self, cell: Cell) -> Result<Outcome, MoveError> {
        self.play(Move::Flag(cell))
    }

    /// Puts a question mark on a hidden cell, in place of a flag too, or takes it away.
    ///
    /// # Errors
    ///
    /// If the cell is revealed or the game is over.
    pub fn question(&mut self, cell: Cell) -> Result<Outcome, MoveError> {
        self.play(Move::Question(cell))
    }

    /// Takes the last move back that is not yet taken back, a lost or won game's too.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn undo(&mut self) -> Result<Outcome, MoveError> {
        self.play(Move::Undo)
    }

    /// The cell that a click on this one reveals: another one only at the first click, where the rule is that the first
    /// cell without a mine is opened. One that is flagged stays closed.
    pub(crate) fn clicked(&mut self, cell: Cell) -> Result<Cell, MoveError> {
        let rule = self.draw().map(|draw| draw.rule);
        if rule != Some(FirstClick::FirstFree) || self.state() != State::Ready {
            return Ok(cell);
        }
        let board = self.deal.board_for(&self.level, cell)?;
        let mut free = board.tiling().cells().filter(|&cell| !board.is_mine(cell));
        Ok(free
            .find(|&cell| self.table.may_reveal(cell).is_ok())
            .unwrap_or(cell))
    }

    /// Opens what a click on a cell opens.
    fn open(&mut self, clicked: Cell, cells: &[Cell]) -> Result<Vec<Change>, MoveError> {
        let board = self.deal.board_for(&self.level, clicked)?;
        Ok(self.table.open(board, cells))
    }

    fn take_back(&mut self) -> Result<Vec<Change>, MoveError> {
        let changes = self.history.pop().ok_or(MoveError::NothingToUndo)?;
        if matches!(self.state(), State::Lost { .. }) {
            self.undone_losses += 1;
        }
        self.table.restore(&changes);
        Ok(changes)
    }

    /// The tiling and how many mines there are.
    pub fn level(&self) -> &Level {
        &self.level
    }

    /// How the mines are drawn; none if the board was given.
    pub fn draw(&self) -> Option<Draw> {
        match self.deal {
            Deal::Given(_) => None,
            Deal::Drawn { draw, .. } => Some(draw),
        }
    }

    /// Where the mines are; none before they are laid.
    pub fn board(&self) -> Option<&Board> {
        match &self.deal {
            Deal::Given(board) => Some(board),
            Deal::Drawn { board, .. } => board.as_ref(),
        }
    }

    /// What the player sees. Of a lost game: the mines that were hit, not the others.
    pub fn position(&self) -> &Position {
        self.table.position()
    }

    /// How the game stands.
    pub fn state(&self) -> State {
        self.table.state()
    }

    /// Every move so far, those taken back and the undos themselves too.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many moves can be taken back.
    pub fn undoable(&self) -> usize {
        self.history.len()
    }

    /// How many times the game was lost and went on.
    pub fn undone_losses(&self) -> u32 {
        self.undone_losses
    }
}
