//! Puzzles written in each format.

use super::{Entry, Format, WriteError, draw, fpuzzles, givens, killer, line, link, lz_string};
use super::{iss, opensudoku, refuse_impossible, solo};
use crate::variant::Ground;
use crate::{Puzzle, Shape};

/// Writes a puzzle in a format.
///
/// ```
/// use atisbo_sudoku::text::{Format, parse, write};
///
/// let puzzle = parse("1..4.2....1....3").unwrap();
/// assert_eq!(write(&puzzle, Format::Line).unwrap(), "1..4.2....1....3\n");
/// assert_eq!(write(&puzzle, Format::Rows).unwrap(), "1..4\n.2..\n..1.\n...3\n");
/// assert!(write(&puzzle, Format::Marks).unwrap().starts_with("1...12341234...4"));
/// ```
///
/// # Errors
///
/// What the format cannot express: variants ([`Format::FPuzzles`] and [`Format::SudokuPad`] have most of
/// them), pencil marks, a cell that may hold nothing, boxes of an unusual
/// shape ([`Format::SimpleSudoku`] and the grids draw them, [`Format::OpenSudoku`] cannot; the others
/// get a line `shape 3x2` first).
pub fn write(puzzle: &Puzzle, format: Format) -> Result<String, WriteError> {
    write_entry(&Entry::from(puzzle.clone()), format)
}

/// Writes a puzzle with all that is said about it, as far as the format has room for it.
///
/// # Errors
///
/// As [`write()`].
pub fn write_entry(entry: &Entry, format: Format) -> Result<String, WriteError> {
    write_all([entry], format)
}

/// Writes puzzles one after the other.
///
/// # Errors
///
/// As [`write()`], for the first puzzle that cannot be written.
pub fn write_all<'a>(
    entries: impl IntoIterator<Item = &'a Entry>,
    format: Format,
) -> Result<String, WriteError> {
    let entries = entries.into_iter();
    if format == Format::OpenSudoku {
        let entries: Vec<&Entry> = entries.collect();
        let mut puzzles = entries.iter().map(|entry| &entry.puzzle);
        puzzles.try_for_each(|puzzle| refuse_rules(puzzle, format))?;
        return opensudoku::write(entries.into_iter());
    }
    let mut text = String::new();
    let mut named = None;
    for entry in entries {
        if !text.is_empty() && !format.is_one_per_line() {
            text.push('\n');
        }
        refuse_rules(&entry.puzzle, format)?;
        text.push_str(&heading(entry, format, &mut named));
        text.push_str(&cells(entry, format)?);
    }
    Ok(text)
}

/// The lines before a puzzle. A shape that was named holds for all that follows.
fn heading(entry: &Entry, format: Format, named: &mut Option<Shape>) -> String {
    let mut text = String::new();
    let mut add = |start: &str, said: &str| {
        for line in said.lines() {
            text.push_str(start);
            text.push_str(line.trim());
            text.push('\n');
        }
    };
    match format {
        Format::Sdk => {
            for (letter, _, said) in entry.metadata.filled() {
                if let Some(letter) = letter {
                    add(&format!("#{letter}"), &said);
                }
            }
        }
        Format::Rows | Format::Grid | Format::MarksGrid => {
            for (.., said) in entry.metadata.filled() {
                add("# ", &said);
            }
            add("# ", entry.remark.as_deref().unwrap_or_default());
        }
        _ => {}
    }
    let shape = entry.puzzle.shape();
    let draws_boxes = matches!(
        format,
        Format::Grid | Format::MarksGrid | Format::SimpleSudoku
    ) || format.has_variants();
    let known = named.or_else(|| Shape::of_size(shape.size()));
    if !draws_boxes && known != Some(shape) {
        *named = Some(shape);
        add("shape ", &shape.to_string());
    }
    text
}

fn cells(entry: &Entry, format: Format) -> Result<String, WriteError> {
    let puzzle = &entry.puzzle;
    let shape = puzzle.shape();
    let on_line = |cells: String| match &entry.remark {
        Some(remark) => format!("{cells} # {}\n", remark.replace(['\n', '\r'], " ")),
        None => cells + "\n",
    };
    Ok(match format {
        Format::Line => on_line(line::write(&givens(puzzle, format)?)),
        Format::Sdm => on_line(line::write_with(&givens(puzzle, format)?, '0')),
        Format::Marks => {
            refuse_impossible(puzzle, format)?;
            on_line(line::write_marks(shape.size(), puzzle.candidates()))
        }
        Format::Rows | Format::Sdk => draw::rows(shape, &givens(puzzle, format)?),
        Format::Grid => draw::pretty(shape, &givens(puzzle, format)?),
        Format::MarksGrid => {
            refuse_impossible(puzzle, format)?;
            draw::candidates(puzzle)
        }
        Format::SadMan => {
            let mut text = format!("[Puzzle]\n{}", draw::rows(shape, &givens(puzzle, format)?));
            if let Some(progress) = &entry.progress {
                text.push_str("[State]\n");
                text.push_str(&draw::rows(shape, &progress.values));
            }
            text
        }
        Format::SimpleSudoku => draw::compact(shape, &givens(puzzle, format)?),
        Format::OpenSudoku => opensudoku::write(std::iter::once(entry))?,
        Format::Iss => iss::write(puzzle)?,
        Format::Solo => on_line(solo::write(puzzle)?),
        Format::Killer => on_line(killer::write(puzzle)?),
        Format::FPuzzles | Format::SudokuPad => {
            let packed = lz_string::pack(&fpuzzles::write(entry, format)?.to_string());
            on_line(match format {
                Format::FPuzzles => format!("https://f-puzzles.com/?load={packed}"),
                _ => format!("https://sudokupad.app/fpuzzles{}", link::escaped(&packed)),
            })
        }
    })
}

/// A puzzle without its rules would be another: a format that has no variants refuses them all, and
/// unusual values too.
fn refuse_rules(puzzle: &Puzzle, format: Format) -> Result<(), WriteError> {
    let rules = puzzle.rules();
    let ground = rules.ground();
    if format != Format::Iss && ground != Ground::new(ground.shape) {
        return Err(WriteError::rule(format, "values"));
    }
    match rules.variants().first() {
        Some(variant) if !format.has_variants() => Err(WriteError::rule(format, variant.id())),
        _ => Ok(()),
    }
}
