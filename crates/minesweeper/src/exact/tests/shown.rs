//! What a cell would show, against a look at every board.

use super::*;
use std::collections::BTreeMap;

/// The probability of a mine, and of each number that some board shows.
fn twin(position: &Position, cell: Cell) -> (f64, BTreeMap<u8, f64>) {
    let (mut all, mut mine, mut numbers) = (0.0, 0.0, BTreeMap::new());
    for (board, weight) in brute::boards(position) {
        all += weight;
        if board.is_mine(cell) {
            mine += weight;
        } else {
            *numbers.entry(board.number(cell)).or_insert(0.0) += weight;
        }
    }
    for weight in numbers.values_mut() {
        *weight /= all;
    }
    (mine / all, numbers)
}

proptest! {
    #[test]
    fn a_cell_shows_its_numbers_as_often_as_the_boards_do(
        position in brute::doubtful_positions(10),
    ) {
        let possible = !brute::boards(&position).is_empty();
        for cell in position.tiling().cells() {
            let found = shown(&position, cell, &Budget::unlimited());
            if !position.view(cell).is_hidden() {
                prop_assert_eq!(found, Ok(None));
                continue;
            }
            if !possible {
                prop_assert_eq!(found, Err(ExactError::Impossible));
                continue;
            }
            let found = found.unwrap().unwrap();
            let (mine, numbers) = twin(&position, cell);
            prop_assert!((found.mine - mine).abs() < 1e-12);
            prop_assert_eq!(found.numbers.len(), numbers.len());
            for (shown, (&its, expected)) in found.numbers.iter().zip(&numbers) {
                let (number, probability) = (shown.number, shown.probability);
                prop_assert_eq!(number, its);
                prop_assert!((probability - expected).abs() < 1e-12);
            }
            let sum: f64 = found.numbers.iter().map(|shown| shown.probability).sum();
            prop_assert!((found.mine + sum - 1.0).abs() < 1e-12);
        }
    }

    /// Too large for enumeration, but not for a sum.
    #[test]
    fn a_mine_and_the_numbers_are_all_a_cell_can_be(
        position in brute::opened_positions((8, 8), 0.05..0.4, 0.05..0.5),
    ) {
        for cell in position.hidden().step_by(7) {
            let found = shown(&position, cell, &Budget::unlimited()).unwrap().unwrap();
            let sum: f64 = found.numbers.iter().map(|shown| shown.probability).sum();
            prop_assert!((found.mine + sum - 1.0).abs() < 1e-9);
        }
    }
}
