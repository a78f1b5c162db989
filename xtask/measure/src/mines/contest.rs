//! Several players on the same boards, as an experiment of the laboratory.

use super::contestant::Contestant;
use anyhow::{Context, Result, bail};
use atisbo_base::Budget;
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::{self, Method, Outcome, Plan, Prepared, Row, Run, Unit};
use atisbo_lab::statistics::Distribution;
use atisbo_lab::summary::{Group, Summary};
use atisbo_minesweeper::{Decision, FirstCell, FirstClick, Game, Level, play_game};
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use std::num::NonZeroU64;

/// Which games are played.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) level: Level,
    pub(super) rule: FirstClick,
    pub(super) seed: u64,
    /// The index of the first game.
    pub(super) first: u64,
    pub(super) games: u64,
}

/// The board and the rule of a command.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Setting {
    /// The board
    #[arg(long, default_value = "expert")]
    pub(super) level: Level,
    /// What the first click may hit: any, safe, opening
    #[arg(long, default_value = "safe")]
    pub(super) first_click: FirstClick,
}

impl Setting {
    /// This many games.
    pub(super) fn rules(&self, seed: u64, games: NonZeroU64) -> Rules {
        Rules::new(self.level.clone(), self.first_click, seed, games.get())
    }
}

impl Rules {
    /// The first games of a seed.
    pub(super) fn new(level: Level, rule: FirstClick, seed: u64, games: u64) -> Self {
        Rules {
            level,
            rule,
            seed,
            first: 0,
            games,
        }
    }

    pub(super) fn best_cell(&self) -> FirstCell {
        FirstCell::best(&self.level, self.rule)
    }
}

/// A game of a player from a cell, in time of the processor, the rules included.
fn run(
    rules: &Rules,
    (player, first_cell): &(Contestant, FirstCell),
    index: u64,
    budget: &Budget,
) -> Run {
    let Some(index) = rules.first.checked_add(index) else {
        return Run::failed("there is no game with this index");
    };
    let start = ThreadTime::now();
    let mut game = Game::new(rules.level.clone(), rules.rule, rules.seed, index);
    let mut agent = player.agent(*first_cell, rules.seed, index);
    let mut first = None;
    let mut watch = |_: &Game, decision: &Decision, _| {
        first = first.or_else(|| decision.reveal.first().copied());
    };
    match play_game(&mut game, &mut agent, budget, &mut watch) {
        Ok(record) => Run {
            outcome: Outcome::of(record.won),
            counts: vec![
                ("decisions", record.decisions.into()),
                ("guesses", record.guesses.into()),
                (FIRST, first.map_or(u64::MAX, |cell| cell.index() as u64)),
            ],
            seconds: start.elapsed().as_secs_f64(),
        },
        Err(error) => Run::failed(error.to_string()),
    }
}

/// The count that holds the cell a game began in.
const FIRST: &str = "first cell";

/// What came of a contest.
pub(super) struct Played {
    pub(super) summary: Summary,
    /// Games that each began in another cell than the first: those are different boards.
    pub(super) elsewhere: Vec<u64>,
}

/// Plays every game with every player, on all processors. The boards are the same as long as the players begin
/// in the same cell: the mines are laid after the first click.
pub(super) fn play(rules: &Rules, sides: Vec<(Contestant, FirstCell)>) -> Result<Played> {
    let methods = sides.iter().map(|(player, cell)| Method {
        name: player.name.clone(),
        exactly: cell.to_string(),
    });
    let plan = Plan {
        name: rules.level.to_string(),
        game: "minesweeper".to_owned(),
        seed: rules.seed,
        repetitions: 1,
        limits: Limits::default(),
        settings: vec![runs::Setting::named(
            format!("{} {}", rules.level, rules.rule),
            None,
            rules.games,
        )],
        methods: methods.collect(),
    };
    let mut elsewhere = vec![0; sides.len()];
    let mut begun = None;
    let each = |row: Row| {
        let method = row.run as usize % elsewhere.len();
        let first = row.counts.get(FIRST).copied();
        if method == 0 {
            begun = first;
        }
        elsewhere[method] += u64::from(first != begun);
    };
    let bar = ProgressBar::new(plan.runs());
    bar.set_style(ProgressStyle::with_template(
        "{bar:40} {pos}/{len}  {per_sec}  {eta}",
    )?);
    let progress = |made, _| bar.set_position(made);
    let rules = rules.clone();
    let bench = Box::new(move |unit: Unit, method: usize, budget: &Budget| {
        run(&rules, &sides[method], unit.instance, budget)
    });
    let prepared = Prepared { plan, bench };
    let (summary, _) = prepared.in_memory(&Budget::unlimited(), &progress, each);
    bar.finish_and_clear();
    for (index, method) in prepared.plan.methods.iter().enumerate() {
        if let Some((reason, games)) = summary.group(0, index).failed.first_key_value() {
            bail!(
                "{}: {games} games could not be played: {reason}",
                method.name
            );
        }
    }
    Ok(Played { summary, elsewhere })
}

