//! The 8-puzzle by every strategy that gets through it, and a 15-puzzle by A* and IDA*.
//!
//! `cargo run --release -p atisbo-search --example sliding_tiles`

mod puzzle;

use atisbo_base::Budget;
use atisbo_search::{Options, Outcome, Problem, ReportOf, Strategy, search};
use puzzle::{Manhattan, SlidingTiles};

fn print<P: Problem>(strategy: Strategy, report: &ReportOf<P>) {
    let statistics = &report.statistics;
    let answer = match &report.outcome {
        Outcome::Found(path) => format!("{} moves", path.len()),
        Outcome::NoSolution => "no solution".to_owned(),
        Outcome::CutOff(cut) => format!("cut off ({cut:?})"),
        Outcome::Stopped(stop) => stop.to_string(),
    };
    println!(
        "{strategy:8} {answer:22} {:>10} expanded {:>12} bytes {:>8.1} ms",
        statistics.expanded,
        statistics.bytes,
        statistics.time.as_secs_f64() * 1e3
    );
}

fn main() {
    let budget = Budget::unlimited().bytes(256 << 20).nodes(5_000_000);
    let options = Options::default();

    println!("8-puzzle");
    let eight = SlidingTiles::<3>::new(&[7, 2, 4, 5, 0, 6, 8, 3, 1]);
    for strategy in Strategy::ALL {
        if let Ok(report) = search(&eight, Manhattan, strategy, &options, (), &budget) {
            print::<SlidingTiles<3>>(strategy, &report);
        }
    }

    println!("15-puzzle, number 79 of Korf's hundred");
    let fifteen = SlidingTiles::<4>::new(&[0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15]);
    for strategy in [
        Strategy::AStar,
        Strategy::IdaStar,
        Strategy::Greedy,
        Strategy::Beam,
    ] {
        if let Ok(report) = search(&fifteen, Manhattan, strategy, &options, (), &budget) {
            print::<SlidingTiles<4>>(strategy, &report);
        }
    }
}
