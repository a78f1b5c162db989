//! Boards drawn at random: each fits, and none is drawn more often than another.

use super::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::HashMap;

/// A sampler of a position, and its analyser, which may have looked at the position before.
fn sampler(position: &Position, looked: bool) -> (Analyser, Option<Sampler>) {
    let mut analyser = Analyser::new();
    let effort = &mut Effort::new(&Budget::unlimited());
    let supply = analyser.follow(position).unwrap();
    if looked {
        let mut probability = vec![0.0; position.tiling().len()];
        analyser.look(supply, &mut probability, effort).unwrap();
    }
    let sampler = Sampler::new(&mut analyser, supply, effort).unwrap();
    (analyser, sampler)
}

/// Whether a position can be a view of a board.
fn shows(position: &Position, board: &Board) -> bool {
    let mut numbers = position.numbers();
    let mut mines = position.known_mines();
    let total = match Supply::of(position) {
        Supply::Total(total) => total.mines + position.known_mines().count() as u32,
        Supply::Density(_) => board.mines(),
    };
    numbers.all(|(cell, number)| !board.is_mine(cell) && board.number(cell) == number)
        && mines.all(|cell| board.is_mine(cell))
        && board.mines() == total
}

proptest! {
    #[test]
    fn every_board_drawn_fits(position in brute::small_positions(30), seed: u64, looked: bool) {
        // A density of 0 or 1 may contradict the board that the numbers are from.
        prop_assume!(analyse(&position, &Budget::unlimited()).is_ok());
        let (analyser, sampler) = sampler(&position, looked);
        let known = matches!(Supply::of(&position), Supply::Total(_));
        prop_assert_eq!(sampler.is_some(), known);
        let mut rng = atisbo_base::seed::rng(seed, 0);
        if let Some(mut sampler) = sampler {
            for _ in 0..5 {
                let mines = sampler.draw(&analyser, &mut rng);
                let board = Board::new(position.tiling().clone(), mines.iter().copied());
                prop_assert_eq!(board.mines() as usize, mines.len(), "a mine was laid twice");
                prop_assert!(shows(&position, &board));
            }
        }
    }

    #[test]
    fn boards_of_long_frontiers_fit(
        position in brute::opened_positions((9, 12), 0.05..0.4, 0.05..0.6),
        seed: u64,
    ) {
        let (analyser, sampler) = sampler(&position, true);
        let mines = sampler.unwrap().draw(&analyser, &mut atisbo_base::seed::rng(seed, 1));
        prop_assert!(shows(&position, &Board::new(position.tiling().clone(), mines)));
    }
}

/// Draws boards and compares how often each came with how often it should (Pearson's chi-square).
fn is_uniform(position: &Position, draws_of_each: usize, seed: u64) {
    let boards = brute::layouts(position).count();
    let (analyser, sampler) = sampler(position, seed.is_multiple_of(2));
    let mut sampler = sampler.unwrap();
    let mut rng = atisbo_base::seed::rng(seed, 0);
    let mut drawn: HashMap<Vec<Cell>, usize> = HashMap::new();
    for _ in 0..draws_of_each * boards {
        let mut mines = sampler.draw(&analyser, &mut rng);
        mines.sort_unstable();
        *drawn.entry(mines).or_default() += 1;
    }
    assert!(drawn.len() <= boards);
    let expected = draws_of_each as f64;
    let off = |&times: &usize| (times as f64 - expected).powi(2) / expected;
    let never = (boards - drawn.len()) as f64;
    let chi_square = drawn.values().map(off).sum::<f64>() + never * expected;
    // Its mean is the degrees of freedom, its variance twice that.
    let freedom = boards as f64 - 1.0;
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt() + 6.0;
    assert!(
        chi_square < bound,
        "{chi_square} of {boards} boards of {position:?}"
    );
}

#[test]
fn no_board_is_drawn_more_often_than_another() {
    let mut runner = TestRunner::deterministic();
    let (positions, mut tried) = (brute::small_positions(10), 0);
    for seed in 0..200 {
        let position = positions.new_tree(&mut runner).unwrap().current();
        let total = matches!(position.mines(), Mines::Total(_));
        if total && (2..=120).contains(&brute::layouts(&position).count()) {
            is_uniform(&position, 50, seed);
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried}");
}

/// Several parts of different sizes and cells outside, whose counts of mines depend on each other.
#[test]
fn parts_share_the_mines_as_often_as_the_boards_do() {
    let positions = [
        "mines 4\n##1##1###",
        "mines 3\n#1##1####\n#########",
        "mines 4\n#2#1#\n#####\n1#1##",
    ];
    for (seed, text) in (0..).zip(positions) {
        is_uniform(&text.parse().unwrap(), 40, seed);
    }
}
