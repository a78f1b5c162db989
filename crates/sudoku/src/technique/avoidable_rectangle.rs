//! Rectangles with corners that were filled in, not given.
//!
//! They could be exchanged like those of a unique rectangle if the empty corners completed the pattern.

use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::rectangle::{Rectangle, lines, opposite};
use super::view::View;
use crate::Values;

/// A rectangle of filled cells that the last corner would complete.
pub(super) fn type_1<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let filled = filled_in(view);
    for first in filled.iter() {
        let [row, column] = lines(view, first);
        for second in row.and(&filled).iter() {
            let alike = |&cell: &usize| view.value(cell) == view.value(second);
            for fourth in column.and(&filled).iter().filter(alike) {
                found.work()?;
                if let Some(third) = opposite(view, first, second, fourth) {
                    let across = view.value(first);
                    found.eliminate(view, &Cells::of(third), across, || {
                        let pair = [across, view.value(second)].into_iter().collect();
                        Rectangle::new(view, [first, second, third, fourth], pair)
                            .evidence(Vec::new(), None)
                    })?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// A rectangle of filled cells with the same extra value in two corners.
pub(super) fn type_2<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let filled = filled_in(view);
    let pairs = view.bivalue();
    for first in filled.iter() {
        let [row, column] = lines(view, first);
        for second in row.and(&filled).iter() {
            let pairs = pairs.and(view.cells_with(view.value(second)));
            for fourth in column.and(&pairs).iter() {
                if let Some(third) = opposite(view, first, second, fourth) {
                    same_extra(view, found, [first, second, third, fourth])?;
                }
            }
        }
        for second in column.and(&filled).iter() {
            let pairs = pairs.and(view.cells_with(view.value(second)));
            for fourth in row.and(&pairs).iter() {
                if let Some(third) = opposite(view, first, fourth, second) {
                    same_extra(view, found, [first, second, third, fourth])?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The first two corners are filled in; each of the others has the value across and one extra value, the
/// same in both, so one of them has it.
fn same_extra<const W: usize>(view: &View<W>, found: &mut Finder, corners: [usize; 4]) -> Flow {
    found.work()?;
    let [first, second, third, fourth] = corners;
    let pair: Values = [view.value(first), view.value(second)]
        .into_iter()
        .collect();
    let extra = view.candidates(third).without(pair);
    let completes = |corner, across| view.candidates(corner) == extra.or(Values::of(across));
    match extra.single() {
        Some(value)
            if completes(third, view.value(first)) && completes(fourth, view.value(second)) =>
        {
            let seen = view.peers(third).and(view.peers(fourth));
            found.eliminate(view, &seen, value, || {
                Rectangle::new(view, corners, pair).evidence(Vec::new(), None)
            })
        }
        _ => Flow::Continue(()),
    }
}

/// The cells that were filled in; none where a uniqueness argument would not hold.
fn filled_in<const W: usize>(view: &View<W>) -> Cells<W> {
    let cells = 0..if view.is_plain() {
        view.rules().shape().cells()
    } else {
        0
    };
    let is_filled = |&cell: &usize| view.value(cell) > 0 && !view.is_given(cell);
    cells.filter(is_filled).collect()
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::{AvoidableRectangle1, AvoidableRectangle2};
    use crate::technique::trial::{at, conclusions, marks, steps};
    use crate::{Position, Puzzle, Shape};

    #[test]
    fn the_last_corner_cannot_complete_the_exchange() {
        let mut position = marks(&[]);
        for (cell, value) in [(11, 1), (14, 2), (21, 2)] {
            position.place(at(cell), value);
        }
        assert_eq!(conclusions(&position, AvoidableRectangle1), ["r2c4<>1"]);
    }

    #[test]
    fn a_given_corner_makes_the_rectangle_harmless() {
        let mut puzzle = Puzzle::empty(Shape::CLASSIC);
        puzzle.give(at(11), 1);
        let mut position = Position::new(&puzzle);
        position.place(at(14), 2);
        position.place(at(21), 2);
        assert!(conclusions(&position, AvoidableRectangle1).is_empty());
    }

    #[test]
    fn one_of_two_empty_corners_has_their_extra_value() {
        let mut position = marks(&[(14, &[2, 3]), (24, &[1, 3])]);
        position.place(at(11), 1);
        position.place(at(21), 2);
        let steps = steps(&position, AvoidableRectangle2);
        assert_eq!(steps.len(), 1);
        // The rest of column 4 and of the box.
        assert_eq!(steps[0].eliminations.len(), 7 + 6);
        assert!(steps[0].eliminations.iter().all(|gone| gone.value == 3));
    }
}
