//! Networks through the door.

use super::{ask, ask_within};
use atisbo_api::text::Lang;
use serde_json::{Value, json};

const SPRINKLER: &str = "
network sprinkler { }
variable Rain { type discrete [ 2 ] { no, yes }; }
variable Sprinkler { type discrete [ 2 ] { off, on }; }
variable Wet { type discrete [ 2 ] { no, yes }; }
probability ( Rain ) { table 0.8, 0.2; }
probability ( Sprinkler | Rain ) { (no) 0.6, 0.4; (yes) 1.0, 0.0; }
probability ( Wet | Sprinkler, Rain ) {
  (off, no) 1.0, 0.0; (off, yes) 0.2, 0.8; (on, no) 0.1, 0.9; (on, yes) 0.01, 0.99;
}";

fn query(more: &Value) -> Value {
    let mut request = json!({"game": "bayes", "verb": "query", "network": SPRINKLER});
    for (field, value) in more.as_object().unwrap() {
        request[field] = value.clone();
    }
    ask(request).unwrap()
}

#[test]
fn a_posterior_is_given_by_variable_and_state() {
    let answer = query(&json!({"query": ["Rain"], "evidence": {"Wet": "yes"}}));
    let rain = answer["marginals"]["Rain"]["yes"].as_f64().unwrap();
    let expected = 0.2 * 0.8 / (0.2 * 0.8 + 0.8 * 0.4 * 0.9);
    assert!((rain - expected).abs() < 1e-12);
    assert_eq!(answer["evidence"], json!({"Wet": "yes"}));
    let log_evidence = answer["log_evidence"].as_f64().unwrap();
    assert!((log_evidence - (0.2_f64 * 0.8 + 0.8 * 0.4 * 0.9).ln()).abs() < 1e-12);
}

#[test]
fn every_method_says_the_same() {
    for method in [
        "auto",
        "ve",
        "jt",
        "enumeration",
        "forward",
        "likelihood-weighting",
        "gibbs",
    ] {
        let answer = query(&json!({
            "method": method, "evidence": {"Wet": "0.3:0.9"}, "samples": {"samples": 40_000},
        }));
        let exact = answer["exact"] == true;
        let weights = [
            0.8 * 0.6 * 0.3 + 0.8 * 0.4 * (0.1 * 0.3 + 0.9 * 0.9),
            0.2 * (0.2 * 0.3 + 0.8 * 0.9),
        ];
        let expected = weights[1] / (weights[0] + weights[1]);
        let found = answer["marginals"]["Rain"]["yes"].as_f64().unwrap();
        let tolerance = if exact { 1e-12 } else { 0.02 };
        assert!(
            (found - expected).abs() < tolerance,
            "{method}: {found} {expected}"
        );
        assert_eq!(answer["standard_errors"].is_null(), exact, "{method}");
    }
}

#[test]
fn impossible_evidence_is_an_answer_with_its_reason() {
    let answer = query(&json!({"evidence": {"Rain": "yes", "Sprinkler": "on", "Wet": "yes"}}));
    assert_eq!(
        answer["impossible"]["evidence"],
        json!({"Rain": "yes", "Sprinkler": "on"})
    );
    assert_eq!(answer["impossible"]["smallest"], true);
    let said = answer["sentences"][0]["es"].as_str().unwrap();
    assert!(said.starts_with("Evidencia imposible"), "{said}");
}

#[test]
fn the_run_the_explanation_and_the_effects_are_data() {
    let answer = query(&json!({
        "query": ["Rain"], "evidence": {"Wet": "yes"}, "trace": {"limit": 100}, "steps": true,
        "most_probable": true, "explain": true,
    }));
    assert_eq!(answer["steps"].as_array().unwrap().len(), 1);
    assert_eq!(answer["steps"][0]["variable"], "Sprinkler");
    assert_eq!(answer["most_probable"]["states"]["Sprinkler"], "on");
    assert_eq!(
        answer["effects"][0]["of"][0]["observation"],
        json!(["Wet", "yes"])
    );
    let events = answer["trace"]["events"].as_array().unwrap();
    assert!(events.iter().any(|event| event["event"] == "eliminated"));
    assert_eq!(answer["trace"]["left_out"], 0);
}

