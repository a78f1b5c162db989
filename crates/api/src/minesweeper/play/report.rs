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
        .map(|(cell, mine)| (x(cell), without_noise(1.0 - mine)))
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

/// A difference from 1 without the digits that it cannot have.
fn without_noise(value: f64) -> f64 {
    format!("{value:.16}").parse().unwrap_or(value)
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
    use crate::ask;
    use crate::minesweeper::play;
    use atisbo_base::Budget;
    use atisbo_minesweeper::{Game, parse_board};
    use serde_json::json;

    /// A board that looks as the report's did, before the decision and after it.
    const BOARD: &str = "\
..........
..**......
...*......
..*.......
.*.*......
..*.......
..........
**********
********..
..........";

    /// The report's figure 7.
    const FIGURE_7: &str = "\
Board to resolve
0 1 ? ? ? ? ? ? ? ?
0 1 ? ? ? ? ? ? ? ?
0 2 ? ? ? ? ? ? ? ?
1 2 ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?

List of Xij nodes:
['x02', 'x03', 'x12', 'x22', 'x32', 'x40', 'x41', 'x42']

List of Yij nodes:
['y01', 'y11', 'y21', 'y30', 'y31']

List of Xij nodes that are known to be mine:
[]

Getting the best Xij with more probability to not be mine
x: x02 -> Probability to not be mine: 1.0
x: x03 -> Probability to not be mine: 0.7282608695652174
x: x12 -> Probability to not be mine: 0.0
x: x22 -> Probability to not be mine: 1.0
x: x32 -> Probability to not be mine: 0.0
x: x40 -> Probability to not be mine: 0.5
x: x41 -> Probability to not be mine: 0.5
x: x42 -> Probability to not be mine: 1.0

List of best Xij to not be mine: ['x02', 'x22', 'x42']
['x02', 'x22', 'x42']

Decided in 0.0 minutes
Revealing Positions: ['x02', 'x22', 'x42']
New board to resolve
0 1 2 ? ? ? ? ? ? ?
0 1 ? ? ? ? ? ? ? ?
0 2 4 ? ? ? ? ? ? ?
1 2 ? ? ? ? ? ? ? ?
? ? 4 ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ?

";

    /// The decisions of the report's final method in the game on that board, after the first click.
    fn decisions() -> play::Answer {
        let board = parse_board(BOARD.as_bytes(), None).unwrap();
        let mut game = Game::on(board).unwrap();
        game.reveal(Cell(0)).unwrap();
        let request = json!({"level": "beginner", "id": game.id().unwrap(), "method": "bayes",
            "network_preset": "final", "log": true, "log_format": "report"});
        let request: play::Request = serde_json::from_value(request).unwrap();
        ask(&request, &(), &Budget::unlimited()).unwrap()
    }

    #[test]
    fn figure_7_comes_out_to_the_letter() {
        let answer = decisions();
        let first = answer.log[0].report.as_deref().unwrap();
        // A slow machine may take more than half a thousandth of a minute.
        let fast = first.lines().map(|line| {
            let is_time = line.starts_with("Decided in ") && line.ends_with(" minutes");
            if is_time {
                "Decided in 0.0 minutes"
            } else {
                line
            }
        });
        let text: Vec<&str> = fast.collect();
        assert_eq!(text.join("\n") + "\n", FIGURE_7);
    }

    #[test]
    fn known_mines_are_not_asked_about_again() {
        let answer = decisions();
        let second = answer.log[1].report.as_deref().unwrap();
        let known = "known to be mine:\n['x12', 'x32']\n";
        assert!(second.contains(known), "{second}");
        assert!(!second.contains("x: x12 "), "{second}");
    }

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
