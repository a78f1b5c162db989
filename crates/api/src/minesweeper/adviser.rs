//! How a position is analysed: the method, and the switches of the Bayesian one; and what it finds.

use super::logic::Switches;
use super::words;
use crate::Error;
use atisbo_base::{Budget, Name, Place};
use atisbo_bayes::{Decompose, Method as Inference, OrderName, Settings};
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
use atisbo_minesweeper::policy::{self, Strength};
use atisbo_minesweeper::{Finding, Position, Tiling, logic};
use serde::{Deserialize, Serialize};

/// How a position is analysed.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
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
#[name(schema = "MinesweeperMethod")]
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

    /// What the method finds in a position.
    pub(super) fn find(&self, position: &Position, budget: &Budget) -> Result<Finding, Error> {
        match self.method {
            Method::Exact => {
                let settings = policy::Settings::of(self.strength);
                Ok(policy::Player::adviser(settings).advise(position, budget)?)
            }
            Method::Bayes => {
                let beliefs = self.adviser().analyse(position, budget, &mut ())?;
                Ok(Finding::of_beliefs(position, beliefs))
            }
            Method::Logic => {
                let known = logic::analyse(position, &self.logic.settings(), budget);
                let known = known.map_err(words::logic_error(position))?;
                Ok(Finding::of_knowledge(position, known))
            }
        }
    }

    /// What the player of the exact method advises, as answers tell it.
    pub(super) fn advice(&self, tiling: &Tiling, found: &Finding) -> Option<Advice> {
        found.advice.as_ref().map(|advice| Advice {
            strength: self.strength,
            advice: advice.map(|cell| tiling.place(cell)),
        })
    }
}

/// What the player advises, and the cells it weighed.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Advice {
    /// How strong the player is.
    pub strength: Strength,
    /// What it advises.
    #[serde(flatten)]
    pub advice: policy::Advice<Place>,
}
