//! What is right is read, and what is wrong is named.

use super::*;
use atisbo_base::Name;
use proptest::prelude::*;

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Instances {
    count: Option<u64>,
    #[serde(default, skip_serializing_if = "Texts::is_empty")]
    sizes: Texts,
}

#[derive(Clone, Copy, Debug, PartialEq, Name)]
enum Engine {
    A,
    B,
}

#[derive(Clone, Copy, Debug, PartialEq, Name)]
enum Order {
    First,
    BestOne,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Player {
    name: Option<String>,
    engine: Engine,
    order: Option<Order>,
    is_fast: Option<bool>,
}

impl Method for Player {
    const KEY: &'static str = "engine";

    fn switches(&self) -> Vec<&'static str> {
        match self.engine {
            Engine::A => vec!["order", "is-fast"],
            Engine::B => vec!["is-fast"],
        }
    }
}

type Go = Experiment<Instances, Player>;

/// Reads an experiment and looks at all of it.
fn checked(text: &str) -> Result<(Go, Vec<String>), ExperimentError> {
    let experiment: Go = read(text)?;
    experiment.limits()?;
    let labels = experiment.labels()?;
    Ok((experiment, labels))
}

fn error_in(text: &str) -> String {
    match checked(text) {
        Ok(_) => "nothing is wrong".to_owned(),
        Err(error) => {
            let Place { line, column } = place(text, &error);
            format!("line {line}, column {column}: {error}")
        }
    }
}

const GOOD: &str = "game = \"go\"\nseed = 0x10\nmax-time = \"2.5s\"\nmax-memory = \"1KB\"\nmax-nodes = 5\n\
    methods = [\"a\", {is-fast = true, engine = \"A\", order = \"best-one\"}, \"b is-fast\", {name = \"x\", engine = \"b\"}]\n\
    [instances]\nsizes = [3, \"4\"]\n";

#[test]
fn a_good_text_is_read() {
    let (experiment, labels) = checked(GOOD).unwrap();
    assert_eq!((experiment.seed, experiment.repetitions), (16, 1));
    let limits = experiment.limits().unwrap();
    assert_eq!(limits.nodes, Some(5));
    assert_eq!(limits.bytes, Some(1024));
    assert_eq!(limits.time, Some(Duration::from_millis(2500)));
    assert_eq!(experiment.instances.sizes.0, ["3", "4"]);
    // Switches are named in the order of their declaration.
    assert_eq!(
        labels,
        ["a", "a order=best_one is-fast=true", "b is-fast=true", "x"]
    );
    assert_eq!(
        checked(&GOOD.replace("0x10", "18446744073709551615"))
            .unwrap()
            .0
            .seed,
        u64::MAX
    );
}

#[test]
fn what_is_written_is_read_back() {
    let (experiment, labels) = checked(GOOD).unwrap();
    let written = write(&experiment);
    let (again, labels_again) = checked(&written).unwrap();
    assert_eq!(labels_again, labels, "{written}");
    assert_eq!(again.limits(), experiment.limits());
    assert_eq!(write(&again), written);
}

#[test]
fn every_error_names_its_line_and_key_and_what_is_allowed() {
    let methods = "methods = [\"a\"]\n";
    for (text, expected) in [
        ("seed = 1\n", "line 1, column 1: game: missing"),
        ("game = \"go\"\n", "line 1, column 1: methods: missing"),
        (
            "game = \"go\"\nmethods = []\n",
            "line 2, column 11: methods: expected a list that is not empty, found []",
        ),
        (
            "game = \"go\"\nmethods = [\"c\"]\n",
            "line 2, column 12: methods[1]: unknown name \"c\"; known are a, b",
        ),
        (
            "game = \"go\"\nmethods = [\"a\", 3]\n",
            "line 2, column 17: methods[2]: expected a text in quotes, found 3",
        ),
        (
            "game = \"go\"\nmethods = [\"a\", \"a\"]\n",
            "line 2, column 17: methods[2].name: \"a\" stands twice",
        ),
        (
            "game = \"go\"\nmethods = [\"b order=first\"]\n",
            "line 2, column 12: methods[1].order: unknown key; known are name, engine, is-fast",
        ),
        (
            "game = \"go\"\n[[methods]]\nengine = \"a\"\n[[methods]]\nengine = \"a\"\norder = \"frst\"\n",
            "line 6, column 9: methods[2].order: unknown name \"frst\"; did you mean \"first\"? Known are first, best_one",
        ),
        (
            "game = \"go\"\n[[methods]]\nengine = \"a\"\nis-fast = 1\n",
            "line 4, column 11: methods[1].is-fast: expected true or false, found 1",
        ),
    ] {
        assert_eq!(error_in(text), expected);
    }
    for (line, expected) in [
        (
            "seed = -4",
            "seed: -4 is not between 0 and 18446744073709551615",
        ),
        (
            "repetitions = 5000000000",
            "repetitions: 5000000000 is not between 0 and 4294967295",
        ),
        (
            "repetitions = 0",
            "repetitions: 0 is not between 1 and 1000",
        ),
        (
            "max-nodes = 0",
            "max-nodes: 0 is not between 1 and 18446744073709551615",
        ),
        ("seed = \"x\"", "seed: expected a whole number, found \"x\""),
        (
            "sed = 3",
            "sed: unknown key; known are name, game, seed, repetitions, max-nodes, max-memory, max-time, instances, \
             methods",
        ),
        (
            "max-time = \"soon\"",
            "max-time: expected a time, such as 30s, found \"soon\"",
        ),
        (
            "max-memory = -1",
            "max-memory: expected a size, such as 500MB, found -1",
        ),
        (
            "name = 1979-05-27",
            "name: expected a text in quotes, found 1979-05-27",
        ),
        ("instances = 3", "instances: expected a table, found 3"),
        (
            "instances.sizes = true",
            "instances.sizes: expected a list that is not empty, found true",
        ),
        (
            "instances.sizes = [[3]]",
            "instances.sizes[1]: expected a text in quotes, found […]",
        ),
    ] {
        let found = error_in(&format!("game = \"go\"\n{methods}{line}\n"));
        assert!(
            found.starts_with("line 3, ") && found.ends_with(expected),
            "{found}"
        );
    }
    assert!(error_in("game = \"go\nseed = 1").starts_with("line 1, column "));
    assert_eq!(
        error_in(&"#".repeat(1 << 20)),
        "line 1, column 1: : 1048576 bytes; at most 524288 are read"
    );
    assert!(error_in("game = \"go\"\ngame = \"go\"").starts_with("line 2, column "));
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in any::<String>(), cut in 0usize..200) {
        let good = "game = \"go\"\nseed = 1\nmethods = [\"ä\", {order = \"first\"}]\n[instances]\nsizes = \"ñ\"\n";
        let cut = (0..=cut.min(good.len())).rev().find(|&at| good.is_char_boundary(at)).unwrap_or(0);
        let _ = error_in(&text);
        let _ = error_in(&good[..cut]);
        let _ = error_in(&format!("{}{text}{}", &good[..cut], &good[cut..]));
    }
}