/// All players from the best first cell.
pub(super) fn from_best_cell(rules: &Rules, players: &[Contestant]) -> Result<Played> {
    let sides = players.iter().cloned();
    play(
        rules,
        sides.map(|player| (player, rules.best_cell())).collect(),
    )
}

/// A column of a table: its name, and a text for each player.
pub(super) type Column<'a> = (&'a str, Vec<String>);

impl Played {
    pub(super) fn group(&self, player: usize) -> &Group {
        self.summary.group(0, player)
    }

    /// How a player differs from the first, in points with the 95 % interval, and the games that only one of them
    /// won.
    fn difference(&self, player: usize) -> String {
        let beside = self.summary.beside(0, player);
        beside.map_or_else(
            || "–".to_owned(),
            |beside| {
                let difference = figures::points(beside.difference());
                format!(
                    "{difference}, {} : {}",
                    beside.outcomes.gained, beside.outcomes.lost
                )
            },
        )
    }

    /// What came of each player, with columns of a command's own before the figures and after them.
    pub(super) fn table(&self, before: &[Column<'_>], after: &[Column<'_>]) -> Table {
        let figures = [
            "won",
            "decisions",
            "guesses",
            "CPU a game",
            "longest",
            "beside the first",
        ];
        let left = |(name, _): &Column<'_>| ((*name).to_owned(), Align::Left);
        let columns = before.iter().map(left);
        let columns = columns.chain(figures.map(|name| (name.to_owned(), Align::Right)));
        let mut table = Table::new(columns.chain(after.iter().map(left)));
        for player in 0..self.elsewhere.len() {
            let own = |columns: &[Column<'_>]| -> Vec<Cell> {
                let texts = columns.iter().map(|(_, texts)| texts[player].clone());
                texts.map(Cell::from).collect()
            };
            let group = self.group(player);
            let seconds = group.seconds();
            let mean = |name: &str| {
                let mean = group.counts.get(name).and_then(Distribution::mean);
                Cell::number(mean, |mean| format!("{mean:.2}"))
            };
            let time = |time: Option<f64>| figures::seconds(time.unwrap_or(f64::NAN)).into();
            let figures: [Cell; 6] = [
                figures::percent(group.rate()).into(),
                mean("decisions"),
                mean("guesses"),
                time(seconds.mean()),
                time(seconds.max()),
                self.difference(player).into(),
            ];
            table.row(own(before).into_iter().chain(figures).chain(own(after)));
        }
        table
    }

    /// That not all boards are the same, where that is so.
    pub(super) fn warning(&self) -> Option<String> {
        let games: u64 = self.elsewhere.iter().sum();
        (games > 0).then(|| {
            let games = figures::thousands(games);
            format!("{games} games began in another cell than that of the first player: those are not the same boards.")
        })
    }
}

/// Players by their names.
pub(super) fn named<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Vec<Contestant>> {
    let names = names.into_iter();
    names.map(|name| name.parse().context("a player")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_beside_itself_wins_the_same_games() {
        let level = "beginner".parse().unwrap();
        let rules = Rules {
            first: 5,
            ..Rules::new(level, FirstClick::Opening, 1, 20)
        };
        let player: Contestant = "exact:safest".parse().unwrap();
        let cells = [FirstCell::Inner, FirstCell::Inner, FirstCell::Corner];
        let sides = cells.map(|cell| (player.clone(), cell)).to_vec();
        let played = play(&rules, sides).unwrap();
        assert_eq!(played.group(0).successes, played.group(1).successes);
        let paired = played.summary.beside(0, 1).unwrap().outcomes;
        assert_eq!((paired.gained, paired.lost), (0, 0));
        assert_eq!(played.elsewhere, [0, 0, 20]);
        assert_eq!(
            (played.group(0).runs, played.group(0).seconds().count()),
            (20, 20)
        );
        assert!(
            played
                .warning()
                .is_some_and(|text| text.starts_with("20 games"))
        );
    }
}
