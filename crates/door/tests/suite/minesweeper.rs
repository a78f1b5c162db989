//! Minesweeper through the door.

use super::ask;
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use serde_json::{Value, json};

/// Seven mines, of which three must lie along the last row, so that three other cells are safe.
const COUNT: &str = "mines 7\n#####\n#111#\n#101#\n#333#\n#####";

fn with(verb: &str, more: Value) -> Value {
    let mut request = json!({"game": "minesweeper", "verb": verb});
    let (Value::Object(map), Value::Object(more)) = (&mut request, more) else {
        unreachable!("both are objects");
    };
    map.extend(more);
    request
}

#[test]
fn an_analysis_gives_every_hidden_cell_its_probability() {
    let answer = ask(with("analyse", json!({"position": COUNT}))).unwrap();
    assert_eq!(answer["mine_probability"][0][2], 0.0);
    assert_eq!(answer["mine_probability"][0][0], 0.25);
    assert_eq!(answer["mine_probability"][1][1], Value::Null);
    assert_eq!(answer["safe"], json!([[0, 2], [2, 0], [2, 4]]));
    assert_eq!(answer["certain_mines"], json!([[4, 1], [4, 2], [4, 3]]));
    let boards = answer["log_boards"].as_f64().unwrap().exp();
    assert!((boards - 4.0).abs() < 1e-9);
}

#[test]
fn the_network_and_the_engine_agree_and_the_density_does_not() {
    let by = |network: &str, prior: &str| {
        let more =
            json!({"position": COUNT, "method": "bayes", "network": network, "prior": prior});
        ask(with("analyse", more)).unwrap()
    };
    for network in ["full", "split", "pruned", "merged"] {
        let answer = by(network, "exact");
        assert_eq!(answer["safe"], json!([[0, 2], [2, 0], [2, 4]]), "{network}");
        assert!(answer["network"]["x"].as_u64().unwrap() > 0);
    }
    let answer = by("pruned", "cells");
    assert_eq!(answer["safe"], json!([]));
    assert!(answer["risk"].as_f64().unwrap() > 0.05);
}

#[test]
fn a_hint_says_why() {
    let hint = |position: &str| ask(with("hint", json!({"position": position}))).unwrap();
    assert_eq!(hint("mines 3 / ### / ###")["reason"], "all_equal");
    assert_eq!(hint(COUNT)["reason"], "safe");
    let guess = hint("mines 1 / 1# / 1#");
    assert_eq!(
        (&guess["reason"], &guess["risk"]),
        (&json!("end_game"), &json!(0.5))
    );
    assert_eq!(hint("mines 1 / 1* / 11")["reason"], "nothing");
}

#[test]
fn a_sentence_has_the_decimal_sign_of_its_language() {
    let answer = ask(with("hint", json!({"position": "mines 1 / 1# / 1#"}))).unwrap();
    let sentence = |lang: &str| answer["sentences"][0][lang].as_str().unwrap();
    assert!(sentence("en").contains("a mine with 50.0 %"));
    assert!(sentence("es").contains("mina con 50,0 %"));
}

#[test]
fn a_hint_comes_in_four_stages() {
    let wall = "density 0.2 / #### / 11## / ####";
    let hint = |stage: &str| ask(with("hint", json!({"position": wall, "stage": stage}))).unwrap();
    let sentences = |answer: &Value| answer["sentences"].as_array().unwrap().len();
    let first = hint("where");
    assert_eq!((&first["best"], sentences(&first)), (&json!([]), 1));
    let second = hint("clues");
    assert_eq!(second["technique"], "1-1");
    assert_eq!(second["clues"], json!([[1, 0], [1, 1]]));
    assert_eq!(second["best"], json!([]));
    let third = hint("argument");
    assert_eq!(third["best"], json!([[0, 2], [1, 2], [2, 2]]));
    assert!(
        third["steps"][0]["sentence"]["es"]
            .as_str()
            .unwrap()
            .contains("r1c3")
    );
    assert_eq!(hint("play")["reason"], "safe");
}

#[test]
fn all_that_is_certain_is_explained_by_technique() {
    let position = "density 0.2 / ##### / #121# / #000#";
    let answer = ask(with("explain", json!({"position": position, "svg": true}))).unwrap();
    let steps = answer["steps"].as_array().unwrap();
    assert_eq!(steps.last().unwrap()["technique"], "1-2-1");
    assert_eq!(steps.last().unwrap()["mines"], json!([[0, 1], [0, 3]]));
    assert_eq!(answer["guess"]["forced"], false);
    assert!(answer["svg"].as_str().unwrap().starts_with("<svg"));
}

