//! What a hidden cell would show if it were opened.

use super::words;
use crate::Error;
use crate::text::{Arg, Message};
use atisbo_base::{Budget, Place};
use atisbo_minesweeper::{Cell, Position, exact};
use serde::Serialize;

/// What a hidden cell would show if it were opened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// The cell.
    pub cell: Place,
    /// The probability that it is a mine.
    pub mine: f64,
    /// The numbers it can show.
    pub numbers: Vec<ShownNumber>,
}

/// A number that a cell can show.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownNumber {
    /// The number.
    pub number: u8,
    /// The probability that the cell shows it.
    pub probability: f64,
}

/// What a hidden cell would show.
pub(super) fn shown(position: &Position, place: Place, budget: &Budget) -> Result<Shown, Error> {
    let no_such_cell = || Error::new(&Message::new("mines-no-hidden-cell"));
    let cell = position.tiling().cell_at(place);
    let cell = cell.ok_or_else(no_such_cell)?;
    let found = exact::shown(position, cell, budget);
    let found = found.map_err(|error| Error::new(&words::exact_error(error)))?;
    let found = found.ok_or_else(no_such_cell)?;
    let numbers = found.numbers.iter();
    Ok(Shown {
        cell: place,
        mine: found.mine,
        numbers: numbers
            .map(|&(number, probability)| ShownNumber {
                number,
                probability,
            })
            .collect(),
    })
}

impl Shown {
    /// It in words.
    pub(super) fn said(&self, position: &Position) -> Message {
        let tiling = position.tiling();
        let cell = tiling.cell_at(self.cell);
        let name = cell.map_or_else(String::new, |cell: Cell| tiling.name(cell));
        let number = |shown: &ShownNumber| {
            Arg::from(
                Message::new("mines-shown-number")
                    .with("number", u64::from(shown.number))
                    .with("chance", words::percent(shown.probability)),
            )
        };
        let message = Message::new(if self.numbers.is_empty() {
            "mines-shown-mine"
        } else {
            "mines-shown"
        });
        message
            .with("cell", name)
            .with("risk", words::percent(self.mine))
            .with(
                "numbers",
                Arg::List(self.numbers.iter().map(number).collect()),
            )
    }
}
