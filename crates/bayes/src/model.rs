//! A model of either kind: directed or undirected.

use crate::markov::MarkovNetwork;
use crate::network::Network;
use crate::variable::{Variable, Variables};

/// What inference works on.
#[derive(Clone, Debug, PartialEq)]
pub enum Model {
    /// A Bayesian network.
    Bayes(Network),
    /// A Markov network.
    Markov(MarkovNetwork),
}

impl Model {
    /// The variables.
    pub fn variables(&self) -> &Variables {
        match self {
            Model::Bayes(network) => network.variables(),
            Model::Markov(network) => network.variables(),
        }
    }

    /// All variables, those of a Bayesian network with parents before children.
    pub(crate) fn parents_first(&self) -> Vec<Variable> {
        match self {
            Model::Bayes(network) => network.topological_order().to_vec(),
            Model::Markov(network) => network.variables().all().collect(),
        }
    }

    /// The Bayesian network, if it is one.
    pub fn bayes(&self) -> Option<&Network> {
        match self {
            Model::Bayes(network) => Some(network),
            Model::Markov(_) => None,
        }
    }
}

impl From<Network> for Model {
    fn from(network: Network) -> Self {
        Model::Bayes(network)
    }
}

impl From<MarkovNetwork> for Model {
    fn from(network: MarkovNetwork) -> Self {
        Model::Markov(network)
    }
}
