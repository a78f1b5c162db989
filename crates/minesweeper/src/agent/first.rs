//! Which cell to open when nothing is known.

use crate::level::FirstClick;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{UnknownName, seed};
use rand::RngExt;
use std::fmt;
use std::str::FromStr;

/// Which cell to open when nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstCell {
    /// The first corner: it has the fewest neighbours, so it shows 0 most often.
    Corner,
    /// Some cells away from the corner: where the cell is known to show 0, a large opening follows.
    Inner,
    /// Any cell, by the seed.
    Random,
}

impl FirstCell {
    /// All of them.
    pub const ALL: [FirstCell; 3] = [FirstCell::Corner, FirstCell::Inner, FirstCell::Random];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            FirstCell::Corner => "corner",
            FirstCell::Inner => "inner",
            FirstCell::Random => "random",
        }
    }

    /// What other programs found to be good under a rule.
    pub fn good_for(rule: FirstClick) -> Self {
        match rule {
            FirstClick::Opening => FirstCell::Inner,
            FirstClick::Safe | FirstClick::NoGuarantee => FirstCell::Corner,
        }
    }

    /// The cell in a position. `seed` and `index` are those of the game.
    pub fn choose(self, position: &Position, seed: u64, index: u64) -> Option<Cell> {
        let tiling = position.tiling();
        match self {
            FirstCell::Corner => position.hidden().next(),
            FirstCell::Inner => {
                let (row, column) = ((tiling.height() - 1) / 2, (tiling.width() - 1) / 2);
                tiling.cell_at(row.min(3), column.min(3))
            }
            FirstCell::Random => {
                let hidden: Vec<Cell> = position.hidden().collect();
                // Another stream than the one the mines are laid by.
                let mut rng = seed::rng(!seed, index);
                (!hidden.is_empty()).then(|| hidden[rng.random_range(0..hidden.len())])
            }
        }
    }
}

impl FromStr for FirstCell {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

impl fmt::Display for FirstCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
