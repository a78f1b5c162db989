//! `show`: a puzzle with all that is needed to draw the grid and play on it.

use super::board::by_row;
use super::{Board, Shape, Source, sign, words};
use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Place};
use atisbo_sudoku::picture::{Underlay, underlay};
use atisbo_sudoku::text::{Entry, Format, write_entry};
use atisbo_sudoku::{Position, RegionKind, Values};
use serde::{Deserialize, Serialize};

/// What to show.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: Source,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// Whether to list the values each cell can still have.
    #[serde(default)]
    pub candidates: bool,
    /// Whether to leave out the regions and what is laid under the digits, for whoever does not draw the grid.
    #[serde(default)]
    pub bare: bool,
}

/// The puzzle, laid out.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// How many rows there are.
    pub size: usize,
    /// The signs that a cell may hold, in order.
    pub signs: String,
    /// The givens.
    pub board: Board,
    /// How far the player has come, where the format says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
    /// The rows, columns, boxes and other sets of cells that differ.
    pub regions: Vec<Region>,
    /// Whether there are no rules but those of rows, columns and boxes.
    pub plain: bool,
    /// The rules beyond those, in words, one by one.
    pub variants: Vec<Message>,
    /// What those look like, to be laid under the digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub underlay: Option<Underlay>,
    /// The values each cell can still have by the rules alone, row by row, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<Vec<String>>>,
    /// The format that the text was in.
    pub format: Format,
    /// The puzzle as one text that holds all of it: a line, or a constraint string.
    pub text: String,
}

/// How far the player has come.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Progress {
    /// The values, givens included.
    pub values: Board,
    /// The notes of each cell, row by row.
    pub notes: Vec<Vec<String>>,
}

/// A set of cells that differ.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Region {
    /// Which one.
    pub kind: RegionKind,
    /// Its cells.
    pub cells: Vec<Place>,
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "show";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let entry = self.puzzle.entry(self.shape)?;
        let (puzzle, rules) = (&entry.puzzle, entry.puzzle.rules());
        let shape = puzzle.shape();
        let cells = |list: &[usize]| list.iter().map(|&cell| shape.place(cell)).collect();
        let variants = 0..rules.variants().len();
        let drawn = if self.bare { &[] } else { rules.regions() };
        Ok(Answer {
            shape,
            size: shape.size(),
            signs: (1..=rules.values() as u8)
                .map(|value| sign(rules, value))
                .collect(),
            board: Board::new(rules, puzzle.values()),
            progress: entry.progress.as_ref().map(|progress| Progress {
                values: Board::new(rules, progress.values.clone()),
                notes: by_row(rules, &progress.notes),
            }),
            regions: drawn
                .iter()
                .map(|region| Region {
                    kind: region.kind,
                    cells: cells(&region.cells),
                })
                .collect(),
            plain: rules.is_plain(),
            variants: variants.map(|index| words::variant(rules, index)).collect(),
            underlay: (!self.bare).then(|| underlay(rules)).flatten(),
            candidates: self.candidates.then(|| candidates(&entry)),
            format: entry.format,
            text: text(&entry),
        })
    }
}

/// What each cell can still have: what was filled in counts.
fn candidates(entry: &Entry) -> Vec<Vec<String>> {
    let mut position = Position::new(&entry.puzzle);
    let values = entry.progress.iter().flat_map(|progress| &progress.values);
    for (cell, &value) in values.enumerate().filter(|&(_, &value)| value > 0) {
        if position.value(cell).is_none() && position.candidates(cell).contains(value) {
            position.place(cell, value);
        }
    }
    let left: Vec<Values> = (0..position.shape().cells())
        .map(|cell| match position.value(cell) {
            Some(_) => Values::NONE,
            None => position.candidates(cell),
        })
        .collect();
    by_row(position.rules(), &left)
}

/// A line says all there is to say of a plain puzzle with the usual boxes, a constraint string of any.
fn text(entry: &Entry) -> String {
    let puzzle = &entry.puzzle;
    let bare = Entry::from(puzzle.clone());
    let says_all = |line: &String| {
        let read = Source::Text(line.clone()).puzzle(None);
        read.is_ok_and(|read| {
            read.rules().is_plain()
                && read.shape() == puzzle.shape()
                && read.candidates() == puzzle.candidates()
        })
    };
    let line = puzzle
        .rules()
        .is_plain()
        .then(|| write_entry(&bare, Format::Line).ok());
    let line = line.flatten().filter(says_all);
    let written = line.or_else(|| write_entry(&bare, Format::Iss).ok());
    written.unwrap_or_default().trim_end().to_owned()
}
