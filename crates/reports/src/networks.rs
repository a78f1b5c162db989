//! Minesweeper by Bayesian networks, as the benches of two reports: players, and single positions.

use atisbo_base::{Budget, Stop, seed};
use atisbo_bayes::{InferenceError, Limit, Order, Statistics, Variable};
use atisbo_experiments::Subject;
use atisbo_lab::runs::{Bench, Instance, Method, Outcome, Run, Setting};
use atisbo_minesweeper::bayes::{AdviceError, Adviser, BayesAgent};
use atisbo_minesweeper::{
    Agent, AgentError, Cell, Decision, FirstCell, FirstClick, Game, Level, Position, play_game,
};
use rand::seq::SliceRandom;
use std::time::Instant;

/// A way to play.
pub(super) struct Way {
    pub(super) name: String,
    pub(super) adviser: Adviser,
    /// Reveal one cell at a time and remember no mines, as the first report does.
    pub(super) one_by_one: bool,
}

struct Players {
    levels: Vec<Level>,
    rule: FirstClick,
    ways: Vec<Way>,
}

/// Games of these levels, each way on the same ones. The corner is opened first.
pub(super) fn players(
    levels: Vec<(String, Level)>,
    rule: FirstClick,
    ways: Vec<Way>,
    games: u64,
) -> Subject {
    let setting = |(name, level): &(String, Level)| Setting {
        name: name.clone(),
        size: Some(level.tiling().len() as f64),
        instances: games,
        exactly: name.clone(),
    };
    Subject {
        settings: levels.iter().map(setting).collect(),
        methods: ways.iter().map(|way| named(&way.name)).collect(),
        bench: Box::new(Players {
            levels: levels.into_iter().map(|(_, level)| level).collect(),
            rule,
            ways,
        }),
    }
}

fn named(name: &str) -> Method {
    Method {
        name: name.to_owned(),
        exactly: name.to_owned(),
    }
}

struct OneGame<'a> {
    players: &'a Players,
    level: &'a Level,
    index: u64,
}

impl Bench for Players {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        _: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        Ok(Box::new(OneGame {
            players: self,
            level: &self.levels[setting],
            index,
        }))
    }
}

impl Instance for OneGame<'_> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        let way = &self.players.ways[method];
        let usual = BayesAgent::new(
            way.adviser.clone(),
            FirstCell::Corner,
            super::SEED,
            self.index,
        );
        if !way.one_by_one {
            return self.play(usual, budget, |_| Statistics::default());
        }
        let agent = OneByOne {
            adviser: &way.adviser,
            first: usual,
            statistics: Statistics::default(),
        };
        self.play(agent, budget, |agent| agent.statistics)
    }
}

impl OneGame<'_> {
    fn play<A: Agent>(
        &self,
        mut agent: A,
        budget: &Budget,
        cost: impl Fn(&A) -> Statistics,
    ) -> Run {
        let rule = self.players.rule;
        let mut game = Game::new(self.level.clone(), rule, super::SEED, self.index);
        let mut queries = 0;
        let mut watch = |_: &Game, decision: &Decision, _| queries += decision.asked.len() as u64;
        match play_game(&mut game, &mut agent, budget, &mut watch) {
            Ok(record) => {
                let cost = cost(&agent);
                Run {
                    outcome: if record.won {
                        Outcome::Success
                    } else {
                        Outcome::Defeat
                    },
                    counts: vec![
                        ("queries", queries),
                        ("multiplications", cost.multiplications),
                        ("largest", cost.largest_product),
                    ],
                    seconds: record.time.as_secs_f64(),
                }
            }
            Err(error) => failed(&error),
        }
    }
}

/// A run that a limit ended, with the size of the table that was too large.
fn failed(error: &AgentError) -> Run {
    let table = match error {
        AgentError::Advice(AdviceError::Inference(InferenceError::Limit(Limit {
            stop: Stop::Bytes,
            table: Some(entries),
        }))) => Some(*entries),
        _ => None,
    };
    Run {
        outcome: match error.stop() {
            Some(stop) => Outcome::Stopped(stop),
            None => Outcome::Failed(error.to_string()),
        },
        counts: table
            .map(|entries| ("table", entries))
            .into_iter()
            .collect(),
        seconds: 0.0,
    }
}

/// The first report's way of playing: ask about every hidden cell, reveal the best one, forget.
struct OneByOne<'a> {
    adviser: &'a Adviser,
    /// Opens the first cell.
    first: BayesAgent,
    statistics: Statistics,
}

impl Agent for OneByOne<'_> {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        if position.numbers().next().is_none() {
            return self.first.decide(position, budget);
        }
        let beliefs = self.adviser.analyse(position, budget, &mut ())?;
        self.statistics = self.statistics.and(beliefs.statistics);
        let best = beliefs.best().ok_or(AgentError::Stuck)?;
        let probability = |&cell: &Cell| Some((cell, beliefs.probability[cell.index()]?));
        Ok(Decision {
            reason: best.reason,
            risk: best.risk,
            reveal: best.cells[..1].to_vec(),
            known_mines: Vec::new(),
            asked: beliefs.asked.iter().filter_map(probability).collect(),
            numbers: beliefs.numbers,
        })
    }
}

struct Positions {
    positions: Vec<Position>,
    /// For each position, a way to ask about it.
    ways: Vec<Vec<Adviser>>,
}

/// Single positions: the probability of every hidden cell, asked in ways that may differ from position to position.
pub(super) fn positions(
    positions: Vec<(String, Position, Vec<Adviser>)>,
    ways: &[String],
) -> Subject {
    let setting = |(name, position, _): &(String, Position, Vec<Adviser>)| Setting {
        name: name.clone(),
        size: Some(position.tiling().len() as f64),
        instances: 1,
        exactly: name.clone(),
    };
    let settings = positions.iter().map(setting).collect();
    let (positions, advisers) = positions
        .into_iter()
        .map(|(_, position, advisers)| (position, advisers))
        .unzip();
    Subject {
        settings,
        methods: ways.iter().map(|way| named(way)).collect(),
        bench: Box::new(Positions {
            positions,
            ways: advisers,
        }),
    }
}

struct OnePosition<'a> {
    position: &'a Position,
    ways: &'a [Adviser],
}

impl Bench for Positions {
    fn instance(
        &self,
        setting: usize,
        _: u64,
        _: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        Ok(Box::new(OnePosition {
            position: &self.positions[setting],
            ways: &self.ways[setting],
        }))
    }
}

impl Instance for OnePosition<'_> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        let start = Instant::now();
        match self.ways[method].analyse(self.position, budget, &mut ()) {
            Ok(beliefs) => Run {
                outcome: Outcome::Success,
                counts: vec![("largest", beliefs.statistics.largest_product)],
                seconds: start.elapsed().as_secs_f64(),
            },
            Err(error) => failed(&error.into()),
        }
    }
}

/// An order of elimination that looks at nothing: by number, all X row by row and then all Y, or shuffled once for
/// all boards, as the order of a Python set is.
pub(super) fn plain_order(cells: usize, shuffled: bool) -> Order {
    let mut variables: Vec<Variable> = (0..2 * cells as u32).map(Variable).collect();
    if shuffled {
        variables.shuffle(&mut seed::rng(1, 0));
    }
    Order::Given(variables)
}
