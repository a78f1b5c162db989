//! `hint`: the next step with its reason, in four stages of help, or all that can be found now.

use super::explain::{Explained, explained};
use super::{Board, Shape, Source, sign, words};
use crate::text::Message;
use crate::verdict::undecided;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stage, Stop};
use atisbo_sudoku::picture::{Highlights, highlights, svg_step};
use atisbo_sudoku::technique::{Ladder, Settings, Technique};
use atisbo_sudoku::{Help, Hint, Position, Puzzle, RegionKind, Rules, Values, hint};
use serde::{Deserialize, Serialize};

/// What to give a hint for.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position, in any of the text formats.
    pub puzzle: Source,
    /// The puzzle it started from, where that is known: all else in the position may be a mistake.
    pub given: Option<Source>,
    /// The values noted for each cell, row by row; a cell without notes may be anything.
    pub notes: Option<Vec<Vec<String>>>,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// How much help.
    #[serde(default)]
    pub stage: Stage,
    /// Whether to list everything that can be found now, in place of the easiest step alone.
    #[serde(default)]
    pub all: bool,
    /// Which techniques may be used.
    #[serde(flatten)]
    pub ladder: LadderRequest,
    /// Whether to draw the position with the hint marked.
    #[serde(default, alias = "picture")]
    pub svg: bool,
}

/// Which techniques may be used.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct LadderRequest {
    /// Whether to do without techniques that rest on the puzzle having one solution.
    #[serde(default)]
    pub no_uniqueness: bool,
    /// The techniques that may not be used.
    #[serde(default)]
    pub without: Vec<Technique>,
}

impl LadderRequest {
    pub(super) fn settings(&self) -> Settings {
        Settings {
            uniqueness: !self.no_uniqueness,
            forbidden: self.without.clone(),
        }
    }
}

/// What can be said about the position.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// What kind of answer this is.
    pub kind: Kind,
    /// The height and width of a box.
    pub shape: Shape,
    /// The position asked about.
    pub position: Board,
    /// What there is to say, one sentence for each stage up to the one asked for.
    pub sentences: Vec<Message>,
    /// The cells to look at: those the step concludes about, or that are wrong.
    pub focus: Vec<Place>,
    /// The regions to look in, of a step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionKind>,
    /// The cells the step stands on (from the second stage on).
    pub pattern: Vec<Place>,
    /// The step with all its evidence (from the third stage on).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Box<Explained>>,
    /// What to highlight when the step is drawn (from the third stage on).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highlights: Option<Box<Highlights<Place>>>,
    /// Everything that can be found now, the easiest first, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all: Option<Vec<Explained>>,
    /// The position with the step played (at the fourth stage).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Board>,
    /// The position as an SVG picture, with the evidence coloured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The techniques that left something out because they reached a limit of their own: without it there might be an
    /// easier step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub limited: Vec<Technique>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
}

/// What can be said about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Here is a step.
    Step,
    /// There is nothing left to do.
    Solved,
    /// Something that was filled in or crossed out is wrong.
    Wrong,
    /// The puzzle itself has no solution.
    NoSolution,
    /// Nothing more is certain: there are several solutions.
    Several,
    /// The techniques that may be used find nothing.
    Stuck,
    /// The budget did not suffice.
    Undecided,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "hint";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let settings = self.ladder.settings();
        let (puzzle, position) = puzzle_and_position(self)?;
        let (found, limited) = hint(&puzzle, &position, &settings, budget);
        let mut answer = answer(&found, &position, self.stage);
        answer.limited = limited;
        if self.all && answer.kind == Kind::Step {
            let mut ladder = Ladder::new(&position, settings);
            let (steps, limit) = ladder.all(|_| true, budget);
            answer.limited = ladder.limited().to_vec();
            let steps = steps.iter().map(|step| explained(position.rules(), step));
            answer.all = Some(steps.collect());
            answer.budget = limit;
        }
        answer.sentences.extend(words::limited(&answer.limited));
        if let (Hint::Step(step), true) = (&found, self.svg) {
            answer.svg = Some(svg_step(&position, step));
        }
        Ok(answer)
    }

    /// Whether the position can be played on, or is solved.
    fn is_yes(answer: &Answer) -> bool {
        matches!(answer.kind, Kind::Step | Kind::Solved)
    }
}

/// The puzzle, and how far the player has come with it.
fn puzzle_and_position(request: &Request) -> Result<(Puzzle, Position), Error> {
    let (puzzle, mut position) = without_notes(request)?;
    if let Some(notes) = &request.notes {
        keep_to(&noted(position.rules(), notes)?, &mut position);
    }
    Ok((puzzle, position))
}

