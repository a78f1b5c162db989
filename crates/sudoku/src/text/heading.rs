//! Lines that speak of the puzzle after them: comments, the fields of an `.sdk` file, sections, titles
//! and the shape of the boxes.

use super::lines::Line;
use super::metadata::add_line;
use super::{Expected, Format, Metadata, ParseError};
use crate::Shape;

/// What was said before a puzzle.
#[derive(Debug, Default)]
pub(super) struct Heading {
    pub(super) metadata: Metadata,
    pub(super) remark: Option<String>,
    /// There was a field or a section of an `.sdk` file.
    pub(super) format: Option<Format>,
}

/// Reads a line that speaks of the puzzle after it, if this is one.
pub(super) fn read(
    line: &Line,
    heading: &mut Option<Box<Heading>>,
    shape: &mut Option<Shape>,
) -> Result<bool, ParseError> {
    let text = line.text.trim();
    if let Some(comment) = text.strip_prefix('#') {
        let heading = heading.get_or_insert_default();
        let letter = comment.chars().next().unwrap_or(' ');
        match heading.metadata.sdk_field(letter) {
            Some(field) => {
                add_line(field, comment[1..].trim());
                heading.format = Some(Format::Sdk);
            }
            None => add_line(&mut heading.metadata.comment, comment.trim()),
        }
    } else if is_section(text, "puzzle") {
        heading.get_or_insert_default().format = Some(Format::SadMan);
    } else if let Some(named) = text.strip_prefix("shape ") {
        let side = |side: &str| side.trim().parse::<usize>().ok();
        let sides = named.split_once('x');
        *shape = sides.and_then(|(rows, columns)| Shape::new(side(rows)?, side(columns)?));
        if shape.is_none() {
            let start = line.text.len() - line.text.trim_start().len();
            let place = line.place(start + "shape ".len());
            return Err(place.unexpected(named, Expected::Shape));
        }
    } else if is_title(text) {
        heading.get_or_insert_default().remark = Some(text.to_owned());
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// Whether this is the name of a section in brackets.
pub(super) fn is_section(text: &str, name: &str) -> bool {
    let inside = text.strip_prefix('[');
    let inside = inside.and_then(|text| text.strip_suffix(']'));
    inside.is_some_and(|inside| inside.eq_ignore_ascii_case(name))
}

/// Whether a line is words, as `Grid 01` is: small letters that no cell is written with.
pub(super) fn is_title(text: &str) -> bool {
    let mut words = text.split(|sign: char| !sign.is_alphabetic());
    let first = words.next().unwrap_or_default();
    first.len() >= 3 && first.contains(|sign| matches!(sign, 'q'..='w' | 'y' | 'z'))
}
