//! Long series of games, puzzles and boards through the door.

use super::{ask, ask_within, assert_all_said};
use atisbo_base::{Budget, Watch};
use serde_json::{Value, json};

/// A request for a series of each kind.
fn series(first: u64, count: u64) -> Vec<Value> {
    vec![
        json!({"game": "sudoku", "verb": "generate", "shape": [2, 2], "first": first, "count": count}),
        json!({"game": "ohno", "verb": "generate", "rows": 4, "cols": 4, "first": first, "count": count}),
        json!({"game": "minesweeper", "verb": "generate", "level": "4x4x3", "first": first, "count": count}),
        json!({
            "game": "minesweeper", "verb": "play", "level": "4x4x3", "method": "exact", "strength": "fast",
            "first": first, "games": count,
        }),
        json!({
            "game": "minesweeper", "verb": "play", "level": "4x4x3", "method": "exact", "strength": "fast",
            "first": first, "games": count, "log": true,
        }),
    ]
}

#[test]
fn a_series_ends_with_its_budget_however_long_it_is() {
    for request in series(0, u64::MAX) {
        let watch = Watch::cancelling_at(300);
        let budget = Budget::unlimited().watched(&watch);
        let answer = ask_within(&request, &budget).unwrap();
        assert_eq!(answer["budget"], "cancelled", "{request}");
        let threads = std::thread::available_parallelism().unwrap().get() as u64;
        assert!(watch.looks() < 300 + 10 * threads, "{request}");
        assert_all_said(&answer);
    }
}

#[test]
fn an_index_beyond_the_last_is_an_error() {
    for (first, count) in [(u64::MAX, 1), (1, u64::MAX), (u64::MAX, u64::MAX)] {
        for request in series(first, count) {
            let error = ask(request.clone()).unwrap_err().to_string();
            assert!(error.contains("18446744073709551614"), "{request}: {error}");
        }
    }
}

#[test]
fn the_last_index_can_be_asked_for() {
    for request in series(u64::MAX - 1, 1) {
        let answer = ask(request.clone()).unwrap();
        let made = ["puzzles", "boards"].map(|name| answer[name].as_array().map_or(0, Vec::len));
        let games = answer["games"].as_u64().unwrap_or_default();
        assert_eq!(made.iter().sum::<usize>() as u64 + games, 1, "{request}");
    }
}

#[test]
fn what_was_tried_in_vain_is_counted_and_its_limit_named() {
    for (more, tried) in [
        (
            json!({"game": "ohno", "rows": 1, "cols": 2, "difficulty": "expert"}),
            3,
        ),
        (json!({"game": "sudoku", "method": {"clues": 17}}), 3),
        (
            json!({"game": "minesweeper", "level": "3x3x7", "no_guess": "repair"}),
            3,
        ),
    ] {
        let mut request = json!({"verb": "generate", "seed": 1});
        for (name, value) in more.as_object().unwrap() {
            request[name] = value.clone();
        }
        let answer = ask_within(&request, &Budget::unlimited().nodes(3)).unwrap();
        assert_eq!(answer["budget"], "nodes", "{answer}");
        assert_eq!(answer["tried"], tried, "{answer}");
        assert!(answer["failed"]["en"].is_string());
    }
}

#[test]
fn boards_keep_to_their_memory() {
    let request =
        json!({"game": "minesweeper", "verb": "generate", "level": "100x100x10", "count": 100});
    let answer = ask_within(&request, &Budget::unlimited().bytes(100_000)).unwrap();
    assert_eq!(answer["budget"], "bytes");
    assert_eq!(answer["boards"].as_array().unwrap().len(), 4);
}

#[test]
fn a_log_of_games_keeps_to_its_memory() {
    let request = json!({
        "game": "minesweeper", "verb": "play", "level": "60x60x500", "method": "exact", "strength": "fast",
        "games": 1000, "log": true, "seed": 1,
    });
    let budget = Budget::unlimited().bytes(200_000);
    let answer = ask_within(&request, &budget).unwrap();
    assert_eq!(answer["budget"], "bytes");
    let boards = answer["log"].as_array().unwrap().len() * 2 * 3600;
    assert!((100_000..220_000).contains(&boards), "{boards}");
}
