//! Our techniques beside a regression library: one position and one expected conclusion a line.
//!
//! The library is the work of others and is not part of this project; its path is an argument.

mod case;
mod codes;

use anyhow::{Context, Result, bail};
use atisbo_base::Budget;
use atisbo_sudoku::technique::{Ladder, Settings};
use case::Case;
use codes::Meaning;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// What to run.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The library
    path: PathBuf,
    /// Only cases whose code begins so: `0300`, `0901-2`, `03`
    #[arg(long)]
    code: Option<String>,
    /// List the cases that fail, with what was found instead
    #[arg(long)]
    failed: bool,
    /// How many cases must pass; with `--code` none unless said
    #[arg(long)]
    at_least: Option<usize>,
    /// Seconds that one case may take
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
}

/// How many cases must pass when all are run.
const AT_LEAST: usize = 1060;

/// How the cases of one code went.
#[derive(Clone, Copy, Default)]
struct Tally {
    passed: usize,
    failed: usize,
    unsupported: usize,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.unsupported += other.unsupported;
    }
}

/// Runs the cases and prints how many of each code pass.
pub(crate) fn run(args: &Args) -> Result<()> {
    let time = Duration::try_from_secs_f64(args.seconds).context("--seconds")?;
    let library = std::fs::read_to_string(&args.path)
        .with_context(|| format!("cannot read {}", args.path.display()))?;
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for (number, line) in library.lines().enumerate() {
        let wanted = |code: &&str| {
            line.strip_prefix(':')
                .is_some_and(|it| it.starts_with(*code))
        };
        if !line.starts_with(':') || !args.code.as_deref().as_ref().is_none_or(wanted) {
            continue;
        }
        let case = Case::parse(line).with_context(|| format!("line {}", number + 1))?;
        let tally = tallies.entry(case.code.clone()).or_default();
        let Some(meaning) = Meaning::of(&case.code) else {
            tally.unsupported += 1;
            continue;
        };
        let mut ladder = Ladder::new(&case.position, Settings::default());
        let budget = Budget::unlimited().time(time);
        let (steps, stop) = ladder.all(|it| meaning.techniques.contains(&it), &budget);
        if case.is_passed_by(&steps, meaning.joins_two) {
            tally.passed += 1;
            continue;
        }
        tally.failed += 1;
        if args.failed {
            let stop = stop.map_or(String::new(), |stop| format!(" (stopped: {stop})"));
            println!("line {}: {}{stop}", number + 1, case.describe(&steps));
        }
    }
    report(&tallies, args)
}

fn report(tallies: &BTreeMap<String, Tally>, args: &Args) -> Result<()> {
    println!("code     passed  failed  unsupported");
    let mut total = Tally::default();
    let row = |name: &str, it: &Tally| {
        println!(
            "{name:<8} {:>6}  {:>6}  {:>11}",
            it.passed, it.failed, it.unsupported
        );
    };
    for (code, tally) in tallies {
        row(code, tally);
        total.add(*tally);
    }
    row("total", &total);
    let default = if args.code.is_some() { 0 } else { AT_LEAST };
    let bar = args.at_least.unwrap_or(default);
    if total.passed < bar {
        bail!("{} cases passed, fewer than {bar}", total.passed);
    }
    Ok(())
}
