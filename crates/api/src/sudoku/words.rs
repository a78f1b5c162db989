//! Sudoku in words: data in, messages out.

mod step;

pub(super) use step::{StepText, graded, variant, variants};

use step::variant_name;

use super::Shape;
use super::board::{digit, sign};
use crate::text::{Arg, Field, Message};
use atisbo_sudoku::technique::Technique;
use atisbo_sudoku::text::ParseErrorKind;
use atisbo_sudoku::{Clue, MAX_SIZE, Puzzle, Rating, RegionKind, Rules};
use serde::Serialize;

/// What the data says. Cells, of which no names are known here, are counted from 1.
pub(super) fn said(data: &(impl Serialize + ?Sized)) -> Message {
    Message::told("sudoku", data, &counted)
}

/// What the data says of a grid under these rules, with its cells and values by name.
pub(super) fn said_of(rules: &Rules, data: &(impl Serialize + ?Sized)) -> Message {
    Message::told("sudoku", data, &|field, value| named(rules, field, value))
}

/// That techniques reached a limit of their own, if any did.
pub(super) fn limited(techniques: &[Technique]) -> Option<Message> {
    let names: Arg = techniques.iter().map(said).collect();
    let message = Message::new("sudoku-limited").with("techniques", names);
    (!techniques.is_empty()).then_some(message)
}

/// How hard a puzzle is.
pub(super) fn rating(rating: &Rating) -> Message {
    let message = said(rating);
    match limited(&rating.limited) {
        Some(limited) => Message::new("sudoku-rating-limited")
            .with("rating", message)
            .with("limited", limited),
        None => message,
    }
}

/// Why a text is not a puzzle.
pub(super) fn parse_error(kind: &ParseErrorKind) -> Message {
    let message = said(kind).with("most", MAX_SIZE);
    match kind {
        ParseErrorKind::OtherSize { shape, .. } => message.with("size", shape.size()),
        _ => message,
    }
}

/// Cells and regions are counted from 1, values have signs and rules have names.
fn counted(field: Field<'_>, value: Arg) -> Arg {
    match (field.of, field.name, value) {
        ("RegionKind", _, Arg::Number(number)) | (_, "cell", Arg::Number(number)) => {
            Arg::Number(number + 1)
        }
        ("Fault", _, Arg::Number(cell)) if matches!(field.variant, "OffGrid" | "Twice") => {
            Arg::Number(cell + 1)
        }
        ("Expected", _, Arg::Number(value)) => {
            u8::try_from(value).map_or(Arg::Number(value), |value| digit(value).to_string().into())
        }
        ("ParseErrorKind", "rule", Arg::Text(id)) => variant_name(&id).into(),
        (_, _, value) => value,
    }
}

/// Cells, values and rules by their names.
fn named(rules: &Rules, field: Field<'_>, value: Arg) -> Arg {
    let cell = |index: usize| Arg::from(cell(rules.shape(), index));
    let rule = |index: usize| Arg::from(variant(rules, index));
    let signed = |number: usize| match u8::try_from(number) {
        Ok(value @ 1..) => Arg::from(sign(rules, value).to_string()),
        _ => number.into(),
    };
    match (field.of, field.variant, field.name) {
        ("RegionKind", ..) => counted(field, value),
        ("Premise" | "Broken", "cell", _) => each(value, &cell),
        ("Broken", "rule", _) | (_, _, "variant") => each(value, &rule),
        ("Premise", "candidate", _)
        | ("Broken", "both", _)
        | (_, _, "whole" | "taken" | "ways") => value,
        (_, _, "value" | "values") => each(value, &signed),
        (_, _, "cages") => each(value, &|index| step::cage(rules, index)),
        (_, _, "links") => each(value, &signed).flat(),
        (_, _, "clusters") => each(value, &cell).map(|colours| {
            let cluster = Message::new("sudoku-cluster");
            cluster.with("colours", colours).into()
        }),
        _ => each(value, &cell),
    }
}

/// The value with every number in it replaced.
fn each(value: Arg, name: &impl Fn(usize) -> Arg) -> Arg {
    match value {
        Arg::Number(number) => usize::try_from(number).map_or(Arg::Number(number), name),
        list => list.map(|item| each(item, name)),
    }
}

/// "r1c2", counted from 1.
fn cell(shape: Shape, cell: usize) -> String {
    format!("r{}c{}", shape.row(cell) + 1, shape.column(cell) + 1)
}

fn cells(shape: Shape, list: &[usize]) -> Arg {
    list.iter().map(|&index| cell(shape, index)).collect()
}

/// Clues that cannot all hold.
pub(super) fn conflict(puzzle: &Puzzle, list: &[Clue]) -> Message {
    let (rules, shape) = (puzzle.rules(), puzzle.shape());
    let clues = list.iter().map(|&clue| match clue {
        Clue::Variant(index) => variant(rules, index),
        Clue::Given(index) => match puzzle.given(index) {
            Some(value) => Message::new("sudoku-given")
                .with("value", sign(rules, value).to_string())
                .with("cell", cell(shape, index)),
            None => Message::new("sudoku-marks").with("cell", cell(shape, index)),
        },
    });
    Message::new("conflict").with("clues", clues.collect::<Arg>())
}

/// The first stage of help: where to look.
pub(super) fn at_regions(regions: &[RegionKind]) -> Message {
    let regions = regions.iter().map(said);
    Message::new("sudoku-look").with("regions", regions.collect::<Arg>())
}

/// A message about some cells.
pub(super) fn at_cells(id: &'static str, shape: Shape, list: &[usize]) -> Message {
    Message::new(id).with("cells", cells(shape, list))
}
