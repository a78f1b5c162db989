//! Whatever is fed to the program, it answers or says what is wrong: it never panics.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

#[cfg(target_os = "linux")]
mod devices;
mod json;
mod knowledge;
mod minesweeper;
mod puzzles;
mod usage;

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

/// The program at work, with pipes to and from it.
fn started(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_atisbo"))
        .args(args)
        .env("LC_ALL", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

fn atisbo(args: &[&str], input: &[u8]) -> Output {
    let mut child = started(args);
    let mut stdin = child.stdin.take().expect("a pipe");
    // The program may have refused its arguments already, and not read at all.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// Runs a command line (words separated by blanks) that the program refuses: what it prints before, and its error.
fn refused(line: &str, input: &[u8]) -> (Vec<u8>, String) {
    let args: Vec<&str> = line.split(' ').collect();
    let output = atisbo(&args, input);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{line}: {text}");
    let is_said = !text.is_empty() && !text.contains("panicked");
    assert!(is_said, "{line}: {text}");
    (output.stdout, text)
}

/// The program refuses an input with these words.
fn assert_refused(line: &str, input: &[u8], expected: &str) {
    let (_, text) = refused(line, input);
    let says = text.contains(expected);
    assert!(says, "{line}: expected {expected:?}, found {text:?}");
}

/// What the program says of a command line that it refuses before it begins.
fn refusal(line: &str) -> String {
    let (printed, text) = refused(line, b"");
    assert!(printed.is_empty(), "{line}");
    text
}
