//! The place of a cell on a board: its row and its column.

use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The place of a cell, counted from 0 at the top left. Serialised as `[row, column]`.
///
/// ```
/// use atisbo_base::Place;
///
/// let place = Place::new(0, 2);
/// assert_eq!((place.row(), place.column()), (0, 2));
/// // People count from 1.
/// assert_eq!(place.to_string(), "r1c3");
/// assert_eq!("1,3".parse(), Ok(place));
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(from = "(u32, u32)", into = "(u32, u32)")]
pub struct Place {
    row: u32,
    column: u32,
}

impl Place {
    /// The cell in a row and column, both less than 2^32.
    #[inline]
    pub const fn new(row: usize, column: usize) -> Self {
        Place {
            row: row as u32,
            column: column as u32,
        }
    }

    /// The row, from the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The column, from the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.column as usize
    }
}

impl From<(u32, u32)> for Place {
    fn from((row, column): (u32, u32)) -> Self {
        Place { row, column }
    }
}

impl From<Place> for (u32, u32) {
    fn from(place: Place) -> Self {
        (place.row, place.column)
    }
}

/// As people count: `r1c1` is the top left cell.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

/// As people count and type: `1,1` is the top left cell.
impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let (row, column) = text.split_once(',').ok_or(NoPlace)?;
        let from_one = |text: &str| text.trim().parse::<u32>().ok()?.checked_sub(1);
        let place = from_one(row).zip(from_one(column)).ok_or(NoPlace)?;
        Ok(place.into())
    }
}

/// A text that is no row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlace;

impl fmt::Display for NoPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a row and a column, counted from 1, such as 3,4")
    }
}

impl Error for NoPlace {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_pair_in_json() {
        let json = serde_json::to_string(&Place::new(3, 0)).expect("two numbers");
        assert_eq!(json, "[3,0]");
        let place: Place = serde_json::from_str(&json).expect("its own");
        assert_eq!(place, Place::new(3, 0));
        assert!(serde_json::from_str::<Place>("[-1,0]").is_err());
    }

    #[test]
    fn a_place_is_typed_as_people_count() {
        assert_eq!(" 3, 4".parse(), Ok(Place::new(2, 3)));
        for text in ["", "3", "0,1", "1,0", "1,2,3", "-1,2", "1,99999999999"] {
            assert_eq!(text.parse::<Place>(), Err(NoPlace), "{text}");
        }
    }
}
