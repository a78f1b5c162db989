//! Tables and numbers as the document writes them.

use atisbo_lab::statistics::{Confidence, Estimate, Interval, Paired, proportion};
use atisbo_minesweeper::{Outcomes, Series};
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

/// Games won and lost, as a series.
pub(super) fn outcome(won: u64, lost: u64) -> Series {
    let outcomes = |games| Outcomes {
        games,
        ..Outcomes::default()
    };
    Series {
        won: outcomes(won),
        lost: outcomes(lost),
        ..Series::default()
    }
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

/// A win rate with its interval, in percent.
pub(super) fn rate(series: &Series) -> String {
    rate_to(series, 1)
}

/// The same with more digits, for many games.
pub(super) fn precise_rate(series: &Series) -> String {
    rate_to(series, 2)
}

fn rate_to(series: &Series, digits: usize) -> String {
    let Some(rate) = win_rate(series) else {
        return "–".to_owned();
    };
    let Estimate { value, interval } = rate.map(|part| 100.0 * part);
    let Interval { low, high } = interval;
    format!("{value:.digits$} ({low:.digits$}–{high:.digits$})")
}

/// A mean time.
pub(super) fn time(time: Duration) -> String {
    let text = format!("{time:.2?}");
    // A space before the unit, as it is printed.
    let unit = text.find(|c: char| c.is_alphabetic()).unwrap_or(text.len());
    format!("{} {}", &text[..unit], &text[unit..])
}

/// How many times as much, to two digits: more is the machine's noise.
pub(super) fn times(ratio: f64) -> String {
    if !ratio.is_finite() || ratio <= 0.0 {
        return "–".to_owned();
    }
    let digits = ratio.log10().floor() - 1.0;
    let step = 10f64.powf(digits);
    let rounded = (ratio / step).round() * step;
    if digits < 0.0 {
        format!("{rounded:.1}x")
    } else {
        format!("{}x", thousands(rounded as u64))
    }
}

/// A whole number in groups of three digits.
pub(super) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(1_234_567), "1,234,567");
        assert_eq!(times(123_456.0), "120,000x");
        assert_eq!(times(2.345), "2.3x");
        assert_eq!(times(f64::NAN), "–");
        assert_eq!(time(Duration::from_micros(1500)), "1.50 ms");
        assert_eq!(rate(&outcome(2, 3)), "40.0 (11.8–76.9)");
        let same = Paired::count([(true, true), (false, false)]);
        assert!(difference(same).starts_with("+0.00 (") && difference(same).ends_with("), 0 : 0"));
    }
}
