//! The cells a player weighed, and what speaks for the one it takes.

use super::candidate::Candidate;
use crate::agent::Decision;
use crate::finding::{EQUAL, Finding, Reason};
use crate::tiling::Cell;
use atisbo_base::Name;
use serde::Serialize;

/// The cells that a player weighed where nothing is certain, and what speaks for the one it takes.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Advice<C = Cell> {
    /// The probability to win with best play, where the end of the game is known exactly.
    pub win: Option<f64>,
    /// What speaks for the advised cell.
    pub merit: Merit,
    /// The cells it weighed, the best first: the first is the one advised.
    pub candidates: Vec<Candidate<C>>,
}

/// What speaks for the advised cell, beside the safest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Merit {
    /// Nothing: all cells that may be safe are worth the same.
    Equal,
    /// It is the safest itself.
    Safest,
    /// It wins more often: the rest of the game is known exactly.
    Wins,
    /// It won more of the games that were played out.
    PlayedOut,
    /// This move and the next two are survived more often.
    ThreeMoves,
    /// This move and the next are survived more often.
    TwoMoves,
    /// It is the only one of the two that was looked at so far ahead.
    Further,
}

impl Finding {
    /// This, with what a player chose among candidates.
    pub(super) fn advised(mut self, choice: Decision, candidates: &[Candidate]) -> Self {
        // Before the first move nothing speaks for a cell but what may come.
        if self.reason != Reason::AllEqual {
            self.reason = choice.reason;
        }
        let first = choice.reveal.first();
        self.risk = first.and_then(|cell| self.probability[cell.index()]);
        self.reveal = choice.reveal;
        self.stop = choice.stop;
        let mut advice = Advice {
            win: choice.win,
            merit: Merit::Safest,
            candidates: candidates.to_vec(),
        };
        let alike = |two: &[Candidate]| two[0].equals(&two[1]);
        if self.is_even() && candidates.windows(2).all(alike) {
            advice.merit = Merit::Equal;
        } else if let Some((best, safest)) = advice.rivals() {
            advice.merit = best.merit_beside(safest);
        }
        self.advice = Some(advice);
        self
    }
}

impl<C> Advice<C> {
    /// The advised cell and the safest one.
    pub fn rivals(&self) -> Option<(&Candidate<C>, &Candidate<C>)> {
        let by_safety =
            |one: &&Candidate<C>, other: &&Candidate<C>| one.safety.total_cmp(&other.safety);
        // Of several that are equally safe, the one that the player ranks first.
        let safest = self.candidates.iter().rev().max_by(by_safety)?;
        Some((self.candidates.first()?, safest))
    }
}

impl<C: Copy> Advice<C> {
    /// The same with cells named in another way.
    pub fn map<D>(&self, name: impl Fn(C) -> D) -> Advice<D> {
        let candidates = self.candidates.iter();
        Advice {
            win: self.win,
            merit: self.merit,
            candidates: candidates.map(|one| one.map(&name)).collect(),
        }
    }
}

impl Candidate {
    /// What speaks for it beside the safest one.
    fn merit_beside(&self, safest: &Self) -> Merit {
        let more = |of: fn(&Self) -> Option<f64>| match (of(self), of(safest)) {
            (Some(own), Some(other)) => own > other + EQUAL,
            _ => false,
        };
        if self.safety > safest.safety - EQUAL {
            Merit::Safest
        } else if self.exact {
            Merit::Wins
        } else if more(|one| one.win) {
            Merit::PlayedOut
        } else if more(|one| one.far_safety) {
            Merit::ThreeMoves
        } else if more(|one| one.next_safety) {
            Merit::TwoMoves
        } else {
            Merit::Further
        }
    }

    /// Whether it is worth as much as another in every way.
    fn equals(&self, other: &Self) -> bool {
        let figures = |one: &Self| {
            let ahead = [one.progress, one.next_safety, one.far_safety];
            [Some(one.safety), one.win].into_iter().chain(ahead)
        };
        let near = |pair: (Option<f64>, Option<f64>)| match pair {
            (Some(one), Some(other)) => (one - other).abs() < EQUAL,
            (one, other) => one == other,
        };
        figures(self).zip(figures(other)).all(near)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(safety: f64, next: f64, far: Option<f64>, win: Option<f64>) -> Candidate {
        Candidate {
            progress: Some(next / 2.0),
            next_safety: Some(next),
            far_safety: far,
            win,
            ..Candidate::new(Cell(0), safety)
        }
    }

    #[test]
    fn what_speaks_for_a_less_safe_cell_is_named() {
        let safest = candidate(0.9, 0.7, Some(0.5), None);
        let merit = |one: Candidate| one.merit_beside(&safest);
        assert_eq!(merit(safest), Merit::Safest);
        assert_eq!(
            merit(candidate(0.8, 0.6, Some(0.6), None)),
            Merit::ThreeMoves
        );
        assert_eq!(merit(candidate(0.8, 0.75, None, None)), Merit::TwoMoves);
        assert_eq!(merit(candidate(0.8, 0.6, None, Some(0.6))), Merit::Further);
        let exact = Candidate {
            exact: true,
            ..candidate(0.8, 0.6, None, Some(0.6))
        };
        assert_eq!(merit(exact), Merit::Wins);
        let safest = candidate(0.9, 0.7, Some(0.5), Some(0.3));
        let played = candidate(0.8, 0.6, Some(0.4), Some(0.4));
        assert_eq!(played.merit_beside(&safest), Merit::PlayedOut);
    }
}
