//! `convert`: the same puzzle in another format, or as a picture.

use super::{parse, words};
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name};
use atisbo_logic::dimacs;
use atisbo_ohno::logic::Logic;
use atisbo_ohno::{Format, Marks, Rule, svg, write};
use serde::{Deserialize, Serialize};

/// What to convert.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: String,
    /// The format to write.
    pub to: Target,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Target {
    /// The project's own rows.
    Rows,
    /// The board files of the ITBA report.
    Report,
    /// The original game's export.
    Array,
    /// A square as one word.
    Line,
    /// A picture.
    Svg,
    /// Clauses for a solver.
    Dimacs,
}

/// The puzzle in the other format.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The text.
    pub text: String,
}

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let grid = parse(&self.puzzle)?;
        let format = match self.to {
            Target::Svg => {
                return Ok(Answer {
                    text: svg(&grid, Marks::default()),
                });
            }
            Target::Dimacs => {
                let (clauses, symbols) = Logic::new(&grid, Rule::default()).clauses();
                let text = dimacs::write(&clauses, &symbols);
                return Ok(Answer { text });
            }
            Target::Rows => Format::Rows,
            Target::Report => Format::Report,
            Target::Array => Format::Array,
            Target::Line => Format::Line,
        };
        let text = write(&grid, format).map_err(|error| words::said(&error))?;
        Ok(Answer { text })
    }
}
