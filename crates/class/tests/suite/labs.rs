//! A teacher's `lab.toml` is read, and what is wrong in it is named.

use atisbo_api::text::Lang;
use atisbo_class::lab::Lab;

const GOOD: &str = r#"name = "mine"
title = { en = "Mine", es = "Mía" }
public_seed = 1
hidden_seed = 2

[[questions]]
id = "valid"
points = 1.5
public = 3
hidden = 4

[[questions]]
id = "a_star"
points = 2
public = 3
hidden = 4

[limits]
seconds = 2

[languages.python]
detect = "search.py"
run = ["python3", "/kit/agent.py"]
"#;

fn error(from: &str, to: &str) -> [String; 3] {
    assert!(GOOD.contains(from), "{from}");
    let error = Lab::read(&GOOD.replacen(from, to, 1)).unwrap_err();
    let place = format!("{}:{}", error.line, error.column);
    let [en, es] = Lang::ALL.map(|lang| error.message().to(lang));
    [place, en, es]
}

#[test]
fn a_lab_is_read() {
    let lab = Lab::read(GOOD).unwrap();
    assert!((lab.points() - 3.5).abs() < 1e-9);
    assert!((lab.limits.seconds - 2.0).abs() < 1e-9);
    assert_eq!(lab.limits.megabytes, 512);
    assert_eq!(Lab::read(&format!("\u{feff}{GOOD}")).unwrap(), lab);
    assert_eq!(Lab::read(&GOOD.replace('\n', "\r\n")).unwrap(), lab);
}

/// A part of the lab, what is written in its place, and the place and the beginning of the error.
const WRONG: [(&str, &str, &str, &str); 17] = [
    (
        "points = 1.5",
        "points = -1",
        "8:10",
        "`questions[1].points` cannot be -1; it can be from 0 to 1000",
    ),
    (
        "points = 1.5",
        "points = \"many\"",
        "8:10",
        "`questions[1].points` should be a number, not \"many\"",
    ),
    (
        "points = 1.5",
        "points = nan",
        "8:10",
        "`questions[1].points` cannot be NaN; it can be from 0 to 1000",
    ),
    (
        "hidden = 4",
        "hidden = 5000",
        "10:10",
        "`questions[1].hidden` cannot be 5000; it can be from 0 to 1000",
    ),
    (
        "seconds = 2",
        "seconds = 0",
        "19:11",
        "`limits.seconds` cannot be 0; it can be from 0.1 to 600",
    ),
    (
        "seconds = 2",
        "seconds = inf",
        "19:11",
        "`limits.seconds` cannot be inf; it can be from 0.1 to 600",
    ),
    (
        "seconds = 2",
        "second = 2",
        "19:1",
        "there is no key `limits.second` here; the keys are: seconds, ",
    ),
    (
        "\"a_star\"",
        "\"valid\"",
        "13:6",
        "`questions[2].id`: two are called \"valid\"",
    ),
    (
        "\"a_star\"",
        "\"a_sta\"",
        "13:6",
        "`questions[2].id` cannot be \"a_sta\"; did you mean \"a_star\"? It can be: valid, ",
    ),
    (
        "\"a_star\"",
        "7",
        "13:6",
        "`questions[2].id` should be a text in quotes, not 7",
    ),
    (
        "hidden_seed = 2\n",
        "",
        "1:1",
        "the key `hidden_seed` is missing",
    ),
    (
        "hidden_seed = 2",
        "hidden_seed = -2",
        "4:15",
        "`hidden_seed` cannot be -2; it can be from 0 to 18446744073709551615",
    ),
    (
        "run = [\"python3\", \"/kit/agent.py\"]",
        "run = []",
        "23:7",
        "`languages.python.run` should be a list that is not empty",
    ),
    (
        "run = [\"python3\", \"/kit/agent.py\"]",
        "run = \"python3\"",
        "23:7",
        "`languages.python.run` should be a list that is not empty, such as [\"a\", \"b\"], not \"python3\"",
    ),
    (
        "detect = \"search.py\"",
        "detect = \"a/b.py\"",
        "22:10",
        "`languages.python.detect` should be a text",
    ),
    ("name = \"mine\"", "name = \"mine", "1:", "this is no TOML"),
    (
        "public_seed = 1",
        "public_seed = true",
        "3:15",
        "`public_seed` should be a whole number, not true",
    ),
];

#[test]
fn an_error_names_place_key_what_was_found_and_what_is_allowed() {
    for (from, to, place, en) in WRONG {
        let [found, english, spanish] = error(from, to);
        assert!(found.starts_with(place), "{to}: {found} {english}");
        assert!(english.starts_with(en), "{to}: {english}");
        assert_ne!(english, spanish, "{to}");
    }
    let questions = &GOOD[GOOD.find("[[questions]]").unwrap()..GOOD.find("[limits]").unwrap()];
    let [_, english, _] = error(questions, "");
    assert_eq!(english, "the key `questions` is missing");
    let [_, english, _] = error("public = 3\nhidden = 4", "public = 0\nhidden = 0");
    assert_eq!(
        english,
        "`questions[1].public` cannot be 0; it can be from 1 to 1000"
    );
    let [_, english, _] = error(questions, "questions = []\n[written]\n");
    assert!(
        english.starts_with("`written` should be a list"),
        "{english}"
    );
}
