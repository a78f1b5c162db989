//! Minesweeper through the door where nothing is certain: what the exact player weighs, and why.

use super::{ask, ask_within, assert_all_said};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Nothing is certain, and fifteen boards fit.
const CORNER: &str = "mines 2 / 1## / ### / ###";

fn minesweeper(verb: &str, position: &str, strength: &str) -> Value {
    json!({"game": "minesweeper", "verb": verb, "position": position, "strength": strength})
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

#[test]
fn the_cells_that_were_weighed_are_listed_the_advised_one_first() {
    for (strength, column) in [("fast", "next_safety"), ("strong", "win"), ("max", "win")] {
        for verb in ["hint", "analyse"] {
            let answer = ask(minesweeper(verb, CORNER, strength)).unwrap();
            let advice = &answer["advice"];
            assert_eq!(advice["strength"], strength);
            let candidates = advice["candidates"].as_array().unwrap();
            assert_eq!(answer["best"], json!([candidates[0]["cell"]]));
            for candidate in candidates {
                let safety = number(&candidate["safety"]);
                assert!(safety > 0.0 && safety < 1.0);
                let chance = number(&candidate[column]);
                assert!((0.0..=safety + 1e-9).contains(&chance), "{candidate}");
                assert!(chance <= number(&candidates[0][column]), "{candidate}");
            }
            let risk = 1.0 - number(&candidates[0]["safety"]);
            assert!((number(&answer["risk"]) - risk).abs() < 1e-9);
            assert_all_said(&answer);
        }
    }
}

#[test]
fn a_cell_would_show_its_numbers_and_the_boards_are_counted() {
    let mut request = minesweeper("analyse", CORNER, "strong");
    request["numbers"] = json!([1, 1]);
    let answer = ask(request).unwrap();
    assert_eq!(answer["boards"], "15");
    let shown = &answer["shown"];
    let numbers = shown["numbers"].as_array().unwrap();
    let chances = numbers.iter().map(|shown| number(&shown["probability"]));
    assert!((chances.sum::<f64>() + number(&shown["mine"]) - 1.0).abs() < 1e-9);
    assert_all_said(&answer);
    let mut request = minesweeper("analyse", CORNER, "strong");
    request["numbers"] = json!([0, 0]);
    assert!(
        ask(request)
            .unwrap_err()
            .message
            .to(Lang::En)
            .contains("not hidden")
    );
}

#[test]
fn the_safest_player_looks_at_nothing_but_the_risk() {
    let answer = ask(minesweeper("analyse", CORNER, "safest")).unwrap();
    assert!((number(&answer["risk"]) - 0.2).abs() < 1e-9);
    let candidates = answer["advice"]["candidates"].as_array().unwrap();
    assert_eq!(candidates[0]["progress"], Value::Null);
    assert_ne!(answer["advice"]["merit"], "progress");
}

#[test]
fn equal_cells_are_called_equal() {
    let answer = ask(minesweeper("hint", "mines 1 / 1# / 1#", "fast")).unwrap();
    assert_eq!(answer["advice"]["merit"], "equal");
    let english = answer["sentences"][1]["en"].as_str().unwrap();
    assert_eq!(english, "The other cells are worth the same.");
}

#[test]
fn a_small_end_game_is_known_exactly() {
    let answer = ask(minesweeper("hint", CORNER, "strong")).unwrap();
    assert_eq!(answer["reason"], "end_game");
    let win = number(&answer["advice"]["win"]);
    assert!(win > 0.5 && win < 1.0);
    assert_eq!(answer["advice"]["candidates"][0]["win"], win);
}

#[test]
fn what_is_certain_needs_no_advice_and_nothing_known_names_one_cell() {
    let safe = ask(minesweeper("hint", "mines 2 / 1## / 2## / 1##", "strong")).unwrap();
    assert_eq!(
        (&safe["reason"], &safe["advice"]),
        (&json!("safe"), &Value::Null)
    );
    let first = ask(minesweeper("hint", "mines 3 / ### / ###", "strong")).unwrap();
    assert_eq!(first["reason"], "all_equal");
    assert_eq!(first["best"].as_array().unwrap().len(), 1);
    assert_eq!(first["risk"], 0.5);
    let over = ask(minesweeper("hint", "mines 1 / 1# / 11", "strong")).unwrap();
    assert_eq!(over["reason"], "nothing");
}

/// Numbers all over a large board, none of which can be told from the others in a moment.
fn wide() -> String {
    let side = 100;
    let mut state = 1u64;
    let mut random = |parts: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % parts
    };
    let mines: Vec<Vec<bool>> = (0..side)
        .map(|_| (0..side).map(|_| random(5) < 2).collect())
        .collect();
    let around = |row: usize, column: usize| {
        let rows = row.saturating_sub(1)..=(row + 1).min(side - 1);
        let cells = rows.flat_map(|r| {
            (column.saturating_sub(1)..=(column + 1).min(side - 1)).map(move |c| (r, c))
        });
        cells.filter(|&(r, c)| mines[r][c]).count()
    };
    let total: usize = mines.iter().flatten().filter(|&&mine| mine).count();
    let mut text = format!("mines {total}\n");
    for (row, cells) in mines.iter().enumerate() {
        for (column, &mine) in cells.iter().enumerate() {
            if mine || random(10) < 7 {
                text.push('#');
            } else {
                text += &around(row, column).to_string();
            }
        }
        text.push('\n');
    }
    text
}

#[test]
fn the_end_of_the_budget_gives_the_best_answer_so_far_and_says_so() {
    let position = wide();
    let limits = [
        (Budget::unlimited().nodes(1000), "nodes"),
        (Budget::unlimited().bytes(100_000), "bytes"),
        (Budget::unlimited().time(Duration::from_millis(20)), "time"),
    ];
    for (budget, limit) in limits {
        for verb in ["hint", "analyse"] {
            let request = minesweeper(verb, &position, "max");
            let start = Instant::now();
            let answer = ask_within(&request, &budget).unwrap();
            assert!(start.elapsed() < Duration::from_secs(5), "{limit}");
            assert_eq!(answer["budget"], limit);
            assert!(!answer["best"].as_array().unwrap().is_empty());
            let said = answer["sentences"].to_string();
            assert!(said.contains("The boards were not counted"), "{said}");
        }
    }
}
