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
fn the_agents_of_the_reports_have_names() {
    let play = |more: Value| {
        let mut request = json!({"level": "5x5x5", "method": "bayes", "games": 2, "seed": 1,
            "log": true});
        let fields = request.as_object_mut().unwrap();
        fields.extend(more.as_object().unwrap().clone());
        ask(with("play", request)).unwrap()
    };
    let one_cell = |answer: &Value| {
        let log = answer["log"].as_array().unwrap();
        log.iter()
            .all(|turn| turn["reveal"].as_array().unwrap().len() == 1)
    };
    for (preset, rule, one) in [
        ("buscapython", "any", true),
        ("method-1", "first-free", true),
        ("method-2", "first-free", false),
        ("final", "first-free", false),
        ("strongest", "safe", false),
    ] {
        let answer = play(json!({"network_preset": preset}));
        assert_eq!(answer["first_click"], rule, "{preset}");
        assert!(one_cell(&answer) || !one, "{preset}");
        let forgets = |turn: &Value| turn["known_mines"].as_array().unwrap().is_empty();
        let log = answer["log"].as_array().unwrap();
        assert!(!one || log.iter().all(forgets), "{preset}");
    }
    // A switch beside the preset counts more.
    let many = play(json!({"network_preset": "method-1", "one_cell": false, "seed": 4}));
    assert!(!one_cell(&many));
    // The modifications of the first report change no decision.
    let usual = play(json!({"network_preset": "buscapython"}));
    let cells = |answer: &Value| -> Vec<Value> {
        let log = answer["log"].as_array().unwrap();
        log.iter().map(|turn| turn["reveal"].clone()).collect()
    };
    for switch in [
        json!({"keep_evidence": false}),
        json!({"order": "plain"}),
        json!({"order": "x00,x01"}),
    ] {
        let mut more = json!({"network_preset": "buscapython"});
        let fields = more.as_object_mut().unwrap();
        fields.extend(switch.as_object().unwrap().clone());
        assert_eq!(cells(&play(more)), cells(&usual), "{switch}");
    }
}

#[test]
fn games_are_listed_one_by_one_and_can_be_played_again() {
    let request = json!({"level": "5x5x5", "games": 30, "seed": 2, "first": 10, "each": true});
    let answer = ask(with("play", request)).unwrap();
    let rows = answer["each"].as_array().unwrap();
    let indices = rows.iter().map(|row| row["game"].as_u64().unwrap());
    assert!(indices.eq(10..40));
    let won = rows.iter().filter(|row| row["won"] == true).count();
    assert_eq!(answer["won"]["games"], won);
    let decisions = rows.iter().map(|row| row["decisions"].as_f64().unwrap());
    let mean = decisions.sum::<f64>() / 30.0;
    assert!((mean - answer["all"]["decisions"].as_f64().unwrap()).abs() < 1e-9);
    for row in &rows[..3] {
        let again = json!({"of": {"id": row["id"]}});
        let game = ask(with("game", again)).unwrap();
        let state = if row["won"] == true { "won" } else { "lost" };
        assert_eq!(game["state"], state, "{row}");
    }
    // A limit is kept.
    let long = json!({"level": "5x5x5", "games": 1_000_000, "seed": 2, "each": true});
    assert!(ask(with("play", long)).is_err());
}

#[test]
fn an_order_names_variables_in_either_numbering() {
    let risks = |order: &str| {
        let request = json!({"position": COUNT, "network": "full", "prior": "cells",
            "method": "bayes", "order": order});
        ask(with("analyse", request))
    };
    let usual = risks("best").unwrap()["mine_probability"].clone();
    for order in [
        "plain",
        "shuffled",
        "x00,x01,y00",
        "x_r1c1,x_r1c2,y_r1c1",
        "y_r3c3",
    ] {
        let found = risks(order).unwrap()["mine_probability"].clone();
        let pairs = found
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|row| row.as_array().unwrap());
        let usual = usual
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|row| row.as_array().unwrap());
        for (one, other) in pairs.zip(usual) {
            let (one, other) = (one.as_f64(), other.as_f64());
            let differ = one
                .zip(other)
                .map_or(0.0, |(one, other)| (one - other).abs());
            assert!(one.is_some() == other.is_some() && differ < 1e-9, "{order}");
        }
    }
    for (order, said) in [
        (
            "x99",
            "the full network of this position has no variable x99",
        ),
        (
            "x_r9c9,x00",
            "the full network of this position has no variable x_r9c9",
        ),
        ("mindegre", "mindegre"),
    ] {
        let error = risks(order).unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
    let play = json!({"level": "5x5x5", "method": "bayes", "order": "x77"});
    let error = ask(with("play", play)).unwrap_err().to_string();
    assert!(
        error.contains("no cell of this board has a variable x77"),
        "{error}"
    );
}

#[test]
fn a_network_shows_its_tables_and_its_graphs() {
    let request = json!({"position": "mines 2\n##\n##\n##", "method": "bayes", "network": "full",
        "prior": "cells", "tables": {"of": ["x10", "y_r1c1"]}});
    let answer = ask(with("analyse", request)).unwrap();
    let tables = answer["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    assert_eq!(tables[0]["name"], "x_r2c1");
    let mine = tables[0]["table"][1].as_f64().unwrap();
    assert!((mine - 1.0 / 3.0).abs() < 1e-12);
    let y = &tables[1];
    assert_eq!(y["parents"], json!(["x_r1c2", "x_r2c1", "x_r2c2"]));
    let numbers = y["table"].as_array().unwrap();
    assert_eq!(numbers.len(), 8 * 4);
    for (row, states) in numbers.chunks(4).enumerate() {
        // The count of mines among three parents, and nothing else, is certain.
        let count = row.count_ones() as usize;
        let certain =
            |(state, p): (usize, &Value)| *p == json!(f64::from(u8::from(state == count)));
        assert!(states.iter().enumerate().all(certain));
    }
    let small = json!({"position": COUNT, "network": "full", "prior": "cells", "method": "bayes",
        "tables": {"most": 4}});
    let answer = ask(with("analyse", small)).unwrap();
    let tables = answer["tables"].as_array().unwrap();
    let is_x = |node: &Value| node["name"].as_str().unwrap().starts_with('x');
    assert!(
        tables
            .iter()
            .all(|node| node["table"].is_array() == is_x(node))
    );
    for (of, lines) in [
        ("dag", "net-arc"),
        ("moral", "net-marriage"),
        ("triangulated", "net-fill"),
    ] {
        let request = json!({"position": COUNT, "network": "full", "prior": "cells",
            "method": "bayes", "picture": {"of": of}});
        let answer = ask(with("analyse", request)).unwrap();
        let svg = answer["picture"].as_str().unwrap();
        assert_eq!(svg.matches("<g><title>").count(), 50, "{of}");
        assert!(
            svg.matches(&format!("class=\"{lines}\"")).count() > 30,
            "{of}"
        );
    }
    let bad = json!({"position": COUNT, "method": "bayes", "tables": {"of": ["rain"]}});
    assert!(ask(with("analyse", bad)).is_err());
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
