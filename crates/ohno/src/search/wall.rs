//! The cell that a step puts a wall on.

use crate::Place;
use serde::Serialize;
use std::fmt;

/// A [`Place`] in two bytes, shown and serialised like one: a search keeps an action for every state.
///
/// ```
/// use atisbo_ohno::Place;
/// use atisbo_ohno::search::Wall;
///
/// let wall = Wall::from(Place::new(199, 3));
/// assert_eq!((size_of::<Wall>(), Place::from(wall)), (2, Place::new(199, 3)));
/// assert_eq!(wall.to_string(), "r200c4");
/// assert_eq!(serde_json::to_string(&wall).unwrap(), "[199,3]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[serde(into = "Place")]
#[schemars(with = "Place")]
pub struct Wall {
    row: u8,
    column: u8,
}

/// The sides of a grid are shorter than 256 cells.
impl From<Place> for Wall {
    fn from(place: Place) -> Self {
        Wall {
            row: place.row() as u8,
            column: place.column() as u8,
        }
    }
}

impl From<Wall> for Place {
    fn from(wall: Wall) -> Self {
        Place::new(wall.row.into(), wall.column.into())
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Place::from(*self).fmt(f)
    }
}
