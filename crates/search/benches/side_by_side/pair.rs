//! The same search by two libraries, and how to compare their speed on a machine that others use.

use atisbo_search::Strategy;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// One search on one instance, done by this library and by `pathfinding`.
///
/// Each side solves the instance and gives the number of states whose successors it asked for.
pub(crate) struct Pair<'a> {
    pub(crate) problem: &'a str,
    pub(crate) strategy: Strategy,
    pub(crate) ours: &'a dyn Fn() -> u64,
    pub(crate) theirs: &'a dyn Fn() -> u64,
}

/// What one side did in its quickest round.
struct Best {
    expansions: u64,
    time: Duration,
}

impl Best {
    /// One round, not timed, which also warms up the memory and the branch prediction.
    fn after_warming_up(side: &dyn Fn() -> u64) -> Self {
        Self {
            expansions: side(),
            time: Duration::MAX,
        }
    }

    fn play_round(&mut self, side: &dyn Fn() -> u64) {
        let start = Instant::now();
        black_box(side());
        self.time = self.time.min(start.elapsed());
    }

    fn nodes_per_second(&self) -> f64 {
        self.expansions as f64 / self.time.as_secs_f64()
    }
}

/// The pairs' speeds as a Markdown table that grows line by line.
///
/// The two sides take turns, a short round each, and the quickest round of each counts: whatever
/// else runs on the machine can only make a round slower, and it meets both sides alike.
pub(crate) struct RatioTable {
    filter: Option<String>,
}

impl RatioTable {
    const FEWEST_ROUNDS: u32 = 15;
    const TIME_PER_PAIR: Duration = Duration::from_millis(1500);

    /// Begins the table; the first argument of the program, if there is one, is a word that a line
    /// must contain.
    pub(crate) fn begin() -> Self {
        println!("| problem | strategy | ours nodes/s | pathfinding nodes/s | ratio |");
        println!("|---|---|---:|---:|---:|");
        Self {
            // Cargo itself passes `--bench`.
            filter: std::env::args()
                .skip(1)
                .find(|argument| !argument.starts_with("--")),
        }
    }

    /// Measures a pair and prints its line.
    pub(crate) fn measure(&mut self, pair: &Pair<'_>) {
        let Pair {
            problem,
            strategy,
            ours,
            theirs,
        } = pair;
        if let Some(filter) = &self.filter
            && !format!("{problem}, {strategy}").contains(filter)
        {
            return;
        }
        let mut our_best = Best::after_warming_up(ours);
        let mut their_best = Best::after_warming_up(theirs);
        let start = Instant::now();
        let mut rounds = 0;
        while rounds < Self::FEWEST_ROUNDS || start.elapsed() < Self::TIME_PER_PAIR {
            our_best.play_round(ours);
            their_best.play_round(theirs);
            rounds += 1;
        }
        let (ours, theirs) = (our_best.nodes_per_second(), their_best.nodes_per_second());
        println!(
            "| {problem} | {strategy} | {ours:.0} | {theirs:.0} | {:.2} |",
            ours / theirs
        );
    }
}
