//! The settings of a batch, read from JSON.

use super::board::Maker;
use super::minesweeper::Mines;
use super::ohno::Walls;
use super::sudoku::Numbers;
use atisbo_api::minesweeper::level;
use atisbo_api::{Error, ohno, sudoku};
use atisbo_minesweeper::FirstClick;
use atisbo_minesweeper::policy::Measure;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;

/// Which game, and how it begins. Puzzles are described as to the generator.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
pub(super) enum Settings {
    Minesweeper {
        level: String,
        #[serde(default)]
        first_click: FirstClick,
        regret: Option<Measure>,
    },
    Sudoku(Box<sudoku::generate::Request>),
    Ohno(Box<ohno::generate::Request>),
}

impl Settings {
    /// What begins games with these settings.
    pub(super) fn maker(self) -> Result<Arc<dyn Maker>, Error> {
        Ok(match self {
            Settings::Minesweeper {
                level: name,
                first_click,
                regret,
            } => Arc::new(Mines::new(level(&name)?, first_click, regret)?),
            Settings::Sudoku(request) => Arc::new(Numbers::new(*request)),
            Settings::Ohno(request) => Arc::new(Walls::new(*request)?),
        })
    }
}
