//! `convert`: the same puzzle in another format, or as a picture.

use super::parse;
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
    /// A text.
    Text(Format),
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
        let text = match self.to {
            Target::Text(format) => write(&grid, format)?,
            Target::Svg => svg(&grid, Marks::default()),
            Target::Dimacs => {
                let (clauses, symbols) = Logic::new(&grid, Rule::default()).clauses();
                dimacs::write(&clauses, &symbols)
            }
        };
        Ok(Answer { text })
    }
}
