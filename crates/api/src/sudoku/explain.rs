//! `explain`: the whole path from a puzzle to its solution.

use super::hint::{self, Kind, LadderRequest};
use super::{Board, Shape, Source, page, words};
use crate::text::{Lang, Message};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stage, Stop};
use atisbo_sudoku::technique::{Step, Technique};
use atisbo_sudoku::{Hint, Position, Rules, explain};
use serde::{Deserialize, Serialize};

/// What to explain.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: Source,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// Which techniques may be used.
    #[serde(flatten)]
    pub ladder: LadderRequest,
    /// Whether to show the board after each step.
    #[serde(default)]
    pub boards: bool,
    /// Whether to write a page of HTML with a picture of each step, and in which language.
    pub page: Option<Lang>,
}

/// The path.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// The givens.
    pub puzzle: Board,
    /// The steps, in order.
    pub steps: Vec<Explained>,
    /// The board after the last step.
    pub solution: Board,
    /// How the path ended: [`Kind::Solved`] unless the puzzle has no or several solutions.
    pub end: Kind,
    /// The same in words.
    pub sentences: Vec<Message>,
    /// The page, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The techniques that left something out because they reached a limit of their own: without it there might be
    /// easier steps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub limited: Vec<Technique>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// One step in words and as data.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Explained {
    /// The name of the technique.
    pub name: Message,
    /// The argument.
    pub sentence: Message,
    /// The evidence.
    pub step: Step<Place>,
    /// The board after the step, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "explain";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let settings = self.ladder.settings();
        let entry = self.puzzle.entry(self.shape)?;
        let puzzle = &entry.puzzle;
        let found = explain(puzzle, &settings, budget);
        let board = |position: &Position| Board::new(puzzle.rules(), position.values().to_vec());
        let mut position = Position::new(puzzle);
        let mut steps = Vec::with_capacity(found.steps.len());
        for step in &found.steps {
            step.play(&mut position);
            steps.push(Explained {
                board: self.boards.then(|| board(&position)),
                ..explained(puzzle.rules(), step)
            });
        }
        let end = hint::answer(&found.end, &found.position, Stage::Argument);
        let mut sentences = end.sentences;
        if found.end == Hint::Solved {
            let said = Message::new("sudoku-path-end").with("steps", steps.len());
            sentences = vec![said];
        }
        sentences.extend(words::limited(&found.limited));
        Ok(Answer {
            shape: puzzle.shape(),
            puzzle: Board::of(puzzle),
            solution: board(&found.position),
            end: end.kind,
            page: self
                .page
                .map(|lang| page::of_path(&entry, &found, &steps, &sentences, lang)),
            steps,
            sentences,
            limited: found.limited,
            budget: end.budget,
        })
    }

    /// Whether the path leads to a solution.
    fn is_yes(answer: &Answer) -> bool {
        answer.end == Kind::Solved
    }
}

/// A step in words and as data.
pub(super) fn explained(rules: &Rules, step: &Step) -> Explained {
    let shape = rules.shape();
    Explained {
        name: words::said(&step.technique),
        sentence: words::StepText { rules, step }.argument(),
        step: step.map(|cell| shape.place(cell)),
        board: None,
    }
}
