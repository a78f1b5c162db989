//! Agents that play Minesweeper on the same boards. Some of them are not ours: a face that has such agents plays their
//! games itself and hands over how they ended.

use super::document::{Making, report};
use super::experiment::KeyError;
use super::minesweeper::{Agent, Experiment, Instances, counts, run_of};
use super::run::finished;
use super::summed::{Comparison, Group, Report};
use atisbo_api::minesweeper::level;
use atisbo_api::minesweeper::play::Player;
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_api::{Error, Observer};
use atisbo_base::{Budget, Stop};
use atisbo_lab::experiment::{ExperimentError, Limits, distinct, from_words, within};
use atisbo_lab::report::{Machine, figures};
use atisbo_lab::runs::{Method, Plan, Prepared, Row, Setting, Unit};
use atisbo_lab::summary::Summary;
use atisbo_minesweeper::{FirstClick, Game, Level, Record, play_game};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

/// The most games of all agents together: every one of them is kept in memory.
const MOST: u64 = 1_000_000;

/// Which games, and who plays them.
#[derive(Clone, Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The level.
    pub level: String,
    /// What the first click may hit.
    pub first_click: FirstClick,
    /// How many games each agent plays.
    pub games: u64,
    /// Game *i* depends on this and *i* alone.
    pub seed: u64,
    /// The agents.
    pub agents: Vec<Entrant>,
    /// The language of the report.
    pub lang: Lang,
}

/// An agent that takes part.
#[derive(Clone, Debug, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// What it is called in results.
    pub name: String,
    /// One of ours with its switches, as experiments write it (`bayes prior=left`); nothing if it is not ours.
    pub ours: Option<String>,
}

/// A game that was played.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// How it ended.
    #[serde(flatten)]
    pub row: Row,
    /// The text from which it can be replayed; a free tiling has none.
    pub id: Option<String>,
}

/// A level and the agents that play it.
#[derive(Clone)]
pub struct Contest {
    plan: Plan,
    level: Level,
    rule: FirstClick,
    /// One for each method of the plan; nothing for those that are not ours.
    players: Vec<Option<Player>>,
    lang: Lang,
}

impl Contest {
    /// Reads the level and our agents.
    ///
    /// # Errors
    ///
    /// If there is no such level or agent, two agents have one name, or there are too many games.
    pub fn new(request: &Request) -> Result<Self, Error> {
        let level = level(&request.level)?;
        let (methods, players) = entrants(request).map_err(|error| error.error(None))?;
        Ok(Contest {
            plan: Plan {
                name: level.to_string(),
                game: "minesweeper".to_owned(),
                seed: request.seed,
                repetitions: 1,
                // The limits of a caller hold for each game.
                limits: Limits::default(),
                settings: vec![Setting::named(
                    level.to_string(),
                    Some(level.tiling().len() as f64),
                    request.games,
                )],
                methods,
            },
            level,
            rule: request.first_click,
            players,
            lang: request.lang,
        })
    }

    /// What is played.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Game `index`, before its first move.
    pub fn game(&self, index: u64) -> Game {
        Game::new(self.level.clone(), self.rule, self.plan.seed, index)
    }

