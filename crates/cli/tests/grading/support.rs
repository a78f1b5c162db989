//! Submissions on disk, the program that grades them, and what it leaves.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Files by their paths.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

const LAB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../class/labs/search-sudoku/");

/// What no student may ever see.
pub(crate) const HIDDEN_SEED: &str = "7712345";

/// The solved lab, as a student hands it in.
pub(crate) fn solved() -> Files {
    let mut files = Files::new();
    for folder in ["starter/en", "reference"] {
        for entry in fs::read_dir(Path::new(LAB).join(folder)).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    files
}

/// The solved lab with code after the end of `state.py`, which has the right `valid` as `honest`.
pub(crate) fn with_code(code: &str) -> Files {
    let mut files = solved();
    let state = files.get_mut("state.py").unwrap();
    state.extend(b"\n\nhonest = valid\n\n\n");
    state.extend(code.as_bytes());
    files
}

/// A new empty folder that is gone when the test is over. Programs that work for it have its mark among their arguments.
pub(crate) struct Folder {
    path: PathBuf,
    mark: String,
}

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let mark = format!("grading-{}-{number}-", std::process::id());
        let path = std::env::temp_dir().join(&mark);
        _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("tmp")).unwrap();
        Folder { path, mark }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// A submission as a folder.
    pub(crate) fn hand_in(&self, name: &str, files: &Files) {
        let folder = self.path("handed-in").join(name);
        fs::create_dir_all(&folder).unwrap();
        for (path, bytes) in files {
            fs::write(folder.join(path), bytes).unwrap();
        }
    }

    /// A lab with few cases and short limits.
    pub(crate) fn lab(&self, questions: &[(&str, u32, u32)]) -> PathBuf {
        self.lab_with(questions, 1.5)
    }

    /// A lab with few cases and so many seconds for each.
    pub(crate) fn lab_with(&self, questions: &[(&str, u32, u32)], seconds: f64) -> PathBuf {
        let mut text = format!(
            r#"name = "search-sudoku"
title = {{ en = "Test", es = "Prueba" }}
public_seed = 3
hidden_seed = {HIDDEN_SEED}
[limits]
seconds = {seconds}
start_seconds = 20
megabytes = 128
processes = 12
file_megabytes = 1
output_bytes = 1000
[languages.python]
detect = "search.py"
files = ["search.py", "state.py"]
run = ["python3", "/kit/agent.py", "/work", "{}"]
"#,
            self.mark
        );
        for (id, public, hidden) in questions {
            let question = format!("id = \"{id}\"\npublic = {public}\nhidden = {hidden}\n");
            text.extend(["[[questions]]\npoints = 5\n", &question]);
        }
        let path = self.path("lab.toml");
        fs::write(&path, text).unwrap();
        path
    }

    /// The program with these arguments, in English.
    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_atisbo"));
        command.arg("class").args(words).current_dir(&self.path);
        command
            .env("LC_ALL", "en_US.UTF-8")
            .env("TMPDIR", self.path("tmp"))
            .env("KEY", "SECRET-OF-THE-GRADER");
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub(crate) fn run(&self, words: &[&str]) -> Output {
        self.command(words).output().unwrap()
    }

    /// Grades what was handed in: each student's questions with their verdicts, and the points.
    pub(crate) fn grade(&self, from: &str, out: &str) -> BTreeMap<String, Value> {
        let words = [
            "grade",
            from,
            "--lab",
            "lab.toml",
            "--out",
            out,
            "--threads",
            "4",
            "--json",
        ];
        let output = self.run(&words);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{said}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(!text.contains(HIDDEN_SEED));
        let graded = text
            .lines()
            .map(|line| -> Value { serde_json::from_str(line).unwrap() });
        graded
            .map(|graded| (graded["student"].as_str().unwrap().to_owned(), graded))
            .collect()
    }

    /// Nothing works any more, and no temporary folder is left.
    pub(crate) fn assert_nothing_left(&self) {
        let begin = Instant::now();
        while !self.processes().is_empty() {
            let left = self.processes();
            assert!(begin.elapsed() < Duration::from_secs(5), "left: {left:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
        let left: Vec<_> = fs::read_dir(self.path("tmp")).unwrap().collect();
        assert!(left.is_empty(), "{left:?}");
    }

    /// The processes with the mark among their arguments.
    fn processes(&self) -> Vec<String> {
        let mut found = Vec::new();
        for entry in fs::read_dir("/proc").unwrap().flatten() {
            let text = fs::read(entry.path().join("cmdline")).unwrap_or_default();
            let text = String::from_utf8_lossy(&text).into_owned();
            if text.contains(&self.mark) {
                found.push(text);
            }
        }
        found
    }

    /// The bytes of all files of results.
    pub(crate) fn results(&self, out: &str) -> Files {
        let entries = fs::read_dir(self.path(out).join("results")).into_iter();
        let files = entries.flatten().map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        });
        files.collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.path);
    }
}

/// The verdicts of the questions: `valid: right, breadth_first: wrong`.
pub(crate) fn verdicts(graded: &Value) -> String {
    let questions = graded["questions"].as_array().unwrap();
    let said = questions.iter().map(|question| {
        let text = |name: &str| question[name].as_str().unwrap().to_owned();
        format!("{}: {}", text("question"), text("verdict"))
    });
    said.collect::<Vec<_>>().join(", ")
}

/// An archive of files.
pub(crate) fn zipped(files: &Files) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(path, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}
