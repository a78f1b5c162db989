//! Sudoku.

use crate::{ask, assert_all_said};
use atisbo_api::text::Lang;
use serde_json::{Value, json};

const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn a_puzzle_is_solved_whatever_its_format() {
    let rows: Vec<&str> = (0..9).map(|row| &WIKIPEDIA[9 * row..9 * row + 9]).collect();
    for text in [
        WIKIPEDIA.to_owned(),
        rows.join("\n"),
        WIKIPEDIA.replace('.', "0"),
    ] {
        let answer = ask(json!({"game": "sudoku", "verb": "solve", "puzzle": text})).unwrap();
        assert_eq!(answer["unique"], true);
        assert_eq!(answer["solution"][0], "534678912");
        assert_all_said(&answer);
    }
}

#[test]
fn solutions_are_counted_up_to_the_limit_and_listed() {
    let request = |count: u64| json!({"game": "sudoku", "verb": "solve", "puzzle": "................", "count": count, "list": 3});
    let found = |answer: &Value| json!([answer["solutions"], answer["complete"]]);
    let all = ask(request(1_000)).unwrap();
    assert_eq!(found(&all), json!([288, true]));
    assert_eq!(all["list"].as_array().map(Vec::len), Some(3));
    let some = ask(request(10)).unwrap();
    assert_eq!(found(&some), json!([10, false]));
}

#[test]
fn many_puzzles_are_answered_in_their_order_with_the_bad_ones_among_them() {
    let puzzles = [WIKIPEDIA, "12x4", "................", "11.............."];
    let request = json!({"game": "sudoku", "verb": "solve_many", "puzzles": puzzles});
    let answer = ask(request).unwrap();
    let answers = answer["answers"].as_array().unwrap();
    assert_eq!(answers[0]["unique"], true);
    assert_eq!(answers[1]["line"], 1);
    assert_eq!(answers[2]["solutions"], 2);
    assert_eq!(answers[3]["solutions"], 0);
    assert_all_said(&answer);
}

#[test]
fn givens_that_clash_are_named_with_their_region() {
    let request = json!({"game": "sudoku", "verb": "check", "puzzle": "1....1.........."});
    let answer = ask(request).unwrap();
    assert_eq!(answer["valid"], false);
    assert_eq!(answer["clashes"][0]["region"], json!({"box": 0}));
    assert_eq!(answer["clashes"][0]["cells"], json!([[0, 0], [1, 1]]));
    assert_all_said(&answer);
}

#[test]
fn givens_that_conflict_without_a_clash_are_named_as_an_irreducible_set() {
    // 4 must be in the first row right of 1 and 2, where the 4 below it is in the same box.
    let puzzle = "123....4........";
    let answer = ask(json!({"game": "sudoku", "verb": "solve", "puzzle": puzzle})).unwrap();
    assert_eq!(answer["solution"], Value::Null);
    assert_eq!(answer["conflict"]["irreducible"], true);
    let givens = answer["conflict"]["givens"].as_array();
    assert_eq!(givens.map(Vec::len), Some(3));
    assert_all_said(&answer);
}

