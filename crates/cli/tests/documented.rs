//! Every example in the documentation is run, and prints what the documentation says.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The chapters on a class: they are read from top to bottom, in a folder that has only what students handed in.
const CLASS: [(&str, &str, &str); 2] = [
    ("class.md", "en_US.UTF-8", "submissions.zip"),
    ("class.es.md", "es_ES.UTF-8", "entregas.zip"),
];

#[test]
fn the_documented_examples_print_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().expect("the top of the project");
    // The examples name files as seen from the top of the project.
    std::env::set_current_dir(&root).expect("the top of the project");
    examples("en_US.UTF-8")
        .case("README.md")
        .case("docs/*.md")
        .skip("docs/class*.md")
        .run();
    examples("es_ES.UTF-8")
        .case("README.es.md")
        .case("docs/es/*.md")
        .run();
    // Only Linux can confine students' programs.
    for (chapter, language, submissions) in CLASS.into_iter().filter(|_| cfg!(target_os = "linux"))
    {
        let folder = handed_in(&root, chapter, submissions);
        std::env::set_current_dir(folder).expect("a folder of its own");
        examples(language)
            .case(root.join("docs").join(chapter))
            .run();
    }
}

fn examples(language: &str) -> trycmd::TestCases {
    let cases = trycmd::TestCases::new();
    cases.env("LANG", language).env("LC_ALL", language);
    cases
}

/// Files by their names.
type Files = BTreeMap<String, Vec<u8>>;

/// A folder with the zip that Moodle makes of three submissions, one of them unpacked (`bo`), and a `lab.toml` with a slip.
fn handed_in(root: &Path, chapter: &str, submissions: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(chapter);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("bo")).unwrap();
    let lab = root.join("crates/class/labs/search-sudoku");
    let solved = solved(&lab);
    let stack = changed(
        &solved,
        "search.py",
        "uninformed_search(initial_state, Queue())",
        "uninformed_search(initial_state, Stack())",
    );
    for (name, bytes) in &stack {
        fs::write(folder.join("bo").join(name), bytes).unwrap();
    }
    let leaves = "\n\ndef valid(board, num, pos):\n    import os\n    os._exit(0)\n";
    let mut exits = solved.clone();
    exits.get_mut("state.py").unwrap().extend(leaves.as_bytes());
    let mut all = Files::new();
    for (student, files) in [
        ("Ana Ruiz_101", solved),
        ("Bo Lind_102", stack),
        ("Cruz Gil_103", exits),
    ] {
        let path = format!("{student}_assignsubmission_file_/lab.zip");
        all.insert(path, zipped(&files));
    }
    fs::write(folder.join(submissions), zipped(&all)).unwrap();
    let text = fs::read_to_string(lab.join("lab.toml")).unwrap();
    let slip = text.replacen("seconds = 5 ", "seconds = 5000 ", 1);
    fs::write(folder.join("slip.toml"), slip).unwrap();
    folder
}

/// The lab as a student hands it in who has solved it.
fn solved(lab: &Path) -> Files {
    let mut files = Files::new();
    for part in ["starter/en", "reference"] {
        for entry in fs::read_dir(lab.join(part)).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    files
}

fn changed(files: &Files, name: &str, old: &str, new: &str) -> Files {
    let text = String::from_utf8(files[name].clone()).unwrap();
    assert!(text.contains(old));
    let mut files = files.clone();
    files.insert(name.to_owned(), text.replacen(old, new, 1).into_bytes());
    files
}

fn zipped(files: &Files) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(path, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}
