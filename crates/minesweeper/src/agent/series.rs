//! Many games by one agent, and how they ended.

use super::{Agent, AgentError, Record, play_game};
use crate::game::Game;
use crate::level::{FirstClick, Level};
use atisbo_base::{Budget, Cancel, Stop};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The games won, or those lost, of a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// How many.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Guesses in them, first clicks included.
    pub guesses: u64,
    /// Decisions in them that a limit ended early.
    pub cut_short: u64,
    /// How long the agent thought.
    pub time: Duration,
    /// How long in the game that took longest.
    pub longest: Duration,
}

impl Outcomes {
    /// The mean time of a game.
    pub fn mean_time(&self) -> Option<Duration> {
        (self.games > 0).then(|| self.time.div_f64(self.games as f64))
    }

    fn and(self, other: Self) -> Self {
        Outcomes {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            guesses: self.guesses + other.guesses,
            cut_short: self.cut_short + other.cut_short,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
        }
    }
}

/// The outcomes of many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// The games won.
    pub won: Outcomes,
    /// The games lost.
    pub lost: Outcomes,
    /// The limit that ended it early, if one did.
    pub stop: Option<Stop>,
}

impl Series {
    /// All games.
    pub fn all(&self) -> Outcomes {
        self.won.and(self.lost)
    }

    /// Counts one more game.
    pub fn add(&mut self, record: &Record) {
        let part = if record.won {
            &mut self.won
        } else {
            &mut self.lost
        };
        *part = part.and(Outcomes {
            games: 1,
            decisions: record.decisions.into(),
            guesses: record.guesses.into(),
            cut_short: record.cut_short.into(),
            time: record.time,
            longest: record.time,
        });
    }

    fn and(self, other: Self) -> Self {
        Series {
            won: self.won.and(other.won),
            lost: self.lost.and(other.lost),
            stop: self.stop.or(other.stop),
        }
    }
}

/// Plays the games with these indices of a seed, each by an agent of its own; the result depends on
/// neither the number of threads nor the order. Stops early, with what it has, when the budget's
/// time is up or it is cancelled. `finished` is called with the number of games that are over.
///
/// # Errors
///
/// If a game cannot be played to its end.
pub fn play_series(
    level: &Level,
    (rule, seed): (FirstClick, u64),
    games: Range<u64>,
    agent: impl Fn(u64) -> Box<dyn Agent> + Sync,
    budget: &Budget,
    finished: &(dyn Fn(u64) + Sync),
) -> Result<Series, AgentError> {
    let budget = budget.started();
    let done = AtomicU64::new(0);
    // Once the time is over no other game has to find that out by itself.
    let over = Cancel::new();
    let play = |index: u64| {
        let mut series = Series::default();
        let mut game = Game::new(level.clone(), rule, seed, index);
        match play_game(&mut game, agent(index).as_mut(), &budget, &mut |_, _, _| ()) {
            Ok(record) => {
                finished(done.fetch_add(1, Ordering::Relaxed) + 1);
                series.add(&record);
            }
            // A game that the budget cuts short counts for nothing.
            Err(error) => {
                let stop = error.stop().ok_or(error)?;
                if matches!(stop, Stop::Time | Stop::Cancelled) {
                    over.raise();
                }
                series.stop = Some(stop);
            }
        }
        Ok(series)
    };
    games
        .into_par_iter()
        .take_any_while(|_| !over.is_raised())
        .map(play)
        .try_reduce(Series::default, |one, other| Ok(one.and(other)))
}

/// How many games of a series are played before the first of them is handed over, for each thread.
const AHEAD: u64 = 8;

