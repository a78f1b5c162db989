//! What forward chaining cannot see: where it is stuck, satisfiability often is not.

use super::RULE;
use crate::{Keep, Page, Processors, SEED};
use atisbo_api::Error;
use atisbo_api::minesweeper::level;
use atisbo_api::text::Message;
use atisbo_base::Budget;
use atisbo_experiments::Subject;
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::{Method, Outcome, Run, Setting, Unit};
use atisbo_lab::statistics::{Confidence, Distribution, proportion};
use atisbo_minesweeper::logic::{self, LogicAgent, Preset, Settings};
use atisbo_minesweeper::{Agent, AgentError, FirstCell, Game, Level, Reason, State};
use std::time::Instant;

const LEVELS: [&str; 6] = [
    "8x8x10", "13x13x25", "13x13x34", "13x13x42", "16x16x40", "16x30x99",
];

/// What was known where chaining was stuck.
#[derive(Default)]
struct Stalls {
    all: u64,
    /// Where the numbers prove a safe cell.
    by_numbers: u64,
    /// Where the numbers and the total do.
    by_total: u64,
    /// How many numbers the smallest explanation of a safe cell needs, added up, and the most.
    needed: u64,
    most: u64,
}

/// A game as a run, with what was known where chaining was stuck.
fn run(level: &Level, index: u64, budget: &Budget) -> Run {
    let start = Instant::now();
    let mut stalls = Stalls::default();
    let won = look(level, index, budget, &mut stalls);
    Run {
        outcome: won.map_or_else(|error| Outcome::of_error(error.stop(), &error), Outcome::of),
        counts: vec![
            ("stuck", stalls.all),
            ("by-numbers", stalls.by_numbers),
            ("by-total", stalls.by_total),
            ("needed", stalls.needed),
            ("most", stalls.most),
        ],
        seconds: start.elapsed().as_secs_f64(),
    }
}

/// Plays a game by chaining and looks at each place where it is stuck; whether it was won.
fn look(
    level: &Level,
    index: u64,
    budget: &Budget,
    stalls: &mut Stalls,
) -> Result<bool, AgentError> {
    let mut game = Game::new(level.clone(), RULE, SEED, index);
    // The same decisions as the report's, far sooner.
    let due = Preset::Due.settings();
    let mut agent = LogicAgent::new(due, FirstCell::Random, SEED, index);
    let blind = Settings {
        mine_count: false,
        ..Settings::BEST
    };
    let wrong = AgentError::Logic;
    while !game.state().is_over() {
        let decision = agent.decide(game.position(), budget)?;
        if decision.reason == Reason::Guess {
            stalls.all += 1;
            let position = game.position();
            let known = logic::analyse(position, &blind, budget).map_err(wrong)?;
            if known.safe.is_empty() {
                let known = logic::analyse(position, &Settings::BEST, budget).map_err(wrong)?;
                stalls.by_total += u64::from(!known.safe.is_empty());
            } else {
                stalls.by_numbers += 1;
                let mut fewest = u64::MAX;
                for &cell in &known.safe {
                    let why = logic::explain(position, cell, &blind, budget).map_err(wrong)?;
                    fewest = fewest.min(why.map_or(u64::MAX, |why| why.numbers.len() as u64));
                }
                stalls.needed += fewest;
                stalls.most = stalls.most.max(fewest);
            }
        }
        for cell in decision.reveal {
            game.reveal(cell)?;
        }
    }
    Ok(game.state() == State::Won)
}

pub(super) fn section(page: &mut Page<'_>) -> Result<(), Error> {
    let games = page.size(100, 3);
    page.section("repeat-l-stalls");
    page.say(&Message::new("repeat-l-stalls-how").with("games", games));
    let names = &LEVELS[..page.size(6, 1) as usize];
    let levels: Vec<Level> = names
        .iter()
        .map(|name| level(name))
        .collect::<Result<_, _>>()?;
    let settings = names.iter().map(|name| Setting::named(*name, None, games));
    let subject = Subject {
        settings: settings.collect(),
        methods: vec![Method::named("stalls")],
        bench: Box::new(move |unit: Unit, _: usize, budget: &Budget| {
            run(&levels[unit.setting], unit.instance, budget)
        }),
    };
    let gathered = page.subject(subject, (Limits::default(), 1), Processors::All, Keep::Sums)?;
    let summary = &gathered.summary;
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-l-stuck"), Align::Right),
        (page.word("repeat-l-by-numbers"), Align::Right),
        (page.word("repeat-l-by-total"), Align::Right),
        (page.word("repeat-l-needed"), Align::Right),
        (page.word("repeat-l-most"), Align::Right),
    ]);
    for (index, name) in names.iter().enumerate() {
        let group = summary.group(index, 0);
        let sum = |name: &str| group.counts.get(name).map_or(0.0, Distribution::sum);
        let (stuck, by_numbers) = (sum("stuck"), sum("by-numbers"));
        let part = |count: f64| {
            let rate = proportion(count as u64, stuck as u64, Confidence::NINETY_FIVE);
            Cell::estimate(rate, figures::percent)
        };
        let needed = (by_numbers > 0.0).then(|| sum("needed") / by_numbers);
        let most = group.counts.get("most").and_then(Distribution::max);
        let most = most.filter(|&most| most > 0.0);
        table.row([
            (*name).into(),
            Cell::new(stuck, figures::thousands(stuck as u64)),
            part(by_numbers),
            part(sum("by-total")),
            Cell::number(needed, |needed| format!("{needed:.2}")),
            most.map_or(Cell::missing(), |most| Cell::count(most as u64)),
        ]);
    }
    page.table(table);
    Ok(())
}
