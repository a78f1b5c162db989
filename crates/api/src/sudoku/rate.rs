//! `rate`: how hard a puzzle is, by the techniques it needs.

use super::hint::LadderRequest;
use super::{Shape, Source, words};
use crate::text::{Message, stop};
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
    #[serde(default)]
    pub shape: Option<Shape>,
    /// Which techniques may be used.
    #[serde(default, flatten)]
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
        let sentence = match &rated {
            Ok(rating) => words::said(rating),
            Err(Unrated::NoSolution) => Message::new("no-solution"),
            Err(Unrated::Several) => Message::new("several"),
            Err(Unrated::Stuck) => Message::new("sudoku-hint-stuck"),
            Err(Unrated::Stopped(limit)) => Message::new("undecided").with("stop", stop(*limit)),
        };
        let budget = match rated {
            Err(Unrated::Stopped(limit)) => Some(limit),
            _ => None,
        };
        let rating = rated.ok();
        Ok(Answer {
            rating: rating
                .as_ref()
                .map(|rating| f32::from(rating.rating) / 10.0),
            band: rating.as_ref().map(|rating| rating.band),
            hardest: rating.as_ref().and_then(|rating| rating.hardest),
            steps: rating.as_ref().map_or(0, |rating| rating.steps),
            counts: rating.as_ref().map_or(Vec::new(), counts),
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
pub(super) fn counts(rating: &Rating) -> Vec<Count> {
    let count = |&(technique, count): &(Technique, usize)| Count {
        technique,
        name: words::said(&technique),
        count,
    };
    rating.counts.iter().map(count).collect()
}
