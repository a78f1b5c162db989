//! How a position is analysed: the method, and the switches of the Bayesian one.

use super::advice::{self, Advice, Advised};
use super::hint::Reason;
use super::logic::{Reasoning, Switches};
use super::words;
use crate::Error;
use atisbo_base::{Budget, Name, Stop};
use atisbo_bayes::{Decompose, Method as Inference, OrderName, Settings};
use atisbo_minesweeper::bayes::{Adviser, Beliefs, Prior, Scheme};
use atisbo_minesweeper::policy::Strength;
use atisbo_minesweeper::{Best, Cell, Position, logic};
use serde::{Deserialize, Serialize};

/// How a position is analysed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Analysis {
    /// By which method.
    pub method: Method,
    /// How strong the exact player is.
    pub strength: Strength,
    /// Which variables the network has.
    pub network: Scheme,
    /// What is believed of a cell before any number is seen.
    pub prior: Prior,
    /// How the network is asked.
    pub inference: Inference,
    /// How the elimination order is found.
    pub order: OrderName,
    /// Leave out what is no ancestor of query or evidence: the first report's first improvement.
    pub prune_barren: bool,
    /// Leave out what the evidence cuts off from the query.
    pub prune_separated: bool,
    /// Apply evidence to the tables once, not at every query: the first report's second improvement.
    pub keep_evidence: bool,
    /// How the tables of sums are decomposed.
    pub decompose: Decompose,
    /// The switches of logic.
    #[serde(flatten)]
    pub logic: Switches,
}

/// The method of analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum Method {
    /// The engine made for Minesweeper.
    #[default]
    Exact,
    /// The position as a Bayesian network.
    Bayes,
    /// The position as a knowledge base: what is proved, and nothing about the rest.
    Logic,
}

impl Default for Analysis {
    fn default() -> Self {
        Analysis {
            method: Method::default(),
            strength: Strength::default(),
            network: Scheme::default(),
            prior: Prior::default(),
            inference: Inference::default(),
            order: OrderName::default(),
            prune_barren: true,
            prune_separated: true,
            keep_evidence: true,
            decompose: Decompose::default(),
            logic: Switches::default(),
        }
    }
}

impl Analysis {
    /// The adviser with these switches.
    pub(crate) fn adviser(&self) -> Adviser {
        Adviser {
            scheme: self.network,
            prior: self.prior,
            settings: Settings {
                method: self.inference,
                order: self.order.into(),
                prune_barren: self.prune_barren,
                prune_separated: self.prune_separated,
                keep_evidence: self.keep_evidence,
                decompose: self.decompose,
                ..Settings::default()
            },
        }
    }

    /// What the method knows of a position.
    pub(super) fn ask(&self, position: &Position, budget: &Budget) -> Result<Knowledge, Error> {
        match self.method {
            Method::Bayes => {
                let beliefs = self.adviser().analyse(position, budget, &mut ());
                let beliefs = beliefs.map_err(|error| Error::new(&words::advice_error(&error)))?;
                Ok(beliefs.into())
            }
            Method::Exact => advice::exactly(self.strength, position, budget),
            Method::Logic => {
                let found = logic::analyse(position, &self.logic.settings(), budget);
                let found =
                    found.map_err(|error| Error::new(&words::reasoning_error(position, &error)))?;
                let mut probability = vec![None; position.tiling().len()];
                for (cells, value) in [(&found.safe, 0.0), (&found.mines, 1.0)] {
                    for cell in cells {
                        probability[cell.index()] = Some(value);
                    }
                }
                Ok(Knowledge {
                    probability,
                    safe: found.safe,
                    mines: found.mines,
                    not_proved: found.unknown.len(),
                    withdrawn: found.withdrawn,
                    reasoning: Some(found.statistics.into()),
                    ..Knowledge::default()
                })
            }
        }
    }
}

/// What a method knows of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Knowledge {
    pub(super) probability: Vec<Option<f64>>,
    pub(super) safe: Vec<Cell>,
    pub(super) mines: Vec<Cell>,
    /// What the network was like.
    pub(super) network: Option<NetworkSize>,
    /// The natural logarithm of the number of boards that fit.
    pub(super) log_boards: Option<f64>,
    /// The number itself, all its digits.
    pub(super) boards: Option<String>,
    /// How many cells logic can prove nothing of.
    pub(super) not_proved: usize,
    /// The flags that logic took back.
    pub(super) withdrawn: Vec<Cell>,
    /// What logic took.
    pub(super) reasoning: Option<Reasoning>,
    /// What the exact method's player advises, where nothing is certain.
    pub(super) advised: Option<Advised>,
    /// Whether the probabilities are only estimated, for the boards could not be counted.
    pub(super) estimated: bool,
    /// The limit that ended thinking early: this is the best so far.
    pub(super) stop: Option<Stop>,
}

/// What to reveal.
pub(super) struct Suggestion {
    pub(super) reason: Reason,
    /// The cells; any of them where they are a guess.
    pub(super) cells: Vec<Cell>,
    /// The probability that one of them is a mine.
    pub(super) risk: Option<f64>,
    /// The probability to win with it, where the rest of the game is known exactly.
    pub(super) win: Option<f64>,
}

impl Knowledge {
    /// The cells that the player weighed, if it had to.
    pub(super) fn advice(&self) -> Option<&Advice> {
        self.advised.as_ref().map(|advised| &advised.advice)
    }

    pub(super) fn suggestion(&self, position: &Position) -> Suggestion {
        if let Some(advised) = &self.advised {
            let first = advised.cells.first();
            return Suggestion {
                reason: advised.reason,
                risk: first.and_then(|cell| self.probability[cell.index()]),
                cells: advised.cells.clone(),
                win: advised.advice.win,
            };
        }
        let (reason, cells, risk) = match Best::of(&self.probability, &self.safe, &self.mines) {
            Best::Safe(cells) => (Reason::Safe, cells, Some(0.0)),
            Best::Guess { cells, risk } if position.is_untouched() => {
                (Reason::AllEqual, cells, Some(risk))
            }
            Best::Guess { cells, risk } => (Reason::Guess, cells, Some(risk)),
            Best::Nothing if self.not_proved > 0 => (Reason::NotProved, Vec::new(), None),
            Best::Nothing => (Reason::Nothing, Vec::new(), None),
        };
        Suggestion {
            reason,
            cells,
            risk,
            win: None,
        }
    }
}

/// What the network was like, and what it cost to ask it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NetworkSize {
    /// How many networks: one, or one for each cell with the local schemes.
    pub networks: usize,
    /// X variables in all, or counts that stand for several of them.
    pub x: usize,
    /// Y variables in all.
    pub y: usize,
    /// Multiplications of table entries.
    pub multiplications: u64,
    /// Additions of table entries.
    pub additions: u64,
    /// Entries of the largest product, before its variable is summed out.
    pub largest_product: u64,
}

impl From<Beliefs> for Knowledge {
    fn from(beliefs: Beliefs) -> Self {
        Knowledge {
            network: Some(NetworkSize {
                networks: beliefs.size.networks,
                x: beliefs.size.x,
                y: beliefs.size.y,
                multiplications: beliefs.statistics.multiplications,
                additions: beliefs.statistics.additions,
                largest_product: beliefs.statistics.largest_product,
            }),
            probability: beliefs.probability,
            safe: beliefs.safe,
            mines: beliefs.mines,
            ..Knowledge::default()
        }
    }
}
