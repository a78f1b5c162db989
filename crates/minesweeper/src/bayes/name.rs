//! What the variables of a network are called: by the board's numbering, and by that of the two reports.

use crate::tiling::{Cell, Tiling};
use atisbo_bayes::{Variable, Variables};

/// The name of a cell's variable, after the cell as a person reads it: `x_r7c13`.
pub fn node_name(letter: char, tiling: &Tiling, cell: Cell) -> String {
    format!("{letter}_{}", tiling.name(cell))
}

/// The name that the reports give it, row and column counted from 0: `x02` where one digit each is enough, otherwise
/// `x6_12`. Cells that have names of their own keep them.
///
/// ```
/// use atisbo_minesweeper::bayes::report_name;
/// use atisbo_minesweeper::{Cell, Level};
///
/// let small: Level = "10x10x20".parse()?;
/// assert_eq!(report_name('x', small.tiling(), Cell(2)), "x02");
/// let large: Level = "16x30x99".parse()?;
/// assert_eq!(report_name('y', large.tiling(), Cell(192)), "y6_12");
/// # Ok::<(), atisbo_minesweeper::LevelError>(())
/// ```
pub fn report_name(letter: char, tiling: &Tiling, cell: Cell) -> String {
    if tiling.as_free().is_some() {
        return node_name(letter, tiling, cell);
    }
    let (row, column): (u32, u32) = tiling.place(cell).into();
    if has_digits(tiling) {
        format!("{letter}{row}{column}")
    } else {
        format!("{letter}{row}_{column}")
    }
}

/// Whether one digit each for row and column is enough.
fn has_digits(tiling: &Tiling) -> bool {
    tiling.height() <= 10 && tiling.width() <= 10
}

/// The variable with this name, in either numbering.
pub fn find_node(variables: &Variables, tiling: &Tiling, name: &str) -> Option<Variable> {
    let own = variables.find(name);
    own.or_else(|| {
        let (letter, cell) = named_node(tiling, name)?;
        variables.find(&node_name(letter, tiling, cell))
    })
}

/// The cell of which a name speaks, in either numbering, and the letter before it: x, y or n.
pub fn named_node(tiling: &Tiling, name: &str) -> Option<(char, Cell)> {
    let letter = name
        .chars()
        .next()
        .filter(|letter| "xyn".contains(*letter))?;
    let rest = &name[1..];
    let cell = match (rest.strip_prefix('_'), tiling.as_free()) {
        (Some(name), Some(free)) => free.find(name)?,
        (Some(name), None) => {
            let (row, column) = name.strip_prefix('r')?.split_once('c')?;
            let counted_from_0 = |text| number(text)?.checked_sub(1);
            tiling.cell_at((counted_from_0(row)?, counted_from_0(column)?).into())?
        }
        (None, _) => {
            let (row, column) = match rest.split_once('_') {
                None if rest.len() == 2 && has_digits(tiling) => rest.split_at_checked(1)?,
                pair => pair?,
            };
            tiling.cell_at((number(row)?, number(column)?).into())?
        }
    };
    Some((letter, cell))
}

/// A number of digits alone.
fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    #[test]
    fn both_numberings_name_the_same_cell() {
        for level in ["10x10x20", "16x30x99", "hex:4x12x3"] {
            let level: Level = level.parse().unwrap();
            let tiling = level.tiling();
            for cell in tiling.cells() {
                for name in [report_name('y', tiling, cell), node_name('y', tiling, cell)] {
                    assert_eq!(named_node(tiling, &name), Some(('y', cell)), "{name}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_name_of_a_cell_names_none() {
        let level: Level = "5x5x5".parse().unwrap();
        for name in [
            "", "x", "x0", "x055", "x05", "x5_0", "x_1", "x+1_0", "z00", "xé", "é00", "x_r0c1",
            "x_r6c1", "x_r1", "x_r+1c1", "x_r1c1c1", "r1c1",
        ] {
            assert_eq!(named_node(level.tiling(), name), None, "{name}");
        }
    }
}
