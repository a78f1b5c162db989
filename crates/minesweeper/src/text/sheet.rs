//! The lines of the project's own format, sorted: settings, the list of a free tiling, rows.

use super::span::{Span, lines};
use super::{Expected, ParseError, ParseErrorKind};
use crate::position::Mines;
use crate::tiling::{FreeError, Kind, MOST_ROWS};

/// What the lines of a text say.
#[derive(Debug, Default)]
pub(super) struct Sheet<'a> {
    pub(super) kind: Kind,
    pub(super) mines: Option<(Mines, Span<'a>)>,
    /// The lines `name: neighbours` of a free tiling.
    pub(super) list: Vec<Span<'a>>,
    /// The lines of cells.
    pub(super) rows: Vec<Span<'a>>,
}

/// Lines and what slashes make of them, without comments and blank ones.
fn parts(text: &str) -> impl Iterator<Item = Span<'_>> {
    let lines = lines(text).map(|line| {
        let end = line.text.find(';').unwrap_or(line.text.len());
        line.part(&line.text[..end])
    });
    let parts = lines.flat_map(|line| line.text.split('/').map(move |part| line.part(part)));
    parts.filter(|part| !part.text.trim().is_empty())
}

impl<'a> Sheet<'a> {
    pub(super) fn sort(text: &'a str) -> Result<Self, ParseError> {
        // A line for each cell of the largest list, and one for what it shows.
        const MOST_LINES: usize = 2 * (MOST_ROWS * MOST_ROWS) as usize;
        let mut sheet = Sheet::default();
        let mut kind = None;
        for line in parts(text) {
            let mut words = line.words();
            let Some(first) = words.next() else {
                continue;
            };
            let value = words.next().unwrap_or(line.end());
            match first.text {
                "tiling" => {
                    let name = value.text.parse::<Kind>();
                    let name = name.map_err(|_| value.unexpected(Expected::Tiling))?;
                    if kind.replace(name).is_some() {
                        return Err(first.error(ParseErrorKind::Twice("tiling")));
                    }
                }
                "mines" | "density" => {
                    let mines = read_mines(first, value)?;
                    if sheet.mines.replace((mines, first)).is_some() {
                        return Err(first.error(ParseErrorKind::Twice("mines")));
                    }
                }
                _ if sheet.rows.len() == MOST_LINES => {
                    return Err(line.error(FreeError::Cells(MOST_LINES + 1)));
                }
                _ => {
                    sheet.rows.push(line);
                    continue;
                }
            }
            if let Some(more) = words.next() {
                return Err(more.unexpected(Expected::EndOfText));
            }
        }
        sheet.kind = kind.unwrap_or_default();
        if sheet.kind == Kind::Free {
            let rows = std::mem::take(&mut sheet.rows);
            (sheet.list, sheet.rows) = rows.iter().partition(|line| line.text.contains(':'));
        } else if let Some(word) = sheet.rows.iter().find_map(mistyped_setting) {
            return Err(word.unexpected(Expected::Setting));
        }
        Ok(sheet)
    }
}

fn read_mines(name: Span<'_>, value: Span<'_>) -> Result<Mines, ParseError> {
    if name.text == "mines" {
        let total = value.text.parse().map(Mines::Total);
        total.map_err(|_| value.unexpected(Expected::MineCount))
    } else {
        let density = value.text.parse().map(Mines::Density);
        density.map_err(|_| value.unexpected(Expected::Density))
    }
}

/// The first word of a row, if it is no row: `mine 10` has letters that no grid has numbers for.
fn mistyped_setting<'a>(row: &Span<'a>) -> Option<Span<'a>> {
    const LARGEST_NUMBER: char = 'c';
    let word = row.words().next()?;
    let is_word = word.text.len() > 1 && word.text.chars().all(|c| c.is_ascii_lowercase());
    let is_numbers = word.text.chars().all(|letter| letter <= LARGEST_NUMBER);
    (is_word && !is_numbers).then_some(word)
}
