//! A cell that might be revealed, and what a person would ask about it.

use crate::tiling::Cell;
use serde::Serialize;

/// A cell that might be revealed, and what is known of it. All are probabilities; none where the player did not look
/// so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Candidate<C = Cell> {
    /// The cell.
    pub cell: C,
    /// That it is no mine.
    pub safety: f64,
    /// That it is no mine, and some other cell is certainly safe then.
    pub progress: Option<f64>,
    /// To survive this move and the next.
    pub next_safety: Option<f64>,
    /// To survive this move and the next two.
    pub far_safety: Option<f64>,
    /// To win with it: exactly where `exact` says so, else as often as it was won on boards drawn at random.
    pub win: Option<f64>,
    /// Whether `win` is exact.
    pub exact: bool,
}

impl Candidate {
    pub(super) fn new(cell: Cell, safety: f64) -> Self {
        Candidate {
            cell,
            safety,
            progress: None,
            next_safety: None,
            far_safety: None,
            win: None,
            exact: false,
        }
    }

    /// What candidates are ordered by: whether the chance to win is known, or else how far it was looked ahead;
    /// then the chance to win or to survive so far.
    pub(super) fn rank(&self) -> (u8, f64) {
        match (self.win, self.far_safety, self.next_safety) {
            (Some(win), ..) => (3, win),
            (None, Some(far), _) => (2, far),
            (None, None, Some(next)) => (1, next),
            (None, None, None) => (0, self.safety),
        }
    }
}

impl<C: Copy> Candidate<C> {
    /// The same with the cell named in another way.
    pub(super) fn map<D>(&self, name: impl FnOnce(C) -> D) -> Candidate<D> {
        Candidate {
            cell: name(self.cell),
            safety: self.safety,
            progress: self.progress,
            next_safety: self.next_safety,
            far_safety: self.far_safety,
            win: self.win,
            exact: self.exact,
        }
    }
}

/// Sorts candidates, the best first; of equals the one that more often leaves a safe cell.
pub(super) fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| {
        let ((level, chance), (other_level, other_chance)) = (a.rank(), b.rank());
        let progress = |candidate: &Candidate| candidate.progress.unwrap_or(0.0);
        (other_level.cmp(&level))
            .then(other_chance.total_cmp(&chance))
            .then(progress(b).total_cmp(&progress(a)))
    });
}