#[test]
fn an_explanation_that_the_budget_ends_still_tells_how_many_cells_are_safe() {
    let request = with(
        "explain",
        json!({"position": "density 0.2 / ### / 11# / 00#"}),
    );
    let all = ask(request.clone()).unwrap();
    let cut = super::ask_within(&request, &Budget::unlimited().nodes(3)).unwrap();
    assert_eq!(
        (&cut["budget"], &cut["steps"]),
        (&json!("nodes"), &json!([]))
    );
    assert_eq!(cut["sentences"][0], all["sentences"][0]);
    let last = cut["sentences"].as_array().and_then(|all| all.last());
    assert_eq!(
        last,
        Some(&json!({
            "en": "The explanation is not complete: the limit on nodes was reached.",
            "es": "La explicación no está completa: se alcanzó el límite de nodos.",
        }))
    );
}

#[test]
fn a_cell_is_explained_by_the_fewest_numbers_or_by_two_boards() {
    let explain = |cell: Value| {
        let position = "density 0.2 / ### / 11# / 00#";
        ask(with("explain", json!({"position": position, "cell": cell}))).unwrap()
    };
    let answer = explain(json!([0, 2]));
    assert_eq!(answer["proof"]["numbers"], json!([[1, 0], [1, 1]]));
    assert_eq!(answer["proof"]["technique"], "1-1");
    assert_eq!(answer["proof"]["smallest"], true);
    let answer = explain(json!([0, 0]));
    assert_eq!(answer["proof"], Value::Null);
    assert_eq!(answer["boards"][0]["mines"], json!([[0, 0]]));
    assert_eq!(answer["boards"][1]["mines"], json!([[0, 1]]));
}

