//! Whole games: nothing safe is missed, no safe cell is a mine, and the same seed is the same game.

use super::*;
use crate::agent::{Agent, AgentError, Decision, FirstCell, play_game, play_series};
use crate::exact;
use crate::game::{Game, State};
use crate::level::{FirstClick, Level};

/// A game and the decisions of a player in it.
fn played(
    level: &Level,
    settings: Settings,
    (seed, index): (u64, u64),
) -> (Vec<(Position, Decision)>, State) {
    let mut game = Game::new(level.clone(), FirstClick::Safe, seed, index);
    let mut player = Player::new(settings, FirstCell::Corner, seed, index);
    let mut decisions = Vec::new();
    let mut before = game.position().clone();
    let mut watch = |game: &Game, decision: &Decision, _| {
        let position = std::mem::replace(&mut before, game.position().clone());
        decisions.push((position, decision.clone()));
    };
    play_game(&mut game, &mut player, &Budget::unlimited(), &mut watch).unwrap();
    (decisions, game.state())
}

/// Strong enough to use everything, quick enough for tests.
const STRONG: Settings = Settings {
    candidates: 30,
    finalists: 4,
    answers: 4,
    end_game_boards: 100,
    end_game_nodes: 1000,
    ..Settings::of(Strength::Safest)
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_is_safe_is_opened_and_is_safe(
        kind in prop::sample::select(&Kind::GRIDS[..]),
        mines in 3u32..14,
        seed: u64,
    ) {
        let level = Level::new(Tiling::grid(kind, 6, 8).unwrap(), mines).unwrap();
        let (decisions, state) = played(&level, STRONG, (seed, 0));
        let (last, before) = decisions.split_last().unwrap();
        for (position, decision) in before.iter().skip(1).chain([last]) {
            let found = exact::analyse(position, &Budget::unlimited()).unwrap();
            prop_assert_eq!(decision.reason == Reason::Safe, !found.safe.is_empty());
            if decision.reason == Reason::Safe {
                prop_assert!(decision.reveal.iter().all(|cell| found.safe.contains(cell)));
            } else if decision.reason != Reason::AllEqual {
                let its = found.probability[decision.reveal[0].index()].unwrap();
                prop_assert!((decision.risk - its).abs() < 1e-10);
            }
        }
        // Only a guess loses.
        prop_assert!(state == State::Won || last.1.reason != Reason::Safe);
    }

    #[test]
    fn the_same_seed_is_the_same_game(
        strength in prop::sample::select(&Strength::ALL[..]),
        seed: u64,
    ) {
        let level: Level = "7x7x9".parse().unwrap();
        let settings = Settings {
            end_game_nodes: 1000,
            roll_outs: Settings::of(strength).roll_outs / 16,
            ..Settings::of(strength)
        };
        let (one, other) = (played(&level, settings, (seed, 3)), played(&level, settings, (seed, 3)));
        prop_assert_eq!(one, other);
    }
}

/// How many of the first games of a seed a strength wins.
fn wins(strength: Strength, games: u64) -> u64 {
    let level: Level = "beginner".parse().unwrap();
    let player = |index| -> Box<dyn Agent> {
        Box::new(Player::new(
            Settings::of(strength),
            FirstCell::Corner,
            8,
            index,
        ))
    };
    let rule = (FirstClick::Safe, 8);
    let series = play_series(
        &level,
        rule,
        0..games,
        player,
        &Budget::unlimited(),
        &|_| (),
    );
    series.unwrap().won.games
}

#[test]
fn who_looks_ahead_wins_no_fewer_games() {
    let games = 300;
    let [safest, fast, strong] =
        [Strength::Safest, Strength::Fast, Strength::Strong].map(|strength| wins(strength, games));
    println!("{safest} {fast} {strong} of {games}");
    // Beginner boards are won about 9 times in 10; a few games more or less are chance.
    assert!(safest > games * 8 / 10);
    assert!(fast + 9 > safest && strong + 9 > fast && strong + 3 > safest);
}

#[test]
fn a_game_that_is_cancelled_is_not_played_on() {
    let level: Level = "expert".parse().unwrap();
    let mut game = Game::new(level, FirstClick::Opening, 1, 0);
    let mut player = Player::new(Settings::default(), FirstCell::Inner, 1, 0);
    let cancel = atisbo_base::Cancel::new();
    let budget = Budget::unlimited().cancel(cancel.clone());
    let mut decisions = 0;
    let record = play_game(&mut game, &mut player, &budget, &mut |_, _, _| {
        decisions += 1;
        cancel.raise();
    });
    // The player itself always finds something to do.
    assert_eq!(record, Err(AgentError::Stopped(Stop::Cancelled)));
    assert_eq!(decisions, 1);
}
