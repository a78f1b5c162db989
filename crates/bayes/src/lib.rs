//! Discrete Bayesian and Markov networks: exact and sampled inference, observable, under a budget.
//!
//! A [`Model`] is a [`Network`] (a directed graph with a [`Conditional`] distribution at each node) or
//! a [`MarkovNetwork`] (a product of [`Factor`]s); it is built in code or [`read`] from a file (BIF,
//! XMLBIF, UAI, Hugin). An [`Engine`] holds a model with what was observed and answers exactly: joint
//! posteriors, all marginals, the probability of the evidence, what each observation changes, why
//! evidence is impossible. [`most_probable`] finds the most probable explanation;
//! [`likelihood_weighting`], [`gibbs`] and [`forward_sampling`] estimate from samples;
//! [`Enumeration`] adds up all states and is what the others are tested against.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_bayes::{Engine, Finding, Model, Network, Settings};
//!
//! let mut builder = Network::builder();
//! let rain = builder.variable("Rain", ["no", "yes"])?;
//! let sprinkler = builder.variable("Sprinkler", ["off", "on"])?;
//! let wet = builder.variable("Wet", ["no", "yes"])?;
//! builder.table(rain, &[], vec![0.8, 0.2])?;
//! builder.table(sprinkler, &[rain], vec![0.6, 0.4, 0.99, 0.01])?;
//! builder.table(wet, &[sprinkler, rain], vec![1.0, 0.0, 0.2, 0.8, 0.1, 0.9, 0.01, 0.99])?;
//! let model = Model::from(builder.build()?);
//!
//! let mut engine = Engine::new(&model, Settings::default());
//! engine.observe(wet, Finding::State(1))?;
//! let answer = engine.posterior(&[rain], &Budget::unlimited(), &mut ())?;
//! assert!((answer.distribution.values()[1] - 0.16038 / 0.44838).abs() < 1e-12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How it is fast: what a query does not depend on is left out (`relevance`); elimination orders are
//! searched for, not taken from one rule (`order`); one kernel multiplies tables and sums variables
//! out without storing the product (`factor/contraction`); the marginals of all variables come from
//! several junction trees, each over what its targets need (`plan`, `junction_tree`).

mod account;
mod conditional;
mod elimination;
mod engine;
mod enumeration;
mod evidence;
mod explain;
mod factor;
mod forward_sampling;
mod gibbs;
mod graph;
mod impossible;
mod junction_tree;
mod likelihood_weighting;
mod markov;
mod model;
mod most_probable;
mod network;
mod number;
mod observer;
mod order;
mod picture;
mod plan;
mod preparation;
mod relevance;
mod sampling;
mod text;
pub mod trace;
mod variable;
mod variable_elimination;

pub use account::{Limit, Statistics};
pub use conditional::{Conditional, NoisyMax};
pub use engine::{Engine, InferenceError, Marginals, Method, Posterior, Settings};
pub use enumeration::Enumeration;
pub use evidence::{Evidence, EvidenceError, Finding};
pub use explain::{Effect, Effects, Shift};
pub use factor::{Factor, FactorError, MOST_ENTRIES, SparseFactor};
pub use forward_sampling::forward_sampling;
pub use gibbs::{MOST_CHAINS, gibbs};
pub use graph::{Graph, marriages};
pub use impossible::Impossible;
pub use likelihood_weighting::likelihood_weighting;
pub use markov::{MarkovError, MarkovNetwork};
pub use model::Model;
pub use most_probable::{Explanation, most_probable};
pub use network::{Builder, Network, NetworkError, RowProblem, StructureProblem};
pub use number::Number;
pub use observer::{
    Blocked, Candidate, Draw, Event, Irrelevance, NextBy, Observer, OrderBy, Pass, Rejected,
    Running, Table, Term,
};
pub use order::{Heuristic, Order, OrderName, Triangulation};
pub use picture::{
    MOST_EDGES_OF_A_PICTURE, MOST_VARIABLES_OF_A_PICTURE, Picture, PictureError,
    Words as PictureWords, picture,
};
pub use preparation::{Auxiliary, Cancelling, Decompose, Role};
pub use sampling::{Ancestral, Estimate, Measured, Mixing, Sampling, SamplingError};
pub use text::{
    Format, ReadError, ReadProblem, WriteError, dot, dot_to, least_bytes, read, text_in, uai,
    write, write_to,
};
pub use variable::{Domain, Variable, VariableError, Variables};
