//! A decision as the second report's program logs it, to the letter: its words, its lists as Python writes them, and
//! its numbering of cells.

use atisbo_base::Name;
use atisbo_minesweeper::bayes::report_name;
use atisbo_minesweeper::{Cell, Decision, Position, View, symbol};
use std::fmt::Write;
use std::time::Duration;

/// How decisions are written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum LogFormat {
    /// In the language of the reader, with the board's numbering of cells.
    #[default]
    Usual,
    /// As the second report's program does.
    Report,
}

/// Probabilities that differ by less are equal: they were computed in different orders.
const EQUAL: f64 = 1e-9;

/// A decision as the report's log has it; none where nothing was asked: its program opens the first cell before the
/// log begins.
pub(super) fn log(
    before: &Position,
    decision: &Decision,
    time: Duration,
    after: &Position,
) -> Option<String> {
    if decision.asked.is_empty() {
        return None;
    }
    let tiling = before.tiling();
    let x = |&cell: &Cell| report_name('x', tiling, cell);
    let asked: Vec<(String, f64)> = decision
        .asked
        .iter()
        .map(|(cell, mine)| (x(cell), 1.0 - mine))
        .collect();
    let most = asked.iter().map(|one| one.1).fold(0.0, f64::max);
    let best = asked.iter().filter(|one| most - one.1 < EQUAL);
    let best = list(best.map(|one| one.0.clone()));
    let nodes = list(asked.iter().map(|one| one.0.clone()));
    let numbers = decision.numbers.iter();
    let numbers = list(numbers.map(|&cell| report_name('y', tiling, cell)));
    let known = list(decision.known_mines.iter().map(x));
    let mut text = format!("Board to resolve\n{}\n", rows(before));
    let _ = write!(
        text,
        "List of Xij nodes:\n{nodes}\n\nList of Yij nodes:\n{numbers}\n\n\
         List of Xij nodes that are known to be mine:\n{known}\n\n\
         Getting the best Xij with more probability to not be mine\n",
    );
    for (name, safe) in &asked {
        let _ = writeln!(
            text,
            "x: {name} -> Probability to not be mine: {}",
            float(*safe)
        );
    }
    let minutes = (time.as_secs_f64() / 60.0 * 1000.0).round() / 1000.0;
    let _ = write!(
        text,
        "\nList of best Xij to not be mine: {best}\n{best}\n\nDecided in {} minutes\n\
         Revealing Positions: {}\nNew board to resolve\n{}\n",
        float(minutes),
        list(decision.reveal.iter().map(x)),
        rows(after),
    );
    Some(text)
}

/// What the cells show, with blanks between them and `?` for what is hidden.
fn rows(position: &Position) -> String {
    let sign = |view: &View| match view {
        View::Hidden | View::Flag | View::Question => '?',
        &view => symbol(view),
    };
    let row = |cells: std::ops::Range<usize>| {
        let signs = position.views()[cells]
            .iter()
            .map(|view| sign(view).to_string());
        signs.collect::<Vec<_>>().join(" ") + "\n"
    };
    position.tiling().rows().map(row).collect()
}

/// A list as Python writes it.
fn list(names: impl Iterator<Item = String>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("'{name}'")).collect();
    format!("[{}]", quoted.join(", "))
}

/// A number as Python writes it: its exponent has two digits.
fn float(value: f64) -> String {
    let text = format!("{value:?}");
    match text.split_once("e-") {
        Some((digits, exponent)) if exponent.len() == 1 => format!("{digits}e-0{exponent}"),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_are_written_as_python_writes_them() {
        let numbers = [1.0, 0.0, 67.0 / 92.0, 0.0001, 0.00002, 1e-12];
        let written = numbers.map(float);
        let python = [
            "1.0",
            "0.0",
            "0.7282608695652174",
            "0.0001",
            "2e-05",
            "1e-12",
        ];
        assert_eq!(written, python);
        let names = ["x02", "x22"].map(str::to_owned);
        assert_eq!(list(names.into_iter()), "['x02', 'x22']");
        assert_eq!(list(std::iter::empty()), "[]");
    }
}