#[test]
fn a_forced_guess_is_proved_and_one_that_nothing_will_help_is_named() {
    let answer = ask(with("explain", json!({"position": "mines 1 / 1# / 1#"}))).unwrap();
    let guess = &answer["guess"];
    assert_eq!(
        (&guess["forced"], &guess["verified"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(answer["boards"].as_array().unwrap().len(), 2);
    assert_eq!(guess["unavoidable"][0]["cells"], json!([[0, 1], [1, 1]]));
    assert_eq!(guess["unavoidable"][0]["risk"], 0.5);
}

#[test]
fn the_id_of_a_game_is_a_position_too() {
    let request = json!({"level": "6x6x5", "games": 1, "seed": 3, "log": true});
    let played = ask(with("play", request)).unwrap();
    let id = played["ids"][0].as_str().unwrap();
    let shown = ask(with("convert", json!({"position": id, "to": "json"}))).unwrap();
    let shown: Value = serde_json::from_str(shown["text"].as_str().unwrap()).unwrap();
    let log = played["log"].as_array().unwrap();
    assert_eq!(shown["board"], log[log.len() - 1]["after"]);
    let made = ask(with("generate", json!({"level": "6x6x5", "seed": 3}))).unwrap();
    let (id, position) = (&made["boards"][0]["id"], &made["boards"][0]["position"]);
    let commented = format!("; {}\n{}", id.as_str().unwrap(), position.as_str().unwrap());
    let by_id = ask(with("analyse", json!({"position": id}))).unwrap();
    assert_eq!(
        by_id,
        ask(with("analyse", json!({"position": commented}))).unwrap()
    );
    let error = ask(with("hint", json!({"position": "9x9x10~sure~1"}))).unwrap_err();
    assert!(error.message.to(Lang::En).contains("no ID of a game"));
}

#[test]
fn a_conflict_is_named_in_both_languages() {
    let position = "mines 4 / #### / #15# / ####";
    let answer = ask(with("check", json!({"position": position}))).unwrap();
    assert_eq!(answer["valid"], false);
    assert_eq!(answer["conflict"]["numbers"], json!([[1, 1], [1, 2]]));
    let spanish = answer["sentences"][0]["es"].as_str().unwrap();
    assert!(spanish.contains("el 1 de r2c2 y el 5 de r2c3"), "{spanish}");
    let total = ask(with("check", json!({"position": "mines 1 / 1##1"}))).unwrap();
    assert_eq!(total["valid"], false);
    assert_eq!(total["conflict"]["total"], true);
}

#[test]
fn boards_are_the_same_again_and_need_no_guess_if_asked() {
    let make = |more: Value| ask(with("generate", more)).unwrap();
    let request = json!({"level": "torus:8x8x10", "first_click": "opening", "seed": 5, "count": 3});
    let boards = make(request.clone());
    assert_eq!(boards, make(request));
    assert_eq!(boards["boards"].as_array().unwrap().len(), 3);
    let mines = boards["boards"][2]["text"]
        .as_str()
        .unwrap()
        .matches('*')
        .count();
    assert_eq!(mines, 10);
    let sure = make(json!({"level": "hex:6x6x7", "no_guess": "repair", "proof": true, "seed": 1}));
    let proof = sure["boards"][0]["proof"].as_array().unwrap();
    assert!(!proof.is_empty() && proof[0]["sentence"]["es"].is_string());
}

#[test]
fn a_position_becomes_a_network_and_the_network_answers_the_same() {
    let more = json!({"position": COUNT, "to": "bif", "network": "full", "prior": "cells"});
    let written = ask(with("convert", more)).unwrap();
    let evidence = written["evidence"].as_array().unwrap().iter();
    let evidence: serde_json::Map<String, Value> = evidence
        .filter_map(|seen| seen.as_str()?.split_once('='))
        .map(|(name, state)| (name.to_owned(), json!(state)))
        .collect();
    let query = json!({"game": "bayes", "verb": "query", "network": written["text"],
        "query": ["x_r1c3"], "evidence": evidence});
    let asked = ask(query).unwrap();
    let more = json!({"position": COUNT, "method": "bayes", "prior": "cells"});
    let known = ask(with("analyse", more)).unwrap();
    let (asked, known) = (
        &asked["marginals"]["x_r1c3"]["mine"],
        &known["mine_probability"][0][2],
    );
    assert!((asked.as_f64().unwrap() - known.as_f64().unwrap()).abs() < 1e-9);
}

#[test]
fn games_are_counted_and_every_decision_can_be_read() {
    let request = json!({"level": "6x6x5", "method": "bayes", "games": 20, "seed": 3});
    let answer = ask(with("play", request)).unwrap();
    let (won, lost) = (&answer["won"]["games"], &answer["lost"]["games"]);
    assert_eq!(won.as_u64().unwrap() + lost.as_u64().unwrap(), 20);
    assert!(answer["interval"][0].as_f64() < answer["win_rate"].as_f64());

    let request = json!({"level": "6x6x5", "method": "bayes", "network": "pruned", "prior": "left",
        "games": 2, "seed": 3, "log": true});
    let answer = ask(with("play", request)).unwrap();
    let log = answer["log"].as_array().unwrap();
    assert_eq!(log[0]["reason"], "all_equal");
    let second = &log[1];
    let (x, y) = (
        second["x"].as_array().unwrap(),
        second["y"].as_array().unwrap(),
    );
    assert!(!x.is_empty() && !y.is_empty());
    assert_eq!(
        second["mine_probability"].as_object().unwrap().len(),
        x.len()
    );
    assert!(["won", "lost"].contains(&log[log.len() - 1]["state"].as_str().unwrap()));
    assert_eq!(answer["ids"].as_array().unwrap().len(), 2);
}

#[test]
fn the_exact_player_is_as_strong_as_asked_for() {
    let play = |strength: &str| {
        let request = json!({"level": "4x4x3", "strength": strength, "games": 20, "seed": 8});
        ask(with("play", request))
    };
    for strength in ["safest", "fast", "strong", "max"] {
        let played = play(strength).unwrap();
        assert_eq!(played["games"], 20, "{strength}");
        assert!(played["win_rate"].as_f64().unwrap() > 0.3, "{strength}");
    }
    assert_eq!(
        play("strong").unwrap()["win_rate"],
        play("strong").unwrap()["win_rate"]
    );
    let error = play("weak").unwrap_err();
    assert!(
        error
            .message
            .to(Lang::En)
            .contains("safest, fast, strong, max")
    );
}

#[test]
fn what_cannot_be_is_said() {
    let cases = [
        (
            with("analyse", json!({"position": "mines 9 / 1# / ##"})),
            "only 3 cells",
        ),
        (
            with("analyse", json!({"position": "mines 1 / 1@ / ##"})),
            "expected",
        ),
        (
            with("analyse", json!({"position": "mines 1 / 9# / ##"})),
            "only 3 neighbours",
        ),
        (
            with("analyse", json!({"position": "1# / ##"})),
            "number of mines is missing",
        ),
        (
            with("analyse", json!({"position": "mines 2 / 1#1#1"})),
            "no board",
        ),
        (
            with(
                "analyse",
                json!({"position": "mines 1 / 1F / F#", "trust_flags": true}),
            ),
            "2 of its neighbours are known mines",
        ),
        (with("play", json!({"level": "9x9x81"})), "no safe cell"),
        (with("play", json!({"level": "9x9"})), "is no level"),
        (
            with("play", json!({"level": "3x3x8", "first_click": "opening"})),
            "cannot all stay away",
        ),
        (
            with("convert", json!({"position": COUNT, "to": "pdf"})),
            "known are",
        ),
        (
            with(
                "convert",
                json!({"position": COUNT, "to": "bif", "network": "local-1"}),
            ),
            "--cell",
        ),
    ];
    for (request, expected) in cases {
        let error = ask(request.clone()).unwrap_err();
        assert!(
            error.message.to(Lang::En).contains(expected),
            "{request}: {}",
            error.message.to(Lang::En)
        );
        assert!(
            !error.message.to(Lang::Es).is_empty()
                && error.message.to(Lang::Es) != error.message.to(Lang::En)
        );
    }
}
