//! The exact end game beside a slow twin that plays positions.

mod optimal;

use super::*;
use crate::brute::{self, untouched};
use crate::position::{Mines, View};
use crate::tiling::Free;
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
    let boards = brute::boards(position).into_iter();
    boards.map(|(board, _)| board).collect()
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
        prop_assert_eq!(prospect.value, Value::exactly(expected));
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
            let Value { wins, exact } = prospect.value;
            if exact {
                prop_assert_eq!(wins, expected);
            } else {
                prop_assert!(expected <= wins && wins <= best.max(1));
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

/// Cells of any shape, each group of them around a number of its own: nothing connects the groups.
fn pockets() -> impl Strategy<Value = Position> {
    let pocket = (2usize..=4, any::<u8>(), 1u8..15);
    prop::collection::vec(pocket, 2..=3).prop_map(|pockets| {
        let mut neighbours: Vec<Vec<usize>> = Vec::new();
        let (mut mines, mut numbers) = (Vec::new(), Vec::new());
        for (size, edges, mined) in pockets {
            let first = neighbours.len();
            let all: Vec<usize> = (first..first + size).collect();
            neighbours.resize(first + size, Vec::new());
            let pairs = all
                .iter()
                .flat_map(|&one| all.iter().map(move |&other| (one, other)));
            let pairs = pairs.filter(|(one, other)| one < other).enumerate();
            for (_, (one, other)) in pairs.filter(|(index, _)| edges >> index & 1 == 1) {
                neighbours[one].push(other);
            }
            let mined = all.iter().filter(|&&cell| mined >> (cell - first) & 1 == 1);
            mines.extend(mined.map(|&cell| Cell(cell as u32)));
            numbers.push(Cell(neighbours.len() as u32));
            neighbours.push(all);
        }
        let names: Vec<String> = (0..neighbours.len()).map(|cell| cell.to_string()).collect();
        let named = |cells: &Vec<usize>| cells.iter().map(|&cell| names[cell].clone()).collect();
        let named: Vec<Vec<String>> = neighbours.iter().map(named).collect();
        let outlines = vec![None; names.len()];
        let tiling = Tiling::free(Free::new(names, &named, outlines).unwrap());
        let board = Board::new(tiling.clone(), mines);
        let mut views = vec![View::Hidden; tiling.len()];
        for cell in numbers {
            views[cell.index()] = View::Number(board.number(cell));
        }
        Position::new(tiling, Mines::Total(board.mines()), views).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn pockets_win_as_often_as_when_they_are_played_together(position in pockets()) {
        agrees(&position)?;
    }
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

#[test]
fn a_budget_ends_the_search_with_what_is_known_so_far() {
    let position = untouched(4, 4, 4);
    let mut endgame = EndGame::new();
    let all = endgame.solve(&position, Scope::Best, 2000, &Budget::unlimited());
    assert_eq!(all.unwrap().probability(), Some(961.0 / 1820.0));
    let budget = Budget::unlimited().nodes(500);
    let some = EndGame::new()
        .solve(&position, Scope::Best, 2000, &budget)
        .unwrap();
    assert_eq!(some.stopped, Some(Stop::Nodes));
    assert!(some.nodes <= 501 && some.boards == 1820);
    let few = |budget: &Budget| EndGame::new().solve(&position, Scope::Best, 2000, budget);
    let stopped = |stop| Err(EndGameError::Stopped(stop));
    assert_eq!(few(&Budget::unlimited().bytes(1000)), stopped(Stop::Bytes));
    assert_eq!(few(&Budget::unlimited().nodes(0)), stopped(Stop::Nodes));
}

#[test]
fn a_million_cells_are_refused_at_once() {
    let budget = Budget::unlimited().bytes(10_000_000);
    let solve =
        |position: &Position, limit| EndGame::new().solve(position, Scope::Best, limit, &budget);
    let many = untouched(1000, 1000, 100_000);
    assert_eq!(solve(&many, u32::MAX), Err(EndGameError::TooMany));
    let one = untouched(1000, 1000, 1);
    assert_eq!(solve(&one, 999_999), Err(EndGameError::TooMany));
    assert_eq!(
        solve(&one, u32::MAX),
        Err(EndGameError::Stopped(Stop::Bytes))
    );
    assert_eq!(solve(&untouched(1000, 1000, 0), 10).unwrap().boards, 1);
}

/// A long row of cells in which every cell opened tells a little: deeper than the stack should be asked for.
#[test]
fn a_search_too_deep_is_called_off() {
    let position = untouched(1, 1000, 1);
    let outlook = EndGame::new().solve(&position, Scope::Best, 1000, &Budget::unlimited());
    let outlook = outlook.unwrap();
    assert_eq!(outlook.boards, 1000);
    assert!(outlook.stopped.is_some() || outlook.best().is_some());
}
