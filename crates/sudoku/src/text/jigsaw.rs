//! A jigsaw on one line: a character for each cell, then a character for each cell's region, maybe after
//! a space.

use super::lines::Line;
use super::symbol::value_of;
use crate::variant::{Ground, Jigsaw};
use crate::{MAX_SIZE, Puzzle, Shape};
use std::collections::BTreeMap;

/// The smallest size that is not taken for something else.
const MIN_SIZE: usize = 4;

/// Reads such a line; `None` if it is another. Above 9 the values are letters from `A` = 1.
pub(super) fn read(line: &Line) -> Option<Puzzle> {
    let signs = || line.text.chars().filter(|sign| !sign.is_whitespace());
    let count = signs().count();
    let size = (MIN_SIZE..=MAX_SIZE).find(|size| 2 * size * size == count)?;
    let signs: Vec<char> = signs().collect();
    let (cells, layout) = signs.split_at(size * size);
    // Signs that differ in every row are a solution.
    let repeats = |row: &[char]| (1..row.len()).any(|at| row[..at].contains(&row[at]));
    if !layout.chunks(size).any(repeats) {
        return None;
    }
    let mut regions: BTreeMap<char, Vec<usize>> = BTreeMap::new();
    for (cell, &sign) in layout.iter().enumerate() {
        regions.entry(sign).or_default().push(cell);
    }
    let is_whole = |cells: &Vec<usize>| cells.len() == size;
    if regions.len() != size || !regions.values().all(is_whole) {
        return None;
    }
    let value = |sign: char| match value_of(sign)? {
        0 => Some(0),
        value if size <= 9 => Some(value),
        value => value.checked_sub(9).filter(|&value| value > 0),
    };
    let values: Option<Vec<u8>> = cells.iter().map(|&sign| value(sign)).collect();
    let values = values.filter(|values| values.iter().all(|&value| usize::from(value) <= size))?;
    let regions = regions.into_values().collect();
    let ground = Ground::new(Shape::of_size(size)?);
    let mut puzzle = Puzzle::with_variants(ground, vec![Jigsaw { regions }.into()]).ok()?;
    puzzle.give_all(&values);
    Some(puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Line {
        let text = text.to_owned();
        Line { number: 1, text }
    }

    #[test]
    fn cells_are_followed_by_their_regions() {
        let puzzle = read(&line("1....2....3....4AAABACBBCCDBCDDD")).unwrap();
        assert_eq!((puzzle.given(0), puzzle.given(15)), (Some(1), Some(4)));
        let mut regions = puzzle.rules().regions().iter();
        assert!(regions.any(|region| region.cells == [0, 1, 2, 4]));
        let apart = read(&line("1....2....3....4 AAABACBBCCDBCDDD"));
        assert_eq!(apart.unwrap().candidates(), puzzle.candidates());
        assert!(read(&line("1....2....3....4AAABACBBCCDBCDDA")).is_none());
        assert!(read(&line("1....2....3....5AAABACBBCCDBCDDD")).is_none());
    }

    #[test]
    fn a_solution_behind_the_cells_is_no_layout() {
        assert!(read(&line("1....2....3....4 1234341221434321")).is_none());
    }
}
