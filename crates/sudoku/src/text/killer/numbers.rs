//! `3x3::k:` and a number for each cell, 256 times the sum plus the number of the cage, each with `:`
//! after it; `3x3:d:k:` has the diagonals too. A sum of 0 is no cage. From Perfect Sudoku.

use super::super::cursor::{Cursor, Place};
use super::super::{Expected, ParseError};
use super::{CELLS, Killer, SHAPE};
use crate::variant::Cage;
use std::collections::BTreeMap;
use std::fmt::Write;

const BYTE: u32 = 256;

pub(super) fn is_one(word: &str) -> bool {
    word.starts_with("3x3::k:") || word.starts_with("3x3:d:k:")
}

pub(super) fn read(word: &str, place: Place) -> Result<Killer, ParseError> {
    let has_diagonals = word.starts_with("3x3:d");
    let mut cursor = Cursor::new(word, place);
    for _ in 0.."3x3::k:".len() + usize::from(has_diagonals) {
        cursor.next();
    }
    let mut cages: BTreeMap<u32, (u32, Vec<usize>)> = BTreeMap::new();
    for cell in 0..CELLS {
        let start = cursor.place();
        let Some(number) = cursor.number() else {
            return Err(match cursor.peek() {
                Some(_) => cursor.refuse(Expected::CageNumber),
                None => start.cell_count(cell, SHAPE.size()),
            });
        };
        // Without a sum there is no cage, whatever its number.
        if number >= BYTE {
            let (id, own) = (number % BYTE, number / BYTE);
            let (sum, cells) = cages.entry(id).or_insert((own, Vec::new()));
            if *sum != own {
                return Err(start.unexpected(&number.to_string(), Expected::CageSum));
            }
            cells.push(cell);
        }
        // The last colon is often lost.
        if cell + 1 < CELLS || cursor.peek().is_some() {
            cursor.need(':', Expected::CageNumber)?;
        }
    }
    cursor.end()?;
    let cages = cages.into_values();
    let cages = cages.map(|(sum, cells)| Cage {
        cells,
        sum: Some(sum),
    });
    Ok(Killer {
        has_diagonals,
        regions: None,
        cages: cages.collect(),
    })
}

pub(super) fn write(killer: &Killer) -> String {
    let mut text = String::from(if killer.has_diagonals {
        "3x3:d:k:"
    } else {
        "3x3::k:"
    });
    for cell in 0..CELLS {
        let cage = killer.cage_of(cell);
        // A cage has the number of its first cell.
        let (head, sum) = cage.map_or((cell, 0), |cage| (cage.cells[0], cage.sum.unwrap_or(0)));
        // Writing to a string cannot fail.
        let _ = write!(text, "{}:", sum * BYTE + head as u32);
    }
    text
}
