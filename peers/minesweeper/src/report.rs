//! The table of ratios, and whether they reach what is asked of them.

use crate::measure::Row;
use crate::peer::Function;
use crate::position::{Case, Group};
use anyhow::{Result, ensure};

/// Times as fast as the peer's fastest function on positions from expert games: in the geometric mean,
/// and on each.
const MEAN_BAR: f64 = 20.0;
const LEAST_BAR: f64 = 3.0;

/// Seconds for each long frontier and lattice, where the peer's functions need long or never end.
const LONG_BAR: f64 = 0.05;

/// A case with its times.
type Measured<'a> = (&'a Case, &'a Row);

/// Prints the table and the verdict; an error if a bar is missed.
pub fn print(measured: &[Measured<'_>]) -> Result<()> {
    println!(
        "microseconds, geometric mean; ratios: how many times as long the peer takes (in brackets: positions it answered in time)"
    );
    println!(
        "| group | positions | ours | new analyser | slowest | {} | fastest of them | least |",
        Function::ALL.map(Function::name).join(" | ")
    );
    println!(
        "|---|---:|---:|---:|---:|{}---:|---|",
        "---:|".repeat(Function::ALL.len() + 1)
    );
    for group in Group::ALL {
        let rows: Vec<Measured<'_>> = of(measured, |of| of == group);
        if !rows.is_empty() {
            line(group.name(), &rows);
        }
    }
    verdict(measured)
}

fn of<'a>(measured: &[Measured<'a>], wanted: impl Fn(Group) -> bool) -> Vec<Measured<'a>> {
    let rows = measured.iter().copied();
    rows.filter(|(case, _)| wanted(case.group)).collect()
}

fn line(name: &str, rows: &[Measured<'_>]) {
    let times = |time: fn(&Row) -> f64| mean(rows.iter().map(|(_, row)| time(row)));
    let slowest = rows.iter().map(|(_, row)| row.warm).fold(0.0, f64::max);
    let each = (0..Function::ALL.len()).map(|function| {
        let ratios: Vec<f64> = rows
            .iter()
            .filter_map(|(_, row)| Some(row.theirs[function]? / row.warm))
            .collect();
        match ratios.len() {
            0 => "–".to_owned(),
            number => format!("{:.1} ({number})", mean(ratios.into_iter())),
        }
    });
    let each: Vec<String> = each.collect();
    let ratios = ratios(rows);
    let (least, where_least) = least(&ratios);
    println!(
        "| {name} | {} | {:.1} | {:.1} | {:.1} | {} | {:.1} | {least:.1} ({where_least}) |",
        rows.len(),
        1e6 * times(|row| row.warm),
        1e6 * times(|row| row.cold),
        1e6 * slowest,
        each.join(" | "),
        mean(ratios.iter().map(|(_, ratio)| *ratio)),
    );
}

/// The peer's fastest function on each position, as many times as long as ours.
fn ratios<'a>(rows: &[Measured<'a>]) -> Vec<(&'a str, f64)> {
    let ratio = |&(case, row): &Measured<'a>| {
        let fastest = row.theirs.iter().flatten().copied().reduce(f64::min)?;
        Some((case.name.as_str(), fastest / row.warm))
    };
    rows.iter().filter_map(ratio).collect()
}

fn least<'a>(ratios: &[(&'a str, f64)]) -> (f64, &'a str) {
    let least = ratios.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    least.map_or((f64::NAN, "none"), |&(name, ratio)| (ratio, name))
}

/// The geometric mean.
fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, number) = values.fold((0.0, 0), |(sum, number), value| {
        (sum + value.ln(), number + 1)
    });
    (sum / f64::from(number)).exp()
}

fn verdict(measured: &[Measured<'_>]) -> Result<()> {
    let expert = of(measured, |group| {
        matches!(group, Group::Expert | Group::EndGame)
    });
    let enums = expert.iter().filter_map(|(_, row)| {
        let times = Function::ALL.iter().zip(row.theirs);
        let times = times
            .filter(|(function, _)| function.enumerates())
            .filter_map(|(_, time)| time);
        Some(times.reduce(f64::min)? / row.warm)
    });
    let enums = mean(enums);
    let all = ratios(&expert);
    let fastest = mean(all.iter().map(|(_, ratio)| *ratio));
    let (least, where_least) = least(&all);
    let hard = of(measured, |group| {
        matches!(group, Group::Long | Group::Lattice)
    });
    let slowest = hard.iter().map(|(_, row)| row.warm).fold(0.0, f64::max);
    let wrong = |side: usize| {
        measured
            .iter()
            .map(|(_, row)| row.wrong[side])
            .sum::<usize>()
    };
    let mut missed = 0;
    let mut say = |reached: bool, text: String| {
        missed += usize::from(!reached);
        println!("{} {text}", if reached { "reached:" } else { "missed: " });
    };
    println!();
    if !expert.is_empty() {
        say(
            enums >= MEAN_BAR,
            format!(
                "{enums:.1} times as fast as cal_probability_enum on {} expert positions (asked: {MEAN_BAR})",
                expert.len()
            ),
        );
        say(
            fastest >= MEAN_BAR,
            format!(
                "{fastest:.1} times as fast as the fastest function on each of them (asked: {MEAN_BAR})"
            ),
        );
        say(
            least >= LEAST_BAR,
            format!("{least:.1} times on the worst of them, {where_least} (asked: {LEAST_BAR})"),
        );
    }
    if !hard.is_empty() {
        say(
            slowest <= LONG_BAR,
            format!(
                "{:.2} ms on the slowest of {} long frontiers and lattices (asked: {:.0})",
                1e3 * slowest,
                hard.len(),
                1e3 * LONG_BAR
            ),
        );
    }
    say(
        wrong(0) == 0,
        format!(
            "{} of our answers differ from the known ones; of the peer's: {}",
            wrong(0),
            wrong(1)
        ),
    );
    ensure!(missed == 0, "{missed} bars missed");
    Ok(())
}
