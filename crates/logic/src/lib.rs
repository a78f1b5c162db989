//! Propositional logic for any problem: a knowledge base that answers, proves and explains.
//!
//! A [`KnowledgeBase`] is told sentences and asked questions. Every engine gives the same kind of
//! [`Answer`]: entailed, with a [`Proof`]; refuted, with a model; or unknown, with the reason.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_logic::{Answer, KnowledgeBase, Method, Options, proof};
//!
//! // There is a breeze next to a pit, and none was felt here.
//! let mut base = KnowledgeBase::new();
//! base.tell("B[1,1] <=> P[1,2] | P[2,1]")?;
//! base.tell("~B[1,1]")?;
//! let query = base.parse("~P[1,2]")?;
//!
//! let options = Options::from(Method::Resolution);
//! let report = base.ask(&query, &options, (), &Budget::unlimited());
//! let Answer::Entailed(proved) = report.answer else { panic!() };
//! assert_eq!(proof::check(&base, &query, &proved), Ok(()));
//! # Ok::<(), atisbo_logic::ParseError>(())
//! ```
//!
//! - The table of engines, with what each promises, is in [`method`]. Each has its own module, and can be
//!   asked without a knowledge base: chaining on a [`Program`] of Horn clauses, the others on a [`Cnf`].
//! - [`proof`] has proofs as data, as a tree and as a graph, and a checker that trusts no engine.
//! - [`text`](parse) reads and writes formulas, [`tell_ask`] files with sentences and questions,
//!   [`dimacs`] clauses.
//! - [`normal_form`] turns formulas into clauses, [`cardinality`] says in clauses how many of some literals
//!   are true.
//! - [`oracle`] is the production solver behind one small trait; [`theory`] adds constraints that can be
//!   switched off, and [`explain`] finds few of them that still prove something.
//! - A [`Budget`](atisbo_base::Budget) ends an engine with a value that says which limit was hit; an
//!   [`Observer`] is notified of every step, and [`trace`] writes a run as JSON Lines.

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
pub use observer::{
    Candidate, DecisionBy, Event, False, FlipBy, Given, Lowered, Observer, Resolved, RestartBy,
    Seen,
};
pub use program::{NotAdded, Program};
pub use proof::Proof;
pub use refutation::{Derivation, Flaw, Refutation};
pub use symbol::{Symbol, Symbols};
pub use text::{Expected, Notation, ParseError, ParseErrorKind, Printed, parse};
