//! `rate`: how hard a puzzle is, by the techniques it needs.

use super::hint::LadderRequest;
use super::{Shape, Source, words};
use crate::text::Message;
use crate::verdict::undecided;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stop};
use atisbo_sudoku::technique::{Band, Technique};
use atisbo_sudoku::{Rating, Unrated, rate};
use serde::{Deserialize, Serialize};

/// What to rate.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: Source,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// Which techniques may be used.
    #[serde(flatten)]
    pub ladder: LadderRequest,
}

/// How hard it is.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// How hard it is, with one decimal; null if the puzzle does not have exactly one solution.
    pub rating: Option<f32>,
    /// The same in one word.
    pub band: Option<Band>,
    /// The hardest technique it needs.
    pub hardest: Option<Technique>,
    /// How many steps there are.
    pub steps: usize,
    /// How often each technique is used, the easiest first.
    pub counts: Vec<Count>,
    /// The techniques that left something out because they reached a limit of their own: without it the rating might
    /// be lower.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub limited: Vec<Technique>,
    /// The result in words.
    pub sentence: Message,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// How often a technique is used.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Count {
    /// The technique.
    pub technique: Technique,
    /// Its name.
    pub name: Message,
    /// How often.
    pub count: usize,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "rate";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let settings = self.ladder.settings();
        let puzzle = self.puzzle.puzzle(self.shape)?;
        let rated = rate(&puzzle, &settings, budget);
        let (sentence, budget) = match &rated {
            Ok(rating) => (words::rating(rating), None),
            Err(Unrated::NoSolution) => (Message::new("no-solution"), None),
            Err(Unrated::Several) => (Message::new("several"), None),
            Err(Unrated::Stuck) => (Message::new("sudoku-hint-stuck"), None),
            Err(Unrated::Stopped(limit)) => (undecided(*limit), Some(*limit)),
        };
        let rating = rated.as_ref().ok();
        Ok(Answer {
            rating: rating.map(|rating| f32::from(rating.rating) / 10.0),
            band: rating.map(|rating| rating.band),
            hardest: rating.and_then(|rating| rating.hardest),
            steps: rating.map_or(0, |rating| rating.steps),
            counts: rating.map_or(Vec::new(), counts),
            limited: rating.map_or(Vec::new(), |rating| rating.limited.clone()),
            sentence,
            budget,
        })
    }

    /// Whether the puzzle has a rating.
    fn is_yes(answer: &Answer) -> bool {
        answer.rating.is_some()
    }
}

/// How often each technique is used, with its name.
fn counts(rating: &Rating) -> Vec<Count> {
    let count = |&(technique, count): &(Technique, usize)| Count {
        technique,
        name: words::said(&technique),
        count,
    };
    rating.counts.iter().map(count).collect()
}
