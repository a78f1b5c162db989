//! An example of each verb, which the description gives and the page shows; and whether the door answers each of them.

use atisbo_api::verb::Question;
use atisbo_base::Budget;
use atisbo_door::TABLE;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The fields of one request for each verb, by game and verb.
static EXAMPLES: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("examples.json");
    serde_json::from_str(text).expect("the examples are JSON")
});

/// The example of a verb, whole.
pub(crate) fn of(game: &str, verb: &str) -> Value {
    let fields = EXAMPLES[game][verb].as_object();
    let fields = fields.unwrap_or_else(|| panic!("examples.json lacks {game} {verb}"));
    let mut example = json!({"game": game, "verb": verb});
    for (name, value) in fields {
        example[name] = value.clone();
    }
    example
}

/// The example as the door reads it.
pub(crate) fn question(example: &Value) -> Question {
    let read = TABLE.read(example.to_string().as_bytes());
    read.unwrap_or_else(|error| panic!("{example}: {error}"))
}

fn ask(example: &Value) {
    let answer = question(example).ask(&(), &Budget::unlimited());
    answer.unwrap_or_else(|error| panic!("{example}: {error}"));
}

#[test]
fn the_door_answers_every_example() {
    for entry in TABLE.verbs() {
        let example = of(entry.game, entry.verb);
        if !question(&example).names_files() {
            ask(&example);
        }
    }
}

#[test]
fn the_examples_that_name_files_are_answered_where_there_are_such_files() {
    let folder = std::env::temp_dir().join(format!("atisbo-examples-{}", std::process::id()));
    let here = |example: &Value| -> Value {
        let text = example.to_string();
        let folder = folder.to_string_lossy().replace('\\', "/");
        let text = ["part-1", "part-2", "whole"]
            .into_iter()
            .fold(text, |text, name| {
                text.replace(&format!("\"{name}"), &format!("\"{folder}/{name}"))
            });
        serde_json::from_str(&text).expect("JSON still")
    };
    for part in 1..=2 {
        let mut run = of("lab", "run");
        run["keep"] = json!({"folder": format!("part-{part}"), "shard": [part, 2]});
        ask(&here(&run));
    }
    for verb in ["merge", "report", "export"] {
        ask(&here(&of("lab", verb)));
    }
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn there_is_no_example_of_a_verb_that_there_is_not() {
    let games = EXAMPLES.as_object().expect("games");
    let verbs = games.values().filter_map(Value::as_object);
    let examples: usize = verbs.map(serde_json::Map::len).sum();
    assert_eq!(examples, TABLE.verbs().count());
}
