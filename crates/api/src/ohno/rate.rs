//! `rate`: how hard a puzzle is, by the techniques it needs.

use super::{parse, words};
use crate::text::Message;
use crate::verdict::undecided;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_ohno::{Rating, Rule, Unrated, rate};
use serde::{Deserialize, Serialize};

/// What to rate.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: String,
    /// What keeps a floor from being isolated.
    #[serde(default)]
    pub rule: Rule,
}

/// How hard it is.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The rating; null if the puzzle does not have exactly one solution.
    #[serde(flatten)]
    pub rating: Option<Rating>,
    /// The names of the techniques, in the order of the counts.
    pub techniques: Vec<Message>,
    /// The result in words.
    pub sentence: Message,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "rate";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let puzzle = parse(&self.puzzle)?;
        let rated = rate(&puzzle, self.rule, budget);
        let (sentence, budget) = match &rated {
            Ok(rating) => (words::said(rating), None),
            Err(Unrated::NoSolution) => (Message::new("no-solution"), None),
            Err(Unrated::Several) => (Message::new("several"), None),
            Err(Unrated::Stopped(limit)) => (undecided(*limit), Some(*limit)),
        };
        let rating = rated.ok();
        let counts = rating.iter().flat_map(|rating| &rating.counts);
        Ok(Answer {
            techniques: counts.map(|count| words::said(&count.technique)).collect(),
            rating,
            sentence,
            budget,
        })
    }

    /// Whether the puzzle has a rating.
    fn is_yes(answer: &Answer) -> bool {
        answer.rating.is_some()
    }
}
