//! Knowledge bases through the door, and Minesweeper by logic.

use super::{ask, ask_within};
use serde_json::{Value, json};

const HORN: &str = "TELL\nP => Q; L & M => P;\nB & L => M; A & P => L; A & B => L; A; B;\nASK Q";

const METHODS: [&str; 9] = [
    "truth-table",
    "forward-chaining",
    "backward-chaining",
    "recursive",
    "resolution",
    "dpll",
    "cdcl",
    "walksat",
    "sat",
];

fn question(knowledge: &str, more: &Value) -> Value {
    let mut request = json!({"game": "logic", "verb": "ask", "knowledge": knowledge});
    for (field, value) in more.as_object().unwrap() {
        request[field] = value.clone();
    }
    ask(request).unwrap()
}

#[test]
fn every_engine_answers_one_question() {
    let answer = question(HORN, &json!({"methods": METHODS, "proof": true}));
    let results = answer["results"].as_array().unwrap();
    assert_eq!(results.len(), METHODS.len());
    for (result, method) in results.iter().zip(METHODS) {
        assert_eq!(result["method"], method);
        assert_eq!(result["question"], "Q");
        if method == "walksat" {
            assert_eq!(result["answer"], "unknown");
        } else {
            assert_eq!(result["answer"], "entailed", "{method}");
            let steps = result["proof"]["steps"].as_array().unwrap();
            assert_eq!(steps.last().unwrap()["formula"], "Q");
            assert!(!result["because"].as_array().unwrap().is_empty());
        }
    }
    assert_eq!(results[0]["models"], "1");
    assert_eq!(results[1]["iengine"], "YES: A, B, L, M, P, Q");
}

#[test]
fn what_does_not_follow_has_a_counter_model() {
    let answer = question("TELL a | b; ASK a", &json!({}));
    let result = &answer["results"][0];
    assert_eq!(result["answer"], "refuted");
    assert_eq!(result["counter_model"], json!({"a": false, "b": true}));
}

#[test]
fn without_a_question_it_is_asked_whether_all_can_be_true() {
    let result = &question("TELL a; a => b; ~b", &json!({"explain": true}))["results"][0];
    assert_eq!(result["question"], Value::Null);
    assert_eq!(result["inconsistent"], true);
    assert_eq!(result["fewest"], true);
    assert_eq!(result["because"].as_array().unwrap().len(), 3);
    let result = &question("TELL a; a => b", &json!({}))["results"][0];
    assert_eq!(result["answer"], "refuted");
    assert_eq!(result["counter_model"], json!({"a": true, "b": true}));
}

#[test]
fn everything_follows_from_a_contradiction_and_that_is_said() {
    for method in METHODS.iter().filter(|&&method| method != "walksat") {
        let knowledge = "TELL a; a => false; ASK pigs_fly";
        let result = &question(knowledge, &json!({"methods": [method]}))["results"][0];
        assert_eq!(result["answer"], "entailed", "{method}");
        assert_eq!(result["inconsistent"], true, "{method}");
        let said = result["sentences"][0]["es"].as_str().unwrap();
        assert!(said.contains("se contradice"), "{said}");
    }
}

#[test]
fn a_typed_question_takes_the_place_of_those_in_the_text() {
    let answer = question(HORN, &json!({"ask": ["A & B", "~A"]}));
    let results = answer["results"].as_array().unwrap();
    let answers: Vec<&Value> = results.iter().map(|result| &result["answer"]).collect();
    assert_eq!(answers, [&json!("entailed"), &json!("refuted")]);
}

#[test]
fn dimacs_goes_out_and_comes_back() {
    let convert = |knowledge: &str, to: &str| {
        let request = json!({"game": "logic", "verb": "convert", "knowledge": knowledge, "to": to});
        ask(request).unwrap()["text"].as_str().unwrap().to_owned()
    };
    let dimacs = convert(HORN, "dimacs");
    assert!(dimacs.contains("p cnf 6 7"), "{dimacs}");
    let result = &question(&dimacs, &json!({"ask": ["Q"]}))["results"][0];
    assert_eq!(result["answer"], "entailed");
    let told = convert(&dimacs, "tell-ask");
    let result = &question(&told, &json!({"ask": ["Q"]}))["results"][0];
    assert_eq!(result["answer"], "entailed");
}

#[test]
fn conflicts_are_listed_and_drawn() {
    let knowledge = "p cnf 3 4\n1 2 0\n1 -2 0\n-1 3 0\n-1 -3 0\n";
    let request = json!({"game": "logic", "verb": "conflicts", "knowledge": knowledge, "draw": 1});
    let answer = ask(request).unwrap();
    assert!(answer["dot"].as_str().unwrap().starts_with("digraph"));
    let first = &answer["conflicts"][0];
    assert_eq!(first["decisions"].as_array().unwrap().len(), 1);
    assert!(first["learned"].is_string());
    let request = json!({"game": "logic", "verb": "conflicts", "knowledge": knowledge, "draw": 99});
    assert!(ask(request).is_err());
}

