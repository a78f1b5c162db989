//! The games of the experiment: the same boards for every agent.

use super::{DIFFICULTIES, RULE, SIDES};
use anyhow::Result;
use atisbo_base::Budget;
use atisbo_minesweeper::logic::{LogicAgent, PRESETS, Preset};
use atisbo_minesweeper::{FirstCell, Game, Kind, Level, Record, Series, Tiling, play_game};
use rayon::prelude::*;

/// The seed of all boards.
pub(super) const SEED: u64 = 2;

/// Agents that ask as the report's does, only slower: they play one game in so many.
const SLOW: [&str; 2] = ["recursive", "backward"];
pub(super) const OF_SLOW: u64 = 5;

/// A game, and what the agent did in it.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub(super) record: Record,
    pub(super) asked: u64,
    pub(super) given_up: u64,
    marks: u64,
    wrong_marks: u64,
}

/// All games of one agent on one size.
pub(super) struct Batch {
    pub(super) preset: &'static str,
    pub(super) difficulty: u32,
    pub(super) side: u32,
    pub(super) mines: u32,
    pub(super) games: Vec<Played>,
}

/// All games.
pub(super) struct Results {
    batches: Vec<Batch>,
}

/// A board as the report names it: a side, and how many in a hundred cells are mines.
pub(super) fn level(side: u32, difficulty: u32) -> Result<Level> {
    let mines = (f64::from(side * side * difficulty) / 100.0).round();
    Ok(Level::new(
        Tiling::grid(Kind::Square, side, side)?,
        mines as u32,
    )?)
}

fn play(level: &Level, preset: &Preset, index: u64) -> Result<Played> {
    let mut game = Game::new(level.clone(), RULE, SEED, index);
    let mut agent = LogicAgent::new(preset.settings, FirstCell::Random, SEED, index);
    let budget = Budget::unlimited();
    let record = play_game(&mut game, &mut agent, &budget, &mut |_, _, _| ())?;
    let is_wrong = |board: &atisbo_minesweeper::Board| {
        let wrong = agent.marks().iter().filter(|&&cell| !board.is_mine(cell));
        wrong.count() as u64
    };
    Ok(Played {
        record,
        asked: agent.statistics().asked,
        given_up: agent.statistics().given_up,
        marks: agent.marks().len() as u64,
        wrong_marks: game.board().map_or(0, is_wrong),
    })
}

impl Results {
    /// Every agent on every size.
    pub(super) fn play(games: u64) -> Result<Self> {
        let mut batches = Vec::new();
        for difficulty in DIFFICULTIES {
            for side in SIDES {
                let level = level(side, difficulty)?;
                eprintln!("{side}x{side}, {difficulty} %, {games} games of each agent");
                for preset in &PRESETS {
                    let slow = SLOW.contains(&preset.id);
                    let games = if slow { games.div_ceil(OF_SLOW) } else { games };
                    let all = (0..games).into_par_iter();
                    let games = all.map(|index| play(&level, preset, index));
                    batches.push(Batch {
                        preset: preset.id,
                        difficulty,
                        side,
                        mines: level.mines(),
                        games: games.collect::<Result<_>>()?,
                    });
                }
            }
        }
        Ok(Results { batches })
    }

    /// The batches of an agent at a difficulty, by size.
    pub(super) fn of<'r>(
        &'r self,
        preset: &'r str,
        difficulty: u32,
    ) -> impl Iterator<Item = &'r Batch> + Clone {
        let all = self.batches.iter();
        all.filter(move |batch| batch.preset == preset && batch.difficulty == difficulty)
    }

    /// How many games there were.
    pub(super) fn games(&self) -> u64 {
        self.batches
            .iter()
            .map(|batch| batch.games.len() as u64)
            .sum()
    }

    /// How many cells were marked, and how many of them wrongly.
    pub(super) fn marks(&self) -> (u64, u64) {
        let games = self.batches.iter().flat_map(|batch| &batch.games);
        games.fold((0, 0), |(all, wrong), game| {
            (all + game.marks, wrong + game.wrong_marks)
        })
    }
}

/// Games as a series.
pub(super) fn series<'g>(games: impl IntoIterator<Item = &'g Played>) -> Series {
    let mut series = Series::default();
    for game in games {
        series.add(&game.record);
    }
    series
}
