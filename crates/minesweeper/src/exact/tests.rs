//! The exact analysis against enumeration of every board.

mod count;
mod sample;
mod shown;
mod suppose;
mod wide;

use super::*;
use crate::position::View;
use crate::{Board, Tiling, brute};
use proptest::prelude::*;
use rand::RngExt;

fn agrees(position: &Position) -> Result<(), TestCaseError> {
    agrees_with(&mut Analyser::new(), position)
}

/// As an analyser with a past sees it.
fn agrees_with(analyser: &mut Analyser, position: &Position) -> Result<(), TestCaseError> {
    let exact = analyser.analyse(position, &Budget::unlimited());
    let Some(brute) = brute::posterior(position) else {
        prop_assert_eq!(exact, Err(ExactError::Impossible));
        return Ok(());
    };
    let exact = exact.map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(&exact.safe, &brute.safe);
    prop_assert_eq!(&exact.mines, &brute.mines);
    prop_assert!((exact.log_weight - brute.weight.ln()).abs() < 1e-10);
    for (exact, brute) in exact.probability.iter().zip(&brute.probability) {
        match (exact, brute) {
            (None, None) => {}
            (Some(exact), Some(brute)) => prop_assert!((exact - brute).abs() < 1e-12),
            _ => prop_assert!(false, "a probability where there is none"),
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn positions_of_every_tiling_agree_with_enumeration(position in brute::small_positions(14)) {
        agrees(&position)?;
    }

    #[test]
    fn positions_that_may_be_impossible_agree_with_enumeration(
        position in brute::doubtful_positions(12),
    ) {
        agrees(&position)?;
    }

    /// The two types of weight are two ways to write the same numbers.
    #[test]
    fn wide_weights_agree_with_enumeration(position in brute::small_positions(12)) {
        let Some(brute) = brute::posterior(&position) else { return Ok(()); };
        let Supply::Total(total) = Supply::of(&position) else { return Ok(()); };
        let mut analyser = Analyser::new();
        let effort = &mut Effort::new(&Budget::unlimited());
        let status = |cell| Status::of(position.view(cell));
        let numbers: Vec<Cell> = position.numbers().map(|(cell, _)| cell).collect();
        analyser.prepare(&position, &numbers, status, Counting::Counted, effort).unwrap();
        let parts = active(&analyser.parts, &analyser.active);
        let outside = outside(total, &analyser.frontier, &parts).unwrap();
        analyser.scales.weigh_wide_total(&parts, outside, effort).unwrap();
        for (cells, share) in analyser.boxes() {
            for cell in cells {
                let expected = brute.probability[cell.index()].unwrap();
                prop_assert!((share.probability - expected).abs() < 1e-12);
            }
        }
    }

    /// Rows of bits decide what cells and numbers one by one decide.
    #[test]
    fn rows_decide_what_single_numbers_decide(
        (height, width) in (1u32..9, prop_oneof![1u32..20, 60u32..65]),
        (mined, revealed) in (0.05..0.5, 0.1..1.0),
        seed: u64,
    ) {
        let position = random_reveal(height, width, mined, revealed, seed);
        let (mut filled, mut loaded) = (Frontier::default(), Frontier::default());
        filled.fill(&position);
        prop_assert_eq!(filled.deduce(), Ok(()));
        let status = |cell| Status::of(position.view(cell));
        loaded.load(position.tiling(), position.numbers(), status).unwrap();
        for cell in position.hidden() {
            prop_assert_eq!(filled.status[cell.index()], loaded.status[cell.index()]);
        }
        prop_assert_eq!((filled.mines, filled.clear), (loaded.mines, loaded.clear));
    }

    /// One that has seen the game from its start knows what one knows that sees the position only.
    #[test]
    fn following_a_game_is_the_same_as_starting_anew(
        kind in prop::sample::select(&crate::Kind::GRIDS[..]),
        seed: u64,
    ) {
        let tiling = Tiling::grid(kind, 6, 8).unwrap();
        let level = crate::Level::new(tiling, 9).unwrap();
        let mut game = crate::Game::new(level, crate::FirstClick::Safe, seed, 0);
        let mut follower = Analyser::new();
        let mut rng = atisbo_base::seed::rng(seed, 1);
        while !game.state().is_over() {
            let found = follower.analyse(game.position(), &Budget::unlimited()).unwrap();
            let anew = analyse(game.position(), &Budget::unlimited()).unwrap();
            prop_assert_eq!(&found.safe, &anew.safe);
            prop_assert_eq!(&found.mines, &anew.mines);
            prop_assert!((found.log_weight - anew.log_weight).abs() < 1e-10);
            for (found, anew) in found.probability.iter().zip(&anew.probability) {
                prop_assert_eq!(found.is_some(), anew.is_some());
                prop_assert!((found.unwrap_or(0.0) - anew.unwrap_or(0.0)).abs() < 1e-12);
            }
            let hidden: Vec<Cell> = game.position().hidden().collect();
            let cell = match found.safe.first() {
                Some(&cell) => cell,
                None => hidden[rng.random_range(0..hidden.len())],
            };
            game.reveal(cell).unwrap();
        }
    }
}

#[test]
fn a_budget_ends_an_analysis_with_the_limit_it_hit() {
    let position: Position = "mines 5\n#####\n#2#2#\n#####".parse().unwrap();
    for (budget, stop) in [
        (Budget::unlimited().nodes(3), Stop::Nodes),
        (Budget::unlimited().bytes(100), Stop::Bytes),
    ] {
        assert_eq!(analyse(&position, &budget), Err(stop.into()));
    }
}

#[test]
fn an_untouched_board_of_a_million_cells_is_all_the_same() {
    let position = brute::untouched(1000, 1000, 200_000);
    let analysis = analyse(&position, &Budget::unlimited()).unwrap();
    let mut all = analysis.probability.iter();
    assert!(all.all(|p| (p.unwrap() - 0.2).abs() < 1e-12));
    assert!(analysis.safe.is_empty() && analysis.mines.is_empty());
}

/// The probabilities around a number add up to it, all of them to the total: the expectation of a sum
/// is the sum of the expectations.
fn adds_up(position: &Position) {
    let analysis = analyse(position, &Budget::unlimited()).unwrap();
    let probability = |cell: Cell| match position.view(cell) {
        View::Mine => 1.0,
        _ => analysis.probability[cell.index()].unwrap_or(0.0),
    };
    for (cell, number) in position.numbers() {
        let neighbours = position.tiling().neighbours(cell);
        let sum: f64 = neighbours.iter().map(|&cell| probability(cell)).sum();
        assert!(
            (sum - f64::from(number)).abs() < 1e-9,
            "{sum} around {number}"
        );
    }
    if let Mines::Total(total) = position.mines() {
        let sum: f64 = position.tiling().cells().map(probability).sum();
        assert!((sum - f64::from(total)).abs() < 1e-6, "{sum} of {total}");
    }
}

#[test]
fn probabilities_of_a_frontier_too_long_for_floats_add_up() {
    let tiling = Tiling::grid(crate::Kind::Square, 3, 900).unwrap();
    let mut rng = atisbo_base::seed::rng(1, 0);
    let mined = |cell: &Cell| tiling.place(*cell).row() != 1 && rng.random_bool(0.4);
    let board = Board::new(tiling.clone(), tiling.cells().filter(mined));
    let view = |cell: Cell| match tiling.place(cell).row() {
        1 => View::Number(board.number(cell)),
        _ => View::Hidden,
    };
    let views: Vec<View> = tiling.cells().map(view).collect();
    for mines in [
        Mines::Total(board.mines()),
        Mines::Density(0.3),
        Mines::Density(1e-300),
    ] {
        adds_up(&Position::new(tiling.clone(), mines, views.clone()).unwrap());
    }
}

/// Cells of a random board opened at random, mines or not: long and wide frontiers.
fn random_reveal(height: u32, width: u32, mined: f64, revealed: f64, seed: u64) -> Position {
    let tiling = Tiling::grid(crate::Kind::Square, height, width).unwrap();
    brute::revealed_at_random(tiling, mined, revealed, seed)
}

#[test]
fn a_frontier_without_end_stops_at_its_budget() {
    let budget = Budget::unlimited().nodes(20_000).bytes(50_000_000);
    let mut stopped = 0;
    for revealed in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let position = random_reveal(100, 100, 0.2, revealed, 1);
        stopped += u32::from(analyse(&position, &budget).is_err());
    }
    assert!(stopped > 0);
}

/// What the largest boards cost; prints the time of each.
#[test]
#[ignore = "a measurement"]
fn boards_of_up_to_a_million_cells_stop_at_their_budget() {
    let budget = Budget::unlimited().nodes(2_000_000).bytes(1 << 29);
    for side in [100, 1000] {
        for revealed in [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95] {
            let position = random_reveal(side, side, 0.2, revealed, 1);
            let start = std::time::Instant::now();
            let result = analyse(&position, &budget);
            let result = result.map(|analysis| analysis.size);
            println!("{side} {revealed} {:?} {result:?}", start.elapsed());
        }
    }
}