#[test]
fn conflicts_beyond_the_budget_are_reported_with_the_limit() {
    let knowledge = "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
    let request = json!({"game": "logic", "verb": "conflicts", "knowledge": knowledge});
    let answer = ask_within(&request, &atisbo_base::Budget::unlimited().nodes(0)).unwrap();
    assert_eq!(answer["budget"], "nodes");
    let said = answer["sentences"][0]["en"].as_str().unwrap();
    assert!(said.starts_with("The engine did not finish: "), "{said}");
    assert!(!said.contains('$'), "{said}");
}

#[test]
fn a_wrong_text_is_refused_with_its_place() {
    for (text, line, column) in [
        ("TELL\na & (b | c;\nASK a", 2, 5),
        ("TELL a;\nb ^ c; ASK a", 2, 3),
        ("TELL a)\n; ASK a", 1, 7),
        ("p cnf 2 1\n1 5 0\n", 2, 3),
    ] {
        let request = json!({"game": "logic", "verb": "ask", "knowledge": text});
        let error = ask(request).unwrap_err();
        assert_eq!(
            (error.line, error.column),
            (Some(line), Some(column)),
            "{text}"
        );
    }
}

/// The second 1 needs no mine in the third cell: the first has it already.
const TWO_ONES: &str = "density 0.2\n###\n11#\n00#";

#[test]
fn satisfiability_sees_what_chaining_does_not() {
    let analyse = |engine: &str| {
        ask(json!({
            "game": "minesweeper", "verb": "analyse", "position": TWO_ONES,
            "method": "logic", "engine": engine,
        }))
        .unwrap()
    };
    assert_eq!(analyse("sat")["safe"], json!([[0, 2], [1, 2], [2, 2]]));
    for engine in ["fc", "bc", "recursive"] {
        assert_eq!(analyse(engine)["safe"], json!([[1, 2], [2, 2]]), "{engine}");
    }
}

#[test]
fn a_cell_is_explained_by_the_fewest_numbers() {
    let explain = |engine: &str| {
        ask(json!({
            "game": "minesweeper", "verb": "analyse", "position": TWO_ONES,
            "method": "logic", "engine": engine, "explain": [0, 2],
        }))
        .unwrap()["why"]
            .clone()
    };
    let why = explain("sat");
    assert_eq!(why["is_mine"], false);
    assert_eq!(why["numbers"], json!([[1, 0], [1, 1]]));
    assert_eq!(explain("fc")["is_mine"], Value::Null);
}

#[test]
fn a_hint_says_why_a_cell_is_safe() {
    let answer = ask(json!({"game": "minesweeper", "verb": "hint", "position": TWO_ONES})).unwrap();
    assert_eq!(answer["reason"], "safe");
    assert!(!answer["steps"][0]["safe"].as_array().unwrap().is_empty());
    assert!(answer["sentences"].as_array().unwrap().len() > 1);
}

#[test]
fn the_reports_agent_plays() {
    let answer = ask(json!({
        "game": "minesweeper", "verb": "play", "level": "5x5x4", "method": "logic",
        "preset": "report", "games": 10, "seed": 1,
    }))
    .unwrap();
    assert_eq!(answer["games"], 10);
}

const CORNER: &str = "mines 3\n001#\n012#\n01##\n12##\n####";

/// A question about the corner.
fn corner(verb: &str, more: &Value) -> Result<Value, Value> {
    let mut request = json!({"game": "minesweeper", "verb": verb, "position": CORNER});
    for (field, value) in more.as_object().unwrap() {
        request[field] = value.clone();
    }
    ask(request).map_err(|error| serde_json::to_value(error).unwrap())
}

#[test]
fn a_position_is_told_as_the_agent_tells_it_and_the_file_answers_as_it() {
    let to = json!({"to": "tell-ask", "rules": "report", "cell": [2, 2]});
    let written = corner("convert", &to).unwrap();
    let base = json!({"number": [1, 1], "cells": [[2, 2]], "rules": 3038, "facts": 10});
    assert_eq!(written["base"], base);
    for method in ["forward-chaining", "backward-chaining", "recursive"] {
        let knowledge = written["text"].as_str().unwrap();
        let answer = question(knowledge, &json!({"methods": [method]}));
        let results = answer["results"].as_array().unwrap();
        assert_eq!(results[0]["question"], "m_r3c3");
        assert_eq!(results[0]["answer"], "entailed");
        assert_eq!(results[1]["question"], "not_m_r3c3");
        assert_eq!(results[1]["answer"], "refuted");
    }
    let all = json!({"to": "tell-ask", "rules": "due"});
    let all = corner("convert", &all).unwrap();
    assert_eq!(all["base"]["number"], Value::Null);
    assert!(all["base"]["cells"].as_array().unwrap().len() > 5);
    let clauses = json!({"to": "dimacs", "preset": "report", "cell": [2, 2]});
    let clauses = corner("convert", &clauses).unwrap();
    assert!(clauses["text"].as_str().unwrap().contains("= m_r3c3\n"));
}

