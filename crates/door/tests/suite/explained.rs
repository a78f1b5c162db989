//! Sudoku explained: hints, paths, ratings, graded puzzles and variants through the door.

use super::{ask, assert_all_said};
use atisbo_api::text::{Lang, exists};
use atisbo_sudoku::technique::Technique;
use atisbo_sudoku::variant::Variant;
use serde_json::{Value, json};

/// It needs more than singles.
const PUZZLE: &str =
    "....4.82..4...7..1.73......1....3.69..5..6....97..2...........2..4...61.9..8.....";

fn about(verb: &str, more: &Value) -> Value {
    let mut request = json!({"game": "sudoku", "verb": verb, "puzzle": PUZZLE});
    let fields = request.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    ask(request).expect("an answer")
}

#[test]
fn every_technique_and_variant_has_a_name_in_every_language() {
    let named = |id: &str| {
        Lang::ALL
            .iter()
            .all(|&lang| exists(lang, &id.replace('_', "-")))
    };
    for technique in Technique::ALL {
        let id = format!("sudoku-technique-{technique}");
        assert!(named(&id), "{technique}");
    }
    for id in Variant::IDS {
        assert!(named(&format!("sudoku-variant-{id}")), "{id}");
    }
}

#[test]
fn each_stage_of_a_hint_says_one_thing_more() {
    let told = |stage: &str| about("hint", &json!({"stage": stage}));
    let count = |answer: &Value| answer["sentences"].as_array().map(Vec::len);
    let [place, pattern, argument, play] = ["where", "pattern", "argument", "play"].map(told);
    for answer in [&place, &pattern, &argument, &play] {
        assert_eq!(answer["kind"], "step");
        assert_all_said(answer);
    }
    assert_eq!(count(&place), Some(1));
    assert_eq!(count(&pattern), Some(2));
    assert_eq!(count(&argument), Some(3));
    assert_eq!(place["step"], Value::Null);
    assert!(argument["step"]["step"]["technique"].is_string());
    assert_eq!(argument["after"], Value::Null);
    assert!(play["after"].is_array());
}

#[test]
fn a_wrong_value_is_named_before_any_step() {
    let wrong = PUZZLE.replacen('.', "9", 1);
    let answer = ask(json!({
        "game": "sudoku", "verb": "hint", "puzzle": wrong, "given": PUZZLE
    }))
    .unwrap();
    assert_eq!(answer["kind"], "wrong");
    assert_eq!(answer["focus"][0], json!([0, 0]));
    assert_all_said(&answer);
}

#[test]
fn all_that_can_be_found_is_listed_from_the_easiest() {
    let answer = about("hint", &json!({"all": true}));
    let all = answer["all"].as_array().unwrap();
    assert!(all.len() > 1);
    assert_eq!(all[0]["step"], answer["step"]["step"]);
    assert_all_said(&answer);
}

#[test]
fn a_path_leads_to_the_solution_and_can_be_looked_at() {
    let answer = about("explain", &json!({"page": "es"}));
    assert_eq!(answer["end"], "solved");
    assert_all_said(&answer);
    let steps = answer["steps"].as_array().unwrap().len();
    let page = answer["page"].as_str().unwrap();
    assert_eq!(page.matches("<section").count(), steps);
    assert_eq!(page.matches("<svg").count(), steps + 1);
    assert!(page.contains("lang=\"es\""));
}

#[test]
fn a_rating_counts_the_techniques() {
    let answer = about("rate", &json!({}));
    let counts = answer["counts"].as_array().unwrap().iter();
    let steps: u64 = counts.filter_map(|count| count["count"].as_u64()).sum();
    assert_eq!(answer["steps"], steps);
    assert!(answer["rating"].as_f64().unwrap() > 1.0);
    assert_all_said(&answer);
}

