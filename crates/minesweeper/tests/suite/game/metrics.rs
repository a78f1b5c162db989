//! 3BV against its meaning, the fewest reveals that win.

use super::random;
use atisbo_minesweeper::{Board, Cell, Clicks, Game, Metrics, Move, State, ThreeBv};
use proptest::prelude::*;

/// The fewest reveals that win, by trying all sets of cells, smaller ones first.
fn fewest_reveals(board: &Board) -> u32 {
    let safe: Vec<Cell> = board
        .tiling()
        .cells()
        .filter(|&cell| !board.is_mine(cell))
        .collect();
    let opened_by = |&cell: &Cell| {
        let mut game = Game::on(board.clone()).unwrap();
        let opened = game.reveal(cell).unwrap().changed;
        opened.iter().fold(0u32, |set, cell| set | 1 << cell.0)
    };
    let opened: Vec<u32> = safe.iter().map(opened_by).collect();
    let all = opened.iter().fold(0, |union, set| union | set);
    let wins = |clicked: &u32| {
        let bits = (0..opened.len()).filter(|bit| clicked >> bit & 1 == 1);
        bits.fold(0, |union, bit| union | opened[bit]) == all
    };
    let sets = (0u32..1 << safe.len()).filter(wins);
    sets.map(u32::count_ones)
        .min()
        .expect("all cells together win")
}

proptest! {
    #[test]
    fn three_bv_is_the_fewest_reveals_that_win(
        board in random::board().prop_filter("tiny", |board| board.tiling().len() <= 12),
    ) {
        prop_assert_eq!(ThreeBv::of(&board).total(), fewest_reveals(&board));
    }

    #[test]
    fn a_game_is_won_when_its_three_bv_is_solved(
        mut game in random::game(random::tiling()), wishes in random::wishes(),
    ) {
        let played = wishes.into_iter().filter(|wish| game.play(wish.action(&game)).is_ok()).count();
        let undos = game.moves().iter().filter(|&&action| action == Move::Undo).count();
        prop_assert_eq!(Clicks::of(game.moves()).total() as usize, played - undos);
        if let Some(metrics) = Metrics::of(&game) {
            let revealed = game.position().numbers().count();
            match game.state() {
                State::Won => prop_assert_eq!(metrics.solved, metrics.board),
                State::Ready => prop_assert_eq!(metrics.solved.total(), 0),
                State::Playing | State::Lost { .. } => {
                    prop_assert!(metrics.solved.total() <= metrics.board.total());
                    prop_assert!(metrics.solved.total() as usize <= revealed);
                }
            }
        }
    }
}

#[test]
fn an_opening_with_a_flagged_zero_is_not_yet_solved() {
    let level: atisbo_minesweeper::Level = "1x5x0".parse().unwrap();
    let mut game = Game::on(Board::new(level.tiling().clone(), [])).unwrap();
    game.flag(Cell(4)).unwrap();
    game.reveal(Cell(0)).unwrap();
    assert_eq!(Metrics::of(&game).unwrap().solved.total(), 0);
    game.flag(Cell(4)).unwrap();
    game.reveal(Cell(4)).unwrap();
    assert_eq!(Metrics::of(&game).unwrap().efficiency(), Some(0.25));
}
