//! Random variants on a grid.

use crate::places::{cells, line};
use atisbo_sudoku::Shape;
use atisbo_sudoku::variant::*;
use proptest::prelude::*;
use std::ops::RangeInclusive;

fn pair(shape: Shape) -> impl Strategy<Value = [usize; 2]> {
    cells(shape, 2..=2).prop_map(|cells| [cells[0], cells[1]])
}

/// A row or column, or sometimes at least this many other cells.
fn line_or_cells(shape: Shape, least: usize) -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![3 => line(shape).boxed(), 1 => cells(shape, least..=5).boxed()]
}

/// Neighbours in a row.
fn neighbours(shape: Shape) -> impl Strategy<Value = [usize; 2]> {
    let size = shape.size();
    (0..size, 0..size - 1)
        .prop_map(move |(row, column)| [row * size + column, row * size + column + 1])
}

fn dot() -> impl Strategy<Value = Dot> {
    prop_oneof![
        3 => Just(Dot::Difference(1)),
        3 => Just(Dot::Ratio(2)),
        1 => (2..=3u8).prop_map(Dot::Difference),
        1 => (3..=4u8).prop_map(Dot::Ratio),
    ]
}

/// Sums that this many cells may have.
fn sum(shape: Shape, cells: usize) -> RangeInclusive<u32> {
    let (count, most) = (cells as u32, shape.size() as u32);
    count..=count * most
}

/// Columns as regions with two cells exchanged.
fn jigsaw(shape: Shape) -> impl Strategy<Value = Jigsaw> {
    let size = shape.size();
    pair(shape).prop_map(move |[one, other]| {
        let mut regions: Vec<Vec<usize>> = vec![Vec::new(); size];
        for cell in 0..shape.cells() {
            let taken = match cell {
                cell if cell == one => other,
                cell if cell == other => one,
                cell => cell,
            };
            regions[cell % size].push(taken);
        }
        Jigsaw { regions }
    })
}

/// Rules about the whole grid.
fn whole(shape: Shape) -> BoxedStrategy<Variant> {
    prop_oneof![
        any::<bool>().prop_map(|rising| Diagonal { rising }.into()),
        Just(Windoku.into()),
        Just(NoBoxes.into()),
        jigsaw(shape).prop_map(Variant::from),
        Just(DisjointGroups.into()),
        Just(AntiKnight.into()),
        Just(AntiKing.into()),
        Just(NonConsecutive.into()),
        Just(StrictKropki.into()),
        Just(StrictXv.into()),
    ]
    .boxed()
}

/// Rules about sums.
fn sums(shape: Shape) -> BoxedStrategy<Variant> {
    prop_oneof![
        cells(shape, 1..=4).prop_flat_map(move |cells| {
            let sum = prop::option::weighted(0.9, sum(shape, cells.len()));
            (Just(cells), sum).prop_map(|(cells, sum)| Cage { cells, sum }.into())
        }),
        (cells(shape, 2..=6), 1..=2usize).prop_map(|(cells, digits)| {
            let (circle, shaft) = cells.split_at(digits.min(cells.len() - 1));
            let (circle, shaft) = (circle.to_vec(), shaft.to_vec());
            Arrow { circle, shaft }.into()
        }),
        cells(shape, 1..=6).prop_flat_map(move |cells| {
            let sum = sum(shape, cells.len());
            (Just(cells), sum).prop_map(|(cells, sum)| LittleKiller { cells, sum }.into())
        }),
        (line_or_cells(shape, 2), 0..=10u32)
            .prop_map(|(cells, sum)| Sandwich { cells, sum }.into()),
        (line_or_cells(shape, 2), 0..=20u32).prop_map(|(cells, sum)| XSum { cells, sum }.into()),
        (pair(shape), prop_oneof![Just(5), Just(10), 1..=8u32]).prop_map(|(cells, sum)| Xv {
            cells,
            sum
        }
        .into()),
    ]
    .boxed()
}

/// Rules about some cells.
fn marked(shape: Shape) -> BoxedStrategy<Variant> {
    prop_oneof![
        cells(shape, 1..=4).prop_map(|cells| ExtraRegion { cells }.into()),
        (0..shape.cells(), any::<bool>()).prop_map(|(cell, odd)| Parity { cell, odd }.into()),
        (cells(shape, 1..=4), any::<bool>())
            .prop_map(|(cells, slow)| Thermometer { cells, slow }.into()),
        (
            prop_oneof![pair(shape).boxed(), neighbours(shape).boxed()],
            dot()
        )
            .prop_map(|(cells, dot)| Kropki { cells, dot }.into()),
        pair(shape).prop_map(|[greater, smaller]| GreaterThan { greater, smaller }.into()),
        cells(shape, 1..=5).prop_map(|cells| Palindrome { cells }.into()),
        (cells(shape, 1..=5), 0..=4u8).prop_map(|(cells, difference)| Whispers {
            cells,
            difference
        }
        .into()),
        cells(shape, 1..=4).prop_map(|cells| Renban { cells }.into()),
        cells(shape, 2..=5).prop_map(|cells| Between { cells }.into()),
        (cells(shape, 4..=4), prop::collection::vec(1..=3u8, 1..=3))
            .prop_map(|(cells, values)| Quadruple { cells, values }.into()),
        (line_or_cells(shape, 1), 0..=5u32).prop_map(|(cells, visible)| Skyscraper {
            cells,
            visible
        }
        .into()),
    ]
    .boxed()
}

/// Any variant that fits on the grid.
pub(crate) fn any_variant(shape: Shape) -> impl Strategy<Value = Variant> {
    prop_oneof![
        3 => whole(shape),
        4 => sums(shape),
        5 => marked(shape),
    ]
}

/// Several at once, seldom two that contradict each other.
pub(crate) fn some_variants(
    shape: Shape,
    count: RangeInclusive<usize>,
) -> impl Strategy<Value = Vec<Variant>> {
    prop::collection::vec(any_variant(shape), count).prop_filter("one jigsaw", |variants| {
        let jigsaws = variants
            .iter()
            .filter(|variant| matches!(variant, Variant::Jigsaw(_)));
        jigsaws.count() <= 1
    })
}
