//! How large a board is, how many mines it has, and what the first click may hit.

use crate::tiling::{Kind, Tiling, TilingError};
use atisbo_base::{Name, UnknownName};
use serde::Serialize;
use std::fmt;
use std::ops::RangeInclusive;
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
/// it is not squares. The mines may be a percentage of the cells, which is rounded to the nearest number,
/// halves up, and is one mine at least. With `custom:` before it, the board keeps to the limits of the
/// classic program: 8 to 24 rows, 8 to 32 columns.
///
/// ```
/// use atisbo_minesweeper::Level;
///
/// let expert: Level = "expert".parse()?;
/// assert_eq!(expert.to_string(), "16x30x99");
/// let hexagons: Level = "hex:9x9x10".parse()?;
/// assert_eq!(hexagons.tiling().len(), 81);
/// let some: Level = "8x8x15%".parse()?; // 9.6 mines
/// assert_eq!(some.to_string(), "8x8x10");
/// assert!("custom:7x8x10".parse::<Level>().is_err());
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
const IN_SPANISH: [(&str, &str); 5] = [
    ("principiante", "beginner"),
    ("principiante-8x8", "beginner-8x8"),
    ("intermedio", "intermediate"),
    ("experto", "expert"),
    ("avanzado", "expert"),
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
        let (prefix, size) = match text.split_once(':') {
            Some((prefix, size)) => (Some(prefix), size),
            None => (None, text),
        };
        let is_custom = matches!(prefix, Some("custom" | "personalizado"));
        let kind = match prefix {
            Some(prefix) if !is_custom => prefix.parse::<Kind>()?,
            _ => Kind::Square,
        };
        let spanish = IN_SPANISH.iter().find(|&&(name, _)| name == size);
        let size = spanish.map_or(size, |&(_, name)| name);
        let named = LEVELS.iter().find(|&&(name, ..)| name == size);
        let (height, width, mines) = if let Some(&(_, height, width, mines)) = named {
            (height, width, Ok(mines))
        } else {
            let parts: Vec<&str> = size.split('x').collect();
            let [height, width, mines] = parts[..] else {
                return Err(unknown());
            };
            let side = |text: &str| text.parse::<u32>().map_err(|_| unknown());
            let mines = match mines.strip_suffix('%') {
                Some(percent) => Err(percent),
                None => Ok(mines.parse().map_err(|_| unknown())?),
            };
            (side(height)?, side(width)?, mines)
        };
        if is_custom && !(CUSTOM.0.contains(&height) && CUSTOM.1.contains(&width)) {
            return Err(LevelError::Custom { height, width });
        }
        let tiling = Tiling::grid(kind, height, width)?;
        let mines = match mines {
            Ok(mines) => mines,
            Err(percent) => part_of(tiling.len(), percent)
                .ok_or_else(|| LevelError::Percent(percent.to_owned()))?,
        };
        if is_custom && mines == 0 {
            return Err(LevelError::NoMines);
        }
        Level::new(tiling, mines)
    }
}

/// The rows and columns of a custom board in the classic program.
const CUSTOM: (RangeInclusive<u32>, RangeInclusive<u32>) = (8..=24, 8..=32);

/// So many per cent of the cells, to the nearest whole number, halves up, and one at least; `None` if the text is no
/// number of more than 0 and at most 100, or has more than six decimals.
fn part_of(cells: usize, percent: &str) -> Option<u32> {
    const DECIMALS: usize = 6;
    let (whole, decimals) = percent.split_once('.').unwrap_or((percent, "0"));
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || decimals.len() > DECIMALS {
        return None;
    }
    let millionths: u64 = format!("{whole}{decimals:0<DECIMALS$}").parse().ok()?;
    let all = 100 * 10u64.pow(DECIMALS as u32);
    if !(1..=all).contains(&millionths) {
        return None;
    }
    let mines = (cells as u64 * millionths + all / 2) / all;
    Some(mines.max(1) as u32)
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
         as in 10x10x20 or 8x8x15%"
    )]
    Unknown(String),
    /// No share of the cells.
    #[error("{0:?} % is no share of mines; it must be more than 0 and at most 100, as in 8x8x15%")]
    Percent(String),
    /// A custom board outside the limits of the classic program.
    #[error(
        "a custom board of {height} x {width} cells; it has 8 to 24 rows and 8 to 32 columns \
         (without custom: any size goes)"
    )]
    Custom {
        /// Its rows.
        height: u32,
        /// Its columns.
        width: u32,
    },
    /// A custom board without mines.
    #[error("a custom board has one mine at least")]
    NoMines,
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
    fn a_percentage_of_mines_is_rounded_to_the_nearest_number_and_one_at_least() {
        for (text, mines) in [
            ("8x8x15%", 10),
            ("13x13x25%", 42),
            ("3x3x15%", 1),
            ("10x5x15%", 8), // 7.5
            ("10x5x14.999999%", 7),
            ("2x2x1%", 1),
            ("16x16x12.5%", 32),
            ("hex:4x5x15%", 3),
            ("1000x1000x99.9999%", 999_999),
        ] {
            assert_eq!(text.parse::<Level>().unwrap().mines(), mines, "{text}");
        }
        for side in 3..=13u32 {
            for percent in [15, 20, 25] {
                let level: Level = format!("{side}x{side}x{percent}%").parse().unwrap();
                let mines = f64::from(side * side * percent) / 100.0;
                assert_eq!(level.mines(), mines.round() as u32);
            }
        }
    }

    #[test]
    fn a_custom_level_keeps_to_the_limits_of_the_classic_program() {
        for text in ["8x8x10", "24x32x767", "16x30x99", "8x32x15%", "expert"] {
            for prefix in ["custom", "personalizado"] {
                let custom: Level = format!("{prefix}:{text}").parse().unwrap();
                assert_eq!(Ok(custom), text.parse());
            }
        }
        for (text, height, width) in [("7x8x5", 7, 8), ("25x8x5", 25, 8), ("8x33x5", 8, 33)] {
            let error = LevelError::Custom { height, width };
            assert_eq!(format!("custom:{text}").parse::<Level>(), Err(error));
        }
        assert_eq!("custom:8x8x0".parse::<Level>(), Err(LevelError::NoMines));
        assert!(matches!(
            "custom:8x8x64".parse::<Level>(),
            Err(LevelError::Mines { .. })
        ));
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
            "8x8x0%",
            "8x8x101%",
            "8x8x100%",
            "8x8x%",
            "8x8x-5%",
            "8x8x1e1%",
            "8x8x15.%",
            "8x8x15.1234567%",
            "8x8x15%%",
            "8x8%x15",
            "8x8x99999999999999999999%",
            "custom:",
            "custom:hex:9x9x10",
            "hex:custom:9x9x10",
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
