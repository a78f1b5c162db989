//! What every user of the crate relies on: engines against one another and brute force, formats, scale.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod budget;
mod classics;
mod contract;
mod dimacs;
mod horn;
mod million;
mod oracle;
mod resolution;
mod satisfiability;
mod scale;
mod tell_ask;
mod trace;

use atisbo_logic::{Cnf, Literal, Model, Symbol};
use proptest::prelude::*;

/// All models of this many symbols.
fn models(symbols: usize) -> impl Iterator<Item = Model> {
    let rows = 0..1_u32 << symbols;
    rows.map(move |row| Model::new((0..symbols).map(|index| row >> index & 1 == 1).collect()))
}

/// Whether the clauses have a model, by brute force.
fn has_model(cnf: &Cnf) -> bool {
    models(cnf.symbols()).any(|model| cnf.holds_in(&model))
}

/// A symbol or its negation, of this many symbols.
fn literal(symbols: usize) -> impl Strategy<Value = Literal> + Clone {
    let literal = (0..symbols, any::<bool>());
    literal.prop_map(|(index, value)| Literal::new(Symbol::new(index), value))
}
