//! Random variants on a grid of 4 x 4.

use crate::places::{cells, line};
use atisbo_sudoku::variant::*;
use atisbo_sudoku::{Shape, Values};
use proptest::prelude::*;
use std::sync::Arc;

fn values() -> impl Strategy<Value = Values> {
    (0..16u32).prop_map(Values::from_bits)
}

fn machine() -> impl Strategy<Value = Arc<Machine>> {
    let accepting = prop::collection::vec(any::<bool>(), 3);
    let steps = prop::collection::vec(prop::collection::vec((values(), 0..3usize), 0..4), 3);
    (accepting, steps).prop_map(|(accepting, steps)| Arc::new(Machine { accepting, steps }))
}

/// Any variant that fits whether values start at 0 or at 1.
pub(crate) fn any_variant(shape: Shape) -> impl Strategy<Value = Variant> {
    let some = move |count| cells(shape, count);
    let groups = move |count: usize, size: usize| {
        cells(shape, count * size..=count * size).prop_map(move |cells| {
            cells
                .chunks(size)
                .map(<[usize]>::to_vec)
                .collect::<Vec<_>>()
        })
    };
    let first = prop_oneof![
        (
            prop::collection::vec((0..16usize, -3..=3i32), 1..5),
            -5..=12i32
        )
            .prop_map(|(terms, sum)| LinearSum { terms, sum }.into()),
        (2..=3usize, 1..=2usize)
            .prop_flat_map(move |(count, size)| groups(count, size))
            .prop_map(|groups| EqualSums { groups }.into()),
        some(1..=5).prop_map(|cells| Zipper { cells }.into()),
        some(3..=5).prop_map(|cells| DoubleArrow { cells }.into()),
        some(1..=5).prop_map(|cells| RegionSumLine { cells }.into()),
        (some(1..=6), 1..=6u32, any::<bool>()).prop_map(|(cells, sum, closed)| SumLine {
            cells,
            sum,
            closed
        }
        .into()),
        (some(2..=4), 0..=5u32).prop_map(|(cells, sum)| Lunchbox { cells, sum }.into()),
        (some(2..=4), 0..=3u8).prop_map(|(cells, difference)| Lockout { cells, difference }.into()),
        some(1..=4).prop_map(|cells| EqualityCage { cells }.into()),
        (
            some(1..=5),
            prop::collection::vec((0..=2usize, 1..=3u32), 1..3)
        )
            .prop_map(|(cells, said)| LookAndSay { cells, said }.into()),
    ];
    let second = prop_oneof![
        (2..=3usize, 1..=3usize)
            .prop_flat_map(move |(count, size)| groups(count, size))
            .prop_map(|groups| SameValues { groups }.into()),
        Just(RegionSameValues.into()),
        some(1..=8).prop_map(|cells| CountingCircles { cells }.into()),
        some(2..=6).prop_map(|cells| CountDistinct {
            counter: cells[0],
            cells: cells[1..].to_vec()
        }
        .into()),
        (line(shape), 1..=3u32).prop_map(|(cells, number)| NumberedRoom { cells, number }.into()),
        some(3..=5).prop_map(|cells| ValueIndexing { cells }.into()),
        (line(shape), 1..=3u32)
            .prop_map(|(cells, number)| HiddenSkyscraper { cells, number }.into()),
        (line(shape), 1..=16u32).prop_map(|(cells, rank)| FullRank { cells, rank }.into()),
        Just(AntiTaxicab.into()),
        Just(DutchFlatmates.into()),
        (
            some(2..=4),
            prop::collection::vec(values(), 4),
            any::<bool>()
        )
            .prop_map(|(cells, partners, every_pair)| Pairwise {
                cells,
                partners,
                every_pair
            }
            .into()),
        (some(1..=5), machine())
            .prop_map(|(cells, machine)| StateMachine { cells, machine }.into()),
        (0..16usize, prop::collection::vec(1..=3u32, 0..3))
            .prop_map(|(cell, numbers)| Candidates { cell, numbers }.into()),
    ];
    // On a grid that starts at 0 there is no number of the last row.
    let indexing = (cells(shape, 1..=3), any::<bool>()).prop_map(move |(mut cells, rows)| {
        cells.retain(|&cell| cell / 4 < 3 && cell % 4 < 3);
        if cells.is_empty() {
            cells.push(0);
        }
        Variant::from(Indexing { cells, rows })
    });
    prop_oneof![10 => first, 13 => second, 1 => indexing]
}
