//! The list of a free tiling: a line `name: neighbour neighbour ... @ x,y x,y x,y` for each cell.

use super::span::Span;
use super::{Expected, ParseError};
use crate::tiling::{Free, FreeError, Tiling};
use std::fmt;

/// Reads the lines of a list.
pub(super) fn read(list: &[Span<'_>], whole: Span<'_>) -> Result<Tiling, ParseError> {
    let mut names = Vec::with_capacity(list.len());
    let mut neighbours = Vec::with_capacity(list.len());
    let mut outlines = Vec::with_capacity(list.len());
    for &line in list {
        let parts = Parts::of(line)?;
        names.push(parts.name.text.to_owned());
        let words = parts.neighbours.words();
        neighbours.push(words.map(|word| word.text.to_owned()).collect());
        let corners = parts.corners.map(|corners| corners.words().map(corner));
        outlines.push(corners.map(Iterator::collect).transpose()?);
    }
    match Free::new(names, &neighbours, outlines) {
        Ok(free) => Ok(Tiling::free(free)),
        Err(error) => Err(place(&error, list).unwrap_or(whole).error(error)),
    }
}

/// The parts of a line.
struct Parts<'a> {
    name: Span<'a>,
    neighbours: Span<'a>,
    corners: Option<Span<'a>>,
}

impl<'a> Parts<'a> {
    fn of(line: Span<'a>) -> Result<Self, ParseError> {
        let (name, rest) = line.text.split_once(':').unwrap_or((line.text, ""));
        let mut words = line.part(name).words();
        let (Some(name), None) = (words.next(), words.next()) else {
            return Err(line.part(line.text.trim()).unexpected(Expected::Name));
        };
        let (neighbours, corners) = match rest.split_once('@') {
            Some((neighbours, corners)) => (neighbours, Some(line.part(corners))),
            None => (rest, None),
        };
        Ok(Parts {
            name,
            neighbours: line.part(neighbours),
            corners,
        })
    }
}

fn corner(word: Span<'_>) -> Result<(f64, f64), ParseError> {
    let point = word.text.split_once(',');
    let point = point.and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
    point.ok_or_else(|| word.unexpected(Expected::Corner))
}

/// Where the fault in a list is.
fn place<'a>(error: &FreeError, list: &[Span<'a>]) -> Option<Span<'a>> {
    let parts = || list.iter().filter_map(|&line| Parts::of(line).ok());
    let called = |name: &str| parts().find(|parts| parts.name.text == name);
    match error {
        FreeError::Cells(_) => None,
        FreeError::Twice(name) => {
            let again = parts().filter(|parts| parts.name.text == name).nth(1)?;
            Some(again.name)
        }
        FreeError::Unknown { cell, neighbour } => {
            let mut words = called(cell)?.neighbours.words();
            words.find(|word| word.text == neighbour)
        }
        FreeError::OwnNeighbour(name) => {
            let mut words = called(name)?.neighbours.words();
            words.find(|word| word.text == name)
        }
        FreeError::Name(name) | FreeError::TooMany(name) | FreeError::Outline(name) => {
            called(name).map(|parts| parts.name)
        }
    }
}

/// Writes the lines of a list.
pub(super) fn write(free: &Free, tiling: &Tiling, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for cell in tiling.cells() {
        write!(f, "{}:", free.name(cell))?;
        for &neighbour in tiling.neighbours(cell).iter() {
            write!(f, " {}", free.name(neighbour))?;
        }
        if let Some(outline) = free.outline(cell) {
            f.write_str(" @")?;
            for (x, y) in outline {
                write!(f, " {x},{y}")?;
            }
        }
        writeln!(f)?;
    }
    Ok(())
}
