//! Boards of a million cells: a move costs what it changes, and no more.

use atisbo_minesweeper::{Cell, FirstClick, Game, Kind, Level, Metrics, Outcome, State, Tiling};
use std::time::{Duration, Instant};

fn largest(kind: Kind, mines: u32) -> Game {
    let tiling = Tiling::grid(kind, 1000, 1000).unwrap();
    Game::new(
        Level::new(tiling, mines).unwrap(),
        FirstClick::Opening,
        1,
        0,
    )
}

const MIDDLE: Cell = Cell(500_500);

#[test]
fn one_click_opens_a_million_cells_and_one_undo_closes_them() {
    let mut game = largest(Kind::Square, 0);
    assert_eq!(game.reveal(MIDDLE).unwrap().changed.len(), 1_000_000);
    assert_eq!(game.state(), State::Won);
    game.undo().unwrap();
    assert_eq!(game.position().hidden().count(), 1_000_000);
    assert_eq!(game.state(), State::Ready);
}

fn timed(work: impl FnOnce() -> Outcome) -> (Duration, usize) {
    let start = Instant::now();
    let changed = work().changed.len();
    (start.elapsed(), changed)
}

/// Run it with `--release --ignored --nocapture` to see the times.
#[test]
#[ignore = "seconds of floods on the largest boards, for their times"]
fn flags_and_undo_on_the_largest_boards_cost_nothing_beside_a_flood() {
    for kind in Kind::GRIDS {
        let mut game = largest(kind, 20_000);
        let (lay_and_flood, opened) = timed(|| game.reveal(MIDDLE).unwrap());
        let (undo, closed) = timed(|| game.undo().unwrap());
        let (again, _) = timed(|| game.reveal(MIDDLE).unwrap());
        assert_eq!(opened, closed);

        let hidden: Vec<Cell> = game.position().hidden().take(10_000).collect();
        let before = game.position().clone();
        let start = Instant::now();
        for &cell in &hidden {
            game.flag(cell).unwrap();
        }
        for _ in &hidden {
            game.undo().unwrap();
        }
        let flags = start.elapsed();
        assert_eq!(game.position(), &before);
        assert!(
            flags < again,
            "{kind}: 20,000 moves on one cell each took {flags:?}"
        );

        let start = Instant::now();
        let metrics = Metrics::of(&game).unwrap();
        println!(
            "{kind}: {opened} cells: laid and flooded {lay_and_flood:?}, undone {undo:?}, flooded \
             again {again:?}; 10,000 flags and undos {flags:?}; 3BV {} and {} solved in {:?}",
            metrics.board.total(),
            metrics.solved.total(),
            start.elapsed()
        );
    }
}
