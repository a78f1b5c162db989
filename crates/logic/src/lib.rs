//! Propositional logic for any problem: a knowledge base that answers, proves and explains.
//!
//! A [`KnowledgeBase`] is told sentences and asked questions. Every engine gives the same kind of
//! [`Answer`]: entailed, with a [`Proof`]; refuted, with a model; or unknown, with the reason. The table
//! of engines, with what each promises, is in [`method`].

mod answer;
pub mod cardinality;
mod clausal;
mod cnf;
pub mod dimacs;
mod engine;
pub mod explain;
mod formula;
pub mod instance;
mod knowledge_base;
mod literal;
pub mod method;
mod model;
#[cfg(test)]
mod naive_propagation;
pub mod normal_form;
mod observer;
pub mod oracle;
mod program;
pub mod proof;
#[cfg(test)]
mod random;
mod refutation;
mod symbol;
pub mod tell_ask;
mod text;
pub mod theory;
pub mod trace;

pub use answer::{Answer, Report, Solved, Statistics, Verdict, Why};
pub use clausal::{Clausal, Conversion, Origin};
pub use cnf::{Clause, Cnf};
pub use engine::{
    backward_chaining, cdcl, dpll, forward_chaining, recursive, resolution, sat, truth_table,
    walksat,
};
pub use formula::Formula;
pub use knowledge_base::{KnowledgeBase, SentenceId};
pub use literal::Literal;
pub use method::{Method, Options};
pub use model::Model;
pub use observer::{Event, Observer};
pub use program::{NotHorn, Program};
pub use proof::Proof;
pub use refutation::{Derivation, Flaw, Refutation};
pub use symbol::{Symbol, Symbols};
pub use text::{Expected, Notation, ParseError, ParseErrorKind, Printed, parse};
