//! Experiments with Minesweeper: levels, and agents that play them.

use super::experiment::{Blamed, MOST, Subject};
use atisbo_api::minesweeper::adviser::{Analysis, Method as Way};
use atisbo_api::minesweeper::level;
use atisbo_api::minesweeper::logic::Switches;
use atisbo_api::minesweeper::play::Player;
use atisbo_base::{Budget, Name};
use atisbo_bayes::{Decompose, Method as Inference, OrderName};
use atisbo_lab::experiment::{self, Kind, Texts, Trouble, within};
use atisbo_lab::runs::{Bench, Instance, Method, Outcome, Run, Setting};
use atisbo_minesweeper::bayes::{Prior, Scheme};
use atisbo_minesweeper::logic::{Engine, Flags, Preset, Rules};
use atisbo_minesweeper::policy::Strength;
use atisbo_minesweeper::{FirstCell, FirstClick, Game, Level, play_game};
use serde::{Deserialize, Serialize};

/// An experiment with Minesweeper.
pub type Experiment = experiment::Experiment<Instances, Agent>;

/// Games of a level that an experiment has unless it says how many.
const GAMES: u64 = 100;

/// Which games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Instances {
    /// What the first click may hit.
    pub first_click: FirstClick,
    /// How many games of each level.
    pub count: Option<u64>,
    /// The levels, each a setting.
    #[serde(skip_serializing_if = "Texts::is_empty")]
    pub levels: Texts,
}

/// Who plays: an agent and its switches.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the switches are those of `Analysis` and `Switches`"
)]
pub struct Agent {
    /// What it is called in results.
    pub name: Option<String>,
    /// The agent.
    pub agent: AgentName,
    /// Which cell it opens first.
    pub first_cell: Option<FirstCell>,
    pub network: Option<Scheme>,
    pub prior: Option<Prior>,
    pub inference: Option<Inference>,
    pub order: Option<OrderName>,
    pub decompose: Option<Decompose>,
    pub prune_barren: Option<bool>,
    pub prune_separated: Option<bool>,
    pub keep_evidence: Option<bool>,
    pub preset: Option<Preset>,
    pub engine: Option<Engine>,
    pub rules: Option<Rules>,
    pub flags: Option<Flags>,
    pub incremental: Option<bool>,
    pub mine_count: Option<bool>,
    pub best_guess: Option<bool>,
}

/// An agent: a method, the exact one with its strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum AgentName {
    /// The engine made for Minesweeper.
    #[default]
    Exact,
    /// The position as a Bayesian network.
    Bayes,
    /// The position as a knowledge base.
    Logic,
    /// The safest cell.
    #[name("exact:safest")]
    Safest,
    /// One number ahead.
    #[name("exact:fast")]
    Fast,
    /// Two numbers ahead, end games played perfectly.
    #[name("exact:strong")]
    Strong,
    /// As strong as time allows.
    #[name("exact:max")]
    Max,
}

impl AgentName {
    fn method(self) -> (Way, Strength) {
        match self {
            AgentName::Exact => (Way::Exact, Strength::default()),
            AgentName::Bayes => (Way::Bayes, Strength::default()),
            AgentName::Logic => (Way::Logic, Strength::default()),
            AgentName::Safest => (Way::Exact, Strength::Safest),
            AgentName::Fast => (Way::Exact, Strength::Fast),
            AgentName::Strong => (Way::Exact, Strength::Strong),
            AgentName::Max => (Way::Exact, Strength::Max),
        }
    }
}

impl experiment::Method for Agent {
    const KEY: &'static str = "agent";

    fn switches(&self) -> Vec<&'static str> {
        let own: &[&str] = match self.agent.method().0 {
            Way::Exact => &[],
            Way::Bayes => &[
                "network",
                "prior",
                "inference",
                "order",
                "decompose",
                "prune-barren",
                "prune-separated",
                "keep-evidence",
            ],
            Way::Logic => &[
                "preset",
                "engine",
                "rules",
                "flags",
                "incremental",
                "mine-count",
                "best-guess",
            ],
        };
        [&["first-cell"], own].concat()
    }
}

