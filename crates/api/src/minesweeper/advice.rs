//! What the player of the exact method advises where nothing is certain: the cells it weighed, and what
//! speaks for the one it takes.

mod words;

pub(super) use words::said;

use super::adviser::Knowledge;
use super::hint::Reason;
use crate::Error;
use atisbo_base::{Budget, Place};
use atisbo_minesweeper::policy::{self, Strength};
use atisbo_minesweeper::{Assessment, Cell, Position, Tiling, assess};
use serde::Serialize;

/// Probabilities that differ by less than this are equal: they were computed in different orders.
const EQUAL: f64 = 1e-9;

/// What the player advises, and the cells it weighed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// How strong the player is.
    pub strength: &'static str,
    /// The probability to win with best play, where the end of the game is known exactly.
    pub win: Option<f64>,
    /// What speaks for the advised cell.
    pub merit: Merit,
    /// The cells it weighed, the best first: the first is the one advised.
    pub candidates: Vec<Candidate>,
}

/// A cell that might be revealed. All are probabilities; null where the player did not look so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidate {
    /// The cell.
    pub cell: Place,
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

/// What speaks for the advised cell, beside the safest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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

impl Advice {
    fn of(strength: Strength, tiling: &Tiling, found: &policy::Advice) -> Self {
        let candidate = |candidate: &policy::Candidate| Candidate {
            cell: tiling.place(candidate.cell),
            safety: candidate.safety,
            progress: candidate.progress,
            next_safety: candidate.next_safety,
            far_safety: candidate.far_safety,
            win: candidate.win,
            exact: candidate.exact,
        };
        let mut advice = Advice {
            strength: strength.id(),
            win: match found.reason {
                policy::Reason::EndGame { win } => Some(win),
                _ => None,
            },
            merit: Merit::Safest,
            candidates: found.candidates.iter().map(candidate).collect(),
        };
        if let Some((best, safest)) = advice.rivals() {
            advice.merit = best.merit_beside(safest);
        }
        advice
    }

    /// The advised cell and the safest one.
    fn rivals(&self) -> Option<(&Candidate, &Candidate)> {
        let by_safety = |one: &&Candidate, other: &&Candidate| one.safety.total_cmp(&other.safety);
        // Of several that are equally safe, the one that the player likes most.
        let safest = self.candidates.iter().rev().max_by(by_safety)?;
        Some((self.candidates.first()?, safest))
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

/// What a player advises: a cell, and the reason.
#[derive(Clone, Debug)]
pub(super) struct Advised {
    pub(super) reason: Reason,
    pub(super) cells: Vec<Cell>,
    pub(super) advice: Advice,
}

impl Advised {
    fn by(strength: Strength, position: &Position, known: &Assessment) -> Option<Self> {
        let found = known.advice.as_ref()?;
        let mut advice = Advice::of(strength, position.tiling(), found);
        let equal = |two: &[Candidate]| two[0].equals(&two[1]);
        if all_alike(known) && advice.candidates.windows(2).all(equal) {
            advice.merit = Merit::Equal;
        }
        Some(Advised {
            reason: match found.reason {
                _ if position.is_untouched() => Reason::AllEqual,
                policy::Reason::FirstMove => Reason::AllEqual,
                policy::Reason::Safe => Reason::Safe,
                policy::Reason::EndGame { .. } => Reason::EndGame,
                policy::Reason::Guess => Reason::Guess,
            },
            cells: found.reveal.clone(),
            advice,
        })
    }
}

/// Whether all cells that may be safe, and there are several, are mines with the same probability.
fn all_alike(known: &Assessment) -> bool {
    let open = known
        .probability
        .iter()
        .flatten()
        .filter(|&&risk| risk < 1.0);
    let open: Vec<f64> = open.copied().collect();
    open.len() > 1 && open.iter().all(|risk| (risk - open[0]).abs() < EQUAL)
}

/// What the exact method knows of a position and, where nothing is certain, what its player advises.
pub(super) fn exactly(
    strength: Strength,
    position: &Position,
    budget: &Budget,
) -> Result<Knowledge, Error> {
    let found = assess(position, policy::Settings::of(strength), budget);
    let found = found.map_err(|error| Error::new(&super::words::agent_error(&error)))?;
    Ok(Knowledge {
        advised: Advised::by(strength, position, &found),
        probability: found.probability,
        safe: found.safe,
        mines: found.mines,
        log_boards: found.log_weight,
        estimated: found.log_weight.is_none(),
        stop: found.stop,
        ..Knowledge::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(safety: f64, next: f64, far: Option<f64>, win: Option<f64>) -> Candidate {
        Candidate {
            cell: Place::new(0, 0),
            safety,
            progress: Some(next / 2.0),
            next_safety: Some(next),
            far_safety: far,
            win,
            exact: false,
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
