//! `check`: whether any board looks like a position, and if none does, why.

use super::{Source, rows_with, stopped, words};
use crate::text::Message;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stop};
use atisbo_minesweeper::{Verdict, check, check_flags};
use serde::{Deserialize, Serialize};

/// What to check. Flags that are to be trusted are part of what may be in conflict.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
}

/// What was found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The position, one text for each row.
    pub board: Vec<String>,
    /// Whether a board looks like this; null if that was not decided.
    pub valid: Option<bool>,
    /// What cannot be true together; without any one of it the rest can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<Conflict>,
    /// The result in words.
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// What cannot be true together.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Conflict {
    /// The numbers.
    pub numbers: Vec<Place>,
    /// The flags, where they were trusted.
    pub flags: Vec<Place>,
    /// Whether the number of mines is part of it.
    pub total: bool,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "check";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        // A flag that a single number contradicts is part of the answer here, not an error of the text.
        let source = Source {
            trust_flags: false,
            ..self.source.clone()
        };
        let position = source.position()?;
        let verdict = if self.source.trust_flags {
            check_flags(&position, budget)
        } else {
            check(&position, budget)
        };
        let tiling = position.tiling();
        let mut answer = Answer {
            board: rows_with(&position, &[]),
            valid: None,
            conflict: None,
            sentences: Vec::new(),
            budget: None,
        };
        match verdict {
            Ok(Verdict::Possible) => {
                answer.valid = Some(true);
                answer.sentences.push(Message::new("mines-possible"));
            }
            Ok(Verdict::Impossible(conflict)) => {
                answer.valid = Some(false);
                answer.sentences.push(words::conflict(&position, &conflict));
                answer.conflict = Some(Conflict {
                    numbers: tiling.places(&conflict.numbers),
                    flags: tiling.places(&conflict.flags),
                    total: conflict.total,
                });
            }
            Err(stop) => {
                answer.budget = Some(stop);
                answer.sentences.push(stopped(stop));
            }
        }
        Ok(answer)
    }

    /// Whether the position can be.
    fn is_yes(answer: &Answer) -> bool {
        answer.valid == Some(true)
    }
}
