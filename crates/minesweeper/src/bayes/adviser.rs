//! The probability of a mine in every hidden cell, from the network of a position.

use super::{BoardNetwork, BuildError, GroupStates, Prior, Scheme, name};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use atisbo_bayes::{Engine, InferenceError, Observer, Order, Settings, Statistics, Variable};
use serde::Serialize;
use std::time::Duration;
use thiserror::Error;

/// How a position is turned into a network and asked.
#[derive(Clone, Debug, Default)]
pub struct Adviser {
    /// Which variables the network has.
    pub scheme: Scheme,
    /// What is believed of a cell before any number is seen.
    pub prior: Prior,
    /// The switches of the inference.
    pub settings: Settings,
    /// The variables in the order in which they are eliminated, by name, in place of the order of the settings; empty
    /// for that one. Those that a network does not have are passed over, and those that are not named go first.
    pub named: Vec<String>,
}

/// What an [`Adviser`] believes of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beliefs {
    /// For each cell the probability that it is a mine; none where it is revealed or a known mine.
    pub probability: Vec<Option<f64>>,
    /// The hidden cells that are certainly no mines. Decided by a weight of exactly zero, which sums
    /// of products of probabilities have only where nothing is possible, not by a number near zero.
    pub safe: Vec<Cell>,
    /// The hidden cells that are certainly mines.
    pub mines: Vec<Cell>,
    /// The cells asked about, each for all that share its variable; in ascending order.
    pub asked: Vec<Cell>,
    /// The numbers that took part.
    pub numbers: Vec<Cell>,
    /// What the networks were like.
    pub network: NetworkSize,
    /// What the inference cost.
    pub statistics: Statistics,
}

/// What the networks were like, and what it cost to ask them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, schemars::JsonSchema)]
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

