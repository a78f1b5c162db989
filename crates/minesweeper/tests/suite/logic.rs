//! The logical agent and analysis, as a user of the crate meets them.

use atisbo_base::Budget;
use atisbo_minesweeper::logic::{LogicAgent, Preset};
use atisbo_minesweeper::{Agent, FirstCell, FirstClick, Game, State, play_game};

fn agent(preset: Preset, index: u64) -> LogicAgent {
    LogicAgent::new(preset.settings(), FirstCell::Random, 1, index)
}

/// The cells opened in a game, and whether it was won.
fn played(level: &str, preset: Preset, index: u64) -> (Vec<usize>, bool) {
    let mut game = Game::new(level.parse().unwrap(), FirstClick::NoGuarantee, 1, index);
    let mut agent = agent(preset, index);
    let mut guesses = Vec::new();
    let mut step = 0;
    while !game.state().is_over() {
        let decision = agent.decide(game.position(), &Budget::unlimited()).unwrap();
        step += 1;
        assert!(step < 1000);
        let is_guess = decision.is_guess();
        if is_guess {
            guesses.extend(decision.reveal.iter().map(|cell| cell.index()));
        }
        for &cell in &decision.reveal {
            if !game.state().is_over() && game.position().view(cell).is_hidden() {
                game.reveal(cell).unwrap();
                let lost = matches!(game.state(), State::Lost { .. });
                assert!(!lost || is_guess, "{preset}: sure, and wrong");
            }
        }
        if let Some(board) = game.board() {
            assert!(agent.marks().iter().all(|&cell| board.is_mine(cell)));
        }
    }
    (guesses, game.state() == State::Won)
}

#[test]
fn fewer_rules_and_one_growing_base_play_the_same_games() {
    for index in 0..6 {
        let report = played("6x6x5", Preset::Report, index);
        for preset in [Preset::Shown, Preset::Due, Preset::Incremental] {
            assert_eq!(played("6x6x5", preset, index), report, "{preset}");
        }
    }
}

#[test]
fn every_preset_plays_on_every_tiling() {
    for level in ["hex:5x5x4", "triangle:3x4x2", "circle:3x6x3", "torus:5x5x4"] {
        for preset in Preset::ALL {
            let mut game = Game::new(level.parse().unwrap(), FirstClick::Safe, 1, 0);
            let mut player = LogicAgent::new(preset.settings(), FirstCell::Random, 1, 0);
            let budget = Budget::unlimited();
            let record = play_game(&mut game, &mut player, &budget, &mut |_, _, _| ()).unwrap();
            assert!(game.state().is_over() && record.decisions > 0, "{preset}");
        }
    }
}
