//! Singles, locked candidates, subsets, fish and templates on random pencil marks: whatever they
//! conclude agrees with the solution that the marks allow.

use atisbo_base::Budget;
use atisbo_sudoku::technique::{Ladder, Settings, Technique};
use atisbo_sudoku::variant::{AntiKnight, Diagonal, Ground, Variant};
use atisbo_sudoku::{Position, Puzzle, Rules, Shape, Values, solver};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use std::sync::Arc;

fn is_basic(technique: Technique) -> bool {
    use Technique as T;
    (T::FullHouse..=T::XWing).contains(&technique) && technique != T::ExtraRule
        || (T::FrankenXWing..=T::MutantJellyfish).contains(&technique)
        || [
            T::NakedQuad,
            T::HiddenQuad,
            T::Swordfish,
            T::Jellyfish,
            T::FinnedXWing,
            T::SashimiXWing,
            T::FinnedSwordfish,
            T::SashimiSwordfish,
            T::FinnedJellyfish,
            T::SashimiJellyfish,
            T::TemplateSet,
            T::TemplateDelete,
        ]
        .contains(&technique)
}

/// Pencil marks that allow the solution, and each other value now and then.
fn marks(rules: &Arc<Rules>, solution: &[u8], chance: f64, seed: u64) -> Position {
    let mut random = Pcg64::seed_from_u64(seed);
    let mut puzzle = Puzzle::with_rules(Arc::clone(rules));
    for (cell, &value) in solution.iter().enumerate() {
        let others = (1..=rules.values() as u8).filter(|_| random.random_bool(chance));
        let marks: Values = others.chain([value]).collect();
        puzzle.allow(cell, marks);
    }
    Position::new(&puzzle)
}

/// Checks every step on some positions, and returns how many there were.
fn check(rules: &Arc<Rules>, chances: &[f64], seeds: u64) -> usize {
    let budget = Budget::unlimited().nodes(2_000_000);
    let found = solver::solve(&Puzzle::with_rules(Arc::clone(rules)), 1, &budget);
    let solution = found.first.expect("an empty grid has solutions");
    let mut count = 0;
    for &chance in chances {
        for seed in 0..seeds {
            let position = marks(rules, &solution, chance, seed);
            let mut ladder = Ladder::new(&position, Settings::default());
            let (steps, _) = ladder.all(is_basic, &Budget::unlimited().nodes(200_000));
            for step in &steps {
                assert!(step.agrees_with(&solution), "{step:?}");
            }
            count += steps.len();
        }
    }
    count
}

#[test]
fn conclusions_agree_with_the_solution() {
    assert!(check(&Rules::shared(Shape::CLASSIC), &[0.1, 0.2, 0.3], 4) > 100);
}

#[test]
fn conclusions_agree_with_the_solution_in_other_sizes() {
    assert!(check(&Rules::shared(Shape::new(2, 3).unwrap()), &[0.2, 0.4], 6) > 20);
    assert!(check(&Rules::shared(Shape::new(3, 4).unwrap()), &[0.1], 1) > 20);
}

#[test]
fn conclusions_agree_with_the_solution_under_more_rules() {
    let both = [true, false].map(|rising| Variant::from(Diagonal { rising }));
    for variants in [both.to_vec(), vec![AntiKnight.into()]] {
        let rules = Rules::with_variants(Ground::new(Shape::CLASSIC), variants).unwrap();
        assert!(check(&Arc::new(rules), &[0.15, 0.25], 3) > 50);
    }
}
