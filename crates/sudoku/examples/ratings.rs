//! Our rating beside those of other programs: rank correlations, bands and times.
//!
//! `ratings PATH.csv AT_LEAST`, where the file has the columns `puzzle`, `se_er` and `hodoku_score`
//! and may have `hodoku_level`.

use atisbo_base::Budget;
use atisbo_sudoku::technique::{Band, Settings};
use atisbo_sudoku::{Puzzle, Rating, rate, text};
use std::collections::BTreeMap;
use std::error::Error;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Each puzzle is rated so often; the shortest time is the least disturbed.
const RUNS: usize = 3;

/// The other programs, with the milliseconds they take for a puzzle of the same list.
const PEERS: [(&str, &str, f64); 2] = [
    ("Sudoku Explainer", "se_er", 75.0),
    ("HoDoKu", "hodoku_score", 26.0),
];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().unwrap_or_default();
    let at_least = arguments.next().and_then(|it| it.parse().ok());
    match run(&path, at_least.unwrap_or(0.85)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {path}: {error}");
            ExitCode::from(2)
        }
    }
}

/// One line of the list.
struct Case {
    fields: BTreeMap<String, String>,
    rating: Rating,
    time: Duration,
}

impl Case {
    fn number(&self, column: &str) -> f64 {
        let field = self.fields.get(column);
        field.and_then(|it| it.parse().ok()).unwrap_or(f64::NAN)
    }
}

fn run(path: &str, at_least: f64) -> Result<bool, Box<dyn Error>> {
    let start = processor_time();
    let cases = read(path)?;
    let runs = (RUNS * cases.len()).max(1) as f64;
    let mean = processor_time().saturating_sub(start).as_secs_f64() * 1e3 / runs;
    let ours: Vec<f64> = cases
        .iter()
        .map(|case| f64::from(case.rating.rating))
        .collect();
    println!("{} puzzles", cases.len());
    let mut good = true;
    for (peer, column, _) in PEERS {
        let theirs: Vec<f64> = cases.iter().map(|case| case.number(column)).collect();
        let rho = spearman(&ours, &theirs);
        // The ratings of the techniques were chosen with the whole list in view, so neither half is a
        // test of the other: how far they differ tells how much is chance.
        let half = |of: &[f64], start| {
            of.iter()
                .skip(start)
                .step_by(2)
                .copied()
                .collect::<Vec<_>>()
        };
        let [one, other] = [0, 1].map(|start| spearman(&half(&ours, start), &half(&theirs, start)));
        println!(
            "rank correlation with {peer}: {rho:.3} (even lines {one:.3}, odd lines {other:.3})"
        );
        good &= rho >= at_least;
    }
    bands(&cases);
    times(&cases, mean);
    Ok(good)
}

fn read(path: &str) -> Result<Vec<Case>, Box<dyn Error>> {
    let list = std::fs::read_to_string(path)?;
    let mut lines = list.lines();
    let heading: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    let mut cases = Vec::new();
    for line in lines.filter(|line| !line.is_empty()) {
        let named = heading.iter().zip(line.split(','));
        let fields: BTreeMap<String, String> = named
            .map(|(name, field)| ((*name).to_owned(), field.to_owned()))
            .collect();
        let puzzle = text::parse(fields.get("puzzle").ok_or("no column `puzzle`")?)?;
        let (rating, time) = measure(&puzzle)?;
        cases.push(Case {
            fields,
            rating,
            time,
        });
    }
    Ok(cases)
}

fn measure(puzzle: &Puzzle) -> Result<(Rating, Duration), Box<dyn Error>> {
    let mut best: Option<(Rating, Duration)> = None;
    for _ in 0..RUNS {
        let start = Instant::now();
        let rating = rate(puzzle, &Settings::default(), &Budget::unlimited())?;
        let time = start.elapsed();
        if best.as_ref().is_none_or(|(_, shortest)| time < *shortest) {
            best = Some((rating, time));
        }
    }
    best.ok_or_else(|| "not measured".into())
}

/// How many puzzles of each of our bands are in each of theirs.
fn bands(cases: &[Case]) {
    let levels = ["Easy", "Medium", "Hard", "Unfair", "Extreme"];
    print!("\n{:12}", "ours");
    for level in levels {
        print!("{level:>9}");
    }
    println!();
    for band in Band::ALL {
        print!("{:12}", format!("{band:?}"));
        for level in levels {
            let both = cases.iter().filter(|case| {
                case.rating.band == band
                    && case
                        .fields
                        .get("hodoku_level")
                        .is_some_and(|it| it == level)
            });
            print!("{:9}", both.count());
        }
        println!();
    }
}

/// The mean is time on a processor; one puzzle is too short for that clock.
fn times(cases: &[Case], mean: f64) {
    let times = cases.iter().map(|case| case.time.as_secs_f64() * 1e3);
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let most = times.last().copied().unwrap_or_default();
    println!("\nmilliseconds a puzzle: mean {mean:.3} (CPU), median {median:.3}, most {most:.2}");
    for (peer, _, milliseconds) in PEERS {
        println!(
            "{:.0} times as fast as {peer} ({milliseconds} ms)",
            milliseconds / mean
        );
    }
}

/// The time this thread spent on a processor, or the time that passed where nobody tells.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    told.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Spearman's rank correlation: Pearson's of the ranks, equal values sharing the mean of theirs.
fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let [one, other] = [ranks(one), ranks(other)];
    let mean = f64::midpoint(one.len() as f64, 1.0);
    let product = |a: &[f64], b: &[f64]| -> f64 {
        let terms = a.iter().zip(b).map(|(x, y)| (x - mean) * (y - mean));
        terms.sum()
    };
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut start = 0;
    for equal in order.chunk_by(|&a, &b| values[a].total_cmp(&values[b]).is_eq()) {
        let rank = start as f64 + f64::midpoint(equal.len() as f64, 1.0);
        for &index in equal {
            ranks[index] = rank;
        }
        start += equal.len();
    }
    ranks
}
