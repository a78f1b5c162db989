//! The reference loses nothing, and every mutant what was stated in advance.

use crate::support::Folder;
use serde_json::Value;

/// Few cases, but of every kind.
const QUESTIONS: [(&str, u32, u32); 13] = [
    ("valid", 5, 1),
    ("is_empty", 2, 1),
    ("succ", 2, 1),
    ("next_states", 3, 2),
    ("uninformed_search", 4, 2),
    ("breadth_first", 2, 0),
    ("depth_first", 2, 0),
    ("uniform_cost", 2, 0),
    ("informed_search", 3, 1),
    ("greedy", 2, 0),
    ("a_star", 2, 0),
    ("h1", 1, 0),
    ("h2", 1, 0),
];

#[test]
fn every_mutant_loses_what_was_stated_and_nothing_else() {
    let folder = Folder::new();
    folder.lab_with(&QUESTIONS, 20.0);
    let output = folder.run(&["mutants", "--lab", "lab.toml", "--json"]);
    let text = String::from_utf8_lossy(&output.stdout);
    let rows: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let wrong: Vec<&Value> = rows
        .iter()
        .filter(|row| row["as_expected"] != true)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(rows[0]["mutant"], "reference");
    assert_eq!(rows[0]["points"], rows[0]["most"]);
    assert!(rows.len() > 20);
    folder.assert_nothing_left();
}

#[test]
fn an_unknown_mutant_is_told_which_there_are() {
    let output = Folder::new().run(&["mutants", "--mutant", "none"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("bfs_with_stack"), "{said}");
}