#[test]
fn what_chaining_cannot_use_says_where_rules_for_it_come_from() {
    let written = corner("convert", &json!({"to": "tell-ask"})).unwrap();
    let methods = json!({"methods": ["forward-chaining", "sat"], "ask": ["m_r1c4"]});
    let answer = question(written["text"].as_str().unwrap(), &methods);
    let sentences = |result: usize| answer["results"][result]["sentences"].to_string();
    assert!(sentences(0).contains("rules of its own"));
    assert!(!sentences(1).contains("rules of its own"));
}

#[test]
fn the_agents_questions_and_its_thinking_are_told() {
    let wanted =
        json!({"method": "logic", "preset": "report", "questions": true, "trace": {"limit": 50}});
    let answer = corner("analyse", &wanted).unwrap();
    let inquiry = &answer["inquiry"];
    let questions = inquiry["questions"].as_array().unwrap();
    assert_eq!(questions.len(), 17);
    assert_eq!(questions[4]["cell"], json!([2, 2]));
    assert_eq!(questions[4]["number"], json!([1, 1]));
    assert_eq!(questions[4]["ask"], "mark");
    assert_eq!(questions[4]["answer"], "yes");
    assert_eq!(questions[4]["rules"], 3038);
    assert_eq!(inquiry["mark"], json!([[2, 2]]));
    assert_eq!(inquiry["open"], json!([[3, 2]]));
    assert_eq!(answer["trace"]["events"].as_array().unwrap().len(), 50);
    assert!(answer["trace"]["left_out"].as_u64().unwrap() > 1000);
    assert_eq!(answer["trace"]["events"][0]["event"], "knowledge");
    let untraced = corner("analyse", &json!({"method": "logic"})).unwrap();
    assert_eq!(
        (&untraced["inquiry"], &untraced["trace"]),
        (&Value::Null, &Value::Null)
    );
}

#[test]
fn what_the_agent_cannot_be_asked_is_refused() {
    for (verb, more) in [
        ("analyse", json!({"questions": true})),
        ("analyse", json!({"method": "logic", "questions": true})),
        ("analyse", json!({"method": "bayes", "trace": {"limit": 5}})),
        ("convert", json!({"to": "tell-ask", "cell": [2, 2]})),
        (
            "convert",
            json!({"to": "tell-ask", "rules": "due", "cell": [0, 0]}),
        ),
        (
            "convert",
            json!({"to": "tell-ask", "rules": "due", "cell": [9, 9]}),
        ),
        (
            "convert",
            json!({"to": "tell-ask", "rules": "due", "cell": [4, 3]}),
        ),
        (
            "convert",
            json!({"to": "tell-ask", "rules": "due", "number": [1, 1]}),
        ),
        (
            "convert",
            json!({"to": "tell-ask", "rules": "due", "cell": [2, 2], "number": [0, 0]}),
        ),
        (
            "convert",
            json!({"to": "tell-ask", "rules": "due", "cell": [2, 2], "number": [9, 9]}),
        ),
    ] {
        assert!(corner(verb, &more).is_err(), "{verb} {more}");
    }
}

#[test]
fn a_log_has_the_questions_of_the_agent_and_its_marks_stay() {
    let answer = ask(json!({
        "game": "minesweeper", "verb": "play", "level": "6x6x15%", "method": "logic",
        "preset": "report", "games": 4, "seed": 1, "log": true,
    }))
    .unwrap();
    assert_eq!(answer["level"], "6x6x5");
    let log = answer["log"].as_array().unwrap();
    let mut marks = 0;
    for turn in log {
        assert_eq!(turn["x"], json!([]));
        for cell in turn["mark"].as_array().into_iter().flatten() {
            let place: [usize; 2] = serde_json::from_value(cell.clone()).unwrap();
            let row = turn["after"][place[0]].as_str().unwrap();
            assert_eq!(&row[place[1]..=place[1]], "*");
            marks += 1;
        }
    }
    assert!(marks > 3 && log.iter().any(|turn| turn["questions"].is_array()));
}
