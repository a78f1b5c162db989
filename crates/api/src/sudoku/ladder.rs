//! `ladder`: the techniques, the easiest first.

use super::words;
use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::Budget;
use atisbo_sudoku::technique::{Band, TECHNIQUES, Technique};
use serde::{Deserialize, Serialize};

/// Which techniques are there?
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {}

/// The techniques.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// In the order in which a hint tries them.
    pub techniques: Vec<Rung>,
}

/// One technique.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Rung {
    /// Its name in data and on the command line.
    pub technique: Technique,
    /// Its name.
    pub name: Message,
    /// The easiest band in which it is asked for.
    pub band: Band,
    /// The same in words.
    pub band_name: Message,
    /// How hard it is to find.
    pub rating: f32,
    /// Whether it is only right if the puzzle has one solution.
    pub uses_uniqueness: bool,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "ladder";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let rung = |rung: &atisbo_sudoku::technique::Rung| Rung {
            technique: rung.technique,
            name: words::said(&rung.technique),
            band: rung.band,
            band_name: words::said(&rung.band),
            rating: f32::from(rung.rating) / 10.0,
            uses_uniqueness: rung.technique.uses_uniqueness(),
        };
        Ok(Answer {
            techniques: TECHNIQUES.iter().map(rung).collect(),
        })
    }
}
