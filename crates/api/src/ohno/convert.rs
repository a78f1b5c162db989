//! `convert`: the same puzzle in another format, or as a picture.

use super::parse;
use crate::output::{stopped, written};
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

    /// Only what grows no faster than the text of the question is written at once.
    fn cost(&self) -> Cost {
        match self.to {
            Target::Text(_) => Cost::Quick,
            Target::Svg | Target::Dimacs => Cost::Long,
        }
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let grid = parse(&self.puzzle)?;
        let text = match self.to {
            Target::Text(format) => write(&grid, format)?,
            Target::Svg => svg(&grid, Marks::default()),
            Target::Dimacs => {
                let logic = Logic::new(&grid, Rule::default(), budget);
                let clauses = logic.and_then(|logic| logic.clauses(budget));
                let (clauses, symbols) = clauses.map_err(|limit| stopped(limit, budget))?;
                written(budget, |out| dimacs::write_to(&clauses, &symbols, out))?
            }
        };
        Ok(Answer { text })
    }
}
