//! Where results go: folders among the submissions, and folders that cannot be written.

use crate::support::{Folder, solved, verdicts};
use std::fs;

const QUESTIONS: [(&str, u32, u32); 1] = [("is_empty", 1, 0)];

fn refused(folder: &Folder, from: &str, out: &str) -> String {
    let words = ["grade", from, "--lab", "lab.toml", "--out", out];
    let output = folder.run(&words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

#[test]
fn results_among_the_submissions_are_no_submission() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    folder.hand_in("ana", &solved());
    folder.hand_in("bo", &solved());
    for _ in 0..2 {
        let graded = folder.grade("handed-in", "handed-in/marks");
        let names: Vec<&str> = graded.keys().map(String::as_str).collect();
        assert_eq!(names, ["ana", "bo"]);
    }
    // The folder above the submissions is no part of them.
    let graded = folder.grade("handed-in", ".");
    assert_eq!(verdicts(&graded["ana"]), "is_empty: right");
}

#[test]
fn results_inside_a_submission_are_refused() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    folder.hand_in("ana", &solved());
    for out in ["handed-in/ana", "handed-in/ana/marks"] {
        let said = refused(&folder, "handed-in", out);
        assert!(said.contains("inside the submission of ana"), "{said}");
        assert!(!folder.path("handed-in/ana/marks").exists());
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    folder.hand_in("ana", &solved());
    fs::write(folder.path("file"), "x").unwrap();
    let said = refused(&folder, "handed-in", "file");
    assert!(said.contains("file"), "{said}");
    fs::create_dir_all(folder.path("marks/results/ana.json")).unwrap();
    let said = refused(&folder, "handed-in", "marks");
    assert!(said.contains("ana.json"), "{said}");
    assert!(!folder.path("marks/results/ana.part").exists());
}

#[test]
fn results_that_are_damaged_or_of_other_files_are_made_again() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    folder.hand_in("ana", &solved());
    folder.grade("handed-in", "marks");
    let whole = folder.results("marks");
    let file = folder.path("marks/results/ana.json");
    for damage in ["", "{}", "{\"fingerprint\": \"0\"}", "\u{0}"] {
        fs::write(&file, damage).unwrap();
        folder.grade("handed-in", "marks");
        assert!(folder.results("marks") == whole);
    }
    // A file that is left out is said in the results: they are made anew when it is not there any more.
    let link = folder.path("handed-in/ana/link.txt");
    std::os::unix::fs::symlink("nowhere", &link).unwrap();
    let graded = folder.grade("handed-in", "marks");
    assert_eq!(graded["ana"]["remarks"][0]["why"], "link");
    fs::remove_file(link).unwrap();
    folder.grade("handed-in", "marks");
    assert!(folder.results("marks") == whole);
}

#[test]
fn without_an_interpreter_nothing_is_lost_and_the_reason_is_told() {
    let folder = Folder::new();
    let lab = folder.lab(&QUESTIONS);
    let text = fs::read_to_string(&lab).unwrap();
    fs::write(&lab, text.replace("\"python3\"", "\"python3-not-here\"")).unwrap();
    folder.hand_in("ana", &solved());
    let words = ["grade", "handed-in", "--lab", "lab.toml", "--out", "marks"];
    let output = folder.run(&words);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("python3-not-here: no such file"), "{said}");
    assert!(said.contains("5.00"), "{said}");
    // With an interpreter it is graded, not taken for done.
    fs::write(&lab, text).unwrap();
    let graded = folder.grade("handed-in", "marks");
    assert_eq!(verdicts(&graded["ana"]), "is_empty: right");
}
