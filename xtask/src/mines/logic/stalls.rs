//! What forward chaining cannot see: where it is stuck, satisfiability often is not.

use super::super::markdown::table;
use super::RULE;
use super::games::SEED;
use anyhow::Result;
use atisbo_base::Budget;
use atisbo_minesweeper::logic::{self, LogicAgent, Preset, Settings};
use atisbo_minesweeper::{Agent, Choice, FirstCell, Game, Level};
use rayon::prelude::*;

const LEVELS: [&str; 6] = [
    "8x8x10", "13x13x25", "13x13x34", "13x13x42", "16x16x40", "16x30x99",
];

/// What was known where chaining was stuck.
#[derive(Clone, Copy, Default)]
struct Stalls {
    all: u64,
    /// Where the numbers prove a safe cell.
    by_numbers: u64,
    /// Where the numbers and the total do.
    by_total: u64,
    /// How many numbers the smallest explanation of a safe cell needs, added up, and the most.
    needed: u64,
    most: usize,
}

impl Stalls {
    fn and(self, other: Self) -> Self {
        Stalls {
            all: self.all + other.all,
            by_numbers: self.by_numbers + other.by_numbers,
            by_total: self.by_total + other.by_total,
            needed: self.needed + other.needed,
            most: self.most.max(other.most),
        }
    }
}

/// Plays a game by chaining and looks at each place where it is stuck.
fn look(level: &Level, index: u64) -> Result<Stalls> {
    let budget = Budget::unlimited();
    // The same decisions as the report's, far sooner.
    let settings = Preset::find("due")?.settings;
    let mut game = Game::new(level.clone(), RULE, SEED, index);
    let mut agent = LogicAgent::new(settings, FirstCell::Random, SEED, index);
    let mut stalls = Stalls::default();
    while !game.state().is_over() {
        let decision = agent.decide(game.position(), &budget)?;
        if let Choice::Guess { .. } = decision.choice {
            stalls.all += 1;
            let blind = Settings {
                mine_count: false,
                ..Settings::BEST
            };
            let known = logic::analyse(game.position(), &blind, &budget)?;
            if known.safe.is_empty() {
                let known = logic::analyse(game.position(), &Settings::BEST, &budget)?;
                stalls.by_total += u64::from(!known.safe.is_empty());
            } else {
                stalls.by_numbers += 1;
                let mut fewest = usize::MAX;
                for &cell in &known.safe {
                    let why = logic::explain(game.position(), cell, &blind, &budget)?;
                    fewest = fewest.min(why.map_or(usize::MAX, |why| why.numbers.len()));
                }
                stalls.needed += fewest as u64;
                stalls.most = stalls.most.max(fewest);
            }
        }
        for cell in decision.reveal {
            game.reveal(cell)?;
        }
    }
    Ok(stalls)
}

pub(super) fn section(games: u64) -> Result<String> {
    let mut rows = Vec::new();
    for name in LEVELS {
        eprintln!("{name}: what chaining cannot see");
        let level: Level = name.parse()?;
        let stalls = (0..games).into_par_iter().map(|index| look(&level, index));
        let stalls = stalls.try_reduce(Stalls::default, |one, other| Ok(one.and(other)))?;
        let percent =
            |part: u64| format!("{:.1} %", 100.0 * part as f64 / stalls.all.max(1) as f64);
        rows.push(vec![
            name.to_owned(),
            stalls.all.to_string(),
            percent(stalls.by_numbers),
            percent(stalls.by_total),
            format!(
                "{:.2}",
                stalls.needed as f64 / stalls.by_numbers.max(1) as f64
            ),
            stalls.most.to_string(),
        ]);
    }
    let head = [
        "board",
        "stuck",
        "safe by the numbers",
        "safe by the total too",
        "numbers needed",
        "most",
    ];
    Ok(format!(
        "## What forward chaining cannot see\n\n\
         Chaining looks at one number at a time. Two numbers together say more: where one counts cells a and b, and another \
         a, b and c, and both say 1, c is no mine, and no rule of the report concludes it. The report's agent plays {games} \
         games on each board; wherever it is stuck after its first cell, satisfiability is asked: is there a safe cell by \
         the numbers alone, or else with the number of mines in all? \"Numbers needed\" is the mean size of the smallest \
         explanation of any safe cell there, \"most\" the largest of them.\n\n{}",
        table(1, &head, &rows)
    ))
}
