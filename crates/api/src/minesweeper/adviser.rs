//! How a position is analysed: the method, and the switches of the Bayesian one; and what it finds.

mod order;

pub use order::EliminationOrder;

use super::logic::Switches;
use super::words;
use crate::Error;
use crate::text::Message;
use atisbo_base::{Budget, Name, Place};
use atisbo_bayes::{Decompose, Method as Inference, Settings};
use atisbo_minesweeper::bayes::{Adviser, Preset, Prior, Scheme, named_node};
use atisbo_minesweeper::policy::{self, Strength};
use atisbo_minesweeper::{Finding, FirstCell, Position, Tiling, logic};
use serde::{Deserialize, Serialize};

/// How a position is analysed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Switched")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Analysis {
    /// By which method.
    pub method: Method,
    /// How strong the exact player is.
    pub strength: Strength,
    /// What the switches of the network start from.
    #[serde(skip_serializing_if = "is_default")]
    pub network_preset: Preset,
    /// Which variables the network has.
    pub network: Scheme,
    /// What is believed of a cell before any number is seen.
    pub prior: Prior,
    /// How the network is asked.
    pub inference: Inference,
    /// How the elimination order is found.
    pub order: EliminationOrder,
    /// Leave out what is no ancestor of query or evidence: the first report's first improvement.
    pub prune_barren: bool,
    /// Leave out what the evidence cuts off from the query.
    pub prune_separated: bool,
    /// Apply evidence to the tables once, not at every query: the first report's second improvement.
    pub keep_evidence: bool,
    /// How the tables of sums are decomposed.
    pub decompose: Decompose,
    /// Whether one cell is suggested and opened a move, and nothing is remembered of the moves before.
    #[serde(skip_serializing_if = "is_default")]
    pub one_cell: bool,
    /// The switches of logic.
    #[serde(flatten)]
    pub logic: Switches,
}

/// How a position is analysed, as a request says it: a preset of the network, and what is different from it.
#[derive(Clone, Debug, Default, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "Analysis")]
#[serde(default)]
pub struct Switched {
    /// By which method.
    pub method: Method,
    /// How strong the exact player is.
    pub strength: Strength,
    /// The Bayesian agent of a report, or the strongest: what the switches of the network are unless they are given.
    pub network_preset: Preset,
    /// Which variables the network has.
    pub network: Option<Scheme>,
    /// What is believed of a cell before any number is seen.
    pub prior: Option<Prior>,
    /// How the network is asked.
    pub inference: Option<Inference>,
    /// How the elimination order is found: `best`, a rule's name, `plain`, `shuffled`, or the names of variables in
    /// order, separated by commas, as `x_r1c1` or as the reports' `x00`.
    #[schemars(with = "Option<String>")]
    pub order: Option<EliminationOrder>,
    /// Leave out what is no ancestor of query or evidence: the first report's first improvement.
    pub prune_barren: Option<bool>,
    /// Leave out what the evidence cuts off from the query.
    pub prune_separated: Option<bool>,
    /// Apply evidence to the tables once, not at every query: the first report's second improvement.
    pub keep_evidence: Option<bool>,
    /// How the tables of sums are decomposed.
    pub decompose: Option<Decompose>,
    /// Whether one cell is suggested and opened a move, and nothing is remembered of the moves before.
    pub one_cell: Option<bool>,
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

/// A named setting of the Bayesian or of the logical agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab, schema = "AgentPreset")]
pub enum AgentPreset {
    /// Of the logical one.
    Logic(logic::Preset),
    /// Of the Bayesian one.
    Network(Preset),
}

impl AgentPreset {
    /// Which method it belongs to.
    pub fn method(self) -> Method {
        match self {
            AgentPreset::Logic(_) => Method::Logic,
            AgentPreset::Network(_) => Method::Bayes,
        }
    }

    /// The preset of the network, if it is one.
    pub fn network(self) -> Option<Preset> {
        match self {
            AgentPreset::Network(preset) => Some(preset),
            AgentPreset::Logic(_) => None,
        }
    }

    /// The preset of logic, if it is one.
    pub fn logic(self) -> Option<logic::Preset> {
        match self {
            AgentPreset::Logic(preset) => Some(preset),
            AgentPreset::Network(_) => None,
        }
    }

