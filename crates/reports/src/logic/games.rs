//! The games of the experiment: the same boards for every agent.

use super::{DIFFICULTIES, RULE};
use crate::evidence::beside_first;
use crate::{Gathered, Keep, Page, Processors, SEED};
use atisbo_api::Error;
use atisbo_api::minesweeper::level;
use atisbo_base::Budget;
use atisbo_experiments::Subject;
use atisbo_experiments::minesweeper::run_of;
use atisbo_lab::experiment::Limits;
use atisbo_lab::runs::{Method, Run, Setting, Unit};
use atisbo_lab::statistics::{Distribution, Paired};
use atisbo_lab::summary::{Group, Summary};
use atisbo_minesweeper::logic::{LogicAgent, Preset};
use atisbo_minesweeper::{FirstCell, Game, Level, play_game};
use std::rc::Rc;

/// Agents that ask as the report's does, only slower: they play fewer of the games.
const SLOW: [Preset; 2] = [Preset::Recursive, Preset::Backward];

/// One game as a run.
fn play(level: &Level, preset: Preset, index: u64, budget: &Budget) -> Run {
    let mut game = Game::new(level.clone(), RULE, SEED, index);
    let mut agent = LogicAgent::new(preset.settings(), FirstCell::Random, SEED, index);
    let played = play_game(&mut game, &mut agent, budget, &mut |_, _, _| ());
    let wrong_marks = game.board().map_or(0, |board| {
        let wrong = agent.marks().iter().filter(|&&cell| !board.is_mine(cell));
        wrong.count() as u64
    });
    run_of(played, |record| {
        vec![
            ("guesses", record.guesses.into()),
            ("asked", agent.statistics().asked),
            ("marks", agent.marks().len() as u64),
            ("wrong-marks", wrong_marks),
        ]
    })
}

/// All games: those of the usual agents, and those of the slow ones beside the report's.
pub(super) struct Results {
    pub(super) sides: Vec<u32>,
    pub(super) games: u64,
    /// How many of them the slow ones play.
    pub(super) few: u64,
    usual: Rc<Gathered>,
    slow: Rc<Gathered>,
}

/// A board as the report names it: a side, and how many in a hundred cells are mines.
pub(super) fn board(side: u32, difficulty: u32) -> String {
    let mines = (f64::from(side * side * difficulty) / 100.0).round();
    format!("{side}x{side}x{mines}")
}

impl Results {
    /// Every agent on every size.
    pub(super) fn play(page: &mut Page<'_>) -> Result<Self, Error> {
        let sides: Vec<u32> = if page.quick {
            vec![3, 4, 5]
        } else {
            (3..=13).collect()
        };
        let games = page.size(100, 4);
        let few = games.div_ceil(5);
        let all = Preset::ALL.into_iter();
        let (slow, usual): (Vec<Preset>, _) = all.partition(|preset| SLOW.contains(preset));
        let slow = [vec![Preset::Report], slow].concat();
        let usual = gather(page, &sides, usual, games)?;
        let slow = gather(page, &sides, slow, few)?;
        Ok(Results {
            sides,
            games,
            few,
            usual,
            slow,
        })
    }

    /// The smallest and the largest board that is measured, as `3x3`.
    pub(super) fn ends(&self) -> [String; 2] {
        let ends = [self.sides.first(), self.sides.last()];
        ends.map(|side| side.map_or_else(String::new, |side| format!("{side}x{side}")))
    }

    fn of(&self, preset: Preset) -> Option<(&Summary, usize)> {
        let summary = if SLOW.contains(&preset) {
            &self.slow.summary
        } else {
            &self.usual.summary
        };
        let mut methods = summary.plan().methods.iter();
        Some((
            summary,
            methods.position(|method| method.name == preset.id())?,
        ))
    }

    /// The games of an agent on a size.
    pub(super) fn group(&self, preset: Preset, difficulty: usize, side: usize) -> Option<&Group> {
        let (summary, method) = self.of(preset)?;
        Some(summary.group(difficulty * self.sides.len() + side, method))
    }

    /// The games of an agent at a difficulty, all sizes.
    pub(super) fn groups(&self, preset: Preset, difficulty: usize) -> impl Iterator<Item = &Group> {
        (0..self.sides.len()).filter_map(move |side| self.group(preset, difficulty, side))
    }

    /// An agent beside the report's at these difficulties, all sizes: who won, and how many times as long it took. Sizes
    /// on which a limit ended games of either do not count.
    pub(super) fn beside(&self, preset: Preset, difficulties: &[usize]) -> (Paired, f64) {
        let mut paired = Paired::default();
        let (mut own, mut others) = (0.0, 0.0);
        let Some((summary, method)) = self.of(preset) else {
            return (paired, f64::NAN);
        };
        let sides = self.sides.len();
        let settings = difficulties
            .iter()
            .flat_map(|it| it * sides..(it + 1) * sides);
        for setting in settings {
            // The first of all is beside nobody.
            if method > 0 {
                let Some(games) = beside_first(summary, setting, method) else {
                    continue;
                };
                paired.pairs += games.pairs;
                paired.gained += games.gained;
                paired.lost += games.lost;
            }
            let all = |method| {
                let group = summary.group(setting, method);
                group.success_seconds.sum() + group.defeat_seconds.sum()
            };
            own += all(0);
            others += all(method);
        }
        (paired, others / own)
    }

    /// How many cells were marked in all games, and how many of them wrongly.
    pub(super) fn marks(&self) -> (u64, u64) {
        let sum = |name: &str| {
            let parts = self.usual.summary.parts().chain(self.slow.summary.parts());
            let counts = parts.filter_map(|part| part.group.counts.get(name));
            counts.map(Distribution::sum).sum::<f64>() as u64
        };
        (sum("marks"), sum("wrong-marks"))
    }
}

fn gather(
    page: &mut Page<'_>,
    sides: &[u32],
    presets: Vec<Preset>,
    games: u64,
) -> Result<Rc<Gathered>, Error> {
    let mut settings = Vec::new();
    let mut levels = Vec::new();
    for difficulty in DIFFICULTIES {
        for &side in sides {
            let name = board(side, difficulty);
            levels.push(level(&name)?);
            settings.push(Setting {
                name: format!("{difficulty} % {name}"),
                size: Some(f64::from(side * side)),
                instances: games,
                exactly: name,
            });
        }
    }
    let subject = Subject {
        settings,
        methods: presets
            .iter()
            .map(|preset| Method::named(preset.id()))
            .collect(),
        bench: Box::new(move |unit: Unit, method: usize, budget: &Budget| {
            play(
                &levels[unit.setting],
                presets[method],
                unit.instance,
                budget,
            )
        }),
    };
    page.subject(subject, (Limits::default(), 1), Processors::All, Keep::Sums)
}

/// The mean of a count over several groups.
pub(super) fn mean<'g>(groups: impl Iterator<Item = &'g Group>, name: &str) -> Option<f64> {
    let counts = groups.filter_map(|group| group.counts.get(name));
    let (sum, all) = counts.fold((0.0, 0), |(sum, all), counts| {
        (sum + counts.sum(), all + counts.count())
    });
    (all > 0).then(|| sum / all as f64)
}
