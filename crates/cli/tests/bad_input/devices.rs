//! What has no end, what never begins, and what cannot be written to.

use super::{atisbo, refused, started};
use std::process::{Command, Output, Stdio};

const READERS: [&str; 14] = [
    "solve ohno",
    "check ohno",
    "convert ohno",
    "solve sudoku",
    "rate sudoku",
    "convert sudoku",
    "hint sudoku . --given",
    "hint minesweeper",
    "analyse minesweeper",
    "convert minesweeper",
    "bayes",
    "logic",
    "logic convert --to dimacs",
    "lab run",
];

#[test]
fn what_has_no_end_and_is_no_text_is_refused() {
    for reader in READERS {
        for device in ["/dev/zero", "/dev/urandom"] {
            let (_, text) = refused(&format!("{reader} {device}"), b"");
            let says = ["not text", "longer than any", "more than 4 MB"];
            assert!(
                says.iter().any(|it| text.contains(it)),
                "{reader} {device}: {text}"
            );
        }
    }
}

/// Runs a program with a pipe on its standard input that is never written to.
fn waiting(args: &[&str]) -> Output {
    let mut child = started(args);
    let stdin = child.stdin.take();
    let output = child.wait_with_output().expect("the program ends");
    drop(stdin);
    output
}

#[test]
fn the_wait_for_input_ends_with_the_time() {
    for line in [
        "solve ohno -",
        "solve sudoku -",
        "hint minesweeper -",
        "logic -",
        "bayes -",
        "bayes show -",
    ] {
        let line = format!("{line} --max-time 10ms");
        let args: Vec<&str> = line.split(' ').collect();
        let output = waiting(&args);
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {text}");
        assert!(
            text.contains("the limit on time was reached"),
            "{line}: {text}"
        );
    }
}

#[test]
fn a_file_is_read_however_short_the_time() {
    let file = std::env::temp_dir().join(format!("atisbo-{}-in-time", std::process::id()));
    std::fs::write(&file, ". 2\n. .\n").expect("a file");
    let path = file.to_str().expect("a path");
    let output = atisbo(&["solve", "ohno", path, "--max-time", "0s"], b"");
    std::fs::remove_file(&file).expect("the file again");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{text}");
}

#[test]
fn what_cannot_be_printed_is_an_error() {
    for line in [
        "--help",
        "solve ohno --help",
        "--version",
        "completions bash",
        "man",
        "solve sudoku 1..4.2.....1...3",
        "rate sudoku --ladder",
        "generate ohno --size 4 --seed 1 --json",
        "--help --json",
    ] {
        let full = std::fs::File::create("/dev/full").expect("a device");
        let output = Command::new(env!("CARGO_BIN_EXE_atisbo"))
            .args(line.split(' '))
            .env("LC_ALL", "en_US.UTF-8")
            .stdin(Stdio::null())
            .stdout(full)
            .output()
            .expect("the program runs");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {text}");
        assert!(
            text.contains("no space left on the device"),
            "{line}: {text}"
        );
    }
    // Where nobody can be told, the exit code still tells.
    let full = std::fs::File::create("/dev/full").expect("a device");
    let mut command = Command::new(env!("CARGO_BIN_EXE_atisbo"));
    let status = command
        .args(["solve", "ohno", "x.txt"])
        .stderr(full)
        .status();
    assert_eq!(status.expect("the program runs").code(), Some(2));
}
