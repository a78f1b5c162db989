//! Moves played out at random beside the exact chance to win.

use super::*;
use crate::policy::endgame::{EndGame, Scope};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// Plays out its best moves, and plays no end game itself.
const PLAYS_OUT: Settings = Settings {
    roll_outs: 400,
    roll_out_hidden: 100,
    finalists: 12,
    ..LOOKS_AHEAD
};

/// Five standard errors of a mean over these games, each of them a probability.
fn tolerance(games: u32) -> f64 {
    5.0 * 0.5 / f64::from(games).sqrt()
}

/// After any move so few boards are left that the rest is played perfectly: what is won is the exact chance.
#[test]
fn moves_are_won_as_often_as_the_end_game_says() {
    let mut runner = TestRunner::deterministic();
    let (positions, mut compared) = (brute::small_positions(12), 0);
    while compared < 12 {
        let position = positions.new_tree(&mut runner).unwrap().current();
        let end = EndGame::new().solve(&position, Scope::All, 100, &Budget::unlimited());
        let Ok(end) = end else { continue };
        let Some(advice) = advise(PLAYS_OUT, &position)
            .ok()
            .and_then(|found| found.advice)
        else {
            continue;
        };
        for candidate in &advice.candidates {
            let Some(win) = candidate.win else { continue };
            let its = end.moves.iter().find(|its| its.cell == candidate.cell);
            let value = its.unwrap().value;
            assert!(value.exact, "every move is valued");
            let exact = f64::from(value.wins) / f64::from(end.boards);
            assert!(
                (win - exact).abs() < tolerance(PLAYS_OUT.roll_outs),
                "{win} for {exact} in {position:?}"
            );
            assert!(!candidate.exact);
            compared += 1;
        }
    }
}

/// More boards: the rest is not played perfectly, so nothing is won more often than it can be.
#[test]
fn no_move_is_won_more_often_than_it_can_be() {
    let mut runner = TestRunner::deterministic();
    let (positions, mut compared) = (brute::small_positions(14), 0);
    while compared < 4 {
        let position = positions.new_tree(&mut runner).unwrap().current();
        let end = EndGame::new().solve(&position, Scope::Best, 1000, &Budget::unlimited());
        let Some(end) = end.ok().filter(|end| end.boards > 150) else {
            continue;
        };
        let best = end.probability().unwrap();
        // Where a cell is certainly safe nothing is weighed.
        let Some(advice) = advise(PLAYS_OUT, &position).unwrap().advice else {
            continue;
        };
        for win in advice.candidates.iter().filter_map(|its| its.win) {
            assert!(
                win < best + tolerance(PLAYS_OUT.roll_outs),
                "{win} of {best}"
            );
            compared += 1;
        }
    }
}

#[test]
fn a_density_is_not_played_out() {
    let position: Position = "density 0.2\n####\n#2##\n####".parse().unwrap();
    let found = advise(Settings::of(Strength::Max), &position).unwrap();
    assert_eq!(found.reason, Reason::Guess);
    let candidates = found.advice.unwrap().candidates;
    assert!(candidates.iter().all(|its| its.win.is_none()));
}

#[test]
fn the_strongest_plays_the_end_of_small_boards_exactly() {
    let position: Position = "mines 4\n####\n####\n####\n####".parse().unwrap();
    let found = advise(Settings::of(Strength::Max), &position).unwrap();
    assert_eq!(found.advice.unwrap().win, Some(961.0 / 1820.0));
}

#[test]
fn moves_are_played_out_once_enough_of_the_board_is_open() {
    let position: Position = "mines 6\n######\n##23##\n######\n######".parse().unwrap();
    let played_out = |roll_out_hidden| {
        let settings = Settings {
            roll_out_hidden,
            ..PLAYS_OUT
        };
        let found = advise(settings, &position).unwrap();
        let candidates = found.advice.unwrap().candidates;
        candidates.iter().any(|its| its.win.is_some())
    };
    // 22 of 24 cells are hidden.
    assert!(played_out(92));
    assert!(!played_out(91));
}
