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
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
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
        let board = rows_with(&position, &[]);
        Ok(match verdict {
            Ok(Verdict::Possible) => Answer {
                board,
                valid: Some(true),
                sentences: vec![Message::new("mines-possible")],
                ..Answer::default()
            },
            Ok(Verdict::Impossible(conflict)) => Answer {
                board,
                valid: Some(false),
                sentences: vec![words::conflict(&position, &conflict)],
                conflict: Some(Conflict {
                    numbers: position.tiling().places(&conflict.numbers),
                    flags: position.tiling().places(&conflict.flags),
                    total: conflict.total,
                }),
                ..Answer::default()
            },
            Err(stop) => Answer {
                board,
                budget: Some(stop),
                sentences: vec![stopped(stop)],
                ..Answer::default()
            },
        })
    }

    /// Whether the position can be.
    fn is_yes(answer: &Answer) -> bool {
        answer.valid == Some(true)
    }
}
