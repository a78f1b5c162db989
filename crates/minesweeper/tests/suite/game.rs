//! The game as its users play it, on every tiling, against slow obvious twins.

mod id;
mod largest;
mod metrics;
mod random;
mod rules;
mod twin;
