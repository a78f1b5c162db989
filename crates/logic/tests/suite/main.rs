//! What every user of the crate relies on: engines against one another and brute force, formats, scale.

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
