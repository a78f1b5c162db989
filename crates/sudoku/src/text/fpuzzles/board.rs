//! The cells of an f-puzzles grid by their names, `R1C1` at the top left, and the places around it.

use super::super::json::Node;
use super::super::{Expected, ParseError};
use crate::Shape;
use serde_json::{Value, json};

/// The steps of the four diagonal directions: rows down and columns to the right.
const DIRECTIONS: [(&str, isize, isize); 4] =
    [("UL", -1, -1), ("UR", -1, 1), ("DL", 1, -1), ("DR", 1, 1)];

/// A grid whose cells have names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) shape: Shape,
}

impl Board {
    fn size(self) -> usize {
        self.shape.size()
    }

    /// The name of a cell.
    pub(super) fn name(self, cell: usize) -> Value {
        outer_name(self.shape.row(cell) + 1, self.shape.column(cell) + 1)
    }

    pub(super) fn names(self, cells: &[usize]) -> Value {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// A cell by its name.
    pub(super) fn cell(self, node: &Node<'_>) -> Result<usize, ParseError> {
        let on_grid = 1..=self.size();
        match place(node) {
            Some((row, column)) if on_grid.contains(&row) && on_grid.contains(&column) => {
                Ok((row - 1) * self.size() + column - 1)
            }
            _ => Err(node.refuse(Expected::CellName)),
        }
    }

    pub(super) fn cells(self, node: &Node<'_>) -> Result<Vec<usize>, ParseError> {
        node.items()?.iter().map(|item| self.cell(item)).collect()
    }

    /// The row or column that is seen from a place beside the grid.
    pub(super) fn line_from(self, node: &Node<'_>) -> Result<Vec<usize>, ParseError> {
        let seen = self.sides().find(|(side, _)| Some(*side) == place(node));
        let line = seen.map(|(_, line)| line);
        line.ok_or_else(|| node.refuse(Expected::OuterCellName))
    }

    /// The place beside the grid from which this row or column is seen.
    pub(super) fn side_of(self, line: &[usize]) -> Option<Value> {
        let mut sides = self.sides();
        let ((row, column), _) = sides.find(|(_, seen)| seen == line)?;
        Some(outer_name(row, column))
    }

    /// The places beside the grid and what is seen from them.
    fn sides(self) -> impl Iterator<Item = ((usize, usize), Vec<usize>)> {
        let beyond = self.size() + 1;
        let back = |line: &[usize]| line.iter().rev().copied().collect();
        let lines = self.shape.rows().zip(self.shape.columns()).zip(1..);
        lines.flat_map(move |((row, column), index)| {
            let (leftwards, upwards) = (back(&row), back(&column));
            [
                ((index, 0), row),
                ((0, index), column),
                ((index, beyond), leftwards),
                ((beyond, index), upwards),
            ]
        })
    }

    /// The diagonal that is seen from a place around the grid in a direction.
    pub(super) fn diagonal_from(
        self,
        node: &Node<'_>,
        direction: &Node<'_>,
    ) -> Result<Vec<usize>, ParseError> {
        let wanted = direction.text()?;
        let step = DIRECTIONS.iter().find(|step| step.0 == wanted);
        let &(_, down, right) = step.ok_or_else(|| direction.refuse(Expected::Direction))?;
        let start = place(node).map(|(row, column)| self.diagonal(row, column, down, right));
        let cells = start.filter(|cells| !cells.is_empty());
        cells.ok_or_else(|| node.refuse(Expected::OuterCellName))
    }

    /// The place and the direction from which a diagonal is seen.
    pub(super) fn diagonal_side_of(self, line: &[usize]) -> Option<(Value, &'static str)> {
        let &first = line.first()?;
        DIRECTIONS.iter().find_map(|&(name, down, right)| {
            // One further, as the rows and columns of the places count from 1.
            let row = (self.shape.row(first) + 1).checked_add_signed(-down)?;
            let column = (self.shape.column(first) + 1).checked_add_signed(-right)?;
            let beside = |index: usize| index == 0 || index > self.size();
            let is_seen =
                (beside(row) || beside(column)) && self.diagonal(row, column, down, right) == line;
            is_seen.then(|| (outer_name(row, column), name))
        })
    }

    fn diagonal(self, row: usize, column: usize, down: isize, right: isize) -> Vec<usize> {
        let size = self.size() as isize;
        let at = |step: isize| {
            let row = row as isize - 1 + step * down;
            let column = column as isize - 1 + step * right;
            let is_on_grid = (0..size).contains(&row) && (0..size).contains(&column);
            is_on_grid.then_some((row * size + column) as usize)
        };
        (1..=size).map_while(at).collect()
    }
}

/// The row and column of a name; those of the grid count from 1.
fn place(node: &Node<'_>) -> Option<(usize, usize)> {
    let (row, column) = node
        .value
        .as_str()?
        .strip_prefix(['R', 'r'])?
        .split_once(['C', 'c'])?;
    let number = |text: &str| text.parse::<u8>().ok().map(usize::from);
    Some((number(row)?, number(column)?))
}

fn outer_name(row: usize, column: usize) -> Value {
    json!(format!("R{row}C{column}"))
}
