//! How long a game takes: the largest boards, and expert games move by move.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::seed;
use atisbo_minesweeper::{Cell, FirstClick, Game, Level, ThreeBv, View};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand::RngExt;
use std::hint::black_box;

/// Few enough mines on a million cells that the first click opens most of them.
const LARGEST: &str = "1000x1000x20000";

fn level(text: &str) -> Level {
    text.parse().expect("a level")
}

fn largest(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("game/1000x1000");
    group
        .sample_size(20)
        .throughput(Throughput::Elements(1_000_000));
    let new = || Game::new(level(LARGEST), FirstClick::Opening, 1, 0);
    let middle = Cell(500_500);
    group.bench_function("lay and flood", |bencher| {
        bencher.iter(|| {
            let mut game = new();
            black_box(game.reveal(middle).expect("an opening"));
            game
        });
    });
    let mut opened = new();
    opened.reveal(middle).expect("an opening");
    group.bench_function("undo and flood again", |bencher| {
        bencher.iter(|| {
            opened.undo().expect("a move");
            black_box(opened.reveal(middle).expect("an opening"));
        });
    });
    group.bench_function("3BV", |bencher| {
        let board = opened.board().expect("laid");
        bencher.iter(|| ThreeBv::of(black_box(board)));
    });
    let hidden: Vec<Cell> = opened.position().hidden().take(1000).collect();
    group.throughput(Throughput::Elements(2000));
    group.bench_function("1000 flags put and taken back", |bencher| {
        bencher.iter_batched_ref(
            || opened.clone(),
            |game| {
                for &cell in &hidden {
                    black_box(game.flag(cell).expect("hidden"));
                }
                for _ in &hidden {
                    black_box(game.undo().expect("a flag"));
                }
            },
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

/// Reveals hidden cells at random until the game is over.
fn to_the_end(mut game: Game, order: u64) -> Game {
    let mut rng = seed::rng(order, 1);
    let mut cells: Vec<Cell> = game.level().tiling().cells().collect();
    while !game.state().is_over() && !cells.is_empty() {
        let cell = cells.swap_remove(rng.random_range(0..cells.len()));
        if game.position().view(cell) == View::Hidden {
            game.reveal(cell).expect("hidden");
        }
    }
    game
}

/// Reveals all safe cells in turn.
fn won(mut game: Game) -> Game {
    let board = game.board().expect("laid").clone();
    for cell in board.tiling().cells() {
        if !board.is_mine(cell) && game.position().view(cell) == View::Hidden {
            game.reveal(cell).expect("hidden");
        }
    }
    game
}

fn expert(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("game/expert");
    let mut games = (0..).map(|index| Game::new(level("expert"), FirstClick::Safe, 1, index));
    let mut order = 0;
    group.bench_function("random reveals to the end", |bencher| {
        bencher.iter(|| {
            order += 1;
            games.next().map(|game| to_the_end(game, order))
        });
    });
    group.bench_function("all safe cells to the win", |bencher| {
        bencher.iter(|| {
            let mut game = games.next()?;
            game.reveal(Cell(240)).ok()?;
            Some(won(game))
        });
    });
    let mut game = Game::new(level("expert"), FirstClick::Safe, 1, 0);
    game.reveal(Cell(240)).expect("a first click");
    let id = won(game).id().expect("squares");
    group.bench_function("a won game from its ID", |bencher| {
        bencher.iter(|| Game::from_id(black_box(&id)));
    });
    group.finish();
}

criterion_group!(benches, largest, expert);
criterion_main!(benches);
