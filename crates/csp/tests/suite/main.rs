//! The contract of the methods, on problems with known answers and on random ones.

mod consistency;
mod contract;
mod problems;
mod random_problems;
mod settings;
mod traces;
