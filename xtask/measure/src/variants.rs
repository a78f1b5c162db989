//! Variants of Sudoku that others published, read and solved: how many, how right, how fast.

use anyhow::{Context, Result, bail};
use atisbo_base::Budget;
use atisbo_sudoku::solver::{self, Verdict};
use atisbo_sudoku::text::parse_entry;
use atisbo_sudoku::{Puzzle, variant::Ground};
use cpu_time::ThreadTime;
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// This many puzzles of the list must be read.
const ENOUGH: usize = 200;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A JSON list of puzzles with `name`, `input` and maybe `solution`
    puzzles: PathBuf,
    /// Also a file with a Solo game ID on each line, all of which must be read and unique
    #[arg(long)]
    solo: Option<PathBuf>,
    /// Give each puzzle 20 seconds instead of 5
    #[arg(long)]
    slow: bool,
    /// Only puzzles whose name contains this
    #[arg(long)]
    name: Option<String>,
}

#[derive(Deserialize)]
struct Listed {
    name: String,
    input: String,
    solution: Option<String>,
}

enum Outcome {
    Unread(String),
    /// The solution given is not one under the rules that were read.
    Misread,
    /// It has no solution, or only one that is not the one listed.
    Wrong(Verdict),
    /// There are several solutions; the one listed, if any, is among them.
    Several,
    /// It has no solution, and none is listed.
    Impossible,
    /// The first solution, if one was found, was not proved to be the only one.
    OutOfTime,
    Unique,
}

struct Run<'a> {
    name: &'a str,
    outcome: Outcome,
    has_solution: bool,
    /// Whether the first solution found is the one listed, or none is listed and one was found.
    found: bool,
    guesses: u64,
    time: Duration,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let limit = Duration::from_secs(if args.slow { 20 } else { 5 });
    let text = read(&args.puzzles)?;
    let mut listed: Vec<Listed> = serde_json::from_str(&text).context("not a list of puzzles")?;
    if let Some(part) = &args.name {
        listed.retain(|listed| listed.name.contains(part.as_str()));
    }
    let runs: Vec<Run<'_>> = listed
        .iter()
        .map(|it| attempt(&it.name, &it.input, it.solution.as_deref(), limit))
        .collect();
    let mut good = report(&runs);
    let unread = runs
        .iter()
        .filter(|run| matches!(run.outcome, Outcome::Unread(_)));
    good &= args.name.is_some() || runs.len() - unread.count() >= ENOUGH;
    if let Some(solo) = &args.solo {
        let text = read(solo)?;
        let lines = text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let ids = lines.map(|line| line.rsplit('\t').next().unwrap_or(line));
        let runs: Vec<Run<'_>> = ids.map(|id| attempt(id, id, None, limit)).collect();
        println!();
        report(&runs);
        let unique = |run: &&Run<'_>| matches!(run.outcome, Outcome::Unique);
        good &= runs.iter().all(|run| unique(&run));
    }
    if !good {
        bail!("fewer were read than wanted, or some were solved wrongly");
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Reads and solves a puzzle, up to a second solution.
fn attempt<'a>(name: &'a str, input: &str, solution: Option<&str>, limit: Duration) -> Run<'a> {
    let mut run = Run {
        name,
        outcome: Outcome::Unique,
        has_solution: solution.is_some(),
        found: false,
        guesses: 0,
        time: Duration::ZERO,
    };
    let start = ThreadTime::now();
    let puzzle = match parse_entry(input.as_bytes(), None) {
        Ok(entry) => entry.puzzle,
        Err(error) => {
            run.outcome = Outcome::Unread(error.to_string());
            return run;
        }
    };
    let found = solver::solve(&puzzle, 2, &Budget::unlimited().time(limit));
    run.time = start.elapsed();
    run.guesses = found.statistics.guesses;
    let wanted = solution.map(|solution| values(&puzzle, solution));
    let matches = |solution: &Vec<u8>| wanted.as_ref().is_none_or(|wanted| solution == wanted);
    run.found = found.first.as_ref().is_some_and(matches);
    run.outcome = match (found.verdict(), &wanted) {
        (_, Some(wanted)) if !puzzle.is_solved_by(wanted) => Outcome::Misread,
        (Verdict::Undecided, _) => Outcome::OutOfTime,
        // The listed one solves the puzzle, so it is one of them.
        (Verdict::Several, _) => Outcome::Several,
        (Verdict::Unique, _) if run.found => Outcome::Unique,
        (Verdict::None, None) => Outcome::Impossible,
        (verdict, _) => Outcome::Wrong(verdict),
    };
    // Where there are several, which of them comes first is chance.
    run.found |= matches!(run.outcome, Outcome::Several);
    run
}

