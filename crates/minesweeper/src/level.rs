//! How large a board is, how many mines it has, and what the first click may hit.

use crate::tiling::{Kind, Tiling, TilingError};
use atisbo_base::{Name, UnknownName};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// What the first click may hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum FirstClick {
    /// Anything, a mine too.
    #[name("any")]
    NoGuarantee,
    /// No mine.
    #[default]
    Safe,
    /// A cell that shows 0.
    Opening,
    /// Mines lie anywhere, and whatever is clicked first, the first cell without one is opened, row by row: the second
    /// report's rule.
    #[name("first-free")]
    FirstFree,
}

impl FirstClick {
    /// The rule, but with a safe first click where the cell that is clicked has no guarantee.
    pub(crate) fn at_least_safe(self) -> Self {
        match self {
            FirstClick::NoGuarantee | FirstClick::FirstFree => FirstClick::Safe,
            rule => rule,
        }
    }
}

/// A tiling and how many mines lie on it.
///
/// Written as a name (`beginner`, `expert`) or `HEIGHTxWIDTHxMINES`, with the tiling before it where
/// it is not squares:
///
/// ```
/// use atisbo_minesweeper::Level;
///
/// let expert: Level = "expert".parse()?;
/// assert_eq!(expert.to_string(), "16x30x99");
/// let hexagons: Level = "hex:9x9x10".parse()?;
/// assert_eq!(hexagons.tiling().len(), 81);
/// # Ok::<(), atisbo_minesweeper::LevelError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    tiling: Tiling,
    mines: u32,
}

/// The classic levels: name, height, width, mines.
pub const LEVELS: [(&str, u32, u32, u32); 4] = [
    ("beginner", 9, 9, 10),
    ("beginner-8x8", 8, 8, 10),
    ("intermediate", 16, 16, 40),
    ("expert", 16, 30, 99),
];

/// The same levels as Spanish speakers call them, which are read too.
const IN_SPANISH: [(&str, &str); 4] = [
    ("principiante", "beginner"),
    ("principiante-8x8", "beginner-8x8"),
    ("intermedio", "intermediate"),
    ("experto", "expert"),
];

impl Level {
    /// A level with any tiling and number of mines.
    ///
    /// # Errors
    ///
    /// If the mines leave no safe cell.
    pub fn new(tiling: Tiling, mines: u32) -> Result<Self, LevelError> {
        if mines as usize >= tiling.len() {
            return Err(LevelError::Mines {
                mines,
                cells: tiling.len(),
            });
        }
        Ok(Level { tiling, mines })
    }

    /// The cells.
    pub fn tiling(&self) -> &Tiling {
        &self.tiling
    }

    /// How many of them are mines.
    pub fn mines(&self) -> u32 {
        self.mines
    }

    /// How many are not.
    pub fn safe_cells(&self) -> usize {
        self.tiling.len() - self.mines as usize
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let unknown = || LevelError::Unknown(text.to_owned());
        let (kind, size) = match text.split_once(':') {
            Some((kind, size)) => (kind.parse::<Kind>()?, size),
            None => (Kind::Square, text),
        };
        let spanish = IN_SPANISH.iter().find(|&&(name, _)| name == size);
        let size = spanish.map_or(size, |&(_, name)| name);
        let named = LEVELS.iter().find(|&&(name, ..)| name == size);
        let (height, width, mines) = if let Some(&(_, height, width, mines)) = named {
            (height, width, mines)
        } else {
            let numbers: Result<Vec<u32>, _> = size.split('x').map(str::parse).collect();
            match numbers.map_err(|_| unknown())?[..] {
                [height, width, mines] => (height, width, mines),
                _ => return Err(unknown()),
            }
        };
        Level::new(Tiling::grid(kind, height, width)?, mines)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiling = &self.tiling;
        if tiling.kind() != Kind::Square {
            write!(f, "{}:", tiling.kind())?;
        }
        write!(f, "{}x{}x{}", tiling.height(), tiling.width(), self.mines)
    }
}

/// Why there is no such level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum LevelError {
    /// No such name, and not three numbers.
    #[error(
        "{0:?} is no level; write beginner, beginner-8x8, intermediate, expert, or HEIGHTxWIDTHxMINES \
         as in 10x10x20"
    )]
    Unknown(String),
    /// No such tiling.
    #[error(transparent)]
    Kind(#[from] UnknownName),
    /// A size out of range.
    #[error(transparent)]
    Tiling(#[from] TilingError),
    /// Mines everywhere.
    #[error("{mines} mines on {cells} cells leave no safe cell")]
    Mines {
        /// How many.
        mines: u32,
        /// On how many cells.
        cells: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_as_they_are_read() {
        for text in [
            "9x9x10",
            "hex:4x5x3",
            "triangle:1x1x0",
            "circle:5x12x9",
            "torus:1000x1000x1",
        ] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        let torus: Level = "torus:expert".parse().unwrap();
        assert_eq!(torus.to_string(), "torus:16x30x99");
    }

    #[test]
    fn a_level_is_read_by_its_spanish_name_too() {
        for (spanish, name) in IN_SPANISH {
            let level: Level = spanish.parse().unwrap();
            assert_eq!(level, name.parse().unwrap());
        }
        let hexagons: Level = "hex:experto".parse().unwrap();
        assert_eq!(hexagons.to_string(), "hex:16x30x99");
    }

    #[test]
    fn what_is_no_level_is_said() {
        for text in [
            "",
            "9x9",
            "9x9x81",
            "9x9x-1",
            "0x9x1",
            "1001x9x1",
            "ring:9x9x1",
            "free:9x9x1",
            "9x9x99999999999",
        ] {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
    }
}
