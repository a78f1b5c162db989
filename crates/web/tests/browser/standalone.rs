//! A run as a page in one file.

use crate::page::{Page, key, open_file};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use atisbo_door::TABLE;
use atisbo_web::Document;
use serde_json::{Value, json};
use std::path::PathBuf;

const PUZZLE: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286...";

/// A search that was recorded: nobody knows its strategy.
fn recorded() -> Value {
    let request = json!({
        "game": "sudoku", "verb": "search", "puzzle": PUZZLE,
        "runs": [{"strategy": "astar", "formulation": "clean"}], "trace": {"limit": 500},
    });
    let question = TABLE.read(request.to_string().as_bytes()).unwrap();
    let answer = question.ask(&(), &Budget::unlimited()).unwrap();
    let mut answer: Value = serde_json::from_slice(&answer.json).unwrap();
    answer["runs"] = json!([]);
    answer
}

/// A file that is gone when the test is over.
struct File(PathBuf);

impl Drop for File {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.0);
    }
}

fn saved(lang: Lang) -> (Page, File) {
    let document = Document {
        lang,
        title: "A search & <its> page",
        view: "search",
        shown: json!({ "answer": recorded(), "title": "search.jsonl" }),
    };
    let name = format!("atisbo-standalone-{}-{lang}.html", std::process::id());
    let file = File(std::env::temp_dir().join(name));
    std::fs::write(&file.0, document.html().unwrap()).unwrap();
    (open_file(&file.0), file)
}

fn digits(page: &Page) -> Value {
    page.run(
        "return document.querySelector('board-grid').textContent",
        &[],
    )
}

#[test]
fn a_search_in_a_file_is_stepped_without_a_network() {
    let (page, _file) = saved(Lang::En);
    page.find("[data-testid=tree]");
    assert_eq!(page.text("h1"), "A search & <its> page");
    let (before, board) = (page.text("[data-testid=trace-reason]"), digits(&page));
    // With the keyboard, wherever the focus is.
    page.keys(&[key::RIGHT, key::RIGHT, key::RIGHT]);
    page.until("document.querySelector('[data-testid=trace-slider]').value === '3'");
    assert_ne!(page.text("[data-testid=trace-reason]"), before);
    assert_ne!(digits(&page), board);
    assert!(
        page.text(".node-facts").contains("f = g + h"),
        "{}",
        page.text(".node-facts")
    );
    page.click("[data-testid=trace-end]");
    assert!(page.text("[data-testid=trace-reason]").contains("goal"));
    page.click("[data-testid=trace-start]");
    page.click("[data-testid=trace-next]");
    page.until("document.querySelectorAll('[data-testid=frontier] li').length === 1");
    let fetched = "return performance.getEntriesByType('resource').map((one) => one.name).filter((name) => !name.startsWith('blob:'))";
    assert_eq!(page.run(fetched, &[]), json!([]));
    assert_eq!(page.complaints(), Vec::<String>::new());
    page.barriers("a search in a file");
    page.picture("page-standalone");
}

#[test]
fn a_page_in_a_file_speaks_its_language() {
    let (page, _file) = saved(Lang::Es);
    page.find("[data-testid=tree]");
    page.click("[data-testid=trace-end]");
    assert!(
        page.text("[data-testid=trace-reason]").contains("meta"),
        "{}",
        page.text("[data-testid=trace-reason]")
    );
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("es"));
}
