//! Four cells in two rows, two columns and two boxes.
//!
//! If all four held two values crosswise, the values could change places and the puzzle would have a
//! second solution; a given among the four would forbid that. This holds also where a corner has lost
//! one of the two values. Only rows, columns and boxes may matter, so other rules have no rectangles.

use super::Evidence;
use super::cells::Cells;
use super::finder::{Finder, Flow};
use super::view::View;
use crate::{RegionKind, Values};

/// Four cells, none of them given, that could be exchanged if they held two values crosswise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    /// Around the rectangle: the second is in the row of the first, the third opposite.
    pub(super) corners: [usize; 4],
    pub(super) pair: Values,
    /// By corner, what stands in the way of the exchange.
    pub(super) extra: [Values; 4],
}

impl Rectangle {
    /// The rectangles of empty cells whose first corner has the two values and no other, and whose
    /// other corners have at least one of them. One with several such corners is there from each.
    pub(super) fn all<const W: usize>(view: &View<W>) -> Vec<Self> {
        let mut all = Vec::new();
        if !view.is_plain() {
            return all;
        }
        for first in view.bivalue().iter() {
            let pair = view.candidates(first);
            let with = |cells: Cells<W>, value| cells.or(view.cells_with(value));
            let holders = pair.iter().fold(Cells::NONE, with);
            let [row, column] = lines(view, first);
            for second in holders.and(&row).iter() {
                for fourth in holders.and(&column).iter() {
                    let third = opposite(view, first, second, fourth);
                    if let Some(third) = third.filter(|&third| holders.contains(third)) {
                        all.push(Rectangle::new(view, [first, second, third, fourth], pair));
                    }
                }
            }
        }
        all
    }

    pub(super) fn new<const W: usize>(view: &View<W>, corners: [usize; 4], pair: Values) -> Self {
        Rectangle {
            corners,
            pair,
            extra: corners.map(|corner| view.candidates(corner).without(pair)),
        }
    }

    /// The two values, each with the other.
    pub(super) fn values_with_other(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let pair = self.pair;
        pair.iter()
            .filter_map(move |value| Some((value, pair.without(Values::of(value)).single()?)))
    }

    /// By corner, whether it has the two values and no other.
    pub(super) fn floor(&self) -> [bool; 4] {
        self.extra.map(Values::is_empty)
    }

    /// The corners with an extra value.
    pub(super) fn roof<const W: usize>(&self) -> Cells<W> {
        let corners = self.corners.into_iter().zip(self.floor());
        let roof = corners.filter(|&(_, is_floor)| !is_floor);
        roof.map(|(corner, _)| corner).collect()
    }

    /// The side opposite the floor, if the floor is a side.
    pub(super) fn roof_side(&self) -> Option<[usize; 2]> {
        match self.floor() {
            [_, true, false, false] => Some([self.corners[2], self.corners[3]]),
            [_, false, false, true] => Some([self.corners[1], self.corners[2]]),
            _ => None,
        }
    }

    /// What was seen, with partners in a region if the argument needs some.
    pub(super) fn evidence(&self, partners: Vec<usize>, region: Option<RegionKind>) -> Evidence {
        let extra = self.corners.into_iter().zip(self.extra);
        Evidence::Rectangle {
            corners: self.corners.to_vec(),
            values: self.pair.iter().collect(),
            extra: extra
                .flat_map(|(cell, extra)| extra.in_cell(cell))
                .collect(),
            partners,
            region,
        }
    }
}

/// Visits [`Rectangle::all`].
pub(super) fn each_rectangle<const W: usize>(
    view: &View<W>,
    found: &mut Finder,
    mut visit: impl FnMut(&mut Finder, &Rectangle) -> Flow,
) -> Flow {
    for rectangle in view.rectangles() {
        found.work()?;
        visit(found, rectangle)?;
    }
    Flow::Continue(())
}

/// The other cells of the row and of the column of a cell, where there is nothing but rows, columns and
/// boxes.
pub(super) fn lines<const W: usize>(view: &View<W>, cell: usize) -> [Cells<W>; 2] {
    let shape = view.rules().shape();
    let lines = [shape.row(cell), shape.size() + shape.column(cell)];
    lines.map(|line| view.groups()[line].set.and(view.peers(cell)))
}

/// The corner across, if the four lie in two boxes: the second corner is in the row of the first, the
/// fourth in its column.
pub(super) fn opposite<const W: usize>(
    view: &View<W>,
    first: usize,
    second: usize,
    fourth: usize,
) -> Option<usize> {
    let shape = view.rules().shape();
    let own = shape.box_of(first);
    let in_two_boxes = (shape.box_of(second) == own) != (shape.box_of(fourth) == own);
    in_two_boxes.then(|| fourth - shape.column(fourth) + shape.column(second))
}
