//! Several players on the same boards: how often each wins, and what the first would have won.

use super::contestant::Contestant;
use anyhow::{Context, Result};
use atisbo_base::Budget;
use atisbo_lab::statistics::Paired;
use atisbo_minesweeper::{
    Cell, Decision, FirstCell, FirstClick, Game, Level, Record, Series, play_game,
};
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::num::NonZeroU64;
use std::time::Duration;

/// Which games are played.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) level: Level,
    pub(super) rule: FirstClick,
    pub(super) first_cell: FirstCell,
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
    level: Level,
    /// What the first click may hit: any, safe, opening
    #[arg(long, default_value = "safe")]
    first_click: FirstClick,
}

impl Setting {
    /// So many games from the best first cell.
    pub(super) fn rules(&self, seed: u64, games: NonZeroU64) -> Rules {
        Rules {
            level: self.level.clone(),
            rule: self.first_click,
            first_cell: FirstCell::best(&self.level, self.first_click),
            seed,
            first: 0,
            games: games.get(),
        }
    }
}

/// What one player made of all games.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) player: Contestant,
    pub(super) series: Series,
    /// Time of the processor, the rules of the game included.
    pub(super) cpu: Duration,
    /// In the game that took longest.
    pub(super) longest: Duration,
    /// Beside the first player.
    pub(super) paired: Paired,
    /// Games that it began in another cell than the first player: those are different boards.
    pub(super) elsewhere: u64,
}

impl Side {
    /// The mean of a game.
    pub(super) fn mean_cpu(&self) -> Duration {
        self.cpu.div_f64(self.series.all().games.max(1) as f64)
    }

    /// Decisions and guesses in a game, on average.
    pub(super) fn means(&self) -> [f64; 2] {
        let all = self.series.all();
        [all.decisions, all.guesses].map(|sum| sum as f64 / all.games.max(1) as f64)
    }
}

/// One game of one player.
struct Played {
    record: Record,
    cpu: Duration,
    first: Option<Cell>,
}

/// Plays every game with every player, on all processors. The boards are the same as long as the players begin
/// in the same cell: the mines are laid after the first click.
pub(super) fn play(rules: &Rules, players: &[Contestant]) -> Result<Vec<Side>> {
    let bar = ProgressBar::new(rules.games);
    bar.set_style(ProgressStyle::with_template(
        "{bar:40} {pos}/{len}  {per_sec}  {eta}",
    )?);
    let end = rules
        .first
        .checked_add(rules.games)
        .context("too many games")?;
    let all = |index| {
        let games: Result<Vec<Played>> = players
            .iter()
            .map(|player| one(rules, player, index))
            .collect();
        bar.inc(1);
        games
    };
    let games: Vec<Vec<Played>> = (rules.first..end)
        .into_par_iter()
        .map(all)
        .collect::<Result<_>>()?;
    bar.finish_and_clear();
    let sides = players.iter().enumerate();
    Ok(sides
        .map(|(index, player)| side(player, index, &games))
        .collect())
}

fn one(rules: &Rules, player: &Contestant, index: u64) -> Result<Played> {
    let start = ThreadTime::now();
    let mut game = Game::new(rules.level.clone(), rules.rule, rules.seed, index);
    let mut agent = player.agent(rules.first_cell, rules.seed, index);
    let mut first = None;
    let mut watch = |_: &Game, decision: &Decision, _| {
        first = first.or_else(|| decision.reveal.first().copied());
    };
    let record = play_game(&mut game, &mut agent, &Budget::unlimited(), &mut watch);
    let record = record.with_context(|| format!("game {index} of {}", player.name))?;
    let cpu = start.elapsed();
    Ok(Played { record, cpu, first })
}

fn side(player: &Contestant, index: usize, games: &[Vec<Played>]) -> Side {
    let mut series = Series::default();
    let own = || games.iter().map(|game| &game[index]);
    own().for_each(|game| series.add(&game.record));
    let won = |game: &[Played], player: usize| game[player].record.won;
    let elsewhere = games
        .iter()
        .filter(|game| game[index].first != game[0].first);
    Side {
        player: player.clone(),
        series,
        cpu: own().map(|game| game.cpu).sum(),
        longest: own().map(|game| game.cpu).max().unwrap_or_default(),
        paired: Paired::count(games.iter().map(|game| (won(game, 0), won(game, index)))),
        elsewhere: elsewhere.count() as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_beside_itself_wins_the_same_games() {
        let rules = Rules {
            level: "beginner".parse().unwrap(),
            rule: FirstClick::Opening,
            first_cell: FirstCell::Inner,
            seed: 1,
            first: 5,
            games: 20,
        };
        let players: Vec<Contestant> = ["exact:safest", "exact:safest"]
            .iter()
            .map(|name| name.parse().unwrap())
            .collect();
        let sides = play(&rules, &players).unwrap();
        assert_eq!(sides[0].series.won.games, sides[1].series.won.games);
        assert_eq!(
            (
                sides[1].paired.gained,
                sides[1].paired.lost,
                sides[1].elsewhere
            ),
            (0, 0, 0)
        );
        assert_eq!(sides[0].series.all().games, 20);
    }
}
