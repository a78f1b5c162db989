//! `explain`: the whole path from a puzzle to its solution.

use super::hint::{self, Kind};
use super::{parse, rows, words};
use crate::text::Message;
use crate::verdict::stopped_early;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Stage, Stop};
use atisbo_ohno::{Rule, Step, explain};
use serde::{Deserialize, Serialize};

/// What to explain.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: String,
    /// What keeps a floor from being isolated.
    #[serde(default)]
    pub rule: Rule,
    /// Whether to show the board after each step.
    #[serde(default)]
    pub boards: bool,
}

/// The path.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The steps, in order.
    pub steps: Vec<Explained>,
    /// The board after the last step.
    pub solution: Vec<String>,
    /// How the path ended: [`Kind::Solved`] unless the puzzle has no or several solutions.
    pub end: Kind,
    /// The same in words.
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// One step of the path.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Explained {
    /// The name of the technique.
    pub name: Message,
    /// The argument.
    pub sentence: Message,
    /// The evidence.
    pub step: Step,
    /// The board after the step, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Vec<String>>,
}

/// About what a clue of a step, or a cell of its board, takes.
const BYTES_OF_A_CELL: usize = 16;

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "explain";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let mut grid = parse(&self.puzzle)?;
        let explanation = explain(&grid, self.rule, budget);
        let mut stop = explanation.steps.iter().find_map(hint::stop_of);
        let mut steps = Vec::with_capacity(explanation.steps.len());
        let mut meter = budget.meter();
        let mut bytes = 0;
        for step in explanation.steps {
            // A step holds its clues and, where asked for, a board.
            let cells = if self.boards {
                grid.rows() * grid.cols()
            } else {
                0
            };
            bytes += (BYTES_OF_A_CELL * (1 + step.clues.len() + cells)) as u64;
            if let Some(limit) = meter.check(0, bytes) {
                stop = Some(limit);
                break;
            }
            let sentence = words::argument(&step, &grid, self.rule);
            grid = step.play(&grid);
            steps.push(Explained {
                name: words::said(&step.technique),
                sentence,
                step,
                board: self.boards.then(|| rows(&grid)),
            });
        }
        let end = hint::answer(&explanation.end, &grid, self.rule, Stage::Argument);
        let mut sentences = end.sentences;
        sentences.extend(stop.map(stopped_early));
        Ok(Answer {
            steps,
            solution: rows(&explanation.grid),
            end: end.kind,
            sentences,
            budget: end.budget.or(stop),
        })
    }

    /// Whether the path leads to a solution.
    fn is_yes(answer: &Answer) -> bool {
        answer.end == Kind::Solved
    }
}
