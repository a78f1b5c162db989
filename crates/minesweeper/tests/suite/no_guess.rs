//! Boards without guesses on every tiling: found, proved, and proved again by counting.

use atisbo_base::{Budget, seed};
use atisbo_minesweeper::no_guess::{self, Flaw, Method, NoGuess};
use atisbo_minesweeper::{Cell, FirstClick, Free, Level, Tiling};
use std::time::Instant;

fn middle(level: &Level) -> Cell {
    Cell(level.tiling().len() as u32 / 2 + level.tiling().width() / 2)
}

fn find(level: &Level, rule: FirstClick, method: Method, index: u64) -> NoGuess {
    let rng = &mut seed::rng(11, index);
    let budget = Budget::unlimited().nodes(100_000);
    no_guess::generate(level, rule, middle(level), method, rng, &budget).unwrap()
}

/// Verifies a proof without a limit.
fn verified(found: &NoGuess) -> Result<(), Flaw> {
    let NoGuess {
        board,
        first,
        proof,
        ..
    } = found;
    no_guess::verify(board, *first, proof, &Budget::unlimited())
}

#[test]
fn boards_of_every_tiling_need_no_guess() {
    for text in [
        "9x9x10",
        "hex:9x9x12",
        "triangle:8x9x8",
        "circle:6x12x9",
        "torus:9x9x10",
    ] {
        let level: Level = text.parse().unwrap();
        for method in [Method::Repair, Method::Rejection] {
            let found = find(&level, FirstClick::Safe, method, 0);
            assert_eq!(found.board.mines(), level.mines());
            assert_eq!(verified(&found), Ok(()), "{text}");
        }
    }
}

#[test]
fn boards_of_a_free_tiling_need_no_guess() {
    // Twenty cells in a ring, each beside the next two on both sides.
    let names: Vec<String> = (0..20).map(|cell| cell.to_string()).collect();
    let next = |cell: usize| {
        vec![
            names[(cell + 1) % 20].clone(),
            names[(cell + 2) % 20].clone(),
        ]
    };
    let neighbours: Vec<Vec<String>> = (0..20).map(next).collect();
    let ring = Free::new(names.clone(), &neighbours, vec![None; 20]).unwrap();
    let level = Level::new(Tiling::free(ring), 4).unwrap();
    let rng = &mut seed::rng(1, 1);
    let budget = Budget::unlimited().nodes(10_000);
    let (rule, method) = (FirstClick::Opening, Method::Repair);
    let found = no_guess::generate(&level, rule, Cell(3), method, rng, &budget).unwrap();
    assert_eq!(found.board.number(Cell(3)), 0);
    no_guess::verify(&found.board, found.first, &found.proof, &budget).unwrap();
}

#[test]
fn the_same_seed_gives_the_same_board() {
    let level: Level = "9x9x12".parse().unwrap();
    let one = find(&level, FirstClick::Opening, Method::Repair, 5);
    assert_eq!(one, find(&level, FirstClick::Opening, Method::Repair, 5));
    assert_ne!(one, find(&level, FirstClick::Opening, Method::Repair, 6));
}

#[test]
fn a_step_that_does_not_follow_is_found_out() {
    let level: Level = "9x9x10".parse().unwrap();
    let found = find(&level, FirstClick::Opening, Method::Repair, 2);
    assert_eq!(verified(&found), Ok(()));
    for (index, step) in found.proof.steps.iter().enumerate() {
        let mut fewer = found.clone();
        fewer.proof.steps[index].numbers.pop();
        fewer.proof.steps[index].total = false;
        let flaw = verified(&fewer);
        assert!(matches!(flaw, Err(Flaw::DoesNotFollow { step, .. }) if step == index));
        let mut shorter = found.clone();
        shorter.proof.steps.remove(index);
        assert!(verified(&shorter).is_err() || step.safe.is_empty());
    }
    let mut empty = found.clone();
    empty.proof.steps.clear();
    let closed = 81 - 10 - 1;
    assert_eq!(verified(&empty), Err(Flaw::Incomplete { closed }));
}

#[test]
fn a_budget_of_few_games_ends_the_search() {
    let level: Level = "16x30x170".parse().unwrap();
    let rng = &mut seed::rng(1, 0);
    let budget = Budget::unlimited().nodes(3);
    let (rule, method) = (FirstClick::Safe, Method::Rejection);
    let found = no_guess::generate(&level, rule, Cell(0), method, rng, &budget);
    assert!(found.is_err());
}

/// Prints how long the search takes: `cargo test --release --test suite no_guess -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn times_of_the_levels() {
    for (text, method) in [
        ("9x9x10", Method::Repair),
        ("9x9x10", Method::Rejection),
        ("16x16x40", Method::Repair),
        ("16x16x40", Method::Rejection),
        ("16x30x99", Method::Repair),
        ("16x30x99", Method::Rejection),
        ("16x30x130", Method::Repair),
        ("hex:16x16x50", Method::Repair),
        ("triangle:16x16x30", Method::Repair),
        ("circle:12x24x50", Method::Repair),
        ("torus:16x16x40", Method::Repair),
        ("50x50x500", Method::Repair),
        ("100x100x1800", Method::Repair),
    ] {
        let level: Level = text.parse().unwrap();
        let boards = if level.tiling().len() > 1000 { 3 } else { 20 };
        let (mut times, mut games, mut steps, mut slow) = (Vec::new(), 0, 0, 0);
        for index in 0..boards {
            let start = Instant::now();
            let found = find(&level, FirstClick::Opening, method, index);
            times.push(start.elapsed());
            games += found.games;
            steps += found.proof.steps.len() as u64;
            let budget = Budget::unlimited().nodes(10_000_000);
            match no_guess::verify(&found.board, found.first, &found.proof, &budget) {
                Ok(()) => {}
                Err(Flaw::Stopped(_)) => slow += 1,
                Err(flaw) => panic!("{flaw}"),
            }
        }
        times.sort_unstable();
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        let games = games as f64 / boards as f64;
        let steps = steps / boards;
        println!(
            "{text} {method}: median {median:?}, most {most:?}, {games:.1} games and {steps} steps \
             each, {slow} not verified within ten million layouts"
        );
    }
}
