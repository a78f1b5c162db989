//! Bayesian and Markov networks behind the door: one file per verb, each with its request, its answer
//! and one function that takes the one and gives the other.

pub mod convert;
mod distribution;
pub(crate) mod node;
pub(crate) mod picture;
pub mod query;
pub mod show;
mod source;
mod words;

pub use atisbo_bayes::Picture;
pub use atisbo_bayes::{
    Decompose, Format, Heuristic, Method as Inference, OrderName, ReadError, text_in,
};
pub use distribution::{Distribution, Joint, Probability, StandardErrors};
pub use node::{MOST_NUMBERS, Node, USUAL_NUMBERS};
pub use picture::PictureRequest;
pub use query::Method;
pub use source::Source;
pub(crate) use words::said;

use atisbo_base::Name;
use atisbo_bayes::Model;

/// What a network is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum Kind {
    /// Directed, with conditional tables.
    #[default]
    Bayes,
    /// Undirected, with factors.
    Markov,
}

impl Kind {
    fn of(model: &Model) -> Self {
        match model {
            Model::Bayes(_) => Kind::Bayes,
            Model::Markov(_) => Kind::Markov,
        }
    }
}