impl Adviser {
    /// The probability of a mine in every hidden cell.
    ///
    /// # Errors
    ///
    /// If the position is impossible, its network too large, or the budget used up.
    pub fn analyse(
        &self,
        position: &Position,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<Beliefs, AdviceError> {
        let budget = budget.started();
        let mut beliefs = Beliefs {
            probability: vec![None; position.tiling().len()],
            ..Beliefs::default()
        };
        if self.scheme.is_local() {
            for cell in position.hidden() {
                let network =
                    BoardNetwork::around(position, cell, self.scheme, self.prior, &budget)?;
                self.ask(
                    position,
                    &network,
                    Some(cell),
                    &mut beliefs,
                    &budget,
                    observer,
                )?;
            }
        } else {
            let network = BoardNetwork::new(position, self.scheme, self.prior, &budget)?;
            self.ask(position, &network, None, &mut beliefs, &budget, observer)?;
        }
        beliefs.safe.sort_unstable();
        beliefs.mines.sort_unstable();
        beliefs.asked.sort_unstable();
        beliefs.numbers.sort_unstable();
        beliefs.numbers.dedup();
        Ok(beliefs)
    }

    /// The switches, with the named variables as those of this network.
    fn settings_for(&self, position: &Position, network: &BoardNetwork) -> Settings {
        let mut settings = self.settings.clone();
        if !self.named.is_empty() {
            let variables = network.model.variables();
            let found = self.named.iter().map(String::as_str);
            let found = found.filter_map(|one| name::find_node(variables, position.tiling(), one));
            settings.order = Order::Given(found.collect());
        }
        settings
    }

    /// The first of the named variables that the network of this position does not have, if there is one.
    ///
    /// # Errors
    ///
    /// As [`Adviser::analyse`].
    pub fn unknown_name(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<Option<&str>, AdviceError> {
        let mut left: Vec<&str> = self.named.iter().map(String::as_str).collect();
        let mut strike = |network: &BoardNetwork| {
            let variables = network.model.variables();
            left.retain(|one| name::find_node(variables, position.tiling(), one).is_none());
            left.is_empty()
        };
        if self.scheme.is_local() {
            for cell in position.hidden() {
                let (scheme, prior) = (self.scheme, self.prior);
                let network = BoardNetwork::around(position, cell, scheme, prior, budget)?;
                if strike(&network) {
                    break;
                }
            }
        } else {
            strike(&BoardNetwork::new(
                position,
                self.scheme,
                self.prior,
                budget,
            )?);
        }
        Ok(left.first().copied())
    }

    /// Asks a network about one cell or all it has.
    fn ask(
        &self,
        position: &Position,
        network: &BoardNetwork,
        only: Option<Cell>,
        beliefs: &mut Beliefs,
        budget: &Budget,
        observer: &mut dyn Observer,
    ) -> Result<(), AdviceError> {
        let mut engine = Engine::new(&network.model, self.settings_for(position, network));
        engine.observe_all(&network.evidence)?;
        let asked = |cell: &Cell| only.is_none_or(|only| only == *cell);
        let own = network.mines.iter();
        let own = own.filter(|(cell, _)| asked(cell) && position.view(*cell).is_hidden());
        let groups = network.groups.iter();
        let groups = groups.filter(|group| group.cells.iter().any(asked));
        let targets = own.clone().map(|&(_, x)| x);
        let targets: Vec<Variable> = targets
            .chain(groups.clone().map(|group| group.variable))
            .collect();
        let left = budget.less(beliefs.statistics.entries, Duration::ZERO);
        let answer = engine.marginals_of(&targets, &left, observer)?;
        beliefs.statistics = beliefs.statistics.and(answer.statistics);
        beliefs.network.networks += 1;
        beliefs.network.x += network.mines.len() + network.groups.len();
        beliefs.network.y += network.counts.len();
        beliefs.network.multiplications = beliefs.statistics.multiplications;
        beliefs.network.additions = beliefs.statistics.additions;
        beliefs.network.largest_product = beliefs.statistics.largest_product;
        beliefs
            .numbers
            .extend(network.counts.iter().map(|&(cell, _)| cell));
        for &(cell, x) in own {
            beliefs.believe(&[cell], 1, &answer.of[x.index()], 0);
        }
        for group in groups {
            let one = only.as_slice();
            let cells = if one.is_empty() { &group.cells } else { one };
            let (size, low) = match group.states {
                GroupStates::Representative => (1, 0),
                GroupStates::CountFrom(low) => (group.cells.len(), low),
            };
            beliefs.believe(cells, size, &answer.of[group.variable.index()], low);
        }
        for (cells, mines) in &network.settled {
            beliefs.believe(cells, cells.len(), &[1.0], *mines);
        }
        Ok(())
    }
}

impl Beliefs {
    /// Notes what is believed of cells, `size` in all, of which `low` and more are mines with the probabilities of a
    /// distribution.
    fn believe(&mut self, cells: &[Cell], size: usize, distribution: &[f64], low: u32) {
        let counts = (low..).zip(distribution);
        let expected: f64 = counts.clone().map(|(n, p)| f64::from(n) * p).sum();
        let only = |count: usize| {
            let others = |&(n, &p): &(u32, &f64)| n as usize != count && p > 0.0;
            !counts.clone().any(|one| others(&one))
        };
        let probability = expected / size as f64;
        for &cell in cells {
            self.probability[cell.index()] = Some(probability);
        }
        self.asked.extend(cells.first());
        if only(0) {
            self.safe.extend(cells);
        } else if only(size) {
            self.mines.extend(cells);
        }
    }
}

/// Why there is no advice.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum AdviceError {
    /// There is no network.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// There is no answer.
    #[error(transparent)]
    Inference(#[from] InferenceError),
}

impl AdviceError {
    /// The limit of the budget that was reached, if that is why.
    pub fn stop(&self) -> Option<Stop> {
        match self {
            AdviceError::Build(BuildError::Stopped(stop)) => Some(*stop),
            AdviceError::Inference(InferenceError::Limit(limit)) => Some(limit.stop),
            _ => None,
        }
    }
}