#[test]
fn a_technique_that_there_is_not_is_an_error_that_names_them_all() {
    let error = ask(json!({
        "game": "sudoku", "verb": "rate", "puzzle": PUZZLE, "without": ["y-wing"]
    }))
    .unwrap_err()
    .message
    .to(Lang::En);
    assert!(error.contains("y-wing") && error.contains("xy_wing"));
}

#[test]
fn puzzles_are_as_hard_as_their_label() {
    let answer = ask(json!({
        "game": "sudoku", "verb": "generate", "seed": 4, "count": 2, "grade": {"band": "medium"}
    }))
    .unwrap();
    assert_all_said(&answer);
    for made in answer["puzzles"].as_array().unwrap() {
        let rows = made["puzzle"].as_array().unwrap().iter();
        let rows: Vec<&str> = rows.filter_map(Value::as_str).collect();
        let rated =
            ask(json!({"game": "sudoku", "verb": "rate", "puzzle": rows.concat()})).unwrap();
        assert_eq!(rated["band"], "medium");
        assert_eq!(rated["rating"], made["rating"]);
    }
}

#[test]
fn a_position_to_practise_has_the_technique_as_its_next_step() {
    let answer = ask(json!({
        "game": "sudoku", "verb": "generate", "seed": 1, "position": true,
        "grade": {"needs": ["naked-pair"]}
    }))
    .unwrap();
    let position = answer["puzzles"][0]["position"].as_str().unwrap();
    let hint = ask(json!({"game": "sudoku", "verb": "hint", "puzzle": position})).unwrap();
    assert_eq!(hint["step"]["step"]["technique"], "naked_pair");
}

#[test]
fn a_variant_is_made_written_read_and_solved() {
    let made = ask(json!({
        "game": "sudoku", "verb": "generate", "seed": 2, "shape": [2, 3],
        "variants": ["killer", "diagonal"], "solution": true
    }))
    .unwrap();
    let made = &made["puzzles"][0];
    let solved = ask(json!({"game": "sudoku", "verb": "solve", "puzzle": made["text"]})).unwrap();
    assert_eq!(solved["unique"], true);
    assert_eq!(solved["solution"], made["solution"]);
    let explained =
        ask(json!({"game": "sudoku", "verb": "explain", "puzzle": made["text"]})).unwrap();
    assert_eq!(explained["end"], "solved");
    assert_eq!(explained["solution"], made["solution"]);
    assert_all_said(&explained);
}

#[test]
fn a_rule_that_does_not_fit_is_told_in_both_languages() {
    let puzzle = ".Thermo~R1C1~R1C1";
    let error = ask(json!({"game": "sudoku", "verb": "solve", "puzzle": puzzle})).unwrap_err();
    let said = |lang, words: [&str; 2]| words.iter().all(|it| error.message.to(lang).contains(it));
    assert!(said(Lang::En, ["thermometer", "twice"]));
    assert!(said(Lang::Es, ["termómetro", "dos veces"]));
    assert_eq!((error.line, error.column), (Some(1), Some(2)));
}

#[test]
fn the_ladder_names_techniques_as_requests_take_them() {
    let ladder = ask(json!({"game": "sudoku", "verb": "ladder"})).expect("an answer");
    let rungs = ladder["techniques"].as_array().expect("a list");
    assert_eq!(rungs.len(), Technique::ALL.len());
    for (rung, technique) in rungs.iter().zip(Technique::ALL) {
        assert_eq!(rung["technique"], technique.id());
    }
    // What the ladder called `unique_rectangle1` was once refused by `generate`.
    let without: Vec<&Value> = rungs.iter().map(|rung| &rung["technique"]).collect();
    let hint = about("hint", &json!({"without": without}));
    assert_eq!(hint["kind"], "stuck");
    let needs = json!({"needs": ["unique_rectangle_1"], "without": ["unique-rectangle-2"]});
    let request =
        json!({"game": "sudoku", "verb": "generate", "shape": [2, 2], "grade": needs, "count": 0});
    assert_eq!(ask(request).expect("an answer")["puzzles"], json!([]));
}
