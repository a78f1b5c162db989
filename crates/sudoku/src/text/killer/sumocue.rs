//! `SumoCueV1` (`SumoCueV1D` with the diagonals) and for each cell `=` with the sum of the cage that
//! starts there, or `+` with the number of the cell where its cage starts; in a jigsaw `J` and the
//! region follow. A sum of 0 is no cage. From the program `SumoCue`.

use super::super::cursor::{Cursor, Place};
use super::super::{Expected, ParseError};
use super::{CELLS, Killer, SHAPE};
use crate::variant::Cage;
use std::fmt::Write;

const NAME: &str = "SumoCueV1";

pub(super) fn is_one(word: &str) -> bool {
    word.starts_with(NAME)
}

pub(super) fn read(word: &str, place: Place) -> Result<Killer, ParseError> {
    let mut cursor = Cursor::new(word, place);
    for _ in 0..NAME.len() {
        cursor.next();
    }
    let has_diagonals = cursor.eat('D');
    let mut sums = [None; CELLS];
    let mut cages: Vec<Vec<usize>> = vec![Vec::new(); CELLS];
    let mut members = Vec::new();
    let mut regions = Vec::new();
    for cell in 0..CELLS {
        let start = cursor.place();
        match cursor.next() {
            Some('=') => {
                sums[cell] = Some(cursor.need_number(Expected::CageCell)?);
                cages[cell].push(cell);
            }
            Some('+') => {
                let head = cursor.need_number(Expected::CageCell)?;
                members.push((start, cell, head as usize));
            }
            Some(sign) => return Err(start.unexpected_sign(sign, Expected::CageCell)),
            None => return Err(start.cell_count(cell, SHAPE.size())),
        }
        // Either all cells have a region or none.
        if cell == 0 && cursor.peek() != Some('J') {
            continue;
        }
        if cell == 0 || !regions.is_empty() {
            cursor.need('J', Expected::CageCell)?;
            regions.push(Some(cursor.need_number(Expected::CageCell)? as usize));
        }
    }
    cursor.end()?;
    for (start, cell, head) in members {
        if sums.get(head).copied().flatten().is_none() {
            return Err(start.unexpected(&format!("+{head}"), Expected::CageCell));
        }
        cages[head].push(cell);
    }
    let cages = cages.into_iter().zip(sums).filter_map(|(mut cells, sum)| {
        cells.sort_unstable();
        sum.filter(|&sum| sum > 0).map(|_| Cage { cells, sum })
    });
    Ok(Killer {
        has_diagonals,
        regions: (!regions.is_empty()).then_some(regions),
        cages: cages.collect(),
    })
}

pub(super) fn write(killer: &Killer) -> String {
    let mut text = String::from(NAME);
    text.push_str(if killer.has_diagonals { "D" } else { "" });
    for cell in 0..CELLS {
        // Writing to a string cannot fail.
        let _ = match killer.cage_of(cell) {
            Some(cage) if cage.cells[0] != cell => write!(text, "+{}", cage.cells[0]),
            Some(cage) => write!(text, "={}", cage.sum.unwrap_or(0)),
            None => write!(text, "=0"),
        };
        if let Some(region) = killer.regions.as_ref().and_then(|regions| regions[cell]) {
            let _ = write!(text, "J{region}");
        }
    }
    text
}
