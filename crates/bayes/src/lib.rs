//! Discrete Bayesian and Markov networks.

mod account;
mod conditional;
mod elimination;
mod engine;
mod evidence;
mod factor;
mod graph;
mod junction_tree;
mod markov;
mod model;
mod network;
mod number;
mod observer;
mod order;
mod plan;
mod preparation;
mod relevance;
mod text;
mod variable;
mod variable_elimination;

pub use account::{Limit, Statistics};
pub use conditional::{Conditional, NoisyMax};
pub use engine::{Engine, InferenceError, Marginals, Method, Posterior, Settings};
pub use evidence::{Evidence, EvidenceError, Finding};
pub use factor::{Factor, FactorError, MOST_ENTRIES};
pub use graph::{Graph, marriages};
pub use markov::{MarkovError, MarkovNetwork};
pub use model::Model;
pub use network::{Builder, Network, NetworkError, RowProblem};
pub use number::Number;
pub use observer::{Event, Irrelevance, Observer, Table};
pub use order::{Heuristic, Order, Triangulation};
pub use text::{Format, Problem, ReadError, WriteError, dot, read, uai, write};
pub use variable::{Domain, Variable, VariableError, Variables};
