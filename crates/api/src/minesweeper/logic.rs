//! A position by propositional logic: the switches of the engine, and why a cell is certain.

use super::{hidden_cell, words};
use crate::Error;
use crate::text::Message;
use atisbo_base::{Budget, Place, Stop};
use atisbo_minesweeper::logic::{
    self, Engine, Explanation, Flags, LogicError, Preset, Rules, Settings,
};
use atisbo_minesweeper::{Cell, FirstCell, Position};
use serde::{Deserialize, Serialize};

/// The switches of the logical engine and agent: a preset, and what is different from it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct Switches {
    /// The report's agent, one of its changes alone, or all of them.
    pub preset: Preset,
    /// How a question is answered.
    pub engine: Option<Engine>,
    /// Which rules of a number chaining uses.
    pub rules: Option<Rules>,
    /// Whether one knowledge base grows, instead of a fresh one for each question.
    pub incremental: Option<bool>,
    /// Whether the number of mines in all is known to the rules.
    pub mine_count: Option<bool>,
    /// What flags are worth.
    pub flags: Option<Flags>,
    /// Whether the agent, when it is stuck, opens the cell least likely to be a mine instead of any.
    pub best_guess: Option<bool>,
}

impl Switches {
    pub(crate) fn settings(self) -> Settings {
        let preset = self.preset.settings();
        Settings {
            engine: self.engine.unwrap_or(preset.engine),
            rules: self.rules.unwrap_or(preset.rules),
            incremental: self.incremental.unwrap_or(preset.incremental),
            mine_count: self.mine_count.unwrap_or(preset.mine_count),
            flags: self.flags.unwrap_or(preset.flags),
            best_guess: self.best_guess.unwrap_or(preset.best_guess),
            ..preset
        }
    }

    /// The settings whose knowledge bases chaining is asked: those of the switches, or those of the report with these
    /// rules; none if satisfiability is asked.
    pub(crate) fn of_chaining(self) -> Option<Settings> {
        let settings = self.settings();
        if settings.engine != Engine::Sat {
            return Some(settings);
        }
        let report = Switches {
            preset: Preset::Report,
            engine: None,
            ..self
        };
        self.rules.map(|_| report.settings())
    }

    /// Which cell the agent opens first, if it is not the best one.
    pub(crate) fn first_cell(self) -> Option<FirstCell> {
        self.settings().random_start.then_some(FirstCell::Random)
    }
}

/// Why a cell is a mine, or none.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Why {
    /// The cell.
    pub cell: Place,
    /// Whether it is a mine; null if that is not certain.
    pub is_mine: Option<bool>,
    /// The numbers that say so.
    pub numbers: Vec<Place>,
    /// The flags that were believed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<Place>,
    /// Whether the number of mines in all is needed.
    pub total: bool,
    /// The argument, step by step.
    pub sentences: Vec<Message>,
}

/// Why a cell is certain, as far as the engine can tell.
pub(super) fn why(
    position: &Position,
    place: Place,
    settings: &Settings,
    budget: &Budget,
) -> Result<Why, Error> {
    let cell = hidden_cell(position, place)?;
    let found = logic::explain(position, cell, settings, budget);
    let found = found.map_err(words::logic_error(position))?;
    Ok(found.map_or_else(
        || Why {
            cell: place,
            is_mine: None,
            numbers: Vec::new(),
            flags: Vec::new(),
            total: false,
            sentences: vec![words::at_cell("mines-not-proved", position, cell)],
        },
        |explanation| written(position, &explanation),
    ))
}

/// Why a cell is certainly no mine, of the cell where that is easiest to see. None if there is no such
/// cell; the limit, if one was reached first: a hint does without it.
pub(super) fn easiest_safe(
    position: &Position,
    safe: &[Cell],
    budget: &Budget,
) -> Result<Option<Why>, Stop> {
    match logic::easiest_safe(position, safe, &Settings::default(), budget) {
        Ok(found) => Ok(found.map(|explanation| written(position, &explanation))),
        Err(LogicError::Stopped(stop)) => Err(stop),
        Err(_) => Ok(None),
    }
}

fn written(position: &Position, explanation: &Explanation) -> Why {
    let tiling = position.tiling();
    Why {
        cell: tiling.place(explanation.cell),
        is_mine: Some(explanation.is_mine),
        numbers: tiling.places(&explanation.numbers),
        flags: tiling.places(&explanation.flags),
        total: explanation.total,
        sentences: words::explanation(position, explanation),
    }
}
