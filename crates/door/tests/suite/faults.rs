//! A request with a wrong value: the field, what it holds and what is allowed, in both languages.

use atisbo_api::ReadError;
use atisbo_api::text::Lang;
use atisbo_door::TABLE;
use serde_json::{Value, json};

fn fault(request: &Value) -> ReadError {
    let read = TABLE.read(request.to_string().as_bytes());
    read.expect_err("a fault")
}

const WHOLE: &str = "allowed: a whole number from 0 to 18446744073709551615";

#[test]
fn a_wrong_value_is_told_with_its_field_and_what_is_allowed() {
    let generate =
        |field: &str, value: Value| json!({"game": "sudoku", "verb": "generate", field: value});
    let moves = |one: Value| json!({"game": "minesweeper", "verb": "game", "of": {"level": "expert", "seed": 1}, "moves": [one]});
    let query = |field: &str, value: Value| json!({"game": "bayes", "verb": "query", "network": "", field: value});
    for (request, expected) in [
        (
            generate("count", json!(-5)),
            format!("count is -5; {WHOLE}"),
        ),
        (
            generate("seed", json!(1.5)),
            format!("seed is 1.5; {WHOLE}"),
        ),
        (
            generate("count", json!(1e21)),
            format!("count is 1000000000000000000000; {WHOLE}"),
        ),
        (
            generate("solution", json!(1)),
            "solution is 1; allowed: true or false".to_owned(),
        ),
        (
            generate("shape", json!([3])),
            "shape is [3]; allowed: a list of 2".to_owned(),
        ),
        (
            generate("variants", json!("diagonal")),
            "variants is \"diagonal\"; allowed: a list".to_owned(),
        ),
        (
            generate("symmetry", json!(3)),
            "symmetry is 3; allowed: \"none\", ".to_owned(),
        ),
        (
            json!({"game": "ohno", "verb": "solve"}),
            "puzzle is missing".to_owned(),
        ),
        (
            json!({"game": "ohno", "verb": "solve", "puzzle": [1]}),
            "puzzle is [1]; allowed: a text".to_owned(),
        ),
        (
            moves(json!({"reveal": [0]})),
            "moves[0].reveal is [0]; allowed: a list of 2".to_owned(),
        ),
        (
            moves(json!({"reveal": [0, -1]})),
            "moves[0].reveal[1] is -1; allowed: a whole number from 0 to 4294967295".to_owned(),
        ),
        (
            moves(json!({"rev": [0, 0]})),
            "moves[0] is {\"rev\":[0,0]}; allowed: {\"reveal\": …}, ".to_owned(),
        ),
        (
            query("switches", json!({"prune_barren": 3})),
            "switches.prune_barren is 3; allowed: true or false".to_owned(),
        ),
        (
            query("samples", json!({"samples": -1})),
            format!("samples.samples is -1; {WHOLE}"),
        ),
        (
            query("evidence", json!({"x": 1})),
            "evidence.x is 1; allowed: a text".to_owned(),
        ),
    ] {
        let words = fault(&request).words().to(Lang::En);
        assert!(words.starts_with(&expected), "{request}: {words}");
    }
}

#[test]
fn a_fault_is_told_in_both_languages() {
    let fault = fault(&json!({"game": "sudoku", "verb": "generate", "count": -5}));
    let words = fault.words();
    assert_eq!(
        words.to(Lang::Es),
        "count es -5; se admite: un número entero de 0 a 18446744073709551615"
    );
    assert_eq!(fault.to_string(), words.to(Lang::En));
}

#[test]
fn a_long_value_is_shortened() {
    let long = "9".repeat(5_000);
    let words = fault(&json!({"game": "sudoku", "verb": "generate", "count": long})).words();
    assert!(words.to(Lang::En).len() < 200);
}
