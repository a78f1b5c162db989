//! Experiments with Minesweeper: levels, and agents that play them.

use super::experiment::{KeyError, MOST, Subject};
use atisbo_api::minesweeper::adviser::{
    AgentPreset, Analysis, EliminationOrder, Method as Way, Switched,
};
use atisbo_api::minesweeper::level;
use atisbo_api::minesweeper::logic::Switches;
use atisbo_api::minesweeper::play::Player;
use atisbo_base::{Budget, Name};
use atisbo_bayes::{Decompose, Method as Inference};
use atisbo_lab::experiment::{self, ExperimentError, Problem, Texts, within};
use atisbo_lab::runs::{Method, Outcome, Run, Setting, Unit};
use atisbo_minesweeper::bayes::{Prior, Scheme};
use atisbo_minesweeper::logic::{Engine, Flags, Rules};
use atisbo_minesweeper::policy::Strength;
use atisbo_minesweeper::{AgentError, FirstCell, FirstClick, Game, Record, play_game};
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
    pub one_cell: Option<bool>,
    pub network: Option<Scheme>,
    pub prior: Option<Prior>,
    pub inference: Option<Inference>,
    pub order: Option<EliminationOrder>,
    pub decompose: Option<Decompose>,
    pub prune_barren: Option<bool>,
    pub prune_separated: Option<bool>,
    pub keep_evidence: Option<bool>,
    pub preset: Option<AgentPreset>,
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
                "preset",
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
        [&["first-cell", "one-cell"], own].concat()
    }
}

impl Agent {
    fn analysis(&self) -> Analysis {
        let (method, strength) = self.agent.method();
        Switched {
            method,
            strength,
            network_preset: self
                .preset
                .and_then(AgentPreset::network)
                .unwrap_or_default(),
            network: self.network,
            prior: self.prior,
            inference: self.inference,
            order: self.order.clone(),
            prune_barren: self.prune_barren,
            prune_separated: self.prune_separated,
            keep_evidence: self.keep_evidence,
            decompose: self.decompose,
            one_cell: self.one_cell,
            logic: Switches {
                preset: self.preset.and_then(AgentPreset::logic).unwrap_or_default(),
                engine: self.engine,
                rules: self.rules,
                incremental: self.incremental,
                mine_count: self.mine_count,
                flags: self.flags,
                best_guess: self.best_guess,
            },
        }
        .into()
    }

    /// The player of a seed's games.
    pub(super) fn player(&self, seed: u64) -> Player {
        Player::new(&self.analysis(), self.first_cell, seed)
    }

    /// All that decides how it plays.
    fn exactly(&self) -> String {
        let analysis = self.analysis();
        let switches = serde_json::to_string(&analysis).unwrap_or_default();
        let first_cell = self.first_cell.or_else(|| analysis.first_cell());
        let first_cell = first_cell.map(|cell| cell.to_string());
        format!("{switches} {}", first_cell.as_deref().unwrap_or("best"))
    }
}

pub(super) fn subject(experiment: &Experiment) -> Result<Subject, KeyError> {
    let Instances {
        first_click: rule,
        count,
        levels: names,
    } = &experiment.instances;
    let count = count.unwrap_or(GAMES);
    within("instances.count", count, 1..=MOST)?;
    if names.is_empty() {
        return Err(ExperimentError::new("instances.levels", Problem::Missing).into());
    }
    let mut levels = Vec::new();
    let mut settings = Vec::new();
    for (index, text) in names.0.iter().enumerate() {
        let key = || format!("instances.levels[{}]", index + 1);
        let level = level(text).map_err(|error| KeyError::of(key(), &error))?;
        settings.push(Setting {
            name: text.lines().next().unwrap_or_default().to_owned(),
            size: Some(level.tiling().len() as f64),
            instances: count,
            exactly: format!("{level} {rule}"),
        });
        levels.push(level);
    }
    let (rule, seed) = (*rule, experiment.seed);
    let agents = experiment.labels()?.into_iter().zip(&experiment.methods);
    for (index, agent) in experiment.methods.iter().enumerate() {
        let key = |name: &str| format!("methods[{}].{name}", index + 1);
        if let Some(preset) = agent.preset {
            let checked = preset.check(agent.agent.method().0);
            checked.map_err(|error| KeyError::of(key("preset"), &error))?;
        }
        for level in &levels {
            let checked = agent.analysis().check_order(level.tiling());
            checked.map_err(|error| KeyError::of(key("order"), &error))?;
        }
    }
    let method = |(name, agent): (String, &Agent)| {
        let exactly = agent.exactly();
        (Method { name, exactly }, agent.player(seed))
    };
    let (methods, players): (Vec<Method>, Vec<Player>) = agents.map(method).unzip();
    let bench = move |unit: Unit, method: usize, budget: &Budget| {
        let (level, index) = (&levels[unit.setting], unit.instance);
        let mut game = Game::new(level.clone(), rule, seed, index);
        let mut agent = players[method].agent((level, rule), index);
        let played = play_game(&mut game, agent.as_mut(), budget, &mut |_, _, _| ());
        run_of(played, counts)
    };
    Ok(Subject {
        settings,
        methods,
        bench: Box::new(bench),
    })
}