    /// Plays the games of our own agents on all cores, in order; and the limit that ended this early, if one did.
    pub fn play_ours(
        &self,
        observer: &dyn Observer,
        budget: &Budget,
    ) -> (Vec<Played>, Option<Stop>) {
        let ours = self.players.iter().enumerate();
        let ours: Vec<(usize, Player)> = ours
            .filter_map(|(method, player)| Some((method, player.clone()?)))
            .collect();
        let methods: Vec<usize> = ours.iter().map(|&(method, _)| method).collect();
        let mut plan = self.plan.clone();
        plan.methods = methods
            .iter()
            .map(|&method| self.plan.methods[method].clone())
            .collect();
        let ids = Arc::new(Mutex::new(HashMap::new()));
        let bench = {
            let (contest, ids) = (self.clone(), Arc::clone(&ids));
            move |unit: Unit, number: usize, budget: &Budget| {
                let (method, player) = &ours[number];
                let mut game = contest.game(unit.instance);
                let mut agent = player.agent((&contest.level, contest.rule), unit.instance);
                let played = play_game(&mut game, agent.as_mut(), budget, &mut |_, _, _| ());
                if let (Ok(_), Ok(id)) = (&played, game.id()) {
                    let mut ids = ids.lock().unwrap_or_else(PoisonError::into_inner);
                    ids.insert(contest.plan.run(unit.instance, *method), id);
                }
                run_of(played, counts)
            }
        };
        let prepared = Prepared {
            plan,
            bench: Box::new(bench),
        };
        let mut rows = Vec::new();
        let progress = |done, of| observer.progress(done, of);
        let (_, stop) = prepared.in_memory(budget, &progress, |row| rows.push(row));
        let mut ids = ids.lock().unwrap_or_else(PoisonError::into_inner);
        let played = rows.into_iter().map(|row| {
            let method = methods[(row.run % methods.len() as u64) as usize];
            let run = self.plan.run(row.instance, method);
            Played {
                row: Row { run, ..row },
                id: ids.remove(&run),
            }
        });
        (played.collect(), stop)
    }

    /// A game of an agent that is not ours, to its end or until the agent gave it up.
    pub fn played(&self, agent: usize, index: u64, game: &Game, record: &Record) -> Played {
        let mut counts = counts(record);
        if !game.state().is_over() {
            counts.push(("gave-up", 1));
        }
        let named = |(name, count): (&str, u64)| (name.to_owned(), count);
        Played {
            row: Row {
                run: self.plan.run(index, agent),
                setting: self.plan.settings[0].name.clone(),
                instance: index,
                method: self.plan.methods[agent].name.clone(),
                success: Some(record.won),
                failed: None,
                counts: counts.into_iter().map(named).collect::<BTreeMap<_, _>>(),
                seconds: Some(record.time.as_secs_f64()),
            },
            id: game.id().ok(),
        }
    }

    /// What the games say, which come in the order of their numbers.
    pub fn report(&self, games: &[Played], stop: Option<Stop>) -> Report {
        let mut summary = Summary::new(&self.plan);
        for game in games {
            summary.add(&game.row);
        }
        let making = Making {
            lang: self.lang,
            command: "",
            machine: &Machine::here(),
            of: self.plan.runs(),
        };
        let mut report = finished(report(&summary, &making), stop);
        let rates = report.groups.iter().filter_map(rate);
        let said: Vec<Message> = rates
            .chain(report.comparisons.iter().filter_map(difference))
            .collect();
        report.sentences.splice(0..0, said);
        report
    }
}

/// The agents as methods, and those of them that are ours.
fn entrants(request: &Request) -> Result<(Vec<Method>, Vec<Option<Player>>), KeyError> {
    let key = |index: usize| format!("agents[{}]", index + 1);
    let names = request.agents.iter().enumerate();
    let names: Vec<(String, String)> = names
        .map(|(index, entrant)| (entrant.name.clone(), key(index)))
        .collect();
    distinct(&names)?;
    within("agents", request.agents.len() as u64, 1..=MOST)?;
    let most = MOST / request.agents.len() as u64;
    within("games", request.games, 1..=most)?;
    let mut players = Vec::new();
    for (index, entrant) in request.agents.iter().enumerate() {
        let agent = entrant.ours.as_deref().map(agent).transpose();
        let agent = agent.map_err(|error| error.inside(&key(index)))?;
        players.push(agent.map(|agent| agent.player(request.seed)));
    }
    let methods = names.into_iter().map(|(name, _)| Method::named(name));
    Ok((methods.collect(), players))
}

/// One of our agents. A switch that means nothing to it is an error.
fn agent(words: &str) -> Result<Agent, ExperimentError> {
    let agent = from_words::<Agent, ExperimentError>(words)?;
    Experiment::new("", Instances::default(), vec![agent.clone()]).labels()?;
    Ok(agent)
}

