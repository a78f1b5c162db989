//! `hint`: the next step with its reason, in four stages of help.

use super::{Given, givens, parse, rows, words};
use crate::text::Message;
use crate::verdict::{stopped_early, undecided};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stage, Stop};
use atisbo_ohno::{Evidence, Grid, Hint, Marks, Rule, Step, hint, hint_in_play, svg};
use serde::{Deserialize, Serialize};

/// What to give a hint for.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position, in any of the text formats.
    pub puzzle: String,
    /// The puzzle it started from, where that is known: what the two have in common is then given,
    /// all else may be a mistake. Without it every wall and every plain floor may be one.
    pub given: Option<String>,
    /// What keeps a floor from being isolated.
    #[serde(default)]
    pub rule: Rule,
    /// How much help.
    #[serde(default)]
    pub stage: Stage,
    /// Whether to draw the position with the hint marked.
    #[serde(default, alias = "picture")]
    pub svg: bool,
}

/// What can be said about the position.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// What kind of answer this is.
    pub kind: Kind,
    /// The position asked about.
    pub position: Vec<String>,
    /// What there is to say, one sentence for each stage up to the one asked for.
    pub sentences: Vec<Message>,
    /// The cells to look at.
    pub focus: Vec<Place>,
    /// The givens and marks the answer stands on (from the second stage on).
    pub clues: Vec<Given>,
    /// The step with all its evidence (from the third stage on).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The position with the step played (at the fourth stage).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Vec<String>>,
    /// The position as an SVG picture: the cells to look at ringed, the clues underlaid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// What can be said about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Here is a step.
    Step,
    /// There is nothing left to do.
    Solved,
    /// Some marks are wrong.
    WrongMarks,
    /// The clues themselves contradict each other.
    NoSolution,
    /// Nothing more is certain: there are several solutions.
    Several,
    /// The budget did not suffice.
    #[default]
    Undecided,
}

impl Answer {
    fn new(kind: Kind, position: &Grid, message: Message) -> Self {
        Answer {
            kind,
            position: rows(position),
            sentences: vec![message],
            ..Answer::default()
        }
    }
}

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "hint";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let position = parse(&self.puzzle)?;
        let found = match &self.given {
            None => hint(&position, self.rule, budget),
            Some(text) => {
                let puzzle = parse(text)?;
                if (puzzle.rows(), puzzle.cols()) != (position.rows(), position.cols()) {
                    return Err(Message::new("ohno-hint-sizes").into());
                }
                hint_in_play(&puzzle, &position, self.rule, budget)
            }
        };
        let mut answer = answer(&found, &position, self.rule, self.stage);
        if self.svg {
            let clues: Vec<Place> = answer.clues.iter().map(|clue| clue.cell).collect();
            let marks = Marks {
                targets: &answer.focus,
                clues: &clues,
            };
            answer.svg = Some(svg(&position, marks));
        }
        Ok(answer)
    }

    /// Whether the position can be played on, or is solved.
    fn is_yes(answer: &Answer) -> bool {
        matches!(answer.kind, Kind::Step | Kind::Solved)
    }
}

/// A hint in words, up to a stage of help.
pub(super) fn answer(hint: &Hint, position: &Grid, rule: Rule, stage: Stage) -> Answer {
    match hint {
        Hint::Step(step) => of_step(step, position, rule, stage),
        Hint::Solved => Answer::new(Kind::Solved, position, Message::new("ohno-hint-solved")),
        Hint::WrongMarks {
            marks,
            wrong,
            broken,
            stop,
        } => {
            let at = |id, cells| Message::new(id).with("cells", words::places(cells));
            let message = at("ohno-hint-wrong-marks", marks);
            let mut answer = Answer::new(Kind::WrongMarks, position, message);
            answer.sentences.extend(broken.as_ref().map(words::said));
            if let Some(wrong) = wrong.as_ref().filter(|_| stage == Stage::Play) {
                answer.sentences.push(at("ohno-hint-differ", wrong));
            }
            answer.focus.clone_from(marks);
            answer.clues = givens(position, marks.iter().copied());
            answer.sentences.extend(stop.map(stopped_early));
            answer.budget = *stop;
            answer
        }
        Hint::NoSolution {
            givens: cells,
            broken,
            stop,
        } => {
            let clues = givens(position, cells.iter().copied());
            let mut answer = Answer::new(Kind::NoSolution, position, words::conflict(&clues));
            answer.sentences.extend(broken.as_ref().map(words::said));
            answer.focus.clone_from(cells);
            answer.clues = clues;
            answer.sentences.extend(stop.map(stopped_early));
            answer.budget = *stop;
            answer
        }
        Hint::Several { cell, stop, .. } => {
            let message = Message::new("ohno-hint-several").with("cell", cell.to_string());
            let mut answer = Answer {
                focus: vec![*cell],
                budget: *stop,
                ..Answer::new(Kind::Several, position, message)
            };
            answer.sentences.extend(stop.map(stopped_early));
            answer
        }
        Hint::Undecided(stop) => Answer {
            budget: Some(*stop),
            ..Answer::new(Kind::Undecided, position, undecided(*stop))
        },
    }
}

/// The limit that kept a proof from being shortened.
pub(super) fn stop_of(step: &Step) -> Option<Stop> {
    match step.evidence {
        Evidence::Proof { stop, .. } => stop,
        _ => None,
    }
}

fn of_step(step: &Step, position: &Grid, rule: Rule, stage: Stage) -> Answer {
    let mut answer = Answer::new(Kind::Step, position, words::place(step));
    answer.focus.push(step.focus());
    answer.budget = stop_of(step);
    if stage >= Stage::Clues {
        answer.sentences.push(words::rule_and_clues(step, position));
        answer.clues = givens(position, step.clues.iter().map(|clue| clue.cell));
    }
    if stage >= Stage::Argument {
        answer.sentences.push(words::argument(step, position, rule));
        answer.focus = step.conclusions.iter().map(|it| it.cell).collect();
        answer.step = Some(step.clone());
    }
    if stage >= Stage::Play {
        answer.after = Some(rows(&step.play(position)));
    }
    answer.sentences.extend(answer.budget.map(stopped_early));
    answer
}
