//! Moves taken back can be made again.
//!
//! A game keeps no list of them: it follows from its moves, so an ID holds it too. A move that is the one
//! that was taken back last counts as made again, and those before it can still follow; any other move
//! ends the story of the rest.

use super::{Game, Move, MoveError, Outcome};

impl Game {
    /// The moves that were taken back and can be made again; the last comes first.
    ///
    /// ```
    /// use atisbo_minesweeper::{Cell, FirstClick, Game, Move};
    ///
    /// let mut game = Game::new("beginner".parse()?, FirstClick::Safe, 42, 0);
    /// game.flag(Cell(1))?;
    /// game.flag(Cell(2))?;
    /// game.undo()?;
    /// game.undo()?;
    /// assert_eq!(game.redoable(), [Move::Flag(Cell(2)), Move::Flag(Cell(1))]);
    /// game.redo()?;
    /// assert_eq!(game.redoable(), [Move::Flag(Cell(2))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redoable(&self) -> Vec<Move> {
        let (mut made, mut taken_back) = (Vec::new(), Vec::new());
        for &action in self.moves() {
            if action == Move::Undo {
                taken_back.extend(made.pop());
            } else {
                if taken_back.pop() != Some(action) {
                    taken_back.clear();
                }
                made.push(action);
            }
        }
        taken_back
    }

    /// Makes the move again that was taken back last.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn redo(&mut self) -> Result<Outcome, MoveError> {
        let action = self.redoable().pop().ok_or(MoveError::NothingToRedo)?;
        self.play(action)
    }
}
