//! From one position of a game to the next, without starting anew.

use super::frontier::Status;
use super::{Analyser, ExactError, Supply};
use crate::position::{Mines, Position, View};

/// The position that a frontier shows.
#[derive(Debug)]
pub(super) struct Seen {
    views: Vec<View>,
    mines: Mines,
    /// How many mines the unknown cells held before any of them was decided.
    pub(super) supply: Supply,
}

impl Seen {
    /// Whether a position shows all that was seen, and perhaps more.
    fn is_continued_by(&self, position: &Position) -> bool {
        let goes_on = |(&old, &new): (&View, &View)| old == new || old.is_hidden();
        self.mines == position.mines() && self.views.iter().zip(position.views()).all(goes_on)
    }
}

impl Analyser {
    /// Takes in a position: only what is new if it continues the last one.
    pub(super) fn follow(&mut self, position: &Position) -> Result<Supply, ExactError> {
        let seen = self.seen.take();
        let same_tiling = self.frontier.adjacency.is_of(position.tiling());
        let seen = seen.filter(|seen| same_tiling && seen.is_continued_by(position));
        let seen = match seen {
            Some(mut seen) => {
                self.parts.tidy();
                self.catch_up(&seen, position)?;
                seen.views.copy_from_slice(position.views());
                seen
            }
            None => self.start(position),
        };
        self.frontier.deduce()?;
        let supply = seen.supply;
        self.seen = Some(seen);
        Ok(supply)
    }

    fn start(&mut self, position: &Position) -> Seen {
        let supply = Supply::of(position);
        self.parts.reset(supply.counting());
        self.frontier.reset(position.tiling());
        for (cell, &view) in (0..).zip(position.views()) {
            self.frontier.give(cell, Status::of(view));
        }
        for (cell, number) in position.numbers() {
            self.frontier.show(cell.0, number);
        }
        Seen {
            views: position.views().to_vec(),
            mines: position.mines(),
            supply,
        }
    }

    /// Takes in what was hidden before.
    fn catch_up(&mut self, seen: &Seen, position: &Position) -> Result<(), ExactError> {
        let views = seen.views.iter().zip(position.views());
        for (cell, (old, &new)) in (0..).zip(views) {
            if !old.is_hidden() || new.is_hidden() {
                continue;
            }
            match (new, self.frontier.status[cell as usize]) {
                (View::Number(_), Status::Mine) | (View::Mine, Status::Clear) => {
                    return Err(ExactError::Impossible);
                }
                (View::Number(number), _) => self.frontier.reveal(cell, number),
                (_, Status::Unknown) => self.frontier.decide(cell, Status::Mine),
                _ => {}
            }
        }
        Ok(())
    }
}
