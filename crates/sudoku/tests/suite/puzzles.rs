//! Puzzles, settings and a rule that several tests share.

use atisbo_sudoku::technique::{Settings, TECHNIQUES, Technique};
use atisbo_sudoku::{Constraint, Puzzle, Values, text::parse};
use std::path::Path;

/// The example of Wikipedia: 30 clues.
pub(crate) const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// 21 clues, hard for people (Arto Inkala, 2012).
pub(crate) const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The puzzle of a text.
pub(crate) fn puzzle(text: &str) -> Puzzle {
    parse(text).expect("a puzzle")
}

/// The puzzles of one of the project's lists.
pub(crate) fn listed(name: &str) -> Vec<Puzzle> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sudoku");
    let list = std::fs::read_to_string(data.join(name)).unwrap();
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.map(puzzle).collect()
}

/// Only these techniques may be used.
pub(crate) fn only(allowed: impl Fn(Technique) -> bool) -> Settings {
    let techniques = TECHNIQUES.iter().map(|rung| rung.technique);
    Settings {
        forbidden: techniques.filter(|&it| !allowed(it)).collect(),
        ..Settings::default()
    }
}

/// The values of some cells add up to a total.
#[derive(Debug)]
pub(crate) struct Sum {
    pub(crate) cells: Vec<usize>,
    pub(crate) total: usize,
}

impl Constraint for Sum {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let least = |values: Values| values.first().map_or(0, usize::from);
        let most = |values: Values| values.last().map_or(0, usize::from);
        let low: usize = candidates.iter().map(|&values| least(values)).sum();
        let high: usize = candidates.iter().map(|&values| most(values)).sum();
        for own in candidates {
            let values = *own;
            let fits = |value: &u8| {
                let value = usize::from(*value);
                low - least(values) + value <= self.total
                    && high - most(values) + value >= self.total
            };
            *own = values.iter().filter(fits).collect();
        }
        (low..=high).contains(&self.total)
    }
}