/// A character for each cell: the number, or a letter from `A` for the lowest if some have two digits.
fn values(puzzle: &Puzzle, solution: &str) -> Vec<u8> {
    let ground: Ground = puzzle.rules().ground();
    let has_letters = ground.number(ground.values as u8) > 9;
    let value = |sign: char| {
        let value = if has_letters {
            u32::from(sign).checked_sub(u32::from('A') - 1)
        } else {
            sign.to_digit(10)
                .and_then(|number| ground.value(number))
                .map(u32::from)
        };
        value
            .and_then(|value| u8::try_from(value).ok())
            .unwrap_or(0)
    };
    solution.chars().map(value).collect()
}

/// Prints what came out; `false` if something is wrong.
fn report(runs: &[Run<'_>]) -> bool {
    let count = |wanted: &dyn Fn(&Run<'_>) -> bool| runs.iter().filter(|run| wanted(run)).count();
    let read = count(&|run| !matches!(run.outcome, Outcome::Unread(_)));
    let unique = count(&|run| matches!(run.outcome, Outcome::Unique));
    let several = count(&|run| matches!(run.outcome, Outcome::Several));
    let out_of_time = count(&|run| matches!(run.outcome, Outcome::OutOfTime));
    println!("{} puzzles, {read} read", runs.len());
    println!("{unique} proved unique, {several} with several solutions, {out_of_time} out of time");
    let known = |run: &Run<'_>| run.has_solution && !matches!(run.outcome, Outcome::Unread(_));
    println!(
        "with a known solution: {} found right, {} proved unique, of {}",
        count(&|run| known(run) && run.found),
        count(&|run| known(run) && matches!(run.outcome, Outcome::Unique)),
        count(&known),
    );
    let mut times: Vec<Duration> = solved(runs).map(|run| run.time).collect();
    times.sort_unstable();
    if let Some(&most) = times.last() {
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        let median = times[times.len() / 2];
        println!("time to read and solve: median {median:.1?}, mean {mean:.1?}, most {most:.1?}");
    }
    let mut slowest: Vec<&Run<'_>> = solved(runs).collect();
    slowest.sort_by_key(|run| std::cmp::Reverse(run.time));
    println!("slowest:");
    for run in slowest.iter().take(10) {
        println!(
            "  {:>9.1?} {:>8} guesses  {}",
            run.time,
            run.guesses,
            shortened(run.name)
        );
    }
    for run in runs {
        let name = shortened(run.name);
        match &run.outcome {
            Outcome::Unread(reason) => println!("not read: {name}: {reason}"),
            Outcome::Misread => println!("READ WRONGLY: {name}"),
            Outcome::Several if run.has_solution => {
                println!("several solutions, the listed one among them: {name}");
            }
            Outcome::Several => println!("several solutions: {name}"),
            Outcome::Impossible => println!("no solution: {name}"),
            Outcome::Wrong(verdict) => println!("WRONG ({verdict:?}): {name}"),
            Outcome::OutOfTime => {
                let found = if run.found { "found" } else { "not found" };
                println!("out of time, {found}: {name} ({} guesses)", run.guesses);
            }
            Outcome::Unique => {}
        }
    }
    !runs
        .iter()
        .any(|run| matches!(run.outcome, Outcome::Misread | Outcome::Wrong(_)))
}

fn solved<'r, 'a>(runs: &'r [Run<'a>]) -> impl Iterator<Item = &'r Run<'a>> {
    runs.iter()
        .filter(|run| !matches!(run.outcome, Outcome::Unread(_) | Outcome::OutOfTime))
}

fn shortened(name: &str) -> String {
    name.chars().take(60).collect()
}
