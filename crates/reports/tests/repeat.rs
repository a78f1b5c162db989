//! All five reports, measured quickly, in both languages.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use atisbo_api::text::Lang;
use atisbo_base::Budget;
use atisbo_lab::report::Block;
use atisbo_reports::{Request, Which};

fn measured(report: Which, lang: Lang) -> atisbo_experiments::Report {
    let request = Request {
        report,
        quick: true,
        lang,
        command: String::new(),
    };
    atisbo_api::ask(&request, &(), &Budget::unlimited()).expect("a report")
}

#[test]
fn all_five_reports_can_be_repeated_in_both_languages() {
    for (report, tables, plots) in [
        (Which::Buscapython, 3, 1),
        (Which::Bayes, 4, 1),
        (Which::Logic, 8, 2),
        (Which::Sudoku, 3, 1),
        (Which::Ohno, 4, 2),
    ] {
        for (lang, code) in [(Lang::En, "en"), (Lang::Es, "es")] {
            let answer = measured(report, lang);
            assert_eq!(answer.document.language, code);
            assert_eq!(answer.document.tables().count(), tables, "{report:?}");
            assert_eq!(answer.plots.len(), plots, "{report:?}");
            assert!(
                answer
                    .sentences
                    .iter()
                    .all(|said| !said.to(Lang::En).is_empty())
            );
            // A message without a text would show its id, one without a value its variable.
            let text = atisbo_lab::report::markdown(&answer.document, "").text;
            for word in text.split_whitespace() {
                let is_id = ["lab-", "repeat-", "stop-"]
                    .iter()
                    .any(|id| word.starts_with(id) && !word.contains(".svg"));
                assert!(!is_id && !word.contains("{$"), "{word}");
            }
        }
    }
}

#[test]
fn what_the_reports_counted_is_counted_again() {
    let sentence = |report, part: &str| {
        let answer = measured(report, Lang::En);
        let blocks = answer.document.blocks.into_iter();
        let mut texts = blocks.filter_map(|block| match block {
            Block::Paragraph(text) => Some(text),
            _ => None,
        });
        texts.find(|text| text.contains(part)).unwrap_or_default()
    };
    assert!(sentence(Which::Bayes, "probabilities are the same").starts_with("8 of 8"));
    assert!(sentence(Which::Sudoku, "runs are the same").starts_with("14 of 14"));
    assert!(sentence(Which::Ohno, "fixed order are the same").starts_with("29 of the 29"));
}
