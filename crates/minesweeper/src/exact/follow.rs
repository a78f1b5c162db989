//! From one position of a game to the next, without starting again.

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
    /// Whether a position shows all that was seen, and perhaps more. With a density each cell that was hidden
    /// has a weight of its own, and one of 0 or 1 speaks of the cells that are hidden now: there it is easier to
    /// start again.
    fn is_continued_by(&self, position: &Position) -> bool {
        let goes_on = |(&old, &new): (&View, &View)| old == new || old.is_hidden();
        matches!(self.mines, Mines::Total(_))
            && self.mines == position.mines()
            && self.views.iter().zip(position.views()).all(goes_on)
    }
}

impl Analyser {
    /// Takes in a position, only what is new if it continues the last one, and decides what single numbers decide.
    pub(crate) fn follow(&mut self, position: &Position) -> Result<Supply, ExactError> {
        let same_tiling = self.frontier.adjacency.is_of(position.tiling());
        let seen = match self.seen.take() {
            Some(mut seen) if same_tiling && seen.is_continued_by(position) => {
                self.parts.tidy();
                self.catch_up(&seen, position)?;
                seen.views.copy_from_slice(position.views());
                seen
            }
            seen => self.start(position, seen.map_or_else(Vec::new, |seen| seen.views)),
        };
        self.frontier.deduce()?;
        let supply = seen.supply;
        self.seen = Some(seen);
        Ok(supply)
    }

    /// Starts with a new position, in memory that may be used again.
    fn start(&mut self, position: &Position, mut views: Vec<View>) -> Seen {
        let (hidden, known) = self.frontier.fill(position);
        let supply = Supply::new(position.mines(), hidden, known);
        self.parts.reset(supply.counting());
        self.suppositions.clear();
        views.clear();
        views.extend_from_slice(position.views());
        Seen {
            views,
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
