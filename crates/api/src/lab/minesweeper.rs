//! Experiments with Minesweeper: levels, and agents that play them.

use super::prepare::{MOST, Sources, Subject, blamed, full_name, methods, trouble};
use crate::Error;
use crate::minesweeper::adviser::{Analysis, Method as Way};
use crate::minesweeper::level;
use crate::minesweeper::logic::Switches;
use crate::minesweeper::play::Player;
use atisbo_base::{Budget, Name};
use atisbo_lab::experiment::{Item, Section};
use atisbo_lab::runs::{Bench, Instance, Method, Outcome, Run, Setting};
use atisbo_minesweeper::policy::Strength;
use atisbo_minesweeper::{FirstCell, FirstClick, Game, Level, play_game};

/// Games of a level that an experiment has unless it says how many.
const GAMES: u64 = 100;

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

pub(super) fn subject(
    sources: &Sources<'_>,
    instances: &mut Section<'_>,
    items: Vec<Item<'_>>,
) -> Result<Subject, Error> {
    let mut rule = FirstClick::default();
    choose(instances, "first-click", &mut rule)?;
    let count = instances
        .whole("count", 1..=MOST)
        .map_err(trouble)?
        .unwrap_or(GAMES);
    let mut levels = Vec::new();
    let mut settings = Vec::new();
    for (text, place) in instances.texts("levels").map_err(trouble)? {
        let one = level(&text).map_err(|error| blamed(&place, &error))?;
        settings.push(Setting {
            name: text.lines().next().unwrap_or_default().to_owned(),
            size: Some(one.tiling().len() as f64),
            instances: count,
            exactly: format!("{one} {}", rule.id()),
        });
        levels.push(one);
    }
    if levels.is_empty() {
        return Err(trouble(instances.missing("levels")));
    }
    let agent = |name: &str, place: &_| {
        let analysis = of_agent(name).ok_or_else(|| {
            let known = agents();
            trouble(atisbo_lab::experiment::Trouble {
                place: Clone::clone(place),
                kind: atisbo_lab::experiment::Kind::Unknown {
                    found: name.to_owned(),
                    known,
                },
            })
        })?;
        Ok((name.to_owned(), (analysis, None)))
    };
    let all = methods(items, agent, switched)?;
    let players = all
        .iter()
        .map(|(_, (analysis, first_cell))| Player::new(analysis, *first_cell, sources.seed))
        .collect();
    let exactly = |analysis: &Analysis, first_cell: Option<FirstCell>| {
        let switches = serde_json::to_string(analysis).unwrap_or_default();
        let first_cell = first_cell.map_or_else(|| "best".to_owned(), |cell| cell.to_string());
        format!("{switches} {first_cell}")
    };
    Ok(Subject {
        settings,
        methods: all
            .into_iter()
            .map(|(name, (analysis, first_cell))| Method {
                name,
                exactly: exactly(&analysis, first_cell),
            })
            .collect(),
        bench: Box::new(Games {
            levels,
            rule,
            seed: sources.seed,
            players,
        }),
    })
}

/// The agents by name.
fn agents() -> Vec<String> {
    let exact = Strength::ALL.map(|strength| format!("exact:{strength}"));
    let usual = ["exact", "bayes", "logic"].map(str::to_owned);
    usual.into_iter().chain(exact).collect()
}

fn of_agent(name: &str) -> Option<Analysis> {
    let (method, strength) = match name.split_once(':') {
        Some(("exact", strength)) => (Way::Exact, strength.parse().ok()?),
        None => match name {
            "exact" => (Way::Exact, Strength::default()),
            "bayes" => (Way::Bayes, Strength::default()),
            "logic" => (Way::Logic, Strength::default()),
            _ => return None,
        },
        Some(_) => return None,
    };
    Some(Analysis {
        method,
        strength,
        ..Analysis::default()
    })
}

/// An agent with switches.
fn switched(section: &mut Section<'_>) -> Result<(String, (Analysis, Option<FirstCell>)), Error> {
    let known = agents();
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let agent = section.choice("agent", &known).map_err(trouble)?;
    let agent = agent.ok_or_else(|| trouble(section.missing("agent")))?;
    let mut analysis = of_agent(agent).unwrap_or_default();
    let cells = FirstCell::NAMED.map(|(name, _)| name);
    let first_cell = section.choice("first-cell", &cells).map_err(trouble)?;
    let mut given = vec![("first-cell", first_cell)];
    match analysis.method {
        Way::Exact => {}
        Way::Bayes => given.extend(network(section, &mut analysis)?),
        Way::Logic => given.extend(reasoning(section, &mut analysis.logic)?),
    }
    let first_cell = first_cell.map(str::parse).transpose()?;
    Ok((full_name(agent, &given), (analysis, first_cell)))
}

type Given = (&'static str, Option<&'static str>);

const fn yes_or_no(flag: bool) -> &'static str {
    if flag { "true" } else { "false" }
}

/// A switch that has names: the one that is there, if any, takes the place of the usual one.
fn choose<T: Name>(
    section: &mut Section<'_>,
    key: &'static str,
    switch: &mut T,
) -> Result<Given, Error> {
    let known: Vec<&str> = T::ALL.iter().map(|one| one.id()).collect();
    let choice = section.choice(key, &known).map_err(trouble)?;
    if let Some(choice) = choice {
        *switch = T::named(choice)?;
    }
    Ok((key, choice))
}

/// The same where nothing is usual.
fn perhaps<T: Name + Default>(
    section: &mut Section<'_>,
    key: &'static str,
    switch: &mut Option<T>,
) -> Result<Given, Error> {
    let mut chosen = T::default();
    let given = choose(section, key, &mut chosen)?;
    *switch = given.1.map(|_| chosen);
    Ok(given)
}

/// The switches of the Bayesian agent.
fn network(section: &mut Section<'_>, analysis: &mut Analysis) -> Result<Vec<Given>, Error> {
    let mut given = vec![
        choose(section, "network", &mut analysis.network)?,
        choose(section, "prior", &mut analysis.prior)?,
        choose(section, "inference", &mut analysis.inference)?,
        choose(section, "order", &mut analysis.order)?,
        choose(section, "decompose", &mut analysis.decompose)?,
    ];
    for (key, switch) in [
        ("prune-barren", &mut analysis.prune_barren),
        ("prune-separated", &mut analysis.prune_separated),
        ("keep-evidence", &mut analysis.keep_evidence),
    ] {
        let flag = section.flag(key).map_err(trouble)?;
        *switch = flag.unwrap_or(*switch);
        given.push((key, flag.map(yes_or_no)));
    }
    Ok(given)
}

/// The switches of the logical agent.
fn reasoning(section: &mut Section<'_>, switches: &mut Switches) -> Result<Vec<Given>, Error> {
    let mut given = vec![
        choose(section, "preset", &mut switches.preset)?,
        perhaps(section, "engine", &mut switches.engine)?,
        perhaps(section, "rules", &mut switches.rules)?,
        perhaps(section, "flags", &mut switches.flags)?,
    ];
    for (key, switch) in [
        ("incremental", &mut switches.incremental),
        ("mine-count", &mut switches.mine_count),
        ("best-guess", &mut switches.best_guess),
    ] {
        *switch = section.flag(key).map_err(trouble)?;
        given.push((key, switch.map(yes_or_no)));
    }
    Ok(given)
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
