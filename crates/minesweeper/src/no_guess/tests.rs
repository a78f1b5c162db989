//! Logic against enumeration: what can be opened, and which boards are drawn.

use super::*;
use crate::brute;
use crate::position::{Mines, Position, View};
use crate::tiling::Tiling;
use atisbo_base::seed;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Whether a board can be opened by logic, all layouts being looked at before each move.
fn opens(board: &Board, first: Cell) -> bool {
    if board.is_mine(first) {
        return false;
    }
    let total = Mines::Total(board.mines());
    let mut position = Position::untouched(board.tiling().clone(), total).unwrap();
    let mut safe = vec![first];
    while !safe.is_empty() {
        for cell in safe {
            position.set(cell, View::Number(board.number(cell)));
        }
        safe = brute::posterior(&position).unwrap().safe;
    }
    position.hidden().all(|cell| board.is_mine(cell))
}

#[test]
fn a_search_without_a_limit_gives_up_after_many_games() {
    let level: Level = "3x3x7".parse().unwrap();
    let found = |games, budget| {
        let mut search = Search {
            analyser: Analyser::new(),
            budget,
            games,
        };
        let rng = &mut seed::rng(1, 0);
        let board = Board::random(&level, FirstClick::Safe, Cell(0), rng).unwrap();
        search.opens(&board, Cell(0))
    };
    let unlimited = Budget::unlimited();
    assert!(found(MOST_GAMES - 1, unlimited.clone()).is_ok());
    let games = MOST_GAMES;
    let given_up = found(games, unlimited.clone());
    assert_eq!(given_up, Err(NoGuessError::NotFound { games }));
    // A limit on nodes replaces it.
    assert!(found(games, unlimited.nodes(2 * games)).is_ok());
}

fn boards() -> impl Strategy<Value = (Tiling, Vec<bool>, usize)> {
    (
        brute::small_tilings(12),
        prop::collection::vec(prop::bool::weighted(0.25), 12),
        0usize..12,
    )
}

proptest! {
    #[test]
    fn a_board_has_a_proof_exactly_if_enumeration_opens_it((tiling, mined, first) in boards()) {
        let first = Cell((first % tiling.len()) as u32);
        let mines = tiling.cells().filter(|cell| mined[cell.index()]);
        let board = Board::new(tiling.clone(), mines);
        let budget = Budget::unlimited();
        let proof = prove(&board, first, &budget).unwrap();
        prop_assert_eq!(proof.is_some(), opens(&board, first));
        let mut search = Search { analyser: Analyser::new(), budget, games: 0 };
        prop_assert_eq!(search.opens(&board, first).unwrap(), proof.is_some());
        if let Some(proof) = proof {
            prop_assert_eq!(verify(&board, first, &proof, &Budget::unlimited()), Ok(()));
        }
    }
}

#[test]
fn rejection_draws_every_board_without_guesses_as_often() {
    let level: Level = "3x4x3".parse().unwrap();
    let first = Cell(1);
    let all = (0..1u32 << 12).filter(|bits| bits.count_ones() == 3);
    let boards = all.map(|bits| {
        let mines = level.tiling().cells();
        let mines = mines.filter(move |cell| bits >> cell.0 & 1 == 1);
        Board::new(level.tiling().clone(), mines)
    });
    let wanted = boards.filter(|board| opens(board, first)).count();
    let mut seen: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
    let draws = 100 * wanted as u32;
    let budget = Budget::unlimited();
    for index in 0..u64::from(draws) {
        let rng = &mut seed::rng(3, index);
        let (rule, method) = (FirstClick::Safe, Method::Rejection);
        let found = generate(&level, rule, first, method, rng, &budget);
        let board = found.unwrap().board;
        let mines = level.tiling().cells().filter(|&cell| board.is_mine(cell));
        *seen.entry(mines.map(|cell| cell.0).collect()).or_default() += 1;
    }
    assert_eq!(seen.len(), wanted);
    // Five standard deviations around a hundred.
    assert!(
        seen.values().all(|times| (50..150).contains(times)),
        "{seen:?}"
    );
}
