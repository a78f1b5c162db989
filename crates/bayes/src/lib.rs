//! Discrete Bayesian and Markov networks.

mod conditional;
mod evidence;
mod factor;
mod markov;
mod model;
mod network;
mod number;
mod variable;

pub use conditional::{Conditional, NoisyMax};
pub use evidence::{Evidence, EvidenceError, Finding};
pub use factor::{Factor, FactorError, MOST_ENTRIES};
pub use markov::{MarkovError, MarkovNetwork};
pub use model::Model;
pub use network::{Builder, Network, NetworkError, RowProblem};
pub use number::Number;
pub use variable::{Domain, Variable, VariableError, Variables};
