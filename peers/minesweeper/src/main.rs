//! Our exact analysis beside the functions of the crate `ms_toollib`: the same positions, in one run.
//!
//! Every position is given as the player sees it, without a mine marked. The first call of each function of
//! the peer is made in a process that can be ended, because some never come back; those that answer soon
//! are then called in turns with ours in this process, and the least time of all rounds counts: that is what other work on the machine disturbs least.

mod measure;
mod peer;
mod position;
mod probe;
mod report;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use measure::Way;
use peer::Function;
use position::Case;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Parser)]
struct Args {
    /// Folder with positions.json; without it that of this project
    directory: Option<PathBuf>,
    /// How often each position is analysed by all
    #[arg(long, default_value_t = 30)]
    rounds: usize,
    /// Only positions whose name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Seconds after which a function of the peer is given up
    #[arg(long, default_value_t = 10.0)]
    limit: f64,
    /// Print a line for each position too
    #[arg(long)]
    each: bool,
    /// One call of this function of the peer, in this process
    #[arg(long, hide = true, requires = "position")]
    probe: Option<String>,
    /// The number of the position that the call is about
    #[arg(long, hide = true)]
    position: Option<usize>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let all = position::read(args.directory.as_deref())?;
    if let (Some(name), Some(index)) = (&args.probe, args.position) {
        let function = Function::named(name).context("no such function")?;
        return probe::here(all.get(index).context("no such position")?, function);
    }
    let limit = Duration::try_from_secs_f64(args.limit)?;
    let way = Way {
        directory: args.directory.as_deref(),
        rounds: args.rounds,
        limit,
    };
    let cases = all.into_iter().enumerate();
    let cases: Vec<(usize, Case)> = cases
        .filter(|(_, case)| case.name.contains(&args.only))
        .collect();
    ensure!(
        !cases.is_empty(),
        "no position whose name contains {:?}",
        args.only
    );
    let rows = measure::compare(&cases, &way)?;
    if args.each {
        each(&cases, &rows);
    }
    let measured: Vec<_> = cases.iter().map(|(_, case)| case).zip(&rows).collect();
    report::print(&measured)
}

/// A line for each position: microseconds.
fn each(cases: &[(usize, Case)], rows: &[measure::Row]) {
    println!(
        "| position | ours | new analyser | {} |",
        Function::ALL.map(Function::name).join(" | ")
    );
    println!("|---|---:|---:|{}", "---:|".repeat(Function::ALL.len()));
    for ((_, case), row) in cases.iter().zip(rows) {
        let theirs = row
            .theirs
            .map(|time| time.map_or_else(|| "-".to_owned(), |time| format!("{:.1}", 1e6 * time)));
        println!(
            "| {} | {:.1} | {:.1} | {} |",
            case.name,
            1e6 * row.warm,
            1e6 * row.cold,
            theirs.join(" | ")
        );
    }
    println!();
}
