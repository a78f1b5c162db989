//! `OpenSudoku`'s XML: a folder of games. A game's cells are digits, or (from `version: 1` on) for
//! each cell a value, the player's notes and whether the cell is free, each followed by `|`. From
//! version 2 on the notes are a number with a bit for each value, from version 3 on there are two.

use super::WriteError;
use super::line::{self, Sign};
use super::metadata::add_line;
use super::{Board, Entry, Expected, Format, Metadata, ParseError, ParseErrorKind, Progress};
use crate::{Shape, Values};
use atisbo_base::Escaped;
use roxmltree::{Document, Node, ParsingOptions};
use std::fmt::Write;

/// More elements than any folder has; a bound on the memory for hostile documents.
const MAX_NODES: u32 = 1 << 20;

/// What a document says.
pub(super) struct Folder {
    pub(super) metadata: Metadata,
    pub(super) games: Vec<Game>,
}

/// One puzzle of it.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) board: Board,
    pub(super) progress: Option<Progress>,
    pub(super) remark: Option<String>,
    pub(super) line: usize,
}

/// Reads a document that starts on this line of a file.
pub(super) fn read(
    text: &str,
    first_line: usize,
    shape: Option<Shape>,
) -> Result<Folder, ParseError> {
    let options = ParsingOptions {
        nodes_limit: MAX_NODES,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let place = error.pos();
        let (line, column) = (first_line + place.row as usize - 1, place.col as usize);
        let message = error.to_string();
        ParseError::new(line, column, ParseErrorKind::Xml { message })
    })?;
    let place = |byte: usize| {
        let place = document.text_pos_at(byte);
        (first_line + place.row as usize - 1, place.col as usize)
    };
    let root = document.root_element();
    if root.tag_name().name() != "opensudoku" {
        let (line, column) = place(root.range().start);
        let name = root.tag_name().name();
        return Err(ParseError::unexpected(line, column, name, Expected::Root));
    }
    let mut folder = Folder {
        metadata: Metadata::default(),
        games: Vec::new(),
    };
    for child in root.children().filter(Node::is_element) {
        let name = child.tag_name().name();
        if name == "game" {
            let (line, column) = place(child.range().start);
            let Some(data) = child.attribute_node("data") else {
                return Err(ParseError::unexpected(
                    line,
                    column,
                    "game",
                    Expected::GameData,
                ));
            };
            let at = place(data.range_value().start);
            let (board, progress) = if data.value().trim_start().starts_with("version:") {
                read_versioned(data.value(), at, shape)?
            } else {
                // Columns are right only if the value stands there as it is.
                let literal = text.get(data.range_value()) == Some(data.value());
                let signs: Vec<Sign> = data
                    .value()
                    .chars()
                    .enumerate()
                    .filter(|(_, sign)| !sign.is_whitespace())
                    .map(|(index, sign)| (at.1 + if literal { index } else { 0 }, sign))
                    .collect();
                (line::read(at.0, &signs, shape)?, None)
            };
            let remark = child.attribute("note").and_then(line::remark);
            let board = Board {
                format: Format::OpenSudoku,
                ..board
            };
            folder.games.push(Game {
                board,
                progress,
                remark,
                line,
            });
        } else if let Some(field) = folder.metadata.xml_field(name)
            && let Some(text) = child.text().map(str::trim).filter(|text| !text.is_empty())
        {
            text.lines().for_each(|line| add_line(field, line));
        }
    }
    Ok(folder)
}

/// Reads cells with the player's values and notes.
fn read_versioned(
    data: &str,
    (line, column): (usize, usize),
    shape: Option<Shape>,
) -> Result<(Board, Option<Progress>), ParseError> {
    let refuse = |found: &str| ParseError::unexpected(line, column, found, Expected::GameCell);
    let data = data
        .trim_start()
        .trim_start_matches("version:")
        .trim_start();
    let (version, fields) = data
        .split_once(char::is_whitespace)
        .ok_or_else(|| refuse(data))?;
    let notes_of_cell = match version.parse::<u32>() {
        Ok(1 | 2) => 1,
        Ok(_) => 2,
        Err(_) => return Err(refuse(version)),
    };
    let fields: Vec<&str> = fields
        .split('|')
        .map(str::trim)
        .filter(|f| !f.is_empty())
        .collect();
    let cells = fields.chunks(notes_of_cell + 2);
    // The size is known from the number of cells, as on a line of empty ones.
    let signs: Vec<Sign> = vec![(column, '.'); cells.len()];
    let Board {
        shape,
        cells: mut candidates,
        ..
    } = line::read(line, &signs, shape)?;
    let size = shape.size();
    if candidates.len() != cells.len() {
        return Err(refuse(version));
    }
    let mut progress = Progress::empty(candidates.len());
    for (index, cell) in cells.enumerate() {
        let [value, notes @ .., free] = cell else {
            return Err(refuse(&cell.join("|")));
        };
        let value = value.parse::<u8>().map_err(|_| refuse(value))?;
        if usize::from(value) > size {
            let found = value.to_string();
            return Err(ParseError::new(
                line,
                column,
                ParseErrorKind::ValueTooLarge { found, size },
            ));
        }
        for note in notes {
            let noted = read_notes(note).ok_or_else(|| refuse(note))?;
            progress.notes[index] = progress.notes[index].or(noted).and(Values::up_to(size));
        }
        progress.values[index] = value;
        match *free {
            "0" if value > 0 => candidates[index] = Values::of(value),
            "0" | "1" => {}
            _ => return Err(refuse(free)),
        }
    }
    let board = Board {
        shape,
        cells: candidates,
        format: Format::OpenSudoku,
    };
    let has_progress = progress.notes.iter().any(|notes| !notes.is_empty())
        || progress
            .values
            .iter()
            .zip(&board.cells)
            .any(|(&v, cell)| v > 0 && cell.single().is_none());
    Ok((board, has_progress.then_some(progress)))
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
        let note = match &entry.remark {
            Some(remark) => format!(" note=\"{}\"", Escaped(remark)),
            None => String::new(),
        };
        let data = data(entry)?;
        // Writing to a string cannot fail.
        let _ = writeln!(games, "  <game data=\"{data}\"{note}/>");
    }
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n");
    for (name, field) in metadata.xml_fields() {
        if let Some(field) = field {
            let _ = writeln!(text, "  <{name}>{}</{name}>", Escaped(field));
        }
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
