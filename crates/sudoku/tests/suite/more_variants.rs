//! The variants that constraint strings are made of, against their definitions on every grid of 4 x 4.

mod definition;
mod strategy;

use crate::entries::{entries, every_position_can_be_looked_at};
use atisbo_base::Budget;
use atisbo_sudoku::variant::*;
use atisbo_sudoku::{Puzzle, Rules, Shape, Values, solver};
use definition::holds;
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};
use strategy::any_variant;

fn shape() -> Shape {
    Shape::new(2, 2).unwrap()
}

/// All 288 grids.
static GRIDS: LazyLock<Vec<Vec<u8>>> =
    LazyLock::new(|| solver::solutions(&Puzzle::empty(shape()), &Budget::unlimited()).collect());

fn agrees_on_every_grid(variants: &[Variant], lowest: u8) {
    let ground = Ground::with_values(shape(), 4, lowest).unwrap();
    let obeys = |grid: &&Vec<u8>| variants.iter().all(|variant| holds(variant, ground, grid));
    let mut expected: Vec<Vec<u8>> = GRIDS.iter().filter(obeys).cloned().collect();
    let puzzle = Puzzle::with_variants(ground, variants.to_vec()).unwrap();
    for grid in GRIDS.iter() {
        assert_eq!(
            puzzle.is_solved_by(grid),
            expected.contains(grid),
            "{variants:?}"
        );
    }
    let mut found: Vec<Vec<u8>> = solver::solutions(&puzzle, &Budget::unlimited()).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{variants:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn each_variant_means_what_its_definition_says(variant in any_variant(shape()), lowest in 0..=1u8) {
        agrees_on_every_grid(&[variant], lowest);
    }

    #[test]
    fn variants_combine_freely(
        variants in prop::collection::vec(any_variant(shape()), 2..=3), lowest in 0..=1u8,
    ) {
        agrees_on_every_grid(&variants, lowest);
    }

    #[test]
    fn one_of_several_alternatives_is_enough(
        alternatives in prop::collection::vec(prop::collection::vec(any_variant(shape()), 1..=2), 1..=3),
    ) {
        agrees_on_every_grid(&[AnyOf { alternatives }.into()], 1);
    }

    #[test]
    fn whatever_a_player_entered_can_be_looked_at(
        variants in prop::collection::vec(any_variant(shape()), 1..=3),
        entries in entries(Ground::new(shape())),
    ) {
        every_position_can_be_looked_at(Ground::new(shape()), variants, &entries);
    }
}

#[test]
fn thirds_are_low_middle_and_high() {
    let shape = Shape::new(2, 3).unwrap();
    let grids = solver::solutions(&Puzzle::empty(shape), &Budget::unlimited()).take(300);
    let line = vec![0, 1, 2, 3];
    let cells = line.clone();
    let rules: [Variant; 2] = [Entropic { cells }.into(), GlobalEntropy.into()];
    let ground = Ground::new(shape);
    let [on_line, everywhere] =
        rules.map(|rule| Puzzle::with_variants(ground, vec![rule]).unwrap());
    let third = |value: u8| (value - 1) / 2;
    let all =
        |values: &[u8]| (0..3).all(|wanted| values.iter().any(|&value| third(value) == wanted));
    for grid in grids {
        let cells: Vec<u8> = line.iter().map(|&cell| grid[cell]).collect();
        assert_eq!(on_line.is_solved_by(&grid), cells.windows(3).all(all));
        let square = |cell: usize| [grid[cell], grid[cell + 1], grid[cell + 6], grid[cell + 7]];
        let mut corners = (0..30).filter(|cell| cell % 6 < 5);
        assert_eq!(
            everywhere.is_solved_by(&grid),
            corners.all(|cell| all(&square(cell)))
        );
    }
}

#[test]
fn with_one_digit_more_every_region_lacks_another() {
    let ground = Ground::with_values(shape(), 5, 0).unwrap();
    let puzzle = Puzzle::with_variants(ground, vec![Doppelganger.into()]).unwrap();
    let found = solver::solutions(&puzzle, &Budget::unlimited());
    let found: Vec<Vec<u8>> = found.take(50).collect();
    assert!(!found.is_empty());
    for grid in &found {
        let lacked = |cells: Vec<usize>| {
            let held: Values = cells.iter().map(|&cell| grid[cell]).collect();
            assert!(held.contains(1), "0 is everywhere");
            Values::up_to(5).without(held).single().unwrap()
        };
        let row = |cell: usize| lacked((0..16).filter(|other| other / 4 == cell / 4).collect());
        let column = |cell: usize| lacked((0..16).filter(|other| other % 4 == cell % 4).collect());
        let block = |cell: usize| {
            let own = shape().box_of(cell);
            lacked(
                (0..16)
                    .filter(|&other| shape().box_of(other) == own)
                    .collect(),
            )
        };
        for kind in [
            [0, 4, 8, 12].map(row),
            [0, 1, 2, 3].map(column),
            [0, 2, 8, 10].map(block),
        ] {
            assert_eq!(kind.into_iter().collect::<Values>().len(), 4);
        }
        for zero in (0..16).filter(|&cell| grid[cell] == 1) {
            let three: Values = [row(zero), column(zero), block(zero)].into_iter().collect();
            assert_eq!(three.len(), 3);
        }
    }
}

#[test]
fn numbers_that_cannot_be_are_refused() {
    fn refused(variant: impl Into<Variant>) -> bool {
        Rules::with_variants(Ground::new(shape()), vec![variant.into()]).is_err()
    }
    let cells = || vec![0, 1];
    let line = || vec![0, 1, 2, 3];
    let sum_line = |sum, closed| SumLine {
        cells: cells(),
        sum,
        closed,
    };
    assert!(refused(sum_line(0, false)));
    assert!(refused(sum_line(u32::MAX, true)));
    let (cells, sum) = (cells(), 1 << 20);
    assert!(refused(Lunchbox { cells, sum }));
    let (terms, sum) = (vec![(0, i32::MAX)], 1);
    assert!(refused(LinearSum { terms, sum }));
    let (cells, rank) = (line(), 17);
    assert!(refused(FullRank { cells, rank }));
    let (cells, number) = (line(), u32::MAX);
    assert!(refused(NumberedRoom { cells, number }));
    let (cell, numbers) = (16, vec![1]);
    assert!(refused(Candidates { cell, numbers }));
    let groups = vec![vec![0, 1], vec![2]];
    assert!(refused(SameValues { groups }));
    let machine = Arc::new(Machine {
        accepting: vec![true],
        steps: vec![vec![(Values::of(1), 7)]],
    });
    let cells = vec![0, 1];
    assert!(refused(StateMachine { cells, machine }));
    let alternatives = vec![vec![NoBoxes.into()]];
    assert!(refused(AnyOf { alternatives }));
}
