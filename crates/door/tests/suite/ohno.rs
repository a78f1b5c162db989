//! 0h n0.

use crate::{ask, ask_within, assert_all_said};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use serde_json::{Value, json};

fn data(file: &str) -> String {
    let path = format!("{}/../../data/ohno/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a data file")
}

/// The givens of the puzzles of a data file.
fn puzzles(file: &str) -> Vec<String> {
    let puzzles: Vec<Value> = serde_json::from_str(&data(file)).expect("a list of puzzles");
    let rows = |puzzle: &Value| -> String {
        let rows = puzzle["givens"].as_array().expect("rows").iter();
        rows.map(|row| row.as_str().expect("a row").to_owned() + "\n")
            .collect()
    };
    puzzles.iter().map(rows).collect()
}

#[test]
fn every_step_of_many_explanations_is_a_whole_sentence_in_both_languages() {
    let mut techniques = std::collections::BTreeSet::new();
    let all = puzzles("minimal_4_to_9.json")
        .into_iter()
        .chain(puzzles("original_generator.json"));
    for puzzle in all.take(120) {
        let answer = ask(json!({"game": "ohno", "verb": "explain", "puzzle": puzzle})).unwrap();
        assert_eq!(answer["end"], "solved", "{puzzle}");
        assert_all_said(&answer);
        for step in answer["steps"].as_array().unwrap() {
            techniques.insert(step["step"]["technique"].as_str().unwrap().to_owned());
        }
    }
    assert!(techniques.len() >= 9, "only {techniques:?}");
}

#[test]
fn a_hint_tells_more_at_each_stage() {
    let mut before = 0;
    for (stage, name) in ["where", "clues", "argument", "play"].iter().enumerate() {
        let request = json!({
            "game": "ohno", "verb": "hint", "puzzle": "3 1 . / . . . / . . 1", "stage": name,
        });
        let answer = ask(request).unwrap();
        assert_eq!(answer["kind"], "step");
        assert_eq!(answer["step"].is_object(), stage >= 2);
        assert_eq!(answer["after"].is_array(), stage == 3);
        let said = answer["sentences"].as_array().unwrap().len();
        assert!(said > before || stage == 3);
        before = said;
        assert_all_said(&answer);
    }
}

#[test]
fn a_hint_knows_marks_from_givens_where_the_puzzle_is_known() {
    // The wall in r1c3 is given, the floor in r2c1 too; the mark in r2c2 is the player's.
    let request = |given: Value| {
        json!({
            "game": "ohno", "verb": "hint", "stage": "play",
            "puzzle": "3 1 W / . O . / . . 1", "given": given,
        })
    };
    let answer = ask(request(json!("3 1 W / . . . / . . 1"))).unwrap();
    assert_eq!(answer["kind"], "wrong_marks");
    assert_eq!(answer["focus"], json!([[1, 1]]));
    let error = ask(request(json!("1 1"))).unwrap_err().message.to(Lang::Es);
    assert!(error.contains("tamaños"), "{error}");
}

#[test]
fn a_puzzle_without_solution_names_the_givens_that_conflict() {
    let answer = ask(json!({"game": "ohno", "verb": "solve", "puzzle": "1 3 . . 1"})).unwrap();
    assert_eq!(answer["solution"], Value::Null);
    assert_eq!(answer["unique"], false);
    let givens = answer["conflict"]["givens"].as_array().unwrap();
    assert_eq!(givens.len(), 2);
    assert_all_said(&answer);
}

#[test]
fn an_error_has_its_place_and_both_languages() {
    let error = ask(json!({"game": "ohno", "verb": "solve", "puzzle": "1 1\n1 x"})).unwrap_err();
    assert_eq!((error.line, error.column), (Some(2), Some(3)));
    assert!(error.message.to(Lang::En).contains("found \"x\""));
    assert!(error.message.to(Lang::Es).contains("«x»"));
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_any_one_of_them_alone() {
    let request = |first: u64, count: u64| {
        json!({
            "game": "ohno", "verb": "generate", "rows": 5, "cols": 6, "difficulty": "medium",
            "seed": 11, "first": first, "count": count,
        })
    };
    let all = ask(request(0, 4)).unwrap();
    let third = ask(request(2, 1)).unwrap();
    assert_eq!(all["puzzles"].as_array().unwrap().len(), 4);
    assert_eq!(all["puzzles"][2], third["puzzles"][0]);
    assert_all_said(&all);
}

#[test]
fn searches_side_by_side_agree_and_leave_a_trace() {
    let run = |strategy: &str| json!({"strategy": strategy, "heuristic": "crossing"});
    let answer = ask(json!({
        "game": "ohno", "verb": "search", "puzzle": data("boards/4x4_2"),
        "runs": [run("astar"), run("bfs"), run("lds")],
        "trace": {"limit": 3},
        "check_heuristic": true,
    }))
    .unwrap();
    let runs = answer["runs"].as_array().unwrap();
    let first = &runs[0]["solution"];
    assert!(runs.iter().all(|run| run["solution"] == *first));
    assert_eq!(answer["trace"]["events"].as_array().unwrap().len(), 3);
    assert!(answer["trace"]["left_out"].as_u64().unwrap() > 0);
    assert_eq!(answer["heuristic"]["admissible"], "holds");
    assert_all_said(&answer);
    let backwards = json!({
        "game": "ohno", "verb": "search", "puzzle": ".", "runs": [{"strategy": "bidirectional"}],
    });
    assert!(ask(backwards).is_err());
}

#[test]
fn a_time_limit_holds_for_the_whole_answer() {
    let request = json!({
        "game": "ohno", "verb": "generate", "rows": 30, "cols": 30, "count": 1000, "seed": 1,
    });
    let budget = Budget::unlimited().time(std::time::Duration::from_millis(50));
    let answer = ask_within(&request, &budget).unwrap();
    assert_eq!(answer["budget"], "time");
    assert!(answer["puzzles"].as_array().unwrap().len() < 1000);
    assert_all_said(&answer);
}
