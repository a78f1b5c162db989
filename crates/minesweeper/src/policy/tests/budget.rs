//! The largest boards: thinking ends with the budget, and there is advice all the same.

use super::*;
use crate::board::Board;
use atisbo_base::seed;
use rand::RngExt;

/// A random board, opened at random and then as far as the player is sure: it has to guess, with a frontier as
/// wide as the board; none if it never has to.
fn up_to_a_guess(
    tiling: &Tiling,
    (mined, revealed): (f64, f64),
    player: &mut Player,
    budget: &Budget,
) -> Option<(Position, Finding)> {
    let mut rng = seed::rng(1, (1000.0 * revealed) as u64);
    let mines: Vec<Cell> = tiling.cells().filter(|_| rng.random_bool(mined)).collect();
    let board = Board::new(tiling.clone(), mines);
    let mut position = Position::untouched(tiling.clone(), Mines::Total(board.mines())).unwrap();
    let opened = |cell: &Cell| rng.random_bool(revealed) && !board.is_mine(*cell);
    for cell in tiling.cells().filter(opened).collect::<Vec<Cell>>() {
        position.set(cell, View::Number(board.number(cell)));
    }
    loop {
        let found = player.advise(&position, budget).unwrap();
        if found.reason == Reason::Nothing {
            assert!(position.hidden().all(|cell| board.is_mine(cell)));
            return None;
        }
        assert!(!found.reveal.is_empty());
        let is_hidden = |&cell: &Cell| position.view(cell).is_hidden();
        assert!(found.reveal.iter().all(is_hidden));
        if found.reason != Reason::Safe {
            return Some((position, found));
        }
        for &cell in &found.reveal {
            assert!(!board.is_mine(cell), "a cell called safe is a mine");
            position.set(cell, View::Number(board.number(cell)));
        }
    }
}

#[test]
fn a_frontier_as_wide_as_the_board_ends_with_the_budget() {
    let budget = Budget::unlimited().nodes(20_000).bytes(50_000_000);
    let tiling = Tiling::grid(Kind::Square, 100, 100).unwrap();
    let mut stopped = 0;
    for (mined, revealed) in [
        (0.2, 0.1),
        (0.3, 0.1),
        (0.3, 0.3),
        (0.2, 0.5),
        (0.4, 0.5),
        (0.3, 0.7),
    ] {
        for strength in [Strength::Fast, Strength::Max] {
            let mut player = Player::adviser(Settings::of(strength));
            let end = up_to_a_guess(&tiling, (mined, revealed), &mut player, &budget);
            let Some((position, found)) = end else {
                continue;
            };
            assert!(position.view(found.reveal[0]).is_hidden());
            assert!(found.risk.is_some_and(|risk| (0.0..1.0).contains(&risk)));
            match &found.advice {
                Some(advice) => assert_eq!(advice.candidates[0].cell, found.reveal[0]),
                None => assert!(found.estimated),
            }
            stopped += u32::from(found.stop.is_some());
        }
    }
    assert!(stopped > 2, "{stopped}");
}

/// Games played out on so large a board would take minutes; all of them share one budget.
#[test]
fn games_played_out_end_with_the_budget_too() {
    let tiling = Tiling::grid(Kind::Square, 100, 100).unwrap();
    let budget = Budget::unlimited().nodes(20_000).bytes(50_000_000);
    let mut player = Player::adviser(Settings::of(Strength::Max));
    let (_, found) = up_to_a_guess(&tiling, (0.25, 0.1), &mut player, &budget).unwrap();
    assert_eq!(found.stop, Some(Stop::Nodes));
    let candidates = found
        .advice
        .map_or_else(Vec::new, |advice| advice.candidates);
    assert!(candidates.iter().all(|candidate| !candidate.exact));
}

#[test]
fn a_million_untouched_cells_have_advice() {
    let position = brute::untouched(1000, 1000, 200_000);
    let budget = Budget::unlimited().nodes(100_000);
    for strength in [Strength::Safest, Strength::Strong] {
        let start = std::time::Instant::now();
        let found = Player::adviser(Settings::of(strength))
            .advise(&position, &budget)
            .unwrap();
        println!("{strength}: {:?} {:?}", start.elapsed(), found.stop);
        assert!((found.risk.unwrap() - 0.2).abs() < 1e-9);
    }
}

/// A position in which nothing is certain.
const WIDE: &str = "mines 7\n#####\n#2#1#\n#####\n#3###\n#####";

#[test]
fn no_budget_at_all_is_advice_by_an_estimate() {
    let position: Position = WIDE.parse().unwrap();
    let none = [
        (Budget::unlimited().nodes(0), Stop::Nodes),
        (Budget::unlimited().bytes(0), Stop::Bytes),
    ];
    for (budget, stop) in none {
        for strength in Strength::ALL {
            let found = Player::adviser(Settings::of(strength))
                .advise(&position, &budget)
                .unwrap();
            assert_eq!((found.stop, found.estimated), (Some(stop), true));
            assert_eq!(found.reason, Reason::Guess);
            let estimate = crate::estimate(&position).unwrap();
            let risks = estimate.probability.iter().flatten();
            let least = risks.copied().fold(1.0, f64::min);
            assert!((found.risk.unwrap() - least).abs() < 1e-12);
        }
    }
}

/// Whatever the limit, there is advice, and it reports the limit that cut the thinking short.
#[test]
fn any_limit_ends_with_advice() {
    let position: Position = WIDE.parse().unwrap();
    let mut player = Player::adviser(Settings {
        end_game_boards: 0,
        ..Settings::default()
    });
    let mut whole = 0;
    for nodes in (0..400).step_by(7).chain([1_000_000]) {
        let budget = Budget::unlimited().nodes(nodes);
        let found = player.advise(&position, &budget).unwrap();
        match &found.advice {
            Some(advice) => assert_eq!(advice.candidates[0].cell, found.reveal[0]),
            None => assert!(found.estimated && !found.reveal.is_empty()),
        }
        match found.stop {
            Some(stop) => assert_eq!(stop, Stop::Nodes),
            None => whole += 1,
        }
    }
    assert!(whole > 0);
}

#[test]
fn an_end_game_that_is_not_worked_out_is_said() {
    let position: Position = "mines 3\n##1#\n###1\n#2##".parse().unwrap();
    let stop = |end_game_nodes| {
        let settings = Settings {
            end_game_nodes,
            ..Settings::default()
        };
        advise(settings, &position).unwrap().stop
    };
    assert_eq!(stop(1), Some(Stop::Nodes));
    assert_eq!(stop(200_000), None);
}
