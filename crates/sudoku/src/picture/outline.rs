//! The outline of a set of cells, drawn a little inside of it.

use super::canvas::{Canvas, Point, SIDE};
use std::fmt::Write;

/// Right, down, left, up: going clockwise around cells keeps them on the right hand.
const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The path around these cells, `inset` away from their edges: a loop for each part that hangs
/// together by edges, and one for each hole.
pub(super) fn outline(canvas: &Canvas, cells: &[usize], inset: f32) -> String {
    let shape = canvas.shape();
    let mut inside = vec![false; shape.cells()];
    for &cell in cells {
        if let Some(flag) = inside.get_mut(cell) {
            *flag = true;
        }
    }
    let area = Area {
        size: shape.size(),
        inside,
    };
    let mut drawn = vec![[false; 4]; shape.cells()];
    let mut path = String::new();
    for cell in 0..shape.cells() {
        for side in 0..4 {
            if area.is_border(cell, side) && !drawn[cell][side] {
                walk(canvas, &area, (cell, side), inset, &mut drawn, &mut path);
            }
        }
    }
    path
}

/// One loop. An edge is a cell and the direction in which one walks along it.
fn walk(
    canvas: &Canvas,
    area: &Area,
    start: (usize, usize),
    inset: f32,
    drawn: &mut [[bool; 4]],
    path: &mut String,
) {
    let mut command = 'M';
    let (mut cell, mut side) = start;
    while !drawn[cell][side] {
        drawn[cell][side] = true;
        let (next, turn) = area.next(cell, side);
        if turn != side {
            let corner = end_of_edge(canvas, cell, side);
            let (one, other) = (inward(side), inward(turn));
            let moved = corner.shifted(inset * (one.0 + other.0), inset * (one.1 + other.1));
            // Writing to a string cannot fail.
            let _ = write!(path, "{command}{moved}");
            command = 'L';
        }
        (cell, side) = (next, turn);
    }
    path.push('Z');
}

fn end_of_edge(canvas: &Canvas, cell: usize, side: usize) -> Point {
    let (right, down) = [(1, 0), (1, 1), (0, 1), (0, 0)][side];
    canvas
        .corner(cell)
        .shifted(right as f32 * SIDE, down as f32 * SIDE)
}

/// The way into the area from an edge, as x and y.
fn inward(side: usize) -> (f32, f32) {
    let (row, column) = DIRECTIONS[(side + 1) % 4];
    (column as f32, row as f32)
}

struct Area {
    size: usize,
    inside: Vec<bool>,
}

impl Area {
    /// The cell next to this one, if it is in the area.
    fn step(&self, cell: usize, direction: usize) -> Option<usize> {
        let (down, right) = DIRECTIONS[direction];
        let row = (cell / self.size).checked_add_signed(down as isize)?;
        let column = (cell % self.size).checked_add_signed(right as isize)?;
        let next = row * self.size + column;
        (row < self.size && column < self.size && self.inside[next]).then_some(next)
    }

    fn is_border(&self, cell: usize, side: usize) -> bool {
        self.inside[cell] && self.step(cell, (side + 3) % 4).is_none()
    }

    /// The edge that follows; where two cells touch by a corner only, it stays with its own.
    fn next(&self, cell: usize, side: usize) -> (usize, usize) {
        let left = (side + 3) % 4;
        match self.step(cell, side) {
            None => (cell, (side + 1) % 4),
            Some(ahead) => match self.step(ahead, left) {
                None => (ahead, side),
                Some(beyond) => (beyond, left),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Shape};
    use proptest::prelude::*;

    fn of(cells: &[usize]) -> String {
        outline(&Canvas::new(&Rules::classic(Shape::CLASSIC)), cells, 2.0)
    }

    #[test]
    fn a_row_of_cells_has_four_corners_however_long() {
        assert_eq!(of(&[0, 1, 2]).matches(['M', 'L']).count(), 4);
    }

    #[test]
    fn cells_that_touch_by_a_corner_have_loops_of_their_own() {
        assert_eq!(of(&[0, 10]).matches('Z').count(), 2);
    }

    #[test]
    fn a_ring_has_an_inner_outline() {
        assert_eq!(of(&[0, 1, 2, 9, 11, 18, 19, 20]).matches('Z').count(), 2);
    }

    #[test]
    fn no_cells_have_no_outline() {
        assert_eq!(of(&[]), "");
        assert_eq!(of(&[81, 1000]), "");
    }

    proptest! {
        /// The area a path goes around, by the shoelace formula, is the area of its cells.
        #[test]
        fn an_outline_without_inset_encloses_the_cells(set in proptest::collection::btree_set(0usize..81, 0..50)) {
            let cells: Vec<usize> = set.into_iter().collect();
            let canvas = Canvas::new(&Rules::classic(Shape::CLASSIC));
            let path = outline(&canvas, &cells, 0.0);
            let mut double = 0.0;
            for part in path.split_terminator('Z') {
                let points: Vec<(f64, f64)> = part
                    .split(['M', 'L'])
                    .skip(1)
                    .filter_map(|point| point.split_once(' '))
                    .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
                    .collect();
                for (index, one) in points.iter().enumerate() {
                    let other = points[(index + 1) % points.len()];
                    double += one.0 * other.1 - other.0 * one.1;
                }
            }
            let side = f64::from(SIDE);
            prop_assert!((double / 2.0 - cells.len() as f64 * side * side).abs() < 1.0);
        }
    }
}
