//! A table as it is told of.

use crate::elimination::Piece;
use crate::factor::Factor;
use crate::number::Number;
use crate::variable::Variable;
use serde::{Deserialize, Serialize};

/// A table as an observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "FactorTable")]
pub struct Table<V = String> {
    /// Its variables.
    pub scope: Vec<V>,
    /// Their numbers of states.
    pub sizes: Vec<usize>,
    /// How many numbers it has.
    pub entries: usize,
    /// The numbers (of complex ones the real part), the last variable changing fastest; none if they
    /// are too many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<f64>>,
}

impl Table<Variable> {
    /// A factor, with its numbers if they are at most `most_numbers`.
    pub(crate) fn of<N: Number>(factor: &Factor<N>, most_numbers: usize) -> Self {
        let values = factor.values();
        Table {
            scope: factor.scope().to_vec(),
            sizes: factor.sizes().to_vec(),
            entries: values.len(),
            values: (values.len() <= most_numbers)
                .then(|| values.iter().map(|value| value.real()).collect()),
        }
    }

    /// The tables of some pieces.
    pub(crate) fn of_all<N: Number>(pieces: &[Piece<N>], most_numbers: usize) -> Vec<Self> {
        let table = |piece: &Piece<N>| Table::of(&piece.factor, most_numbers);
        pieces.iter().map(table).collect()
    }
}
