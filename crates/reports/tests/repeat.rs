//! All five reports, measured quickly, in both languages.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use atisbo_api::text::Lang;
use atisbo_base::{Budget, Stop, Watch};
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

#[test]
fn every_report_ends_when_its_budget_does_and_keeps_what_it_measured() {
    for report in Which::ALL {
        let request = Request {
            report,
            quick: true,
            lang: Lang::En,
            command: String::new(),
        };
        let unlimited = Watch::counting();
        let whole = atisbo_api::ask(&request, &(), &Budget::unlimited().watched(&unlimited));
        let whole = whole.expect("a report");
        assert_eq!((whole.budget, whole.runs), (None, whole.of));
        // At the beginning, and in the middle of things.
        let looks = unlimited.looks();
        for look in [0, 1, 2, looks / 3] {
            let watch = Watch::cancelling_at(look);
            let budget = Budget::unlimited().watched(&watch);
            let answer = atisbo_api::ask(&request, &(), &budget).expect("a report");
            assert_eq!(answer.budget, Some(Stop::Cancelled), "{report:?} {look}");
            assert!(answer.runs < answer.of, "{report:?} {look}");
            assert_eq!(answer.of, whole.of, "{report:?} {look}");
            let made: u64 = answer.groups.iter().map(|group| group.runs).sum();
            assert_eq!(made, answer.runs, "{report:?} {look}");
            // Every experiment and every worker of it may look once more, to see that it is over.
            let more = 4 * (1 + rayon::current_num_threads() as u64);
            assert!(
                watch.looks() <= look + more,
                "{report:?} {look}: {}",
                watch.looks()
            );
            let said = answer.sentences[0].to(Lang::En);
            assert!(
                said.starts_with("Stopped early: it was cancelled"),
                "{said}"
            );
            let text = atisbo_lab::report::markdown(&answer.document, "").text;
            assert!(text.contains("Stopped early: it was cancelled"), "{text}");
        }
        assert!(
            unlimited.most_steps() <= 1 << 22,
            "{}",
            unlimited.most_steps()
        );
    }
}

#[test]
fn a_report_keeps_within_the_memory_and_the_nodes_of_its_budget() {
    for (report, budget, stop) in [
        (
            Which::Buscapython,
            Budget::unlimited().bytes(1 << 20),
            Stop::Bytes,
        ),
        (
            Which::Bayes,
            Budget::unlimited().bytes(1 << 20),
            Stop::Bytes,
        ),
        (Which::Sudoku, Budget::unlimited().nodes(50), Stop::Nodes),
        (Which::Ohno, Budget::unlimited().nodes(50), Stop::Nodes),
    ] {
        let request = Request {
            report,
            quick: true,
            lang: Lang::En,
            command: String::new(),
        };
        let answer = atisbo_api::ask(&request, &(), &budget).expect("a report");
        assert_eq!(answer.budget, Some(stop), "{report:?}");
        assert_eq!(answer.runs, answer.of, "{report:?}");
    }
}
