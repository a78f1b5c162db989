//! `read`: a teacher's `lab.toml`, checked. What it says, or where it is wrong and what is allowed there.

use super::labs::Described;
use crate::lab::{Lab, LabError};
use atisbo_api::text::Message;
use atisbo_api::verb::{Cost, Verb};
use atisbo_api::{Error, Observer};
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};

/// Is this a lab?
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The text of `lab.toml`.
    pub text: String,
}

/// The lab, or what is wrong.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The lab, if the text is right.
    pub lab: Option<Described>,
    /// What is wrong, if it is not.
    pub mistake: Option<Mistake>,
}

/// Something wrong in a `lab.toml`.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LabMistake")]
pub struct Mistake {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The key with all that it stands in, as in `questions[2].points`; empty for a mistake of the whole text.
    pub key: String,
    /// What is allowed there: the names that are known, or the least and the greatest number.
    pub allowed: Vec<String>,
    /// The same in words.
    pub message: Message,
}

impl From<&LabError> for Mistake {
    fn from(error: &LabError) -> Self {
        Mistake {
            line: error.line,
            column: error.column,
            key: error.key().to_owned(),
            allowed: error.allowed(),
            message: error.message(),
        }
    }
}

impl Verb for Request {
    const GAME: &'static str = "class";
    const NAME: &'static str = "read";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let read = Lab::read(&self.text);
        Ok(Answer {
            lab: read.as_ref().ok().map(Described::from),
            mistake: read.as_ref().err().map(Mistake::from),
        })
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.lab.is_some()
    }
}
