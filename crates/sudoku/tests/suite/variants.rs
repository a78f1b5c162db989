//! Every variant, alone and with others, against its definition tried on every grid.

mod definition;
mod strategy;

use crate::entries::{entries, every_position_can_be_looked_at};
use atisbo_base::Budget;
use atisbo_sudoku::variant::{self, Fault, Ground, Variant, VariantError};
use atisbo_sudoku::{Puzzle, Rules, Shape, solver};
use definition::keeps;
use proptest::prelude::*;
use std::sync::LazyLock;
use strategy::{any_variant, some_variants};

/// All grids of 4 x 4 whose rows and columns have different values.
fn latin(values: u8, first: &[u8]) -> Vec<Vec<u8>> {
    fn fill(grid: &mut Vec<u8>, values: u8, first: &[u8], found: &mut Vec<Vec<u8>>) {
        let cell = grid.len();
        if cell == 16 {
            found.push(grid.clone());
            return;
        }
        for value in 1..=values {
            let given = first.get(cell).is_none_or(|&given| given == value);
            let seen = (0..cell).any(|other| {
                (other / 4 == cell / 4 || other % 4 == cell % 4) && grid[other] == value
            });
            if given && !seen {
                grid.push(value);
                fill(grid, values, first, found);
                grid.pop();
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut Vec::new(), values, first, &mut found);
    found
}

/// Values, and the first cells, which keep the number of grids small.
const FOUR: (u8, &[u8]) = (4, &[]);
const FIVE: (u8, &[u8]) = (5, &[2, 4, 5, 1, 4]);
static OF_FOUR: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| latin(FOUR.0, FOUR.1));
static OF_FIVE: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| latin(FIVE.0, FIVE.1));

fn small(values: u8, lowest: u8) -> Ground {
    let shape = Shape::new(2, 2).expect("4 x 4");
    Ground::with_values(shape, usize::from(values), lowest).expect("enough values")
}

/// Whether boxes count, which a variant may change.
fn boxes_count(variants: &[Variant]) -> bool {
    !variants
        .iter()
        .any(|variant| matches!(variant, Variant::NoBoxes(_) | Variant::Jigsaw(_)))
}

fn boxes_differ(shape: Shape, grid: &[u8]) -> bool {
    let cells = 0..shape.cells();
    cells.clone().all(|one| {
        let same = |&other: &usize| shape.box_of(one) == shape.box_of(other);
        let others = cells.clone().filter(|&other| other != one);
        others.filter(same).all(|other| grid[one] != grid[other])
    })
}

