//! Tables and numbers as the document writes them.

pub(super) use atisbo_lab::report::figures::thousands;

use atisbo_lab::statistics::{Confidence, Estimate, Interval, Paired, proportion};
use atisbo_minesweeper::Series;
use std::fmt::Write;
use std::time::Duration;

/// A table whose first columns are words and the others numbers.
pub(super) fn table(words: usize, head: &[&str], rows: &[Vec<String>]) -> String {
    let mut text = String::new();
    let mut line = |cells: &[&str]| {
        _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(head);
    let mut rule = vec!["---:"; head.len()];
    rule[..words].fill("---");
    line(&rule);
    for row in rows {
        line(&row.iter().map(String::as_str).collect::<Vec<_>>());
    }
    text
}

/// The part of games that were won, with its 95 % interval.
pub(super) fn win_rate(series: &Series) -> Option<Estimate> {
    proportion(
        series.won.games,
        series.all().games,
        Confidence::NINETY_FIVE,
    )
}

/// How two players' win rates differ, with the 95 % interval in percentage points, and the games that only one
/// of them won.
pub(super) fn difference(paired: Paired) -> String {
    let Some(difference) = paired.difference(Confidence::NINETY_FIVE) else {
        return "–".to_owned();
    };
    let Estimate { value, interval } = difference.map(|part| 100.0 * part);
    format!(
        "{value:+.2} ({:+.2}..{:+.2}), {} : {}",
        interval.low, interval.high, paired.gained, paired.lost
    )
}

/// A win rate with its interval, in percent, with digits for many games.
pub(super) fn precise_rate(series: &Series) -> String {
    let Some(rate) = win_rate(series) else {
        return "–".to_owned();
    };
    let Estimate { value, interval } = rate.map(|part| 100.0 * part);
    let Interval { low, high } = interval;
    format!("{value:.2} ({low:.2}–{high:.2})")
}

/// A mean time.
pub(super) fn time(time: Duration) -> String {
    let text = format!("{time:.2?}");
    // A space before the unit, as it is printed.
    let unit = text.find(|c: char| c.is_alphabetic()).unwrap_or(text.len());
    format!("{} {}", &text[..unit], &text[unit..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(time(Duration::from_micros(1500)), "1.50 ms");
        let same = Paired::count([(true, true), (false, false)]);
        assert!(difference(same).starts_with("+0.00 (") && difference(same).ends_with("), 0 : 0"));
    }
}
