//! `convert`: the same puzzles in another format, or as a picture.

use super::{Shape, Source, words};
use crate::output::{stopped, written};
use crate::text::{Lang, Message};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Name, Stop, Verdict};
use atisbo_logic::dimacs;
use atisbo_sudoku::logic::Logic;
use atisbo_sudoku::picture::{self, Layout, SheetItem, Words};
use atisbo_sudoku::solver;
use atisbo_sudoku::text::{Entry, write_all};
use atisbo_sudoku::{Layer, svg};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::Write;

pub use atisbo_sudoku::picture::Paper;
pub use atisbo_sudoku::text::Format;

/// What to convert.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzles, each in any of the text formats.
    pub puzzles: Vec<Source>,
    /// The shape of the boxes, where a text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// The format to write.
    pub to: Target,
    /// How a sheet is laid out.
    #[serde(default)]
    pub sheet: SheetRequest,
    /// How many pixels wide a PNG picture is.
    #[serde(default = "width")]
    pub width: u32,
}

fn width() -> u32 {
    800
}

/// How a sheet to print is laid out.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct SheetRequest {
    /// Puzzles to a page, 1 to 100.
    pub per_page: usize,
    /// The paper.
    pub paper: Paper,
    /// Whether to print the solutions on pages of their own.
    pub solutions: bool,
    /// Over the puzzles.
    pub title: String,
    /// The language of what else is written.
    pub lang: Lang,
}

impl Default for SheetRequest {
    fn default() -> Self {
        SheetRequest {
            per_page: Layout::default().per_page,
            paper: Paper::default(),
            solutions: true,
            title: String::new(),
            lang: Lang::default(),
        }
    }
}

/// What to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Target {
    /// A picture of each.
    Svg,
    /// A page of HTML to print, some puzzles to a page and the solutions apart.
    Sheet,
    /// A picture of the first as PNG; needs the feature `png`.
    Png,
    /// Clauses for a solver, of one puzzle.
    Dimacs,
    /// A text.
    Text(Format),
}

/// The puzzles in the other format.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The text; nothing if it is a PNG picture.
    pub text: String,
    /// The PNG picture, in base 64.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "in_base_64")]
    #[schemars(with = "String")]
    pub png: Vec<u8>,
    /// Puzzles on a sheet whose solution is missing because it takes more guesses than one is worth.
    #[serde(skip_serializing_if = "is_zero")]
    pub unsolved: usize,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes it like this"
)]
fn is_zero(count: &usize) -> bool {
    *count == 0
}

fn in_base_64<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&BASE64_STANDARD.encode(bytes))
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let read = |source: &Source| source.entry(self.shape);
        let entries: Vec<Entry> = self.puzzles.iter().map(read).collect::<Result<_, _>>()?;
        let mut answer = Answer::default();
        match self.to {
            Target::Svg => {
                answer.text = written(budget, |out| {
                    let mut pictures = entries.iter().map(picture);
                    pictures.try_for_each(|picture| out.write_str(&picture))
                })?;
            }
            Target::Png => answer.png = png(&entries, self.width)?,
            Target::Dimacs => answer.text = clauses(&entries, budget)?,
            Target::Sheet => sheet(&entries, &self.sheet, &mut answer, budget)?,
            Target::Text(format @ (Format::Marks | Format::MarksGrid)) => {
                let entries: Vec<Entry> = entries.into_iter().map(pencilled).collect();
                answer.text = write_all(&entries, format)?;
            }
            Target::Text(format) => answer.text = write_all(&entries, format)?,
        }
        Ok(answer)
    }
}

/// The one puzzle as clauses: a file holds no more than one set of them.
fn clauses(entries: &[Entry], budget: &Budget) -> Result<String, Error> {
    let [entry] = entries else {
        let message = Message::new("sudoku-dimacs-one").with("count", entries.len());
        return Err(message.into());
    };
    let clauses = Logic::new(&entry.puzzle)?.clauses(budget);
    let (clauses, symbols) = clauses.map_err(|limit| stopped(limit, budget))?;
    written(budget, |out| dimacs::write_to(&clauses, &symbols, out))
}

/// The candidates that the givens leave: the solutions are the same. Where givens clash, a cell may
/// be left without any, which no format can show, so that the puzzle stays as it is.
fn pencilled(mut entry: Entry) -> Entry {
    let marks = entry.puzzle.pencil_marks();
    if marks.iter().all(|values| !values.is_empty()) {
        for (cell, values) in marks.into_iter().enumerate() {
            entry.puzzle.allow(cell, values);
        }
    }
    entry
}

fn picture(entry: &Entry) -> String {
    let progress = entry.progress.as_ref();
    let layer = Layer {
        filling: progress.map(|progress| progress.values.as_slice()),
        notes: progress.map(|progress| progress.notes.as_slice()),
        ..Layer::default()
    };
    svg(&entry.puzzle, layer)
}

/// How many guesses the solution of a puzzle on a sheet is worth.
const GUESSES: u64 = 1_000_000;

fn sheet(
    entries: &[Entry],
    request: &SheetRequest,
    answer: &mut Answer,
    budget: &Budget,
) -> Result<(), Error> {
    let guesses = budget.max_nodes().unwrap_or(GUESSES).min(GUESSES);
    let effort = budget.clone().nodes(guesses);
    let mut solution = |entry: &Entry| {
        if !request.solutions {
            return Ok(None);
        }
        let found = solver::solve(&entry.puzzle, 2, &effort);
        match found.stop {
            // The others on the sheet may still be solved.
            Some(Stop::Nodes) => answer.unsolved += 1,
            Some(limit) => return Err(stopped(limit, budget)),
            None => {}
        }
        let is_unique = found.verdict() == Verdict::Unique;
        Ok(found.first.filter(|_| is_unique))
    };
    let caption = |entry: &Entry| {
        let rules = words::variants(entry.puzzle.rules());
        rules.map(|rules| rules.to(request.lang))
    };
    let printed: Vec<(Option<Vec<u8>>, Option<String>)> = entries
        .iter()
        .map(|entry| Ok((solution(entry)?, caption(entry))))
        .collect::<Result<_, Error>>()?;
    let items: Vec<SheetItem<'_>> = entries
        .iter()
        .zip(&printed)
        .map(|(entry, (solution, caption))| SheetItem {
            puzzle: &entry.puzzle,
            solution: solution.as_deref(),
            caption: caption.as_deref(),
        })
        .collect();
    let layout = Layout {
        per_page: request.per_page,
        paper: request.paper,
        ..Layout::default()
    };
    let words = Words {
        language: request.lang.id(),
        title: &request.title,
        solutions: &Message::new("sudoku-sheet-solutions").to(request.lang),
    };
    answer.text = written(budget, |out| picture::sheet_to(&items, layout, words, out))?;
    Ok(())
}

#[cfg(feature = "png")]
fn png(entries: &[Entry], width: u32) -> Result<Vec<u8>, Error> {
    let Some(first) = entries.first() else {
        return Ok(Vec::new());
    };
    let picture = picture::png(&picture(first), width);
    Ok(picture.map_err(|error| Message::new("sudoku-png").with("reason", error.to_string()))?)
}

#[cfg(not(feature = "png"))]
fn png(_: &[Entry], _: u32) -> Result<Vec<u8>, Error> {
    Err(Message::new("sudoku-no-png").into())
}
