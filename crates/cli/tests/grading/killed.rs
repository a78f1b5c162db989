//! A grader that is killed, and two graders at once.

use crate::support::{Folder, solved, with_code};
use std::fs;
use std::process::Child;
use std::time::{Duration, Instant};

const QUESTIONS: [(&str, u32, u32); 3] = [("valid", 2, 1), ("succ", 1, 1), ("h1", 1, 0)];

/// Some submissions: right, wrong, failing, and one that takes its time.
fn hand_in(folder: &Folder) {
    folder.lab(&QUESTIONS);
    for (name, code) in [
        ("ana", ""),
        ("bo", "def valid(board, num, pos):\n    return True\n"),
        ("cy", "def valid(board, num, pos):\n    return board[9]\n"),
        (
            "di",
            "import time\n\n\ndef valid(board, num, pos):\n    time.sleep(9)\n",
        ),
        ("eva", "import sys\n\nprint('hello', object())\n"),
    ] {
        folder.hand_in(name, &with_code(code));
    }
    folder.hand_in("fe", &solved());
}

fn start(folder: &Folder, out: &str) -> Child {
    let words = ["grade", "handed-in", "--lab", "lab.toml", "--out", out];
    folder.command(&words).spawn().unwrap()
}

/// Waits until so many results are there.
fn wait_for_results(folder: &Folder, out: &str, count: usize) {
    let begin = Instant::now();
    while !folder.path(out).join("results").is_dir() || folder.results(out).len() < count {
        assert!(begin.elapsed() < Duration::from_secs(60), "no results");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_grader_that_is_killed_goes_on_and_leaves_the_same_bytes() {
    let folder = Folder::new();
    hand_in(&folder);
    let whole = folder.grade("handed-in", "undisturbed");
    assert_eq!(whole.len(), 6);
    for count in [0, 1, 3] {
        let mut grader = start(&folder, "killed");
        wait_for_results(&folder, "killed", count);
        grader.kill().unwrap();
        grader.wait().unwrap();
        folder.assert_nothing_left();
        assert!(folder.results("killed").len() < 6, "it was too quick");
    }
    let begun = folder.path("killed/results/ana.part");
    fs::write(begun, "{").unwrap();
    let again = folder.grade("handed-in", "killed");
    assert_eq!(again, whole);
    let (one, other) = (folder.results("undisturbed"), folder.results("killed"));
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        other.keys().collect::<Vec<_>>()
    );
    assert!(one == other, "the bytes differ");
    folder.assert_nothing_left();
}

#[test]
fn a_second_grader_in_the_same_folder_is_refused() {
    let folder = Folder::new();
    hand_in(&folder);
    let mut first = start(&folder, "marks");
    wait_for_results(&folder, "marks", 0);
    let words = ["grade", "handed-in", "--lab", "lab.toml", "--out", "marks"];
    let second = folder.run(&words);
    let said = String::from_utf8_lossy(&second.stderr);
    assert_eq!(second.status.code(), Some(2), "{said}");
    assert!(said.contains("another `atisbo class grade`"), "{said}");
    assert!(first.wait().unwrap().success());
    assert_eq!(folder.results("marks").len(), 6);
}

#[test]
fn ctrl_c_writes_no_result_of_a_submission_that_was_not_graded_to_the_end() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    let sleeps = "import time\n\n\ndef valid(board, num, pos):\n    time.sleep(9)\n";
    folder.hand_in("di", &with_code(sleeps));
    let grader = start(&folder, "marks");
    wait_for_results(&folder, "marks", 0);
    std::thread::sleep(Duration::from_millis(700));
    let signal = format!("kill -INT {}", grader.id());
    let sent = std::process::Command::new("sh")
        .args(["-c", &signal])
        .status();
    assert!(sent.unwrap().success());
    let output = grader.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("0 of 1"), "{said}");
    assert!(folder.results("marks").is_empty());
    folder.assert_nothing_left();
}
