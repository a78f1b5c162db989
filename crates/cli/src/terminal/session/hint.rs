//! The hint: the cell to reveal next.

use super::{Advice, Note, Session};
use atisbo_minesweeper::{Cell, MoveError, State};

/// A cell to reveal, and the probability that it is a mine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::terminal) struct Hint {
    pub(in crate::terminal) cell: Cell,
    /// None if it is certainly safe.
    pub(in crate::terminal) risk: Option<f64>,
    /// The probability to win with it, where the rest of the game is known exactly.
    pub(in crate::terminal) win: Option<f64>,
}

impl Session {
    pub(super) fn ask_for_hint(&mut self) {
        match self.game.state() {
            State::Won | State::Lost { .. } => self.note = Some(Note::Refused(MoveError::Over)),
            State::Ready => {
                let level = self.game.level();
                let share = f64::from(level.mines()) / level.tiling().len() as f64;
                self.note = Some(Note::AllAlike(share));
            }
            State::Playing => {
                self.wants_hint = true;
                self.note = Some(Note::Thinking);
                self.think();
                self.show_hint();
            }
        }
    }

    /// Puts the cursor on the hint, if one is wanted and known. Of several that are equally good it is
    /// the nearest.
    pub(super) fn show_hint(&mut self) {
        let Advice::Known(known) = &self.advice else {
            return;
        };
        if !std::mem::take(&mut self.wants_hint) {
            return;
        }
        let risk = known.risk.filter(|_| known.safe.is_empty());
        let win = known.advice.as_ref().and_then(|its| its.advice.win);
        let here = self.layout.place(self.cursor);
        let distance = |&cell: &Cell| self.layout.place(cell).distance(here);
        let tiling = self.game.level().tiling();
        let cells = known.best.iter().filter_map(|&at| tiling.cell_at(at));
        if let Some(cell) = cells.min_by_key(distance) {
            let hint = Hint { cell, risk, win };
            self.cursor = cell;
            self.hint = Some(hint);
            self.note = Some(Note::Hint(hint));
        }
    }
}
