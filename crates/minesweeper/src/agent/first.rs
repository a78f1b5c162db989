//! Which cell to open when nothing is known.

mod table;

use crate::level::{FirstClick, Level};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Place, UnknownName, read_name, seed};
use rand::seq::IndexedRandom;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Which cell to open when nothing is known.
///
/// Written as a name, or as a row and a column counted from 1:
///
/// ```
/// use atisbo_base::Place;
/// use atisbo_minesweeper::{FirstCell, FirstClick, Level};
///
/// assert_eq!("corner".parse(), Ok(FirstCell::Corner));
/// assert_eq!("3,4".parse(), Ok(FirstCell::At(Place::new(2, 3))));
/// let level: Level = "expert".parse()?;
/// assert_eq!(FirstCell::best(&level, FirstClick::Safe), FirstCell::Corner);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstCell {
    /// The first corner: it has the fewest neighbours, so it shows 0 most often.
    Corner,
    /// A few cells away from the corner: if the first cell is known to show 0, the opening is large there.
    Inner,
    /// Any cell, by the seed.
    Random,
    /// This one.
    At(Place),
}

impl FirstCell {
    /// Those that have a name, and the name as it is typed.
    pub const NAMED: [(&str, FirstCell); 3] = [
        ("corner", FirstCell::Corner),
        ("inner", FirstCell::Inner),
        ("random", FirstCell::Random),
    ];

    /// The one from which most games are won: by our experiments where the level was measured, else what was best on
    /// similar boards.
    pub fn best(level: &Level, rule: FirstClick) -> Self {
        table::look_up(level, rule).unwrap_or(match rule {
            FirstClick::Opening => FirstCell::Inner,
            FirstClick::Safe | FirstClick::NoGuarantee | FirstClick::FirstFree => FirstCell::Corner,
        })
    }

    /// The cell in a position, if it has one there. `seed` and `index` are those of the game.
    pub fn choose(self, position: &Position, seed: u64, index: u64) -> Option<Cell> {
        let tiling = position.tiling();
        match self {
            FirstCell::Corner => position.hidden().next(),
            FirstCell::Inner => {
                let inner = |side: u32| ((side - 1) / 2).min(3);
                tiling.cell_at((inner(tiling.height()), inner(tiling.width())).into())
            }
            FirstCell::Random => {
                let hidden: Vec<Cell> = position.hidden().collect();
                // Another stream than the one the mines are laid by.
                let mut rng = seed::rng(!seed, index);
                hidden.choose(&mut rng).copied()
            }
            FirstCell::At(place) => tiling.cell_at(place),
        }
    }
}

impl FromStr for FirstCell {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::NAMED.iter().find(|(name, _)| *name == text);
        let place = || text.parse().ok().map(FirstCell::At);
        let found = named.map(|&(_, cell)| cell).or_else(place);
        found.ok_or_else(|| UnknownName::new(text, KNOWN.to_vec()))
    }
}

impl fmt::Display for FirstCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let FirstCell::At(place) = self {
            return write!(f, "{},{}", place.row() + 1, place.column() + 1);
        }
        let named = Self::NAMED.iter().find(|(_, cell)| cell == self);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

/// What a first cell is written as.
const KNOWN: &[&str] = &["corner", "inner", "random", "ROW,COLUMN"];

impl Serialize for FirstCell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for FirstCell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        read_name(from, KNOWN)
    }
}
