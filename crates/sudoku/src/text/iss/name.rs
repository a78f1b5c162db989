//! The names of cells, rows and columns: `R1C1`, `RaCg`, with one sign for each number.

use crate::Shape;

/// The number a sign stands for: 1 to 9, then `a` to `p`.
fn number(sign: u8) -> Option<usize> {
    let number = char::from(sign).to_digit(26)? as usize;
    (number > 0).then_some(number)
}

fn sign(number: usize) -> char {
    char::from_digit(number as u32, 26).unwrap_or('?')
}

/// The cell of this name, if there is one on the grid.
pub(super) fn cell(shape: Shape, name: &str) -> Option<usize> {
    let [b'R' | b'r', row, b'C' | b'c', column] = *name.as_bytes() else {
        return None;
    };
    let (row, column) = (number(row)?, number(column)?);
    let size = shape.size();
    (row <= size && column <= size).then(|| (row - 1) * size + column - 1)
}

/// The name of a cell.
pub(super) fn of_cell(shape: Shape, cell: usize) -> String {
    let (row, column) = (shape.row(cell) + 1, shape.column(cell) + 1);
    format!("R{}C{}", sign(row), sign(column))
}

/// The cells of the row or column of this name, from its left or upper end. Here the number is
/// written as people write it, as in `C16`.
pub(super) fn line(shape: Shape, name: &str) -> Option<Vec<usize>> {
    let size = shape.size();
    let (kind, index) = name.split_at_checked(1)?;
    let index: usize = index
        .parse()
        .ok()
        .filter(|index| (1..=size).contains(index))?;
    match kind {
        "R" | "r" => shape.rows().nth(index - 1),
        "C" | "c" => shape.columns().nth(index - 1),
        _ => None,
    }
}

/// The name of the row or column with these cells, and whether they run backwards.
pub(super) fn of_line(shape: Shape, cells: &[usize]) -> Option<(String, bool)> {
    let &first = cells.first()?;
    let names = [
        format!("R{}", shape.row(first) + 1),
        format!("C{}", shape.column(first) + 1),
    ];
    names.into_iter().find_map(|name| {
        let line = line(shape, &name)?;
        let is_backwards = line.iter().rev().eq(cells);
        (is_backwards || line == cells).then_some((name, is_backwards && line != cells))
    })
}

/// The diagonal that a clue at this cell of the border looks along: down to the right from the left
/// side, down to the left from the top, up to the left from the right side, up to the right from the
/// bottom.
pub(super) fn diagonal(shape: Shape, start: usize) -> Option<Vec<usize>> {
    let last = shape.size() - 1;
    let (row, column) = (shape.row(start), shape.column(start));
    let (down, right) = match (row, column) {
        (_, 0) if row < last => (true, true),
        (0, _) => (true, false),
        (_, column) if column == last && row < last => (false, false),
        (row, _) if row == last && 0 < column && column < last => (false, true),
        _ => return None,
    };
    let step = |at: usize, forward: bool| {
        if forward {
            Some(at + 1).filter(|&at| at <= last)
        } else {
            at.checked_sub(1)
        }
    };
    let cells = std::iter::successors(Some((row, column)), |&(row, column)| {
        step(row, down).zip(step(column, right))
    });
    let cells: Vec<usize> = cells
        .map(|(row, column)| row * shape.size() + column)
        .collect();
    (cells.len() > 1).then_some(cells)
}

/// The cell a clue along this diagonal stands at.
pub(super) fn of_diagonal(shape: Shape, cells: &[usize]) -> Option<String> {
    let ends = [cells.first()?, cells.last()?];
    let found = ends.into_iter().find(|&&end| {
        diagonal(shape, end).is_some_and(|line| line == cells || line.iter().rev().eq(cells))
    });
    found.map(|&end| of_cell(shape, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_a_name_that_is_read_back() {
        let shape = Shape::new(5, 5).unwrap();
        for at in 0..shape.cells() {
            assert_eq!(cell(shape, &of_cell(shape, at)), Some(at));
        }
        assert_eq!(cell(Shape::CLASSIC, "r9c9"), Some(80));
        assert_eq!(cell(Shape::CLASSIC, "RaC1"), None);
        assert_eq!(of_cell(Shape::new(4, 4).unwrap(), 255), "RgCg");
    }

    #[test]
    fn every_diagonal_has_a_place_on_the_border() {
        let shape = Shape::CLASSIC;
        assert_eq!(diagonal(shape, 0).unwrap().len(), 9);
        assert_eq!(
            diagonal(shape, 8).unwrap(),
            vec![8, 16, 24, 32, 40, 48, 56, 64, 72]
        );
        assert_eq!(diagonal(shape, 17).unwrap(), vec![17, 7]);
        assert_eq!(diagonal(shape, 73).unwrap().len(), 8);
        assert_eq!(diagonal(shape, 40), None);
        assert_eq!(of_diagonal(shape, &[7, 17]).as_deref(), Some("R2C9"));
    }

    #[test]
    fn rows_and_columns_are_read_from_either_end() {
        let shape = Shape::CLASSIC;
        let up: Vec<usize> = line(shape, "C3").unwrap().into_iter().rev().collect();
        assert_eq!(of_line(shape, &up), Some(("C3".to_owned(), true)));
        assert_eq!(line(shape, "C10"), None);
    }
}
