//! `main.py --watch` of the first lab, with the reference in the holes, and the page that it leads to.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU64, Ordering};

/// A student's folder with all holes filled; it is gone when the test is over.
struct Student(PathBuf);

impl Student {
    fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("atisbo-watch-{}-{number}", std::process::id());
        let student = Student(std::env::temp_dir().join(name));
        _ = fs::remove_dir_all(&student.0);
        fs::create_dir_all(&student.0).unwrap();
        let lab = Path::new(env!("CARGO_MANIFEST_DIR")).join("../class/labs/search-sudoku");
        for folder in ["starter/en", "reference"] {
            for file in fs::read_dir(lab.join(folder)).unwrap() {
                let file = file.unwrap().path();
                fs::copy(&file, student.0.join(file.file_name().unwrap())).unwrap();
            }
        }
        student
    }

    /// Runs `main.py`, with the folders in which programs are found. There is no browser in any.
    fn main(&self, arguments: &[&str], path: &Path) -> String {
        let python = python();
        let output = Command::new(python)
            .arg("main.py")
            .args(arguments)
            .current_dir(&self.0)
            .env("PATH", path)
            .env("LC_ALL", "en_US.UTF-8")
            .output()
            .unwrap();
        text(&output)
    }

    fn watch(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_atisbo"))
            .args(["class", "watch"])
            .args(arguments)
            .current_dir(&self.0)
            .env("LC_ALL", "en_US.UTF-8")
            .output()
            .unwrap();
        (output.status.code(), text(&output))
    }
}

impl Drop for Student {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

/// The interpreter itself: what is found as `python3` may be a script that needs other programs.
fn python() -> PathBuf {
    let mut python = Command::new("python3");
    let found = python.args(["-c", "import sys; print(sys.executable)"]);
    text(&found.output().expect("python3")).trim().into()
}

#[test]
fn what_main_py_writes_becomes_a_page() {
    let student = Student::new();
    let program = Path::new(env!("CARGO_BIN_EXE_atisbo")).parent().unwrap();
    for search in [
        &["bfs"][..],
        &["dfs"],
        &["ucs", "--weighted"],
        &["astar", "--weighted", "--heuristic", "h2"],
    ] {
        let said = student.main(&[search, &["--watch"]].concat(), program);
        assert!(
            said.contains("Your search as a page: search.html"),
            "{search:?}: {said}"
        );
        let page = fs::read_to_string(student.0.join("search.html")).unwrap();
        assert!(page.contains("\"event\":\"goal\"") && page.contains("<title>Your search</title>"));
        fs::remove_file(student.0.join("search.html")).unwrap();
    }
}

#[test]
fn without_atisbo_main_py_prints_counts_and_says_so() {
    let student = Student::new();
    let said = student.main(&["bfs", "--watch"], Path::new("/nowhere"));
    assert!(said.contains("expanded generated"), "{said}");
    assert!(said.contains("Atisbo is not installed here"), "{said}");
}

#[test]
fn the_page_is_written_where_it_is_asked_for_and_never_over_the_search() {
    let student = Student::new();
    student.main(&["bfs", "--watch"], Path::new("/nowhere"));
    let (code, said) =
        student.watch(&["search.jsonl", "--no-open", "--json", "--out", "mine.html"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(
        said.contains(r#""file":"mine.html""#) && said.contains(r#""goal":true"#),
        "{said}"
    );
    let (code, said) = student.watch(&["search.jsonl", "--no-open", "--lang", "es"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(
        said.contains("Tu búsqueda como página: search.html"),
        "{said}"
    );
    let page = fs::read_to_string(student.0.join("search.html")).unwrap();
    assert!(page.contains("<html lang=\"es\">") && page.contains("<title>Tu búsqueda</title>"));
    for out in ["search.jsonl", "./search.jsonl"] {
        let (code, said) = student.watch(&["search.jsonl", "--no-open", "--out", out]);
        assert_eq!(code, Some(2));
        assert!(said.contains("holds the search itself"), "{said}");
    }
    fs::write(student.0.join("bad.jsonl"), "{\"event\": 1}\n").unwrap();
    let (code, said) = student.watch(&["bad.jsonl", "--no-open"]);
    assert_eq!(code, Some(2));
    assert!(
        said.contains("bad.jsonl, line 1: this is not JSON of an event"),
        "{said}"
    );
    assert!(!student.0.join("bad.html").exists());
    let (code, said) = student.watch(&["none.jsonl"]);
    assert_eq!(code, Some(2), "{said}");
}
