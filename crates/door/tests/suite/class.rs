//! Labs for a class.

use super::{ask, assert_all_said};
use serde_json::{Value, json};

const SEED: u64 = 4_611_686_018_427_387_904;

/// A lab with this line in place of another.
fn lab(old: &str, new: &str) -> String {
    let text = format!(
        "name = \"mine\"\ntitle = {{ en = \"Mine\", es = \"La mía\" }}\npublic_seed = 1\nhidden_seed = {SEED}\n\
         [languages.python]\ndetect = \"search.py\"\nrun = [\"python3\", \"/kit/agent.py\"]\n\
         [[questions]]\nid = \"valid\"\npoints = 4\npublic = 2\nhidden = 3\n"
    );
    text.replace(old, new)
}

fn read(text: &str) -> Value {
    ask(json!({"game": "class", "verb": "read", "text": text})).unwrap()
}

#[test]
fn labs_are_told_with_their_questions_and_without_their_seeds() {
    let answer = ask(json!({"game": "class", "verb": "labs"})).unwrap();
    let first = &answer["labs"][0];
    assert_eq!(first["name"], "search-sudoku");
    let points = |part: &str| first[part].as_f64().unwrap();
    let sum = points("points") + points("written_points");
    assert!((sum - 100.0).abs() < 1e-9, "{sum}");
    let valid = &first["questions"][0];
    assert_eq!(
        (&valid["question"], &valid["public"]),
        (&json!("valid"), &json!(5))
    );
    assert_eq!(valid["kinds"][3]["kind"], "square");
    assert!(first["most_seconds"].as_f64().unwrap() > 0.0);
    assert_all_said(&answer);
    let text = answer.to_string();
    assert!(!text.contains("seed") && !text.contains("20260"), "{text}");
}

#[test]
fn an_unknown_lab_is_told_which_there_are() {
    for verb in [
        json!({"verb": "labs", "lab": "chess"}),
        json!({"verb": "practice", "lab": "chess", "question": "valid"}),
    ] {
        let mut request = verb;
        request["game"] = "class".into();
        let error = ask(request).unwrap_err().to_string();
        assert!(
            error.contains("chess") && error.contains("search-sudoku"),
            "{error}"
        );
    }
}

#[test]
fn a_lab_of_a_teacher_is_read_and_its_seed_is_not_told() {
    let answer = read(&lab("", ""));
    assert_eq!(answer["lab"]["name"], "mine");
    assert_eq!(answer["mistake"], Value::Null);
    assert!(!answer.to_string().contains(&SEED.to_string()), "{answer}");
}

#[test]
fn a_mistake_in_a_lab_has_its_place_its_key_and_what_is_allowed() {
    let mistake = |old: &str, new: &str| read(&lab(old, new))["mistake"].clone();
    let points = mistake("points = 4", "points = 5000");
    assert_eq!(
        (&points["line"], &points["key"]),
        (&json!(10), &json!("questions[1].points"))
    );
    assert_eq!(points["allowed"], json!(["0", "1000"]));
    let key = mistake("public = 2", "pubic = 2");
    assert!(
        key["allowed"]
            .as_array()
            .unwrap()
            .contains(&json!("public")),
        "{key}"
    );
    let name = mistake("\"valid\"", "\"vald\"");
    assert!(
        name["allowed"]
            .as_array()
            .unwrap()
            .contains(&json!("valid")),
        "{name}"
    );
    assert_all_said(&name);
    assert_eq!(mistake("public_seed", "= public_seed")["line"], 3);
}

#[test]
fn a_case_to_practise_with_is_the_same_for_the_same_seed() {
    let request = json!({"game": "class", "verb": "practice", "question": "uniform_cost", "kind": "graph", "seed": 7});
    let case = ask(request.clone()).unwrap();
    assert_eq!(case, ask(request.clone()).unwrap());
    assert_eq!(case["board"].as_str().map(str::len), Some(81));
    assert!(
        case.get("answer").is_none() && case.get("expanded").is_none(),
        "{case}"
    );
    let mut with_answer = request;
    with_answer["answer"] = true.into();
    let solved = ask(with_answer).unwrap();
    assert_eq!(solved["board"], case["board"]);
    assert_eq!(solved["expanded"][0], case["board"]);
    assert_all_said(&solved);
    let fresh = ask(json!({"game": "class", "verb": "practice", "question": "valid"})).unwrap();
    assert!(fresh["seed"].as_u64().unwrap() < 1_000_000);
}

#[test]
fn a_kind_that_a_question_has_not_is_told_which_it_has() {
    let request = json!({"game": "class", "verb": "practice", "question": "valid", "kind": "tree"});
    let error = ask(request).unwrap_err().to_string();
    assert!(error.contains("square"), "{error}");
}
