//! The cheapest way across a field, and what each strategy makes of it.
//!
//! `cargo run --release -p atisbo-search --example weighted_grid`

mod grid;

use atisbo_base::Budget;
use atisbo_search::{Options, Outcome, Strategy, search_reversible};
use grid::{Distance, Field};

fn main() {
    let field = Field::new(300, 1);
    let budget = Budget::unlimited().nodes(1_000_000);
    for strategy in Strategy::ALL {
        let options = Options::default();
        let report = search_reversible(&field, Distance, strategy, &options, (), &budget);
        let answer = match &report.outcome {
            Outcome::Found(path) => format!("cost {} in {} steps", path.cost, path.len()),
            Outcome::NoSolution => "no solution".to_owned(),
            Outcome::CutOff(cut) => format!("cut off ({cut:?})"),
            Outcome::Stopped(stop) => stop.to_string(),
        };
        println!(
            "{strategy:14} {answer:28} {:>8} expanded {:>8.1} ms",
            report.statistics.expanded,
            report.statistics.time.as_secs_f64() * 1e3
        );
    }
}