/// How often an agent won.
fn rate(group: &Group) -> Option<Message> {
    let percent = |part: f64| Arg::Figure(format!("{:.2}", 100.0 * part));
    let (rate, (low, high)) = group.rate.zip(group.interval)?;
    Some(
        Message::new("lab-contest-rate")
            .with("agent", group.method.as_str())
            .with("won", group.successes)
            .with("games", group.runs)
            .with("rate", percent(rate))
            .with("low", percent(low))
            .with("high", percent(high)),
    )
}

/// How much more or less often an agent won than the first one.
fn difference(comparison: &Comparison) -> Option<Message> {
    let points = |part: f64| Arg::Figure(format!("{:+.2}", 100.0 * part));
    let (difference, (low, high)) = comparison.difference.zip(comparison.interval)?;
    Some(
        Message::new("lab-contest-difference")
            .with("agent", comparison.method.as_str())
            .with("first", comparison.first.as_str())
            .with("difference", points(difference))
            .with("low", points(low))
            .with("high", points(high))
            .with("p", Arg::Figure(figures::chance(comparison.p))),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(games: u64, agents: &[(&str, Option<&str>)]) -> Result<Contest, Error> {
        let entrant = |&(name, ours): &(&str, Option<&str>)| Entrant {
            name: name.to_owned(),
            ours: ours.map(str::to_owned),
        };
        Contest::new(&Request {
            level: "5x5x4".to_owned(),
            first_click: FirstClick::Safe,
            games,
            seed: 1,
            agents: agents.iter().map(entrant).collect(),
            lang: Lang::En,
        })
    }

    #[test]
    fn games_of_others_are_summed_up_with_ours() {
        let contest = contest(10, &[("theirs", None), ("ours", Some("exact:fast"))]).unwrap();
        let (mut games, stop) = contest.play_ours(&(), &Budget::unlimited());
        assert_eq!((games.len(), stop), (10, None));
        assert!(games.iter().all(|game| game.row.run % 2 == 1));
        for index in 0..9 {
            let game = contest.game(index);
            games.push(contest.played(0, index, &game, &Record::default()));
        }
        games.sort_unstable_by_key(|game| game.row.run);
        let report = contest.report(&games, Some(Stop::Time));
        let counted: Vec<(u64, u64)> = report
            .groups
            .iter()
            .map(|group| (group.runs, group.successes))
            .collect();
        assert_eq!(counted[0], (9, 0));
        assert_eq!(counted[1].0, 10);
        assert_eq!(report.comparisons[0].lost, 0);
        assert!(games[0].row.counts.contains_key("gave-up"));
        assert_eq!((report.runs, report.of), (19, 20));
        // Two rates, a difference, and how it ended.
        assert_eq!(report.sentences.len(), 4);
    }

    #[test]
    fn our_games_are_those_that_are_played_alone() {
        let contest = contest(5, &[("ours", Some("exact:fast"))]).unwrap();
        for played in contest.play_ours(&(), &Budget::unlimited()).0 {
            let index = played.row.instance;
            let player = contest.players[0].as_ref().unwrap();
            let mut agent = player.agent((&contest.level, contest.rule), index);
            let mut game = contest.game(index);
            let record = play_game(
                &mut game,
                agent.as_mut(),
                &Budget::unlimited(),
                &mut |_, _, _| (),
            );
            assert_eq!(played.row.success, Some(record.unwrap().won));
            assert_eq!(played.id, game.id().ok());
        }
    }

    #[test]
    fn what_makes_no_contest_is_an_error() {
        let ours = Some("exact:fast");
        assert!(contest(1, &[]).is_err());
        assert!(contest(0, &[("a", ours)]).is_err());
        assert!(contest(MOST / 2 + 1, &[("a", ours), ("b", None)]).is_err());
        assert!(contest(1, &[("a", ours), ("a", None)]).is_err());
        assert!(contest(1, &[("a", Some("exat"))]).is_err());
        assert!(contest(1, &[("a", Some("exact prior=left"))]).is_err());
    }
}
