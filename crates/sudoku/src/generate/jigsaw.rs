//! Random connected regions of equal size.

use crate::Shape;
use rand::RngExt;
use rand_pcg::Pcg64;

/// How often two cells change sides for each cell of the grid: enough for the boxes to be forgotten.
const EXCHANGES: usize = 30;

/// As many connected regions as rows, each with as many cells: the boxes, whose neighbouring cells
/// have changed sides many times over.
pub(super) fn random_regions(shape: Shape, rng: &mut Pcg64) -> Vec<Vec<usize>> {
    let size = shape.size();
    let mut region_of: Vec<usize> = (0..shape.cells()).map(|cell| shape.box_of(cell)).collect();
    for _ in 0..EXCHANGES * shape.cells() {
        let one = rng.random_range(0..shape.cells());
        let other = rng.random_range(0..shape.cells());
        let (from, to) = (region_of[one], region_of[other]);
        let touches = |cell: usize, region: usize| {
            neighbours(shape, cell).any(|next| region_of[next] == region)
        };
        if from == to || !touches(one, to) || !touches(other, from) {
            continue;
        }
        region_of.swap(one, other);
        if !is_connected(shape, &region_of, from) || !is_connected(shape, &region_of, to) {
            region_of.swap(one, other);
        }
    }
    let cells_of = |region| {
        let cells = 0..shape.cells();
        cells.filter(|&cell| region_of[cell] == region).collect()
    };
    (0..size).map(cells_of).collect()
}

/// The cells above, below, to the left and to the right.
pub(super) fn neighbours(shape: Shape, cell: usize) -> impl Iterator<Item = usize> {
    let (size, row, column) = (shape.size(), shape.row(cell), shape.column(cell));
    [
        (row > 0).then(|| cell - size),
        (row + 1 < size).then(|| cell + size),
        (column > 0).then(|| cell - 1),
        (column + 1 < size).then(|| cell + 1),
    ]
    .into_iter()
    .flatten()
}

fn is_connected(shape: Shape, region_of: &[usize], region: usize) -> bool {
    let is_in = |cell: &usize| region_of[*cell] == region;
    let mut open: Vec<usize> = (0..shape.cells()).find(is_in).into_iter().collect();
    let mut seen = vec![false; shape.cells()];
    for &cell in &open {
        seen[cell] = true;
    }
    let mut reached = 0;
    while let Some(cell) = open.pop() {
        reached += 1;
        for next in neighbours(shape, cell).filter(is_in) {
            if !std::mem::replace(&mut seen[next], true) {
                open.push(next);
            }
        }
    }
    reached == (0..shape.cells()).filter(is_in).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_base::seed;

    #[test]
    fn regions_are_connected_equal_and_seldom_boxes() {
        for shape in [
            Shape::CLASSIC,
            Shape::new(2, 3).unwrap(),
            Shape::new(1, 7).unwrap(),
        ] {
            let regions = random_regions(shape, &mut seed::rng(1, 0));
            let mut region_of = vec![0; shape.cells()];
            for (index, region) in regions.iter().enumerate() {
                assert_eq!(region.len(), shape.size());
                for &cell in region {
                    region_of[cell] = index;
                }
            }
            assert!((0..shape.size()).all(|region| is_connected(shape, &region_of, region)));
            let boxes: Vec<usize> = (0..shape.cells()).map(|cell| shape.box_of(cell)).collect();
            assert_ne!(region_of, boxes);
        }
    }
}
