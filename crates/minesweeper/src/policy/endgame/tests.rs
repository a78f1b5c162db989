//! The exact end game beside a slow twin that plays positions.

mod optimal;

use super::*;
use crate::brute;
use crate::position::{Mines, View};
use proptest::prelude::*;
use std::collections::HashMap;

/// The slow twin: plays positions, not sets of boards, and opens what a 0 floods. How many boards that
/// look like this the best play wins.
fn wins(position: &Position, boards: &[Board], known: &mut HashMap<Vec<View>, u32>) -> u32 {
    let fits = |board: &&Board| {
        let mut seen = position.numbers();
        seen.all(|(cell, number)| !board.is_mine(cell) && board.number(cell) == number)
    };
    let boards: Vec<Board> = boards.iter().filter(fits).cloned().collect();
    if boards.is_empty() {
        return 0;
    }
    if let Some(&wins) = known.get(position.views()) {
        return wins;
    }
    let mines = boards[0].mines() as usize;
    let closed = position.hidden().count() + position.known_mines().count();
    let best = if closed == mines {
        1
    } else {
        let hidden: Vec<Cell> = position.hidden().collect();
        let moves = hidden
            .iter()
            .map(|&cell| wins_with(position, cell, &boards, known));
        moves.max().unwrap_or(0)
    };
    known.insert(position.views().to_vec(), best);
    best
}

/// How many boards are won if this cell is opened next.
fn wins_with(
    position: &Position,
    cell: Cell,
    boards: &[Board],
    known: &mut HashMap<Vec<View>, u32>,
) -> u32 {
    let mut next: Vec<Position> = Vec::new();
    for board in boards.iter().filter(|board| !board.is_mine(cell)) {
        let after = opened(position, cell, board);
        if !next.contains(&after) {
            next.push(after);
        }
    }
    let wins = next.iter().map(|position| wins(position, boards, known));
    wins.sum()
}

fn opened(position: &Position, cell: Cell, board: &Board) -> Position {
    let mut after = position.clone();
    let mut queue = vec![cell];
    while let Some(cell) = queue.pop() {
        if after.view(cell).is_hidden() {
            after.set(cell, View::Number(board.number(cell)));
            if board.number(cell) == 0 {
                queue.extend(position.tiling().neighbours(cell).iter());
            }
        }
    }
    after
}

fn boards_of(position: &Position) -> Vec<Board> {
    let hidden: Vec<Cell> = position.hidden().collect();
    let board = |layout: u32| {
        let bits = hidden.iter().enumerate();
        let mined = bits.filter(|(bit, _)| layout >> bit & 1 == 1);
        let mined = mined.map(|(_, &cell)| cell);
        Board::new(
            position.tiling().clone(),
            mined.chain(position.known_mines()),
        )
    };
    brute::layouts(position).map(board).collect()
}

fn agrees(position: &Position) -> Result<(), TestCaseError> {
    let mut endgame = EndGame::new();
    let found = endgame.solve(position, Scope::All, 1 << 20, &Budget::unlimited());
    if !matches!(position.mines(), Mines::Total(_)) {
        prop_assert_eq!(found, Err(EndGameError::NoTotal));
        return Ok(());
    }
    let boards = boards_of(position);
    if boards.is_empty() {
        prop_assert_eq!(found, Err(EndGameError::Impossible));
        return Ok(());
    }
    let found = found.unwrap();
    prop_assert_eq!(found.boards as usize, boards.len());
    let known = &mut HashMap::new();
    for prospect in &found.moves {
        let mined = boards.iter().filter(|board| board.is_mine(prospect.cell));
        prop_assert_eq!(prospect.mines as usize, mined.count());
        let expected = wins_with(position, prospect.cell, &boards, known);
        prop_assert_eq!(prospect.wins, Wins::Exactly(expected));
    }
    let best = wins(position, &boards, known);
    let probability = f64::from(best) / f64::from(found.boards);
    prop_assert_eq!(found.probability(), Some(probability));
    // The same without the values of the other moves, from a fresh and from a used memory.
    for endgame in [&mut EndGame::new(), &mut endgame] {
        let play = endgame
            .solve(position, Scope::Best, 1 << 20, &Budget::unlimited())
            .unwrap();
        prop_assert_eq!(play.probability(), Some(probability));
        for prospect in &play.moves {
            let expected = wins_with(position, prospect.cell, &boards, known);
            match prospect.wins {
                Wins::Exactly(wins) => prop_assert_eq!(wins, expected),
                Wins::AtMost(wins) => prop_assert!(expected <= wins && wins <= best.max(1)),
            }
        }
    }
    let given = endgame
        .solve_boards(position, &boards, Scope::All, &Budget::unlimited())
        .unwrap();
    prop_assert_eq!(given.probability(), Some(probability));
    let limit = boards.len() as u32 - 1;
    let few = endgame.solve(position, Scope::Best, limit, &Budget::unlimited());
    prop_assert_eq!(few, Err(EndGameError::TooMany));
    Ok(())
}

proptest! {
    #[test]
    fn every_move_wins_as_often_as_when_positions_are_played(position in brute::small_positions(9)) {
        agrees(&position)?;
    }

    #[test]
    fn positions_that_may_be_impossible_agree_too(position in brute::doubtful_positions(9)) {
        agrees(&position)?;
    }
}

#[test]
#[ignore = "long"]
fn larger_positions_agree_too() {
    let config = ProptestConfig::with_cases(3000);
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner
        .run(&brute::doubtful_positions(13), |position| agrees(&position))
        .unwrap();
}
