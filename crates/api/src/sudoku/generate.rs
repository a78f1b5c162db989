//! `generate`: puzzles by size, clues, symmetry and seed.

use super::{Board, Shape, Source, words};
use crate::series::{Series, SeriesRequest};
use crate::text::Message;
use crate::verb::{Size, Verb};
use crate::verdict::stopped_early;
use crate::{Error, Observer};
use atisbo_base::Budget;
use atisbo_sudoku::generate::{
    GenerateError, Generated, Grade, Settings, generate_many, position_before,
};
use atisbo_sudoku::technique;
use atisbo_sudoku::text::{self, Format};
use serde::{Deserialize, Serialize};

pub use atisbo_sudoku::generate::{Kind, Method, Minimality, Symmetry};
pub use atisbo_sudoku::technique::{Band, Technique};

/// What to make.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The height and width of a box.
    #[serde(default = "classic")]
    pub shape: Shape,
    /// Which variants.
    #[serde(default)]
    pub variants: Vec<Kind>,
    /// How to make them, which decides how many clues there are.
    #[serde(default)]
    pub method: Method,
    /// Which turns and mirrors leave the pattern of the clues as it is.
    #[serde(default)]
    pub symmetry: Symmetry,
    /// How hard they are to be.
    #[serde(default)]
    pub grade: GradeRequest,
    /// Whether to give the position in which the first technique of `needs` is the next step.
    #[serde(default)]
    pub position: bool,
    /// A grid whose empty cells stay empty.
    pub pattern: Option<Source>,
    /// Which puzzles of which series.
    #[serde(flatten)]
    pub series: SeriesRequest,
}

/// How hard puzzles are to be; what is not said may be anything.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct GradeRequest {
    /// In one word.
    pub band: Option<Band>,
    /// At least this hard.
    pub least: Option<f32>,
    /// At most this hard.
    pub most: Option<f32>,
    /// The techniques that the way to the solution must use.
    pub needs: Vec<Technique>,
    /// The techniques that it may not use.
    pub without: Vec<Technique>,
}

impl GradeRequest {
    fn grade(&self) -> Grade {
        let tenths = |rating: f32| (rating * 10.0).round() as u16;
        Grade {
            band: self.band,
            least: self.least.map(tenths),
            most: self.most.map(tenths),
            needs: self.needs.clone(),
            without: self.without.clone(),
        }
    }
}

fn classic() -> Shape {
    Shape::CLASSIC
}

/// What was made.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// The puzzles.
    #[serde(flatten)]
    pub series: Series<Puzzle>,
}

/// One puzzle.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Puzzle {
    /// It is the same whenever seed and index are.
    pub index: u64,
    /// The puzzle.
    pub puzzle: Board,
    /// The puzzle with the rules of its variants, as a constraint string, if it has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Its only solution, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Board>,
    /// The position in which the wanted technique is the next step, where that was asked for: the
    /// pencil marks of each cell, row by row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// How hard it is, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f32>,
    /// The same in one word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<Band>,
    /// The same in words, with the hardest technique it needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub graded: Option<Message>,
    /// The techniques that reached a limit of their own while it was rated: without it the rating might be lower.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub limited: Vec<Technique>,
    /// How many cells are given.
    pub clues: usize,
    /// Whether fewer would do.
    pub minimality: Minimality,
    /// How many grids were tried until one gave such a puzzle.
    pub tried: u64,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "generate";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::puzzles(self.series.count)
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let seed = self.series.seed();
        let grade = self.grade.grade();
        let practised = grade.needs.first().copied().filter(|_| self.position);
        let mut settings = Settings::new(self.shape)
            .kinds(self.variants.clone())
            .method(self.method)
            .symmetry(self.symmetry)
            .grade(grade.clone())
            .seed(seed);
        if let Some(pattern) = &self.pattern {
            let pattern = pattern.puzzle(Some(self.shape))?;
            let cells = (0..self.shape.cells()).filter(|&cell| pattern.given(cell).is_some());
            settings = settings.pattern(cells.collect());
        }
        let progress = |done| observer.progress(done, self.series.count);
        let batch = generate_many(&settings, self.series.indices()?, budget, progress)?;
        let failed = batch.failed.first().map(|(_, error)| error);
        let said = failed.map(words::said);
        let puzzle = |made: Generated| Puzzle {
            position: practised.and_then(|it| position(&made, it, &grade, budget)),
            ..puzzle(made, self.series.solution)
        };
        Ok(Answer {
            shape: self.shape,
            series: Series {
                seed,
                puzzles: batch.made.into_iter().map(puzzle).collect(),
                tried: batch.tried,
                failed: said.or(batch.stop.map(stopped_early)),
                budget: batch.stop.or(failed.and_then(GenerateError::stop)),
            },
        })
    }

    /// Whether every puzzle asked for was made.
    fn is_yes(answer: &Answer) -> bool {
        answer.series.failed.is_none()
    }
}

fn puzzle(made: Generated, solution: bool) -> Puzzle {
    let rating = made.rating.as_ref();
    Puzzle {
        index: made.index,
        puzzle: Board::of(&made.puzzle),
        text: (!made.puzzle.rules().is_plain())
            .then(|| text::write(&made.puzzle, Format::Iss).ok())
            .flatten(),
        solution: solution.then(|| Board::new(made.puzzle.rules(), made.solution)),
        position: None,
        rating: rating.map(|it| f32::from(it.rating) / 10.0),
        band: rating.map(|it| it.band),
        graded: rating.map(|it| words::graded(it, made.tried)),
        limited: rating.map_or(Vec::new(), |it| it.limited.clone()),
        clues: made.clues,
        minimality: made.minimality,
        tried: made.tried,
    }
}

/// The position in which a technique is the next step, as a grid of pencil marks.
fn position(
    made: &Generated,
    technique: Technique,
    grade: &Grade,
    budget: &Budget,
) -> Option<String> {
    let settings = technique::Settings {
        forbidden: grade.without.clone(),
        ..technique::Settings::default()
    };
    let position = position_before(&made.puzzle, technique, &settings, budget)?;
    let format = if made.puzzle.rules().is_plain() {
        Format::MarksGrid
    } else {
        Format::Iss
    };
    text::write(&position.to_puzzle(), format).ok()
}
