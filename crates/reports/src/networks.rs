//! Minesweeper by Bayesian networks, as the benches of two reports: players, and single positions.

use crate::SEED;
use atisbo_api::Error;
use atisbo_api::minesweeper::level;
use atisbo_base::{Budget, Stop};
use atisbo_bayes::{InferenceError, Limit};
use atisbo_experiments::Subject;
use atisbo_experiments::minesweeper::run_of;
use atisbo_lab::runs::{Method, Outcome, Run, Setting, Unit};
use atisbo_minesweeper::bayes::{AdviceError, Adviser, BayesAgent};
use atisbo_minesweeper::{
    AgentError, Decision, FirstCell, FirstClick, Game, Level, OneCell, Position, play_game,
};
use std::time::Instant;

/// A way to play.
pub(super) struct Way {
    pub(super) name: String,
    pub(super) adviser: Adviser,
    /// Reveal one cell at a time and remember no mines, as the first report does.
    pub(super) one_by_one: bool,
}

/// Games of these levels, each way on the same ones. The corner is opened first.
pub(super) fn players(
    levels: &[&str],
    rule: FirstClick,
    ways: Vec<Way>,
    games: u64,
) -> Result<Subject, Error> {
    let boards: Vec<Level> = levels
        .iter()
        .map(|name| level(name))
        .collect::<Result<_, _>>()?;
    let settings = levels.iter().zip(&boards).map(|(name, level)| {
        let size = level.tiling().len() as f64;
        Setting::named(*name, Some(size), games)
    });
    Ok(Subject {
        settings: settings.collect(),
        methods: ways.iter().map(|way| Method::named(&way.name)).collect(),
        bench: Box::new(move |unit: Unit, method: usize, budget: &Budget| {
            let game = Game::new(boards[unit.setting].clone(), rule, SEED, unit.instance);
            play(game, &ways[method], unit.instance, budget)
        }),
    })
}

/// One game as a run.
fn play(mut game: Game, way: &Way, index: u64, budget: &Budget) -> Run {
    let usual = BayesAgent::new(way.adviser.clone(), FirstCell::Corner, SEED, index);
    let mut queries = 0;
    let mut watch = |_: &Game, decision: &Decision, _| queries += decision.asked.len() as u64;
    let (played, cost) = if way.one_by_one {
        let mut agent = OneCell(usual.forgetful());
        let played = play_game(&mut game, &mut agent, budget, &mut watch);
        (played, agent.0.statistics())
    } else {
        let mut agent = usual;
        let played = play_game(&mut game, &mut agent, budget, &mut watch);
        (played, agent.statistics())
    };
    match played {
        Err(error) => failed(&error),
        played => run_of(played, |_| {
            vec![
                ("queries", queries),
                ("multiplications", cost.multiplications),
                ("largest", cost.largest_product),
            ]
        }),
    }
}

/// A run that a limit ended, with the size of the table that was too large.
fn failed(error: &AgentError) -> Run {
    let table = match error {
        AgentError::Advice(AdviceError::Inference(InferenceError::Limit(Limit {
            stop: Stop::Bytes,
            table: Some(entries),
        }))) => Some(("table", *entries)),
        _ => None,
    };
    Run {
        counts: table.into_iter().collect(),
        ..Run::unfinished(Outcome::of_error(error.stop(), error))
    }
}

/// Single positions: the probability of every hidden cell, asked in ways that may differ from position to position.
pub(super) fn positions(
    positions: Vec<(String, Position, Vec<Adviser>)>,
    ways: &[String],
) -> Subject {
    let setting = |(name, position, _): &(String, Position, Vec<Adviser>)| {
        Setting::named(name, Some(position.tiling().len() as f64), 1)
    };
    Subject {
        settings: positions.iter().map(setting).collect(),
        methods: ways.iter().map(Method::named).collect(),
        bench: Box::new(move |unit: Unit, method: usize, budget: &Budget| {
            let (_, position, advisers) = &positions[unit.setting];
            let start = Instant::now();
            match advisers[method].analyse(position, budget, &mut ()) {
                Ok(beliefs) => Run {
                    outcome: Outcome::Success,
                    counts: vec![("largest", beliefs.statistics.largest_product)],
                    seconds: start.elapsed().as_secs_f64(),
                },
                Err(error) => failed(&error.into()),
            }
        }),
    }
}