impl Agent {
    fn analysis(&self) -> Analysis {
        let usual = Analysis::default();
        let (method, strength) = self.agent.method();
        Analysis {
            method,
            strength,
            network: self.network.unwrap_or(usual.network),
            prior: self.prior.unwrap_or(usual.prior),
            inference: self.inference.unwrap_or(usual.inference),
            order: self.order.unwrap_or(usual.order),
            prune_barren: self.prune_barren.unwrap_or(usual.prune_barren),
            prune_separated: self.prune_separated.unwrap_or(usual.prune_separated),
            keep_evidence: self.keep_evidence.unwrap_or(usual.keep_evidence),
            decompose: self.decompose.unwrap_or(usual.decompose),
            logic: Switches {
                preset: self.preset.unwrap_or(usual.logic.preset),
                engine: self.engine,
                rules: self.rules,
                incremental: self.incremental,
                mine_count: self.mine_count,
                flags: self.flags,
                best_guess: self.best_guess,
            },
        }
    }

    /// All that decides how it plays.
    fn exactly(&self) -> String {
        let switches = serde_json::to_string(&self.analysis()).unwrap_or_default();
        let first_cell = self.first_cell.map(|cell| cell.to_string());
        format!("{switches} {}", first_cell.as_deref().unwrap_or("best"))
    }
}

struct Games {
    levels: Vec<Level>,
    rule: FirstClick,
    seed: u64,
    players: Vec<Player>,
}

struct OneGame<'a> {
    games: &'a Games,
    level: &'a Level,
    index: u64,
}

pub(super) fn subject(experiment: &Experiment) -> Result<Subject, Blamed> {
    let Instances {
        first_click: rule,
        count,
        levels: names,
    } = &experiment.instances;
    let count = count.unwrap_or(GAMES);
    within("instances.count", count, 1..=MOST)?;
    if names.is_empty() {
        return Err(Trouble::new("instances.levels", Kind::Missing).into());
    }
    let mut levels = Vec::new();
    let mut settings = Vec::new();
    for (index, text) in names.0.iter().enumerate() {
        let key = || format!("instances.levels[{}]", index + 1);
        let one = level(text).map_err(|error| Blamed::by(key(), &error))?;
        settings.push(Setting {
            name: text.lines().next().unwrap_or_default().to_owned(),
            size: Some(one.tiling().len() as f64),
            instances: count,
            exactly: format!("{one} {rule}"),
        });
        levels.push(one);
    }
    let agents = experiment.labels()?.into_iter().zip(&experiment.methods);
    let methods = agents.map(|(name, agent)| Method {
        name,
        exactly: agent.exactly(),
    });
    let seed = experiment.seed;
    let players = experiment.methods.iter();
    let players = players.map(|agent| Player::new(&agent.analysis(), agent.first_cell, seed));
    Ok(Subject {
        settings,
        methods: methods.collect(),
        bench: Box::new(Games {
            levels,
            rule: *rule,
            seed,
            players: players.collect(),
        }),
    })
}

impl Bench for Games {
    fn instance(
        &self,
        setting: usize,
        index: u64,
        _: &Budget,
    ) -> Result<Box<dyn Instance + '_>, String> {
        Ok(Box::new(OneGame {
            games: self,
            level: &self.levels[setting],
            index,
        }))
    }
}

impl Instance for OneGame<'_> {
    fn run(&self, method: usize, budget: &Budget) -> Run {
        let Games {
            rule,
            seed,
            players,
            ..
        } = self.games;
        let mut game = Game::new(self.level.clone(), *rule, *seed, self.index);
        let mut agent = players[method].agent((self.level, *rule), self.index);
        let played = play_game(&mut game, agent.as_mut(), budget, &mut |_, _, _| ());
        match played {
            Ok(record) => Run {
                outcome: if record.won {
                    Outcome::Success
                } else {
                    Outcome::Defeat
                },
                counts: vec![
                    ("decisions", u64::from(record.decisions)),
                    ("guesses", u64::from(record.guesses)),
                ],
                seconds: record.time.as_secs_f64(),
            },
            Err(error) => Run {
                outcome: match error.stop() {
                    Some(stop) => Outcome::Stopped(stop),
                    None => Outcome::Failed(error.to_string()),
                },
                counts: Vec::new(),
                seconds: 0.0,
            },
        }
    }
}
