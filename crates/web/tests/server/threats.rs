//! Every defence that the documentation claims is shown by a test that exists.

use std::path::Path;

/// All Rust sources of a folder, one after another.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|end| end == "rs") {
            text += &std::fs::read_to_string(&path).unwrap();
        }
    }
    text
}

#[test]
fn every_test_in_the_table_of_threats_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = std::fs::read_to_string(root.join("../../docs/web-server.md")).unwrap();
    let table = document.split("## Threats").nth(1).expect("the table");
    let rows = table.lines().filter(|line| line.starts_with("| "));
    let sources = sources(&root.join("src")) + &sources(&root.join("tests"));
    let mut count = 0;
    for row in rows.skip(1) {
        let shown_by = row.trim_end_matches(" |").rsplit('|').next().unwrap();
        let mut names = shown_by.split('`').skip(1).step_by(2).peekable();
        assert!(names.peek().is_some(), "no test: {row}");
        for name in names {
            assert!(sources.contains(&format!("fn {name}(")), "{name}: {row}");
            count += 1;
        }
    }
    assert!(count > 10, "{count} tests named");
}