    /// An error if it belongs to another method.
    ///
    /// # Errors
    ///
    /// If it belongs to another method.
    pub fn check(self, method: Method) -> Result<(), Error> {
        if self.method() == method {
            return Ok(());
        }
        Err(Message::new("mines-other-preset")
            .with("preset", self.id())
            .with("agent", self.method().id())
            .with("asked", method.id())
            .into())
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<Switched> for Analysis {
    fn from(asked: Switched) -> Self {
        let preset = asked.network_preset;
        let Adviser {
            scheme,
            prior,
            settings: usual,
            ..
        } = preset.adviser();
        Analysis {
            method: asked.method,
            strength: asked.strength,
            network_preset: preset,
            network: asked.network.unwrap_or(scheme),
            prior: asked.prior.unwrap_or(prior),
            inference: asked.inference.unwrap_or(usual.method),
            order: asked
                .order
                .unwrap_or_else(|| EliminationOrder::of(&usual.order)),
            prune_barren: asked.prune_barren.unwrap_or(usual.prune_barren),
            prune_separated: asked.prune_separated.unwrap_or(usual.prune_separated),
            keep_evidence: asked.keep_evidence.unwrap_or(usual.keep_evidence),
            decompose: asked.decompose.unwrap_or(usual.decompose),
            one_cell: asked.one_cell.unwrap_or_else(|| preset.one_cell()),
            logic: asked.logic,
        }
    }
}

impl Default for Analysis {
    fn default() -> Self {
        Switched::default().into()
    }
}

impl schemars::JsonSchema for Analysis {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Switched::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Switched::json_schema(generator)
    }
}

impl Analysis {
    /// The adviser with these switches.
    pub(crate) fn adviser(&self) -> Adviser {
        let (order, named) = self.order.parts();
        Adviser {
            scheme: self.network,
            prior: self.prior,
            settings: Settings {
                method: self.inference,
                order,
                prune_barren: self.prune_barren,
                prune_separated: self.prune_separated,
                keep_evidence: self.keep_evidence,
                decompose: self.decompose,
                ..Settings::default()
            },
            named,
        }
    }

    /// What the switches of the network start from, if it is a network that is asked.
    pub(crate) fn preset(&self) -> Option<Preset> {
        (self.method == Method::Bayes).then_some(self.network_preset)
    }

    /// Which cell its agent opens first; none if that is the best cell of each level.
    pub fn first_cell(&self) -> Option<FirstCell> {
        match self.method {
            Method::Exact => None,
            Method::Bayes => self.network_preset.first_cell(),
            Method::Logic => self.logic.first_cell(),
        }
    }

    /// An error if the order names a variable of no cell. Which variables a network has depends on the position, so
    /// that more is not known before there is one.
    ///
    /// # Errors
    ///
    /// If the order names no cell.
    pub fn check_order(&self, tiling: &Tiling) -> Result<(), Error> {
        let (_, names) = self.order.parts();
        match names.iter().find(|name| named_node(tiling, name).is_none()) {
            Some(name) => Err(words::no_node_here(tiling, name).into()),
            None => Ok(()),
        }
    }

    /// What the method finds in a position.
    pub(super) fn find(&self, position: &Position, budget: &Budget) -> Result<Finding, Error> {
        let mut found = match self.method {
            Method::Exact => {
                let settings = policy::Settings::of(self.strength);
                policy::Player::adviser(settings).advise(position, budget)?
            }
            Method::Bayes => {
                let adviser = self.adviser();
                if let Some(name) = adviser.unknown_name(position, budget)? {
                    return Err(words::no_node(position.tiling(), self.network, name).into());
                }
                let beliefs = adviser.analyse(position, budget, &mut ())?;
                Finding::of_beliefs(position, beliefs)
            }
            Method::Logic => {
                let known = logic::analyse(position, &self.logic.settings(), budget);
                let known = known.map_err(words::logic_error(position))?;
                Finding::of_knowledge(position, known)
            }
        };
        if self.one_cell {
            found.reveal.truncate(1);
        }
        Ok(found)
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