/// The values that notes name.
fn noted(rules: &Rules, notes: &[Vec<String>]) -> Result<Vec<Values>, Error> {
    let bad = || Error::from(Message::new("sudoku-notes"));
    let size = rules.shape().size();
    if notes.len() != size || notes.iter().any(|row| row.len() != size) {
        return Err(bad());
    }
    let value = |noted| (1..=rules.values() as u8).find(|&value| sign(rules, value) == noted);
    let cell = |signs: &String| {
        let mut values = Values::NONE;
        for noted in signs.chars() {
            values.insert(value(noted).ok_or_else(bad)?);
        }
        Ok(values)
    };
    notes.iter().flatten().map(cell).collect()
}

fn without_notes(request: &Request) -> Result<(Puzzle, Position), Error> {
    let entry = request.puzzle.entry(request.shape)?;
    if let Some(given) = &request.given {
        let puzzle = given.puzzle(request.shape)?;
        if puzzle.shape() != entry.puzzle.shape() {
            return Err(Message::new("sudoku-check-shapes").into());
        }
        let position = played(&puzzle, &entry.puzzle.values(), entry.puzzle.candidates());
        return Ok((puzzle, position));
    }
    let position = match &entry.progress {
        Some(progress) => played(&entry.puzzle, &progress.values, &progress.notes),
        None => Position::new(&entry.puzzle),
    };
    Ok((entry.puzzle, position))
}

/// A position with these values filled in; a cell with notes may hold nothing else.
fn played(puzzle: &Puzzle, values: &[u8], notes: &[Values]) -> Position {
    let mut position = Position::new(puzzle);
    for (cell, &value) in values.iter().enumerate() {
        if value > 0 && position.value(cell) != Some(value) {
            position.place(cell, value);
        }
    }
    keep_to(notes, &mut position);
    position
}

/// A cell with notes may hold nothing else.
fn keep_to(notes: &[Values], position: &mut Position) {
    for (cell, &kept) in notes.iter().enumerate() {
        if position.value(cell).is_none() && !kept.is_empty() {
            for gone in position.candidates(cell).without(kept).iter() {
                position.eliminate(cell, gone);
            }
        }
    }
}

/// A hint in words, up to a stage of help.
pub(super) fn answer(hint: &Hint, position: &Position, stage: Stage) -> Answer {
    let shape = position.shape();
    let names = |cells: &[usize]| cells.iter().map(|&cell| shape.place(cell)).collect();
    let new = |kind, sentences: Vec<Message>, focus: &[usize]| Answer {
        kind,
        shape,
        position: Board::new(position.rules(), position.values().to_vec()),
        sentences,
        focus: names(focus),
        regions: Vec::new(),
        pattern: Vec::new(),
        step: None,
        highlights: None,
        all: None,
        after: None,
        svg: None,
        limited: Vec::new(),
        budget: None,
    };
    match hint {
        Hint::Step(step) => {
            let rules = position.rules();
            let text = words::StepText { rules, step };
            let mut answer = new(Kind::Step, vec![], &[]);
            for stage in Stage::ALL.into_iter().filter(|&up_to| up_to <= stage) {
                match step.help(stage, position) {
                    Help::Where { regions } => {
                        answer.sentences.push(words::at_regions(&regions));
                        answer.regions = regions;
                    }
                    Help::Pattern { cells, .. } => {
                        answer.sentences.push(text.technique(&cells));
                        answer.pattern = names(&cells);
                    }
                    Help::Argument(step) => {
                        let concluded = step.placements.iter().chain(&step.eliminations);
                        answer.focus = concluded.map(|it| shape.place(it.cell)).collect();
                        answer.focus.dedup();
                        answer.sentences.push(text.argument());
                        answer.step = Some(Box::new(explained(rules, &step)));
                        let seen = highlights(&step, position).map(|cell| shape.place(cell));
                        answer.highlights = Some(Box::new(seen));
                    }
                    Help::Play(after) => {
                        answer.after = Some(Board::new(rules, after.values().to_vec()));
                    }
                }
            }
            answer
        }
        Hint::Solved => new(Kind::Solved, vec![Message::new("sudoku-hint-solved")], &[]),
        Hint::Wrong { cells, candidates } => {
            let mut marks: Vec<usize> = candidates.iter().map(|it| it.cell).collect();
            marks.dedup();
            let said = [
                ("sudoku-hint-wrong-values", cells),
                ("sudoku-hint-wrong-marks", &marks),
            ];
            let said = said.into_iter().filter(|(_, cells)| !cells.is_empty());
            let messages = said.map(|(id, cells)| words::at_cells(id, shape, cells));
            let focus = [cells.as_slice(), &marks].concat();
            new(Kind::Wrong, messages.collect(), &focus)
        }
        Hint::NoSolution => new(Kind::NoSolution, vec![Message::new("no-solution")], &[]),
        Hint::Several { cell, .. } => {
            let message = words::at_cells("sudoku-hint-several", shape, &[*cell]);
            new(Kind::Several, vec![message], &[*cell])
        }
        Hint::Stuck => new(Kind::Stuck, vec![Message::new("sudoku-hint-stuck")], &[]),
        Hint::Undecided(limit) => Answer {
            budget: Some(*limit),
            ..new(Kind::Undecided, vec![undecided(*limit)], &[])
        },
    }
}
