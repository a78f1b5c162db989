//! `OpenSudoku`'s XML: a folder of games. A game's cells are digits, or (from `version: 1` on) for
//! each cell a value, the player's notes and whether the cell is free, each followed by `|`. From
//! version 2 on the notes are a number with a bit for each value, from version 3 on there are two.

use super::cursor::Place;
use super::line::{self, Sign};
use super::metadata::add_line;
use super::{Entry, Expected, Format, Metadata, ParseError, ParseErrorKind, Progress, WriteError};
use crate::{Shape, Values};
use atisbo_base::Escaped;
use roxmltree::{Document, Node, ParsingOptions, TextPos};
use std::fmt::Write;

/// More elements than any folder has; a bound on the memory for hostile documents.
const MAX_NODES: u32 = 1 << 20;

/// Reads a document that starts on this line of a file: its games, and what is said about them all.
pub(super) fn read(
    text: &str,
    first_line: usize,
    shape: Option<Shape>,
) -> Result<(Vec<Entry>, Metadata), ParseError> {
    let place = |at: TextPos| Place {
        line: first_line + at.row as usize - 1,
        column: at.col as usize,
    };
    let options = ParsingOptions {
        nodes_limit: MAX_NODES,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let message = error.to_string();
        place(error.pos()).error(ParseErrorKind::Xml { message })
    })?;
    let place = |byte: usize| place(document.text_pos_at(byte));
    let root = document.root_element();
    let name = root.tag_name().name();
    if name != "opensudoku" {
        return Err(place(root.range().start).unexpected(name, Expected::Root));
    }
    let (mut games, mut metadata) = (Vec::new(), Metadata::default());
    for child in root.children().filter(Node::is_element) {
        let name = child.tag_name().name();
        if name == "game" {
            let start = place(child.range().start);
            let Some(data) = child.attribute_node("data") else {
                return Err(start.unexpected(name, Expected::GameData));
            };
            let at = place(data.range_value().start);
            let game = if data.value().trim_start().starts_with("version:") {
                read_versioned(data.value(), at, shape)?
            } else {
                // Columns are right only if the value stands there as it is.
                let literal = text.get(data.range_value()) == Some(data.value());
                let signs = data.value().chars().enumerate();
                let signs: Vec<Sign> = signs
                    .filter(|(_, sign)| !sign.is_whitespace())
                    .map(|(index, sign)| (at.column + if literal { index } else { 0 }, sign))
                    .collect();
                line::read(at.line, &signs, shape)?
            };
            games.push(Entry {
                remark: child.attribute("note").and_then(line::remark),
                format: Format::OpenSudoku,
                line: start.line,
                ..game
            });
        } else if let Some(field) = metadata.xml_field(name)
            && let Some(text) = child.text().map(str::trim).filter(|text| !text.is_empty())
        {
            text.lines().for_each(|line| add_line(field, line));
        }
    }
    Ok((games, metadata))
}

/// Reads cells with the player's values and notes.
fn read_versioned(data: &str, place: Place, shape: Option<Shape>) -> Result<Entry, ParseError> {
    let refuse = |found: &str| place.unexpected(found, Expected::GameCell);
    let data = data.trim_start().trim_start_matches("version:");
    let data = data.trim_start();
    let versioned = data.split_once(char::is_whitespace);
    let (version, fields) = versioned.ok_or_else(|| refuse(data))?;
    let notes_of_cell = match version.parse::<u32>() {
        Ok(1 | 2) => 1,
        Ok(_) => 2,
        Err(_) => return Err(refuse(version)),
    };
    let fields = fields.split('|').map(str::trim);
    let fields: Vec<&str> = fields.filter(|field| !field.is_empty()).collect();
    let cells = fields.chunks(notes_of_cell + 2);
    // The size is known from the number of cells, as on a line of empty ones.
    let signs: Vec<Sign> = vec![(place.column, '.'); cells.len()];
    let mut game = line::read(place.line, &signs, shape)?;
    let shape = game.puzzle.shape();
    let size = shape.size();
    if shape.cells() != cells.len() {
        return Err(refuse(version));
    }
    let mut progress = Progress::empty(shape.cells());
    let mut has_progress = false;
    for (index, cell) in cells.enumerate() {
        let [value, notes @ .., free] = cell else {
            return Err(refuse(&cell.join("|")));
        };
        let value = value.parse::<u8>().map_err(|_| refuse(value))?;
        if usize::from(value) > size {
            return Err(place.too_large(&value, size));
        }
        for note in notes {
            let noted = read_notes(note).ok_or_else(|| refuse(note))?;
            progress.notes[index] = progress.notes[index].or(noted).and(Values::up_to(size));
        }
        progress.values[index] = value;
        match *free {
            "0" if value > 0 => game.puzzle.give(index, value),
            "0" | "1" => {}
            _ => return Err(refuse(free)),
        }
        has_progress |= value > 0 && game.puzzle.given(index).is_none();
        has_progress |= !progress.notes[index].is_empty();
    }
    game.progress = has_progress.then_some(progress);
    Ok(game)
}

/// A number with a bit for each value, or values with commas, or `-`.
fn read_notes(note: &str) -> Option<Values> {
    if note == "-" {
        return Some(Values::NONE);
    }
    if !note.contains(',') {
        return note.parse().ok().map(Values::from_bits);
    }
    let values = note.split(',').filter(|value| !value.is_empty());
    values
        .map(|value| value.parse().ok().filter(|value| (1..=25).contains(value)))
        .collect()
}

/// Writes a document.
pub(super) fn write<'a>(entries: impl Iterator<Item = &'a Entry>) -> Result<String, WriteError> {
    let mut games = String::new();
    let mut metadata = Metadata::default();
    for entry in entries {
        if metadata.is_empty() {
            metadata = entry.metadata.clone();
        }
        let shape = entry.puzzle.shape();
        let format = Format::OpenSudoku;
        if Shape::of_size(shape.size()) != Some(shape) {
            return Err(WriteError::Shape { format, shape });
        }
        let note = entry.remark.as_ref();
        let note = note.map(|remark| format!(" note=\"{}\"", Escaped(remark)));
        let (data, note) = (data(entry)?, note.unwrap_or_default());
        // Writing to a string cannot fail.
        let _ = writeln!(games, "  <game data=\"{data}\"{note}/>");
    }
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n");
    for (_, name, said) in metadata.filled() {
        let _ = writeln!(text, "  <{name}>{}</{name}>", Escaped(&said));
    }
    text.push_str(&games);
    text.push_str("</opensudoku>\n");
    Ok(text)
}

fn data(entry: &Entry) -> Result<String, WriteError> {
    let givens = super::givens(&entry.puzzle, Format::OpenSudoku)?;
    let Some(progress) = &entry.progress else {
        return Ok(line::write_with(&givens, '0'));
    };
    let mut data = String::from("version: 2&#10;");
    for ((&given, &value), notes) in givens.iter().zip(&progress.values).zip(&progress.notes) {
        let value = if given > 0 { given } else { value };
        let free = u8::from(given == 0);
        let _ = write!(data, "{value}|{}|{free}|", notes.bits());
    }
    Ok(data)
}
