//! A lab as `class show` tells it, never with its seeds, and hidden cases that are none.

use crate::support::{Folder, HIDDEN_SEED, solved};
use std::fs;

#[test]
fn a_lab_is_shown_without_its_seeds() {
    let folder = Folder::new();
    folder.lab(&[("valid", 2, 1)]);
    for words in [
        &["show"][..],
        &["show", "search-sudoku"],
        &["show", "lab.toml"],
        &["show", "lab.toml", "--json"],
        &["show", "--lang", "es"],
    ] {
        let output = folder.run(words);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{words:?}");
        assert!(
            said.contains("allowed") && said.contains("square"),
            "{said}"
        );
        assert!(
            !said.contains(HIDDEN_SEED) && !said.contains("20260"),
            "{said}"
        );
        assert!(!said.contains("seed"), "{said}");
    }
}

#[test]
fn a_wrong_lab_is_shown_with_line_and_column() {
    let folder = Folder::new();
    let path = folder.lab(&[("valid", 2, 1)]);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("seconds = 1.5", "seconds = 1000")).unwrap();
    let output = folder.run(&["show", "lab.toml"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("lab.toml:6:"), "{said}");
    assert!(
        said.contains("limits.seconds") && said.contains("600"),
        "{said}"
    );
}

#[test]
fn hidden_cases_that_everybody_can_make_are_told() {
    let folder = Folder::new();
    let path = folder.lab(&[("is_empty", 1, 1)]);
    folder.hand_in("Ana", &solved());
    let words = ["grade", "handed-in", "--lab", "lab.toml", "--out", "marks"];
    let warned = || {
        let output = folder.run(&words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{said}");
        said.contains("these hidden cases come with the program")
    };
    assert!(!warned());
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace(HIDDEN_SEED, "20260")).unwrap();
    assert!(warned());
}
