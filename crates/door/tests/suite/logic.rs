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
