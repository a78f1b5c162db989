//! What is known of a position, and which cells to reveal: what every method of analysis comes to.

use crate::agent::{AgentError, Decision};
use crate::bayes::{Beliefs, NetworkSize};
use crate::logic::{Knowledge, Statistics};
use crate::policy::Advice;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Name, Stop};

/// Probabilities that differ by less than this are equal: they were computed in different orders.
pub(crate) const EQUAL: f64 = 1e-9;

/// Why cells are to be revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum Reason {
    /// Nothing is known: all cells are equal.
    AllEqual,
    /// The cells are certainly no mines.
    Safe,
    /// Nothing is certain, and these cells are the best to try.
    Guess,
    /// Nothing is certain, and the rest of the game is known exactly: this cell wins most often.
    EndGame,
    /// No cell can be proved to be safe, and the method knows nothing else.
    NotProved,
    /// There is no cell that could be safe.
    #[default]
    Nothing,
}

/// What is known of a position, and which cells to reveal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Finding {
    /// For each cell the probability that it is a mine; none if it is revealed or known to be a mine, or if nothing is
    /// proved of it.
    pub probability: Vec<Option<f64>>,
    /// The hidden cells that are certainly no mines, in ascending order.
    pub safe: Vec<Cell>,
    /// The hidden cells that certainly are mines, in ascending order.
    pub mines: Vec<Cell>,
    /// Why `reveal`.
    pub reason: Reason,
    /// The cells to reveal: all that are certainly safe, or the one advised, or those least likely to be mines.
    pub reveal: Vec<Cell>,
    /// The probability that one of them is a mine.
    pub risk: Option<f64>,
    /// What the player of the exact method weighed, where nothing is certain.
    pub advice: Option<Advice>,
    /// The natural logarithm of the number of boards that fit (with a density, of their weight), where they were
    /// counted.
    pub log_boards: Option<f64>,
    /// Whether the boards could not be counted within the budget: then what is certain is what single numbers settle,
    /// and the other probabilities are estimates.
    pub estimated: bool,
    /// The limit that ended thinking early, if one did: this is the best so far.
    pub stop: Option<Stop>,
    /// What the network was like, where one was asked.
    pub network: Option<NetworkSize>,
    /// What reasoning took, where logic was asked.
    pub reasoning: Option<Statistics>,
    /// How many cells logic can prove nothing of.
    pub not_proved: usize,
    /// The flags that logic took back.
    pub withdrawn: Vec<Cell>,
}

impl Finding {
    /// With these probabilities and certain cells, the best to reveal are all safe ones, or those least likely to be
    /// mines. `mines` is in ascending order.
    pub fn new(
        position: &Position,
        probability: Vec<Option<f64>>,
        safe: Vec<Cell>,
        mines: Vec<Cell>,
    ) -> Self {
        let mut finding = Finding {
            probability,
            safe,
            mines,
            ..Finding::default()
        };
        if !finding.safe.is_empty() {
            finding.reason = Reason::Safe;
            finding.reveal = finding.safe.clone();
            finding.risk = Some(0.0);
        } else if let Some(least) = finding.open().map(|(_, risk)| risk).reduce(f64::min) {
            finding.reason = if position.is_untouched() {
                Reason::AllEqual
            } else {
                Reason::Guess
            };
            let lowest = finding.open().filter(|(_, risk)| risk - least < EQUAL);
            finding.reveal = lowest.map(|(cell, _)| cell).collect();
            finding.risk = Some(least);
        }
        finding
    }

    /// The cells that are not certainly mines, each with the probability that it is one.
    pub(crate) fn open(&self) -> impl Iterator<Item = (Cell, f64)> {
        let all = (0..).map(Cell).zip(&self.probability);
        all.filter_map(|(cell, &risk)| Some((cell, risk?)))
            .filter(|(cell, _)| self.mines.binary_search(cell).is_err())
    }

    /// The decision to reveal all safe cells or else the first of the best.
    pub(crate) fn decide(mut self) -> Result<Decision, AgentError> {
        if self.reason != Reason::Safe {
            self.reveal.truncate(1);
        }
        Ok(Decision {
            reason: self.reason,
            reveal: self.reveal,
            risk: self.risk.ok_or(AgentError::Stuck)?,
            ..Decision::default()
        })
    }

    /// What a network says.
    pub fn of_beliefs(position: &Position, beliefs: Beliefs) -> Self {
        Finding {
            network: Some(beliefs.network),
            ..Finding::new(position, beliefs.probability, beliefs.safe, beliefs.mines)
        }
    }

    /// What logic proves.
    pub fn of_knowledge(position: &Position, known: Knowledge) -> Self {
        let mut probability = vec![None; position.tiling().len()];
        for (cells, value) in [(&known.safe, 0.0), (&known.mines, 1.0)] {
            for cell in cells {
                probability[cell.index()] = Some(value);
            }
        }
        let mut finding = Finding {
            reasoning: Some(known.statistics),
            not_proved: known.unknown.len(),
            stop: (known.given_up > 0).then_some(Stop::Nodes),
            withdrawn: known.withdrawn,
            ..Finding::new(position, probability, known.safe, known.mines)
        };
        if finding.reason == Reason::Nothing && finding.not_proved > 0 {
            finding.reason = Reason::NotProved;
        }
        finding
    }

    /// Whether all cells that may be safe, and there are several, are mines with the same probability.
    pub(crate) fn is_even(&self) -> bool {
        let risks: Vec<f64> = self.open().map(|(_, risk)| risk).collect();
        risks.len() > 1 && risks.iter().all(|risk| (risk - risks[0]).abs() < EQUAL)
    }
}