#[test]
fn a_limit_is_an_answer_that_says_what_did_not_fit() {
    let budget = atisbo_base::Budget::unlimited().bytes(8);
    let request = json!({
        "game": "bayes", "verb": "query", "network": SPRINKLER, "query": ["Wet"],
    });
    let json = ask_within(&request, &budget).unwrap();
    assert_eq!(json["budget"], "bytes");
    let said = json["sentences"][0]["en"].as_str().unwrap();
    assert!(said.contains("entries"), "{said}");
}

#[test]
fn errors_are_told_in_both_languages_with_their_place() {
    let broken = SPRINKLER.replace("0.6, 0.4", "0.6, 0.6");
    let request = json!({"game": "bayes", "verb": "query", "network": broken});
    let error = ask(request).unwrap_err();
    assert!(error.line.is_some());
    let [en, es] = [Lang::En, Lang::Es].map(|lang| error.message.to(lang));
    assert!(en.contains("sum to 1.2"), "{en}");
    assert!(es.contains("suman 1,2"), "{es}");
    let cut = json!({"game": "bayes", "verb": "query", "network": "MARKOV 2"});
    let es = ask(cut).unwrap_err().message.to(Lang::Es);
    assert!(es.contains("hay el final del texto"), "{es}");
    let bif = "network n { } variable A { type discrete [ 2 ] { no, yes }; } probability ( A ) { }";
    let net = r#"net { }
        node A { states = ("0" "1"); state_values = (0 1); } potential (A) { }
        node B { states = ("0"); state_values = (0); } potential (B | A) { model_data = (A); }"#;
    for (network, expected) in [
        (
            bif,
            "«A» no tiene ninguna fila; añádela, o pon un valor por defecto",
        ),
        (
            net,
            "la estructura de «B» no encaja: los padres suman hasta 1, lo que pide 2 estados",
        ),
    ] {
        let request = json!({"game": "bayes", "verb": "query", "network": network});
        assert_eq!(ask(request).unwrap_err().message.to(Lang::Es), expected);
    }
    for (field, value) in [
        ("query", json!(["Snow"])),
        ("evidence", json!({"Wet": "soaked"})),
        ("switches", json!({"order": "fastest"})),
        ("switches", json!({"decompose": "wishfully"})),
        ("format", json!("docx")),
    ] {
        let mut request = json!({"game": "bayes", "verb": "query", "network": SPRINKLER});
        request[field] = value;
        let error = ask(request).unwrap_err();
        assert_ne!(error.message.to(Lang::En), error.message.to(Lang::Es));
    }
}

#[test]
fn a_network_is_shown_and_converted() {
    let show = ask(json!({"game": "bayes", "verb": "show", "network": SPRINKLER})).unwrap();
    assert_eq!((&show["variables"], &show["arcs"]), (&json!(3), &json!(3)));
    assert_eq!(show["orders"].as_array().unwrap().len(), 5);
    for to in ["xmlbif", "uai", "hugin", "bif"] {
        let request = json!({"game": "bayes", "verb": "convert", "network": SPRINKLER, "to": to});
        let text = ask(request).unwrap()["text"].clone();
        let back = json!({"game": "bayes", "verb": "show", "network": text});
        assert_eq!(ask(back).unwrap()["parameters"], show["parameters"], "{to}");
    }
    let request = json!({"game": "bayes", "verb": "convert", "network": SPRINKLER, "to": "dot"});
    let drawing = ask(request).unwrap()["text"].clone();
    assert!(drawing.as_str().unwrap().contains("digraph"));
}
