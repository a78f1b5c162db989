//! What moves give away, beside enumeration.

use super::*;
use crate::board::Board;
use crate::game::Game;
use std::collections::HashMap;

/// How many of the boards are won with best play, and with each cell opened next: a twin that plays games.
fn wins(game: &Game, boards: &[Board], known: &mut HashMap<Vec<View>, u32>) -> u32 {
    if let Some(&wins) = known.get(game.position().views()) {
        return wins;
    }
    let hidden: Vec<Cell> = game.position().hidden().collect();
    let with = |&cell: &Cell| wins_with(game, cell, boards, known);
    let best = hidden.iter().map(with).max().unwrap_or(0);
    known.insert(game.position().views().to_vec(), best);
    best
}

fn wins_with(
    game: &Game,
    cell: Cell,
    boards: &[Board],
    known: &mut HashMap<Vec<View>, u32>,
) -> u32 {
    let mut groups: Vec<(Game, Vec<Board>)> = Vec::new();
    let mut wins_in_all = 0;
    for board in boards {
        // The same moves on this board.
        let mut other = Game::on(board.clone()).unwrap();
        other.replay(&game.moves_text()).unwrap();
        other.reveal(cell).unwrap();
        match other.state() {
            State::Lost { .. } => {}
            State::Won => wins_in_all += 1,
            _ => match groups
                .iter_mut()
                .find(|(seen, _)| seen.position() == other.position())
            {
                Some((_, same)) => same.push(board.clone()),
                None => groups.push((other, vec![board.clone()])),
            },
        }
    }
    for (after, same) in groups {
        wins_in_all += wins(&after, &same, known);
    }
    wins_in_all
}

fn agrees(tiling: &Tiling, mines: &[Cell], first: Cell) -> Result<(), TestCaseError> {
    let board = Board::new(tiling.clone(), mines.iter().copied());
    let Ok(mut game) = Game::on(board) else {
        return Ok(());
    };
    let _ = game.reveal(first);
    if game.state().is_over() {
        return Ok(());
    }
    let boards: Vec<Board> = brute::boards(game.position())
        .into_iter()
        .map(|(board, _)| board)
        .collect();
    let mut known = HashMap::new();
    let best = f64::from(wins(&game, &boards, &mut known));
    let count = boards.len() as f64;
    let risk =
        |cell: Cell| boards.iter().filter(|board| board.is_mine(cell)).count() as f64 / count;
    let least = game.position().hidden().map(risk).fold(1.0, f64::min);
    let mut judge = Judge::new(Measure::Exact);
    for cell in game.position().hidden() {
        let found = judge.judge(&game, cell, &Budget::unlimited()).unwrap();
        let lost = (best - f64::from(wins_with(&game, cell, &boards, &mut known))) / count;
        for (found, expected) in [
            (found.risk, risk(cell)),
            (found.risk_regret, risk(cell) - least),
            (found.exact_regret, lost),
        ] {
            prop_assert!(
                (found.unwrap() - expected).abs() < 1e-9,
                "{found:?} {expected}"
            );
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn regret_is_what_enumeration_says(
        tiling in brute::small_tilings(8),
        mines in prop::collection::vec(0usize..8, 1..4),
        first in 0usize..8,
    ) {
        let cell = |index: usize| Cell((index % tiling.len()) as u32);
        let mines: Vec<Cell> = mines.into_iter().map(cell).collect();
        agrees(&tiling, &mines, cell(first))?;
    }
}

#[test]
fn a_protected_first_click_gives_nothing_away() {
    let game = Game::new("5x5x4".parse().unwrap(), FirstClick::Safe, 1, 0);
    let found = Judge::new(Measure::Exact).judge(&game, Cell(7), &Budget::unlimited());
    let found = found.unwrap();
    assert_eq!((found.risk, found.risk_regret), (Some(0.0), Some(0.0)));
    assert_eq!(found.exact_regret, None);
}

#[test]
fn a_position_with_too_many_boards_has_no_exact_regret() {
    let game = Game::new("9x9x10".parse().unwrap(), FirstClick::NoGuarantee, 1, 0);
    let found = Judge::new(Measure::Exact).judge(&game, Cell(0), &Budget::unlimited());
    let found = found.unwrap();
    assert!(found.risk_regret.unwrap() < 1e-9 && found.exact_regret.is_none());
}

#[test]
fn a_cancelled_judgement_is_an_error() {
    let cancel = atisbo_base::Cancel::new();
    cancel.raise();
    let mut game = Game::new("expert".parse().unwrap(), FirstClick::Opening, 1, 0);
    game.reveal(Cell(100)).unwrap();
    let found = Judge::default().judge(&game, Cell(479), &Budget::unlimited().cancel(cancel));
    assert_eq!(found, Err(ExactError::Stopped(Stop::Cancelled)));
}