#[test]
fn a_filling_is_compared_with_the_puzzle_it_started_from() {
    let wrong = WIKIPEDIA.replacen('.', "1", 1);
    let request = json!({"game": "sudoku", "verb": "check", "puzzle": wrong, "given": WIKIPEDIA});
    let answer = ask(request).unwrap();
    assert_eq!(answer["wrong"], json!([[0, 2]]));
    assert_all_said(&answer);
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_any_one_of_them_alone() {
    let request = |first: u64, count: u64| {
        json!({
            "game": "sudoku", "verb": "generate", "seed": 3, "first": first, "count": count,
            "shape": [2, 3], "symmetry": "rotation180", "solution": true,
        })
    };
    let all = ask(request(0, 5)).unwrap();
    let one = ask(request(3, 1)).unwrap();
    assert_eq!(all["puzzles"][3], one["puzzles"][0]);
}

#[test]
fn a_pattern_says_where_clues_may_be() {
    let pattern = "x.x.x.x.x\n.x.x.x.x.\n".repeat(4) + "x.x.x.x.x";
    let pattern = pattern.replace('x', "1");
    let request = json!({"game": "sudoku", "verb": "generate", "seed": 1, "pattern": pattern});
    let answer = ask(request).unwrap();
    let puzzle = answer["puzzles"][0]["puzzle"].as_array().unwrap();
    for (row, cells) in puzzle.iter().enumerate() {
        for (column, cell) in cells.as_str().unwrap().chars().enumerate() {
            assert!(cell == '.' || (row + column) % 2 == 0, "r{row}c{column}");
        }
    }
}

#[test]
fn a_request_for_too_few_clues_says_what_is_possible() {
    let request = json!({"game": "sudoku", "verb": "generate", "method": {"clues": 16}});
    let error = ask(request).unwrap_err().message.to(Lang::En);
    assert!(error.contains("17"), "{error}");
}

#[test]
fn state_spaces_and_constraints_answer_in_one_table() {
    let runs = json!([
        {"strategy": "bfs", "formulation": "faithful"},
        {"strategy": "astar", "heuristic": "singles"},
        {"method": "mac"},
        {"method": "dlx"},
    ]);
    let request = json!({
        "game": "sudoku", "verb": "search", "puzzle": WIKIPEDIA, "runs": runs,
        "trace": {"limit": 10},
    });
    let answer = ask(request).unwrap();
    let runs = answer["runs"].as_array().unwrap();
    assert!(runs.iter().all(|run| run["solution"][0] == "534678912"));
    assert_eq!(runs[0]["statistics"]["expanded"], 4631);
    assert_eq!(answer["trace"]["kind"], "space");
    assert_eq!(answer["trace"]["events"].as_array().unwrap().len(), 10);
    assert_all_said(&answer);
}

#[test]
fn a_solution_has_its_cost_whatever_method_found_it() {
    let runs = json!([
        {"strategy": "bfs"}, {"method": "mac"}, {"method": "dlx"}, {"consistency": "ac3"}, {"logic": "cdcl"},
    ]);
    let request = json!({"game": "sudoku", "verb": "search", "puzzle": WIKIPEDIA, "runs": runs});
    let answer = ask(request).unwrap();
    let runs = answer["runs"].as_array().unwrap();
    let empty = WIKIPEDIA.matches('.').count();
    for run in runs {
        let quality = &run["quality"];
        let found = json!([
            run["solved"],
            quality["length"],
            quality["cost"],
            quality["cheapest"]
        ]);
        assert_eq!(found, json!([true, empty, empty, "yes"]), "{run}");
    }
    // What does not solve it has none: the empty grid is not settled by its constraints alone.
    let empty = json!({"game": "sudoku", "verb": "search", "puzzle": "................", "runs": [{"consistency": "ac3"}]});
    let answer = ask(empty).unwrap();
    assert_eq!(answer["runs"][0]["quality"], json!(null));
}

#[test]
fn the_steps_of_a_constraint_method_name_cells_and_reasons() {
    let request = json!({
        "game": "sudoku", "verb": "search", "puzzle": WIKIPEDIA, "runs": [{"method": "mac"}],
        "trace": {"limit": 50},
    });
    let answer = ask(request).unwrap();
    assert_eq!(answer["trace"]["kind"], "csp");
    let events = &answer["trace"]["events"];
    assert_eq!(
        events[0],
        json!({"event": "stage", "of": "preprocessing"}),
        "{events}"
    );
    let first = &events[1];
    assert_eq!(first["event"], "domain_change", "{first}");
    assert_eq!(first["reason"]["arc"]["constraint"], json!({"row": 0}));
    assert_eq!(first["variable"], json!({"row": 0, "column": 2}));
}

#[test]
fn puzzles_are_written_in_other_formats_with_what_is_said_about_them() {
    let sdk = format!("#AMaría\n#DA puzzle\n{WIKIPEDIA}");
    let convert = |to: &str| {
        let request = json!({"game": "sudoku", "verb": "convert", "puzzles": [sdk], "to": to});
        ask(request).unwrap()["text"].as_str().unwrap().to_owned()
    };
    assert!(convert("open_sudoku").contains("María"));
    assert!(convert("svg").starts_with("<svg"));
    assert!(convert("line").starts_with(WIKIPEDIA));
}
