//! One screen: all of it is seen, nothing is cut off, and nothing keeps anybody out.

use crate::page::Page;
use crate::watching::{asked, go, seek, watched};
use serde_json::{Value, json};

/// The examples, one or all of each kind.
fn examples(page: &Page) -> Vec<Value> {
    let examples = asked(page, "return watching.examples()");
    let examples = examples.as_array().expect("examples").clone();
    assert!(examples.len() > 20, "{}", examples.len());
    examples
}

fn address(example: &Value) -> &str {
    example["hash"].as_str().expect("an address")
}

#[test]
fn all_of_it_is_seen_in_a_laptops_window() {
    let page = watched("#/watch/search");
    for example in examples(&page) {
        go(&page, address(&example));
        let wrong = asked(&page, "return watching.looked(watching.layout)");
        assert_eq!(wrong, json!([]), "{}", example["id"]);
    }
}

#[test]
fn a_telephone_shows_board_sentence_and_play_and_takes_turns_with_the_rest() {
    let page = watched("#/watch/search");
    page.narrow(390, 844);
    let mut seen = Vec::new();
    for example in examples(&page) {
        go(&page, address(&example));
        let wrong = asked(&page, "return watching.looked(watching.small)");
        assert_eq!(wrong, json!([]), "{}", example["id"]);
        if seen.contains(&example["kind"]) {
            continue;
        }
        seen.push(example["kind"].clone());
        turns(&page);
        if example["kind"] == "search" {
            page.run(
                "scrollTo(0, 0); document.querySelector('trace-player').seek(20); return 0",
                &[],
            );
            page.picture("page-watch-telephone");
        }
    }
    assert_eq!(seen.len(), 4);
}

/// Each of the tabs shows its part, and only this.
fn turns(page: &Page) {
    let count = page.run(
        "return document.querySelectorAll('.screen-turns [role=tab]').length",
        &[],
    );
    let count = count.as_u64().expect("a number");
    assert!(count >= 3, "{count}");
    for tab in 1..=count {
        page.click(&format!(".screen-turns [role=tab]:nth-child({tab})"));
        let shown = page.run(
            "return [...document.querySelectorAll('.screen [data-part]')].flatMap((part, i) => part.checkVisibility() ? [i + 1] : [])",
            &[],
        );
        assert_eq!(shown, json!([tab]));
        let chosen = page.run(
            "return [...document.querySelectorAll('.screen-turns [role=tab]')].flatMap((tab, i) => tab.getAttribute('aria-selected') === 'true' ? [i + 1] : [])",
            &[],
        );
        assert_eq!(chosen, json!([tab]));
    }
}

#[test]
fn nothing_keeps_anybody_out_of_a_run() {
    let page = watched("#/watch/search");
    let mut seen = Vec::new();
    for example in examples(&page) {
        let (kind, id) = (&example["kind"], &example["id"]);
        let length = go(&page, address(&example));
        seek(&page, length / 2);
        let is_first = !seen.contains(kind);
        seen.push(kind.clone());
        let themes: &[&str] = if is_first {
            &["light", "dark"]
        } else {
            &["light"]
        };
        for theme in themes {
            page.run(
                "document.documentElement.dataset.theme = arguments[0]; return 0",
                &[(*theme).into()],
            );
            let languages: &[&str] = if is_first { &["en", "es"] } else { &["en"] };
            for lang in languages {
                asked(&page, &format!("await watching.speak('{lang}'); return 0"));
                page.barriers(&format!("{id}, {theme}, {lang}"));
                if is_first {
                    page.click("[data-testid=change]");
                    page.find(".side-sheet [data-testid=preset]");
                    page.barriers(&format!("the sheet of {kind}, {theme}, {lang}"));
                    page.click(".side-sheet [data-testid=close]");
                    page.until("!document.querySelector('.side-sheet')");
                }
            }
        }
    }
}