/// Plays the games with these indices of a seed as [`play_series`] does, and hands each over in the order of their
/// indices: what became of it, and the game. Few games are held at a time, however many there are.
///
/// # Errors
///
/// If a game cannot be played to its end.
pub fn play_in_order<T: Send>(
    level: &Level,
    (rule, seed): (FirstClick, u64),
    games: Range<u64>,
    agent: impl Fn(u64) -> Box<dyn Agent> + Sync,
    budget: &Budget,
    row: impl Fn(u64, &Game, &Record) -> T + Sync,
    each: &mut dyn FnMut(T) -> Option<Stop>,
) -> Result<Series, AgentError> {
    let budget = budget.started();
    let play = |index: u64| {
        let mut game = Game::new(level.clone(), rule, seed, index);
        let record = play_game(&mut game, agent(index).as_mut(), &budget, &mut |_, _, _| ())?;
        Ok((record, row(index, &game, &record)))
    };
    let mut series = Series::default();
    let ahead = AHEAD * rayon::current_num_threads() as u64;
    let mut start = games.start;
    while start < games.end {
        let end = games.end.min(start.saturating_add(ahead));
        let played: Vec<Result<(Record, T), AgentError>> =
            (start..end).into_par_iter().map(play).collect();
        for one in played {
            let stop = match one {
                Ok((record, row)) => {
                    series.add(&record);
                    each(row)
                }
                Err(error) => Some(error.stop().ok_or(error)?),
            };
            if stop.is_some() {
                series.stop = stop;
                return Ok(series);
            }
        }
        start = end;
    }
    Ok(series)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::FirstCell;
    use crate::policy::{Player, Settings, Strength};
    use atisbo_base::Watch;

    fn series(games: Range<u64>, budget: &Budget) -> Series {
        let level: Level = "5x5x4".parse().unwrap();
        let settings = Settings::of(Strength::Fast);
        let agent = |index| -> Box<dyn Agent> {
            Box::new(Player::new(settings, FirstCell::Corner, 1, index))
        };
        play_series(&level, (FirstClick::Safe, 1), games, agent, budget, &|_| ()).unwrap()
    }

    fn on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Send) -> T {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        pool.build().unwrap().install(work)
    }

    #[test]
    fn games_in_order_are_those_of_the_series() {
        let level: Level = "5x5x4".parse().unwrap();
        let settings = Settings::of(Strength::Fast);
        let agent = |index| -> Box<dyn Agent> {
            Box::new(Player::new(settings, FirstCell::Corner, 1, index))
        };
        let whole = series(3..60, &Budget::unlimited());
        for threads in [1, 4] {
            let (rows, found) = on_threads(threads, || {
                let mut rows = Vec::new();
                let found = play_in_order(
                    &level,
                    (FirstClick::Safe, 1),
                    3..60,
                    agent,
                    &Budget::unlimited(),
                    |index, _, record| (index, record.won),
                    &mut |row| {
                        rows.push(row);
                        None
                    },
                );
                (rows, found.unwrap())
            });
            assert!(rows.iter().map(|row| row.0).eq(3..60));
            let won = rows.iter().filter(|row| row.1).count() as u64;
            assert_eq!((won, found.won.games), (whole.won.games, whole.won.games));
            assert_eq!(found.all().decisions, whole.all().decisions);
        }
    }

    #[test]
    fn a_limit_of_the_receiver_ends_the_series() {
        let level: Level = "5x5x4".parse().unwrap();
        let settings = Settings::of(Strength::Fast);
        let agent = |index| -> Box<dyn Agent> {
            Box::new(Player::new(settings, FirstCell::Corner, 1, index))
        };
        let mut rows = 0;
        let mut each = |()| {
            rows += 1;
            (rows == 5).then_some(Stop::Bytes)
        };
        let budget = Budget::unlimited();
        let rule = (FirstClick::Safe, 1);
        let found = play_in_order(
            &level,
            rule,
            0..u64::MAX,
            agent,
            &budget,
            |_, _, _| (),
            &mut each,
        );
        let found = found.unwrap();
        assert_eq!((found.all().games, found.stop), (5, Some(Stop::Bytes)));
    }

    #[test]
    fn games_that_are_not_played_take_no_time() {
        for threads in [1, 4] {
            let watch = Watch::cancelling_at(1_000);
            let budget = Budget::unlimited().watched(&watch);
            let played = on_threads(threads, || series(0..u64::MAX, &budget));
            assert_eq!(played.stop, Some(Stop::Cancelled));
            assert!(played.all().games > 10);
            assert!(watch.looks() < 1_000 + 4 * threads as u64);
        }
    }

    #[test]
    fn a_series_depends_on_the_seed_alone() {
        let counts = |threads| {
            let played = on_threads(threads, || series(7..107, &Budget::unlimited()));
            [played.won, played.lost].map(|part| (part.games, part.decisions, part.guesses))
        };
        assert_eq!(counts(1), counts(4));
    }
}
