//! `hint`: which cell to reveal next, and why, in four stages of help.

use super::adviser::{Advice, Analysis};
use super::explain::{Explained, explained};
use super::logic::{self, Why};
use super::{Source, rows_with, words};
use crate::text::Message;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stage, Stop};
use atisbo_minesweeper::exact::ExactError;
use atisbo_minesweeper::technique::{self, Argument};
use atisbo_minesweeper::{Finding, Marks, Position, Reason, svg};
use serde::{Deserialize, Serialize};

/// What to look at, and how.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
    /// The method and its switches.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// How much help.
    #[serde(default)]
    pub stage: Stage,
    /// Whether a picture is wanted.
    #[serde(default)]
    pub svg: bool,
}

/// What to do.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The position, one text for each row; at the fourth stage with the mines that are certain.
    pub board: Vec<String>,
    /// Why.
    pub reason: Reason,
    /// The cells to reveal; any of them where they are a guess. Of safe ones those that the argument is
    /// about (from the third stage on), or all (at the fourth).
    pub best: Vec<Place>,
    /// The probability that one of them is a mine.
    pub risk: Option<f64>,
    /// The cells that the exact method weighed, where nothing is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<Advice>,
    /// The limit that ended thinking early: this is the best so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Stop>,
    /// The numbers to look at (from the second stage on; at the first, one of them).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<Place>,
    /// The name in data of the hardest technique that is needed (from the second stage on).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique: Option<&'static str>,
    /// The argument for a safe cell, step by step (from the third stage on).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Explained>,
    /// Why a cell is safe that is so only if flags are believed: the fewest numbers and flags that say so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The result in words.
    pub sentences: Vec<Message>,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "hint";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let position = self.source.position()?;
        let tiling = position.tiling();
        let found = self.analysis.find(&position, budget)?;
        let mut answer = Answer {
            board: rows_with(&position, &[]),
            reason: found.reason,
            best: tiling.places(&found.reveal),
            risk: found.risk,
            advice: self.analysis.advice(tiling, &found),
            budget: found.stop,
            clues: Vec::new(),
            technique: None,
            steps: Vec::new(),
            why: None,
            svg: None,
            sentences: Vec::new(),
        };
        let said = words::suggestion(&position, &found);
        let (argument, mut unargued) = match argument(&position, &found, budget) {
            Ok(argument) => (argument, None),
            Err(stop) => (None, Some(stop)),
        };
        if let Some(argument) = argument {
            of_argument(&position, &argument, self.stage, &mut answer);
            if self.stage == Stage::Play {
                answer.sentences.push(said);
                answer.best = tiling.places(&found.reveal);
                answer.board = rows_with(&position, &found.mines);
            }
        } else {
            answer.sentences.push(said);
            match logic::easiest_safe(&position, &found.safe, budget) {
                Ok(why) => answer.why = why,
                Err(stop) => unargued = unargued.or(Some(stop)),
            }
            let why = answer.why.iter().flat_map(|why| why.sentences.clone());
            answer.sentences.extend(why);
        }
        answer.sentences.extend(words::advice(tiling, &found));
        if let Some(stop) = unargued.filter(|_| answer.why.is_none()) {
            answer.budget = answer.budget.or(Some(stop));
            answer.sentences.push(words::explanation_stopped(stop));
        }
        if self.svg {
            let mut marks = Marks {
                targets: &answer.best,
                clues: &answer.clues,
                ..Marks::default()
            };
            if answer.reason == Reason::Safe {
                marks.safe = &answer.best;
            }
            answer.svg = Some(svg(&position, marks).map_err(words::error)?);
        }
        Ok(answer)
    }

    /// Whether there is a cell to reveal.
    fn is_yes(answer: &Answer) -> bool {
        !matches!(answer.reason, Reason::NotProved | Reason::Nothing)
    }
}

/// An argument for one of the cells that the method calls safe. None if every argument needs flags; the limit, if one
/// was reached before it was found: a hint does without it.
fn argument(
    position: &Position,
    found: &Finding,
    budget: &Budget,
) -> Result<Option<Argument>, Stop> {
    if found.safe.is_empty() {
        return Ok(None);
    }
    let argument = match found.log_boards {
        Some(_) => technique::hint_among(position, &found.safe, &found.mines, budget),
        None => technique::hint(position, budget),
    };
    let argument = match argument {
        Ok(argument) => argument,
        Err(ExactError::Stopped(stop)) => return Err(stop),
        Err(_) => None,
    };
    // The method must see it too: chaining, for one, does not see all.
    let is_seen = |argument: &Argument| {
        let concluded = argument.steps.last().and_then(|step| step.safe.first());
        concluded.is_some_and(|cell| found.safe.contains(cell))
    };
    Ok(argument.filter(is_seen))
}

/// An argument, as far as a stage tells.
fn of_argument(position: &Position, argument: &Argument, stage: Stage, answer: &mut Answer) {
    let tiling = position.tiling();
    let last = argument.steps.last();
    let first = last.and_then(|step| step.numbers().next());
    answer.best.clear();
    answer.clues = tiling.places(first.as_slice());
    answer.sentences.push(words::place(position, argument));
    if stage >= Stage::Clues {
        answer.clues = tiling.places(&argument.numbers());
        answer.technique = argument.technique().map(technique::Technique::id);
        answer.sentences.push(words::clues(position, argument));
    }
    if stage >= Stage::Argument {
        answer.steps = explained(position, &argument.steps);
        let said = answer.steps.iter().map(|step| step.sentence.clone());
        answer.sentences.extend(said);
        answer.best = last.map_or_else(Vec::new, |step| tiling.places(&step.safe));
    }
}