/// What is counted in a game.
pub(super) fn counts(record: &Record) -> Vec<(&'static str, u64)> {
    let mut counts = vec![
        ("decisions", record.decisions.into()),
        ("guesses", record.guesses.into()),
    ];
    if record.cut_short > 0 {
        counts.push(("cut-short", record.cut_short.into()));
    }
    counts
}

/// A game as a run, with what was counted in it.
pub fn run_of(
    played: Result<Record, AgentError>,
    counts: impl FnOnce(&Record) -> Vec<(&'static str, u64)>,
) -> Run {
    match played {
        Ok(record) => Run {
            outcome: Outcome::of(record.won),
            counts: counts(&record),
            seconds: record.time.as_secs_f64(),
        },
        Err(error) => Run::unfinished(Outcome::of_error(error.stop(), &error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::minesweeper::NetworkPreset;
    use atisbo_lab::experiment::Method as _;

    /// The keys of a serialised value, as experiments have them.
    fn keys(value: &impl Serialize) -> Vec<String> {
        let value = serde_json::to_value(value).expect("JSON");
        let keys = value.as_object().expect("an object").keys();
        let keys = keys.map(|key| key.replace('_', "-"));
        keys.map(|key| key.replace("network-preset", "preset"))
            .collect()
    }

    fn switches(agent: AgentName) -> Vec<String> {
        let agent = Agent {
            agent,
            ..Agent::default()
        };
        let mut switches: Vec<String> = agent.switches().into_iter().map(str::to_owned).collect();
        assert_eq!(
            switches.drain(..2).collect::<Vec<_>>(),
            ["first-cell", "one-cell"]
        );
        switches.sort_unstable();
        switches
    }

    #[test]
    fn an_agent_has_every_switch_of_its_method_and_no_other() {
        let logic = keys(&Switches::default());
        assert_eq!(switches(AgentName::Logic), logic);
        // What is as usual is not written.
        let analysis: Analysis = Switched {
            network_preset: NetworkPreset::Buscapython,
            ..Switched::default()
        }
        .into();
        let mut bayes: Vec<String> = keys(&analysis);
        bayes.retain(|key| key == "preset" || !logic.contains(key));
        bayes.retain(|key| !["method", "strength", "one-cell"].contains(&key.as_str()));
        bayes.sort_unstable();
        bayes.dedup();
        assert_eq!(switches(AgentName::Bayes), bayes);
        assert!(switches(AgentName::Exact).is_empty());
        let mut all = [logic, bayes].concat();
        all.sort_unstable();
        all.dedup();
        let fields = keys(&Agent::default());
        assert!(all.iter().all(|switch| fields.contains(switch)));
        assert_eq!(
            fields.len(),
            all.len() + ["name", "agent", "first-cell", "one-cell"].len()
        );
    }

    #[test]
    fn what_is_usual_leaves_no_trace_in_the_description_of_a_run() {
        let plain = Agent::default().exactly();
        assert!(
            !plain.contains("one_cell") && !plain.contains("network_preset"),
            "{plain}"
        );
    }
}