fn agrees_on_small_grids(variants: &[Variant], (values, first): (u8, &[u8]), lowest: u8) {
    let ground = small(values, lowest);
    let grids = if values == 4 { &*OF_FOUR } else { &*OF_FIVE };
    let obeys = |grid: &&Vec<u8>| {
        (!boxes_count(variants) || boxes_differ(ground.shape, grid))
            && variants
                .iter()
                .all(|rule| keeps(rule, variants, ground, grid))
    };
    let mut expected: Vec<Vec<u8>> = grids.iter().filter(obeys).cloned().collect();
    let puzzle = Puzzle::with_variants(ground, variants.to_vec());
    let mut puzzle = puzzle.expect("variants that fit");
    for grid in grids {
        assert_eq!(puzzle.is_solved_by(grid), expected.contains(grid));
    }
    puzzle.give_all(first);
    let mut found: Vec<Vec<u8>> = solver::solutions(&puzzle, &Budget::unlimited()).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{variants:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn each_variant_means_what_its_definition_says(
        variant in any_variant(Shape::new(2, 2).unwrap()), lowest in 0..=1u8,
    ) {
        agrees_on_small_grids(&[variant], FOUR, lowest);
    }

    #[test]
    fn variants_combine_freely(
        variants in some_variants(Shape::new(2, 2).unwrap(), 2..=3), lowest in 0..=1u8,
    ) {
        agrees_on_small_grids(&variants, FOUR, lowest);
    }

    #[test]
    fn there_may_be_more_values_than_cells_in_a_row(
        variants in some_variants(Shape::new(2, 2).unwrap(), 1..=2), lowest in 0..=1u8,
    ) {
        agrees_on_small_grids(&variants, FIVE, lowest);
    }

    #[test]
    fn whatever_a_player_entered_can_be_looked_at(
        variants in some_variants(Shape::new(2, 2).unwrap(), 1..=3), entries in entries(small(4, 1)),
    ) {
        every_position_can_be_looked_at(small(4, 1), variants, &entries);
    }
}

const SOLUTION: &[u8; 81] =
    b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// A plain puzzle with some solutions: those that keep the variants are the ones found.
    #[test]
    fn variants_choose_among_the_solutions_of_a_nine_by_nine(
        variants in some_variants(Shape::CLASSIC, 1..=3),
        open in Just((0..81usize).collect::<Vec<_>>()).prop_shuffle(), count in 52..=56usize,
    ) {
        prop_assume!(boxes_count(&variants));
        let values = |cell: usize| if open[..count].contains(&cell) { 0 } else { SOLUTION[cell] - b'0' };
        let values: Vec<u8> = (0..81).map(values).collect();
        let plain = Puzzle::from_values(Shape::CLASSIC, &values);
        let all: Vec<Vec<u8>> =
            solver::solutions(&plain, &Budget::unlimited()).take(200).collect();
        prop_assume!(all.len() < 200);
        let ground = Ground::new(Shape::CLASSIC);
        let obeys = |grid: &&Vec<u8>| variants.iter().all(|rule| keeps(rule, &variants, ground, grid));
        let mut expected: Vec<Vec<u8>> = all.iter().filter(obeys).cloned().collect();
        let puzzle = Puzzle::with_variants(ground, variants.clone());
        let mut puzzle = puzzle.expect("variants that fit");
        puzzle.give_all(&values);
        let mut found: Vec<Vec<u8>> = solver::solutions(&puzzle, &Budget::unlimited()).collect();
        expected.sort();
        found.sort();
        prop_assert_eq!(found, expected, "{:?}", variants);
    }
}

fn fault(variant: impl Into<Variant>) -> Option<Fault> {
    let rules = Rules::with_variants(small(4, 1), vec![variant.into()]);
    rules.err().map(|VariantError { fault, .. }| fault)
}

#[test]
fn a_variant_that_cannot_be_on_the_grid_is_a_fault() {
    use variant::{Arrow, Cage, Jigsaw, Quadruple, Renban, Windoku, Xv};
    let cage = |cells| Cage { cells, sum: None };
    assert_eq!(fault(cage(vec![0, 16])), Some(Fault::OffGrid(16)));
    assert_eq!(fault(cage(vec![0, 1, 0])), Some(Fault::Twice(0)));
    assert_eq!(fault(cage(vec![])), Some(Fault::Cells(0)));
    assert_eq!(fault(cage((0..5).collect())), Some(Fault::Cells(5)));
    let cells = vec![0, 1, 2, 3, 4];
    assert_eq!(fault(Renban { cells }), Some(Fault::Cells(5)));
    let (cells, sum) = ([2, 2], 5);
    assert_eq!(fault(Xv { cells, sum }), Some(Fault::Twice(2)));
    let regions = vec![vec![0, 1], vec![1, 2]];
    assert_eq!(fault(Jigsaw { regions }), Some(Fault::Twice(1)));
    let (circle, shaft) = (vec![], vec![1]);
    assert_eq!(fault(Arrow { circle, shaft }), Some(Fault::Cells(0)));
    let (cells, values) = (vec![0, 1, 4, 5], vec![5]);
    assert_eq!(fault(Quadruple { cells, values }), Some(Fault::Value(5)));
    let line = Ground::new(Shape::of_size(5).expect("5 x 5"));
    let rules = Rules::with_variants(line, vec![Variant::from(Windoku)]);
    assert_eq!(rules.err().map(|error| error.fault), Some(Fault::Shape));
}

#[test]
fn a_sum_that_can_never_be_is_no_fault_but_has_no_solution() {
    let (cells, sum) = (vec![0, 1], Some(99));
    let cage = Variant::from(variant::Cage { cells, sum });
    let puzzle = Puzzle::with_variants(small(4, 1), vec![cage]).expect("a cage");
    let found = solver::solve(&puzzle, 2, &Budget::unlimited());
    assert_eq!(found.verdict(), solver::Verdict::None);
}
