//! From a model to the tables that inference works on.

use crate::elimination::Piece;
use crate::factor::{Factor, FactorError};
use crate::model::Model;
use crate::network::Network;
use crate::number::Number;
use crate::variable::Variable;

/// The tables of a model, in parts: one for each node of a Bayesian network, in order, or one for
/// each factor of a Markov network.
pub(crate) struct Prepared<N> {
    /// The number of states of every variable, the model's first, then auxiliary ones.
    pub(crate) sizes: Vec<usize>,
    /// The pieces of each part; or why they cannot be made, which matters only where they are needed.
    pub(crate) parts: Vec<Result<Vec<Piece<N>>, FactorError>>,
}

impl<N: Number> Prepared<N> {
    pub(crate) fn new(model: &Model) -> Self {
        let mut sizes = model.variables().sizes();
        match model {
            Model::Bayes(network) => {
                let part = |variable| full_table(network, variable);
                Prepared {
                    parts: network.variables().all().map(part).collect(),
                    sizes,
                }
            }
            Model::Markov(network) => {
                let mut lonely = vec![true; sizes.len()];
                let mut parts = Vec::new();
                for factor in network.factors() {
                    for variable in factor.scope() {
                        lonely[variable.index()] = false;
                    }
                    parts.push(Ok(vec![Piece::given(convert(factor), None)]));
                }
                // A variable without any factor still has a distribution: the uniform one.
                for variable in network.variables().all().filter(|one| lonely[one.index()]) {
                    let size = sizes[variable.index()];
                    let uniform =
                        Factor::from_parts(vec![variable], vec![size], vec![N::ONE; size]);
                    parts.push(Ok(vec![Piece::given(uniform, None)]));
                }
                sizes.shrink_to_fit();
                Prepared { sizes, parts }
            }
        }
    }
}

fn full_table<N: Number>(
    network: &Network,
    variable: Variable,
) -> Result<Vec<Piece<N>>, FactorError> {
    let factor = network.factor(variable)?;
    Ok(vec![Piece::given(convert(&factor), Some(variable))])
}

fn convert<N: Number>(factor: &Factor) -> Factor<N> {
    let values = factor
        .values()
        .iter()
        .map(|&value| N::from(value))
        .collect();
    Factor::from_parts(factor.scope().to_vec(), factor.sizes().to_vec(), values)
}
