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
use super::regions::{Division, owners};
use super::{Format, ParseError, ParseErrorKind, WriteError};
use crate::variant::{Cage, Diagonal, Variant};
use crate::{Puzzle, Shape};

const SHAPE: Shape = Shape::CLASSIC;
const CELLS: usize = 81;

/// A killer as these strings tell it.
#[derive(Debug, Default)]
struct Killer {
    has_diagonals: bool,
    /// By cell.
    regions: Option<Vec<Option<u32>>>,
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
            variants.extend([false, true].map(|rising| Diagonal { rising }.into()));
        }
        let (single, cages): (Vec<Cage>, Vec<Cage>) = self
            .cages
            .into_iter()
            .partition(|cage| cage.cells.len() == 1);
        variants.extend(cages.into_iter().map(Variant::from));
        let mut puzzle = place.puzzle(SHAPE, variants)?;
        for cage in single {
            match cage.sum {
                None => {}
                Some(sum @ 1..=9) => puzzle.give(cage.cells[0], sum as u8),
                Some(sum) => {
                    let (found, size) = (sum.to_string(), SHAPE.size());
                    return Err(place.error(ParseErrorKind::ValueTooLarge { found, size }));
                }
            }
        }
        Ok(puzzle)
    }

    fn of(puzzle: &Puzzle) -> Result<Self, WriteError> {
        let format = Format::Killer;
        let refuse = |rule| Err(WriteError::Rule { format, rule });
        if puzzle.shape() != SHAPE {
            let shape = puzzle.shape();
            return Err(WriteError::Shape { format, shape });
        }
        let mut killer = Killer::default();
        let mut diagonals = [false; 2];
        for variant in puzzle.rules().variants() {
            match variant {
                Variant::Diagonal(diagonal) => diagonals[usize::from(diagonal.rising)] = true,
                Variant::Cage(cage) => killer.cages.push(cage.clone()),
                Variant::Jigsaw(jigsaw) => {
                    let Some(owners) = owners(&jigsaw.regions, CELLS) else {
                        return refuse("jigsaw");
                    };
                    let named = owners
                        .into_iter()
                        .map(|owner| owner.map(|owner| owner as u32));
                    killer.regions = Some(named.collect());
                }
                other => return refuse(other.id()),
            }
        }
        if diagonals[0] != diagonals[1] {
            return refuse("diagonal");
        }
        killer.has_diagonals = diagonals[0];
        killer
            .cages
            .iter_mut()
            .for_each(|cage| cage.cells.sort_unstable());
        let Some(owners) = owners(killer.cages.iter().map(|cage| &cage.cells), CELLS) else {
            return refuse("cage");
        };
        for (cell, value) in super::givens(puzzle, format)?.into_iter().enumerate() {
            let sum = Some(u32::from(value));
            match owners[cell] {
                _ if value == 0 => {}
                None => killer.cages.push(Cage {
                    cells: vec![cell],
                    sum,
                }),
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
    let (format, rule) = (Format::Killer, "cage");
    text.ok_or(WriteError::Rule { format, rule })
}
