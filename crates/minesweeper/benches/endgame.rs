//! End games of expert play, solved exactly: as many boards fit as the name says, or up to half as few.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a benchmark fails by panicking"
)]

use atisbo_base::Budget;
use atisbo_minesweeper::exact::Analyser;
use atisbo_minesweeper::policy::endgame::{EndGame, Scope};
use atisbo_minesweeper::policy::{Player, Settings, Strength};
use atisbo_minesweeper::{Agent, FirstCell, FirstClick, Game, Position, Reason};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// Positions in which the exact player has to guess, by how many boards fit: the first few that come up.
fn positions(boards: f64, count: usize) -> Vec<Position> {
    let mut analyser = Analyser::new();
    let mut found = Vec::new();
    for index in 0.. {
        let level = "16x30x99".parse().expect("expert");
        let mut game = Game::new(level, FirstClick::Opening, 7, index);
        let mut agent = Player::new(Settings::of(Strength::Safest), FirstCell::Corner, 7, index);
        while !game.state().is_over() {
            let budget = Budget::unlimited().nodes(2_000_000);
            let Ok(decision) = agent.decide(game.position(), &budget) else {
                break;
            };
            if let (Reason::Guess, Ok(analysis)) =
                (decision.reason, analyser.analyse(game.position(), &budget))
            {
                let fit = analysis.log_weight.exp();
                if fit <= boards && fit > boards / 2.0 {
                    found.push(game.position().clone());
                    if found.len() == count {
                        return found;
                    }
                }
            }
            for cell in decision.reveal {
                // A 0 may have opened it before.
                let _ = game.reveal(cell);
            }
        }
    }
    found
}

/// One that holds its memory but remembers no position of expert play.
fn fresh() -> EndGame {
    let mut endgame = EndGame::new();
    let position: Position = "mines 1\n###".parse().expect("a position");
    let _ = endgame.solve(&position, Scope::Best, 10, &Budget::unlimited());
    endgame
}

fn expert(criterion: &mut Criterion) {
    for (boards, count) in [(20, 10), (200, 10), (2_000, 5), (20_000, 1)] {
        let positions = positions(f64::from(boards), count);
        let mut group = criterion.benchmark_group("endgame");
        group.sample_size(10);
        for (name, scope) in [("best", Scope::Best), ("all", Scope::All)] {
            if scope == Scope::All && boards > 2_000 {
                continue;
            }
            let solve = |endgame: &mut EndGame| {
                for position in &positions {
                    let budget = Budget::unlimited();
                    let _ = black_box(endgame.solve(position, scope, boards, &budget));
                }
            };
            group.bench_function(format!("{name}/{boards} ({count})"), |bench| {
                bench.iter_batched_ref(fresh, solve, BatchSize::SmallInput);
            });
        }
        group.finish();
    }
}

criterion_group!(benches, expert);
criterion_main!(benches);
