//! Reads the files given as arguments and prints what is in them and how long it took.
//!
//! `cargo run --release -p atisbo-bayes --example read_networks -- networks/*.bif.gz`

use atisbo_bayes::{Format, Model};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path)?;
        let start = Instant::now();
        let model = atisbo_bayes::read(&bytes, Format::of_path(&path))
            .map_err(|error| format!("{path}: {error}"))?;
        let milliseconds = start.elapsed().as_secs_f64() * 1e3;
        let variables = model.variables().len();
        match model {
            Model::Bayes(network) => println!(
                "{path}: {variables} variables, {} arcs, {} parameters, {milliseconds:.1} ms",
                network.arcs(),
                network.parameters()
            ),
            Model::Markov(network) => println!(
                "{path}: {variables} variables, {} factors, {milliseconds:.1} ms",
                network.factors().len()
            ),
        }
    }
    Ok(())
}
