//! Killer strings: the three ways in which the players' forums write the cages of a 9 x 9 on one line.
//!
//! | file | looks like | also has |
//! |---|---|---|
//! | [`numbers`] | `3x3::k:4609:4609:...` | diagonals |
//! | [`sumocue`] | `SumoCueV1=18+0+0=7...` | diagonals, jigsaw regions |
//! | [`pointers`] | `I<<7^...` | cages without a sum |
//!
//! A cage of one cell is a given.

mod numbers;
mod pointers;
mod sumocue;

use super::cursor::Place;
use super::regions::{Division, KillerRules, owners};
use super::{Format, ParseError, WriteError};
use crate::variant::{Cage, Diagonal, Variant};
use crate::{Puzzle, Shape};

const SHAPE: Shape = Shape::CLASSIC;
const CELLS: usize = 81;

/// A killer as these strings describe it.
#[derive(Debug, Default)]
struct Killer {
    has_diagonals: bool,
    /// By cell.
    regions: Option<Vec<Option<usize>>>,
    cages: Vec<Cage>,
}

impl Killer {
    fn puzzle(self, place: Place, asked: Option<Shape>) -> Result<Puzzle, ParseError> {
        let mut variants: Vec<Variant> = Vec::new();
        match self.regions {
            Some(regions) => variants.extend(Division::of(&regions, SHAPE, place)?.variants),
            None => place.check_shape(SHAPE, asked)?,
        }
        if self.has_diagonals {
            variants.extend(Diagonal::both());
        }
        let cages = self.cages.into_iter();
        let (single, cages): (Vec<Cage>, Vec<Cage>) = cages.partition(|cage| cage.cells.len() == 1);
        variants.extend(cages.into_iter().map(Variant::from));
        let mut puzzle = place.puzzle(SHAPE, variants)?;
        for cage in single {
            match cage.sum {
                None => {}
                Some(sum @ 1..=9) => puzzle.give(cage.cells[0], sum as u8),
                Some(sum) => return Err(place.too_large(&sum, SHAPE.size())),
            }
        }
        Ok(puzzle)
    }

    fn of(puzzle: &Puzzle) -> Result<Self, WriteError> {
        let (format, shape) = (Format::Killer, puzzle.shape());
        if shape != SHAPE {
            return Err(WriteError::Shape { format, shape });
        }
        let rules = KillerRules::of(puzzle, format)?;
        let regions = rules.regions.map(|regions| owners(regions, CELLS));
        if regions == Some(None) {
            return Err(WriteError::rule(format, "jigsaw"));
        }
        let owners = owners(rules.cages.iter().map(|cage| &cage.cells), CELLS)
            .ok_or(WriteError::rule(format, "cage"))?;
        let mut killer = Killer {
            has_diagonals: rules.has_diagonals,
            regions: regions.flatten(),
            cages: rules.cages.into_iter().cloned().collect(),
        };
        for cage in &mut killer.cages {
            cage.cells.sort_unstable();
        }
        for (cell, value) in super::givens(puzzle, format)?.into_iter().enumerate() {
            let sum = Some(u32::from(value));
            match owners[cell] {
                _ if value == 0 => {}
                None => {
                    let cells = vec![cell];
                    killer.cages.push(Cage { cells, sum });
                }
                Some(cage) if killer.cages[cage].cells.len() == 1 => killer.cages[cage].sum = sum,
                Some(_) => return Err(WriteError::Given { format, cell }),
            }
        }
        Ok(killer)
    }

    /// By cell, the cage it is in.
    fn cage_of(&self, cell: usize) -> Option<&Cage> {
        self.cages.iter().find(|cage| cage.cells.contains(&cell))
    }
}

/// Whether a word is a killer string.
pub(super) fn is_killer(word: &str) -> bool {
    numbers::is_one(word) || sumocue::is_one(word) || pointers::is_one(word)
}

/// Reads a killer string.
pub(super) fn read(word: &str, place: Place, asked: Option<Shape>) -> Result<Puzzle, ParseError> {
    let killer = if numbers::is_one(word) {
        numbers::read(word, place)
    } else if sumocue::is_one(word) {
        sumocue::read(word, place)
    } else {
        pointers::read(word, place)
    };
    killer?.puzzle(place, asked)
}

/// Writes a killer string that has room for all its rules, without a line end.
pub(super) fn write(puzzle: &Puzzle) -> Result<String, WriteError> {
    let killer = Killer::of(puzzle)?;
    let all_have_sums = killer.cages.iter().all(|cage| cage.sum.is_some());
    let text = match (&killer.regions, all_have_sums) {
        (Some(_), true) => Some(sumocue::write(&killer)),
        (None, true) => Some(numbers::write(&killer)),
        (None, false) if !killer.has_diagonals => pointers::write(&killer),
        _ => None,
    };
    text.ok_or(WriteError::rule(Format::Killer, "cage"))
}
