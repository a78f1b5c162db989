//! What a face that draws and plays by itself asks: games move by move, tilings, grids, lists.

use super::{ask, assert_all_said};
use atisbo_api::catalogue::catalogue;
use atisbo_api::text::Lang;
use serde_json::{Value, json};

fn play(of: &Value, moves: &Value) -> Value {
    let request = json!({"game": "minesweeper", "verb": "game", "of": of, "moves": moves});
    ask(request).unwrap()
}

#[test]
fn a_game_goes_on_from_what_its_last_answer_said() {
    let mut game = play(&json!({"level": "9x9x10", "seed": 42}), &json!([]));
    assert_eq!(
        (&game["state"], &game["three_bv"]),
        (&json!("ready"), &Value::Null)
    );
    game = play(&game["of"], &json!([{"reveal": [4, 4]}]));
    assert_eq!(
        (&game["state"], &game["undoable"]),
        (&json!("playing"), &json!(1))
    );
    game = play(
        &game["of"],
        &json!([{"flag": [0, 0]}, {"question": [0, 1]}]),
    );
    assert_eq!(
        (&game["mines_left"], &game["changed"]),
        (&json!(9), &json!([[0, 0], [0, 1]]))
    );
    game = play(&game["of"], &json!(["undo", "undo", "redo"]));
    assert_eq!(
        (&game["undoable"], &game["redoable"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(game["id"], "9x9x10~safe~42.0~r40f0q1uuf0");
}

#[test]
fn a_game_that_is_named_in_no_way_or_in_two_is_an_error_in_both_languages() {
    for of in [json!({}), json!({"id": "x", "level": "beginner"})] {
        for verb in ["game", "tiling"] {
            let error = ask(json!({"game": "minesweeper", "verb": verb, "of": of})).unwrap_err();
            assert!(error.in_lang(Lang::En).starts_with("Say in one way"));
            assert!(error.in_lang(Lang::Es).starts_with("Di de una sola manera"));
        }
    }
}

#[test]
fn a_refused_move_says_why_and_those_before_it_count() {
    let moves = json!([{"reveal": [4, 4]}, {"reveal": [4, 4]}, {"flag": [0, 0]}]);
    let game = play(&json!({"level": "beginner", "seed": 1}), &moves);
    assert_eq!(
        (&game["refused"]["index"], &game["undoable"]),
        (&json!(1), &json!(1))
    );
    assert_all_said(&game);
    for (action, state) in [
        (json!("redo"), "ready"),
        (json!({"chord": [0, 0]}), "ready"),
    ] {
        let game = play(&json!({"level": "beginner"}), &json!([action]));
        assert_eq!(game["refused"]["index"], 0);
        assert_eq!(game["state"], state);
    }
}

#[test]
fn a_lost_game_shows_its_mines_and_goes_on_after_undo() {
    let board = "..*\n...";
    let lost = play(&json!({"board": board}), &json!([{"reveal": [0, 2]}]));
    assert_eq!(lost["state"], "lost");
    assert_eq!(
        (&lost["hit"], &lost["all_mines"]),
        (&json!([[0, 2]]), &json!([[0, 2]]))
    );
    let again = play(
        &lost["of"],
        &json!(["undo", {"reveal": [0, 0]}, {"reveal": [1, 2]}]),
    );
    assert_eq!(
        (&again["state"], &again["undone_losses"]),
        (&json!("won"), &json!(1))
    );
}

#[test]
fn a_game_on_a_free_tiling_needs_no_id() {
    let tiling = "tiling free\na: b\nb: c\nc: d\nd:\nmines 1\n# # # #";
    let of = json!({"level": tiling, "seed": 3});
    let game = play(&of, &json!([{"reveal": [0, 0]}]));
    assert_eq!(game["id"], Value::Null);
    let again = play(&game["of"], &json!([]));
    assert_eq!(
        (&again["board"], &again["of"]),
        (&game["board"], &game["of"])
    );
    let position = game["position"].as_str().unwrap();
    let hint = json!({"game": "minesweeper", "verb": "hint", "position": position});
    assert!(ask(hint).unwrap()["best"].is_array());
    let shape = ask(json!({"game": "minesweeper", "verb": "tiling", "of": of})).unwrap();
    assert_eq!(shape["names"], json!(["a", "b", "c", "d"]));
    assert_eq!(shape["neighbours"], json!([[1], [0, 2], [1, 3], [2]]));
}

#[test]
fn a_game_without_guesses_has_its_first_cell_open() {
    let of = json!({"level": "9x9x10", "seed": 5, "no_guess": "repair", "cell": [2, 3]});
    let game = play(&of, &json!([]));
    assert_eq!(
        (&game["state"], &game["undoable"]),
        (&json!("playing"), &json!(1))
    );
    let row = game["board"][2].as_str().unwrap();
    assert!(row.chars().nth(3).is_some_and(|sign| sign.is_ascii_digit()));
}

#[test]
fn every_tiling_is_drawn_within_its_bounds() {
    for kind in catalogue().minesweeper.tilings {
        let of = json!({"level": format!("{kind}:5x6x4")});
        let tiling = ask(json!({"game": "minesweeper", "verb": "tiling", "of": of})).unwrap();
        let polygons: Vec<Vec<f64>> = serde_json::from_value(tiling["polygons"].clone()).unwrap();
        let bounds: [f64; 4] = serde_json::from_value(tiling["bounds"].clone()).unwrap();
        assert_eq!(polygons.len(), 30, "{kind}");
        for corner in polygons.iter().flat_map(|polygon| polygon.chunks(2)) {
            let inside = (bounds[0]..=bounds[2]).contains(&corner[0])
                && (bounds[1]..=bounds[3]).contains(&corner[1]);
            assert!(inside, "{kind}");
        }
    }
}

#[test]
fn a_sudoku_is_laid_out_with_its_rules() {
    let show = |puzzle: &str| {
        ask(json!({"game": "sudoku", "verb": "show", "puzzle": puzzle, "candidates": true}))
            .unwrap()
    };
    let plain = show("1..4.2....1....3");
    assert_eq!(
        (&plain["size"], &plain["signs"]),
        (&json!(4), &json!("1234"))
    );
    assert_eq!(plain["text"], "1..4.2....1....3");
    assert_eq!(
        (&plain["plain"], &plain["underlay"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(plain["candidates"][0], json!(["", "3", "23", ""]));
    let diagonal = show(".Shape~4x4.Diagonal~1");
    assert_eq!(diagonal["plain"], false);
    assert_all_said(&diagonal["variants"]);
    assert!(
        diagonal["underlay"]["svg"]
            .as_str()
            .unwrap()
            .starts_with("<svg")
    );
    let again = show(diagonal["text"].as_str().unwrap());
    assert_eq!(again["regions"], diagonal["regions"]);
}

#[test]
fn a_hint_keeps_to_notes_and_shows_what_there_is_to_see() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut notes = vec![vec![String::new(); 9]; 9];
    let mut ask_with = |cell: &str| {
        cell.clone_into(&mut notes[0][2]);
        ask(
            json!({"game": "sudoku", "verb": "hint", "puzzle": puzzle, "given": puzzle, "notes": notes}),
        )
    };
    let hint = ask_with("4").unwrap();
    assert_eq!(hint["kind"], "step");
    assert_eq!(hint["highlights"]["candidates"][0]["fate"], "placed");
    assert!(!hint["regions"].as_array().unwrap().is_empty());
    assert_eq!(ask_with("9").unwrap()["kind"], "wrong");
    assert!(ask_with("x").is_err());
}

#[test]
fn a_network_of_a_position_tells_its_cells_and_tables() {
    let convert = json!({"game": "minesweeper", "verb": "convert", "position": "mines 2\n###\n2##",
        "network": "pruned", "to": "bif"});
    let network = ask(convert).unwrap();
    assert_eq!(network["cells"]["x_r1c2"], json!([[0, 1]]));
    assert_eq!(network["cells"]["rest"], json!([[0, 2], [1, 2]]));
    let show = json!({"game": "bayes", "verb": "show", "network": network["text"], "tables": 8});
    let shown = ask(show).unwrap();
    for node in shown["nodes"].as_array().unwrap() {
        let Some(table) = node["table"].as_array() else {
            continue;
        };
        let states = node["states"].as_array().unwrap().len();
        for row in table.chunks(states) {
            let sum: f64 = row.iter().filter_map(Value::as_f64).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{node}");
        }
    }
}

#[test]
fn a_knowledge_base_lists_what_it_was_told() {
    let request = json!({"game": "logic", "verb": "ask", "knowledge": "TELL\na => b;\na\nASK\nb",
        "list": true, "ascii": true});
    let answer = ask(request).unwrap();
    let told = json!([{"line": 2, "sentence": "a => b"}, {"line": 3, "sentence": "a"}]);
    assert_eq!(answer["sentences"], told);
}

#[test]
fn each_game_is_described_as_an_environment_and_a_problem() {
    for game in ["minesweeper", "sudoku", "ohno"] {
        let rules = ask(json!({"game": "rules", "verb": "show", "of": game})).unwrap();
        assert_eq!(rules["environment"].as_array().unwrap().len(), 7, "{game}");
        assert_eq!(rules["definition"].as_array().unwrap().len(), 5, "{game}");
        assert_all_said(&rules);
    }
}
