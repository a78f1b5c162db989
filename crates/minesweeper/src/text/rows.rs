//! The project's own format.

use super::error::{ParseError, Problem};
use super::{symbol, view};
use crate::position::{Mines, Position, PositionError};
use crate::tiling::{Kind, Tiling};
use std::fmt;

pub(super) fn read(text: &str) -> Result<Position, ParseError> {
    let mut kind = None;
    let mut mines = None;
    let mut rows: Vec<(usize, Vec<_>)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line_number = index + 1;
        let at = |column, problem| ParseError {
            line: line_number,
            column,
            problem,
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let bad = || at(1, Problem::Setting(line.trim().to_owned()));
        match (words[0], &words[1..]) {
            ("tiling", &[name]) => {
                let named = name.parse::<Kind>().map_err(|_| bad())?;
                if kind.replace(named).is_some() {
                    return Err(at(1, Problem::Twice("tiling")));
                }
            }
            ("mines" | "density", &[value]) => {
                let said = if words[0] == "mines" {
                    Mines::Total(value.parse().map_err(|_| bad())?)
                } else {
                    Mines::Density(value.parse().map_err(|_| bad())?)
                };
                if mines.replace(said).is_some() {
                    return Err(at(1, Problem::Twice("mines")));
                }
            }
            ("tiling" | "mines" | "density", _) => return Err(bad()),
            _ => {
                let mut row = Vec::new();
                for (column, character) in line.chars().enumerate() {
                    if character.is_whitespace() {
                        continue;
                    }
                    let found = view(character);
                    let found = found.ok_or_else(|| at(column + 1, Problem::Symbol(character)))?;
                    row.push((column + 1, found));
                }
                rows.push((line_number, row));
            }
        }
    }
    let end = |problem| ParseError {
        line: text.lines().count().max(1),
        column: 1,
        problem,
    };
    let Some((first_line, first)) = rows.first() else {
        return Err(end(Problem::NoRows));
    };
    let expected = first.len();
    if let Some((line, row)) = rows.iter().find(|(_, row)| row.len() != expected) {
        return Err(ParseError {
            line: *line,
            column: 1,
            problem: Problem::Ragged {
                expected,
                found: row.len(),
            },
        });
    }
    let in_rows = |problem| ParseError {
        line: *first_line,
        column: 1,
        problem,
    };
    let mines = mines.ok_or_else(|| in_rows(Problem::NoMines))?;
    let tiling = Tiling::grid(kind.unwrap_or_default(), rows.len() as u32, expected as u32)
        .map_err(|error| in_rows(error.into()))?;
    let views = rows
        .iter()
        .flat_map(|(_, row)| row.iter().map(|&(_, view)| view));
    Position::new(tiling.clone(), mines, views.collect()).map_err(|error| {
        let (line, column) = match error {
            PositionError::MoreThanNeighbours { cell, .. }
            | PositionError::TooHigh { cell, .. }
            | PositionError::TooLow { cell, .. } => {
                let (row, column) = tiling.place(cell);
                let (line, row) = &rows[row as usize];
                (*line, row[column as usize].0)
            }
            _ => (1, 1),
        };
        ParseError {
            line,
            column,
            problem: error.into(),
        }
    })
}

pub(super) fn write(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let tiling = position.tiling();
    if tiling.kind() != Kind::Square {
        writeln!(f, "tiling {}", tiling.kind())?;
    }
    match position.mines() {
        Mines::Total(total) => writeln!(f, "mines {total}")?,
        Mines::Density(density) => writeln!(f, "density {density}")?,
    }
    for (index, row) in tiling.rows().enumerate() {
        if index > 0 {
            writeln!(f)?;
        }
        for &view in &position.views()[row] {
            write!(f, "{}", symbol(view))?;
        }
    }
    Ok(())
}
