//! All five reports, measured quickly, in both languages.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use atisbo_api::text::Lang;
use atisbo_base::{Budget, Numerals, Stop, Watch};
use atisbo_experiments::Report;
use atisbo_lab::report::{Document, Value};
use atisbo_reports::{Request, Which};
use std::sync::LazyLock;

fn request(report: Which, lang: Lang, also: &[Lang]) -> Request {
    Request {
        report,
        quick: true,
        lang,
        also: also.to_vec(),
        command: String::new(),
    }
}

fn measured(report: Which, lang: Lang, also: &[Lang]) -> Report {
    let request = request(report, lang, also);
    atisbo_api::ask(&request, &(), &Budget::unlimited()).expect("a report")
}

fn markdown(document: &Document) -> String {
    atisbo_lab::report::markdown(document, "").text
}

/// Every report once, in both languages.
fn all() -> &'static [Report] {
    static ALL: LazyLock<Vec<Report>> = LazyLock::new(|| {
        let reports = Which::ALL.iter();
        reports
            .map(|&report| measured(report, Lang::En, &[Lang::Es]))
            .collect()
    });
    &ALL
}

fn report(which: Which) -> &'static Report {
    let place = Which::ALL.iter().position(|it| *it == which).unwrap();
    &all()[place]
}

#[test]
fn all_five_reports_can_be_repeated_in_both_languages_from_the_same_runs() {
    for (which, tables, plots) in [
        (Which::Buscapython, 3, 1),
        (Which::Bayes, 6, 9),
        (Which::Logic, 8, 10),
        (Which::Sudoku, 4, 1),
        (Which::Ohno, 8, 2),
    ] {
        let answer = report(which);
        assert_eq!(answer.runs, answer.of);
        assert!(
            answer
                .sentences
                .iter()
                .all(|said| !said.to(Lang::En).is_empty())
        );
        let [spanish] = &answer.translations[..] else {
            panic!("{} translations", answer.translations.len());
        };
        assert_eq!(spanish.plots.len(), answer.plots.len());
        for (document, code) in [(&answer.document, "en"), (&spanish.document, "es")] {
            assert_eq!(document.language, code);
            assert_eq!(document.tables().count(), tables, "{which:?}");
            assert_eq!(answer.plots.len(), plots, "{which:?}");
            // A message without a text would show its id, one without a value its variable.
            for word in markdown(document).split_whitespace() {
                let is_id = ["lab-", "repeat-", "stop-"]
                    .iter()
                    .any(|id| word.starts_with(id) && !word.contains(".svg"));
                assert!(!is_id && !word.contains("{$"), "{word}");
            }
        }
        // The same figures in both: for programs nothing but words differs.
        for ((_, one), (_, other)) in answer.document.tables().zip(spanish.document.tables()) {
            assert_eq!(one.rows.len(), other.rows.len());
            for (one, other) in one.rows.iter().flatten().zip(other.rows.iter().flatten()) {
                match (&one.value, &other.value) {
                    (Value::Text(_), Value::Text(_)) => {}
                    (one, other) => assert_eq!(one, other),
                }
            }
        }
    }
}

#[test]
fn the_first_language_may_be_any_and_each_is_written_once() {
    let answer = measured(Which::Sudoku, Lang::Es, &[Lang::En, Lang::Es, Lang::En]);
    assert_eq!(answer.document.language, "es");
    let others: Vec<&str> = answer
        .translations
        .iter()
        .map(|it| it.document.language.as_str())
        .collect();
    assert_eq!(others, ["en"]);
    let alone = measured(Which::Sudoku, Lang::Es, &[]);
    assert_eq!((alone.runs, alone.translations.len()), (answer.runs, 0));
    assert_eq!(alone.groups.len(), answer.groups.len());
}

#[test]
fn spanish_tables_and_pictures_have_decimal_commas() {
    for answer in all() {
        let spanish = &answer.translations[0];
        for (_, table) in spanish.document.tables() {
            for cell in table.rows.iter().flatten() {
                assert!(!has_decimal_point(&cell.text), "{}", cell.text);
            }
        }
        for picture in &spanish.plots {
            let texts = picture.svg.split("<text").skip(1);
            let texts = texts.filter_map(|it| it.split_once('>')?.1.split_once('<'));
            for (text, _) in texts {
                assert!(!has_decimal_point(text), "{text}");
            }
        }
    }
}

#[test]
fn a_number_is_written_for_spanish_once() {
    // A number whose point between thousands was taken for a decimal one would get a comma back.
    for answer in all() {
        let spanish = &answer.translations[0];
        for ((_, one), (_, other)) in answer.document.tables().zip(spanish.document.tables()) {
            for (one, other) in one.rows.iter().flatten().zip(other.rows.iter().flatten()) {
                let has_no_words = |text: &str| {
                    let mut words = text.split(|it: char| !it.is_alphabetic());
                    words.all(|it| ["", "x", "s", "ms", "µs", "ns", "min"].contains(&it))
                };
                if has_no_words(&one.text) {
                    assert_eq!(other.text, Numerals::Spanish.write(&one.text));
                }
            }
        }
    }
}

/// Whether a point stands between digits where fewer or more than three follow it.
fn has_decimal_point(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    parts.windows(2).any(|pair| {
        let digits = pair[1].chars().take_while(char::is_ascii_digit).count();
        pair[0].ends_with(|it: char| it.is_ascii_digit()) && digits > 0 && digits != 3
    })
}

#[test]
fn a_quick_run_concludes_nothing_that_needs_a_long_one() {
    for (which, sentences) in [
        (
            Which::Buscapython,
            &[
                "cannot tell its lines",
                "Knowing that the mines add up",
                "4,096 MB",
                "4 GB",
                "three times",
                "costs more than it saves",
            ][..],
        ),
        (
            Which::Bayes,
            &[
                "four in ten",
                "In many games it is not",
                "2,000 games",
                "4,096 MB",
                "4 GB",
                "remembers no mines",
                "or they are the approximations",
            ],
        ),
        (
            Which::Logic,
            &[
                "Every size",
                "one in five",
                "an exponential describes",
                "of the games on 13x13 are won",
                "What wins games",
            ],
        ),
        (
            Which::Sudoku,
            &[
                "ordinary puzzles",
                "no exception",
                "twenty runs",
                "the least of",
            ],
        ),
        (
            Which::Ohno,
            &[
                "a matter of budget",
                "order of the algorithms stays",
                "All boards are solved by",
                "No algorithm solves all boards",
                "the admissible one",
            ],
        ),
    ] {
        let text = markdown(&report(which).document);
        for sentence in sentences {
            assert!(!text.contains(sentence), "{which:?}: {sentence}");
        }
        assert!(
            !text.contains('`') || !text.replace("```", "").contains('`'),
            "{which:?}"
        );
    }
}

#[test]
fn limits_and_sizes_are_those_of_the_run() {
    for (which, sentences) in [
        (
            Which::Buscapython,
            &[
                "Limits of a game: 16 MB, 10.0 s",
                "five games each in the report, 5 here",
            ][..],
        ),
        (
            Which::Bayes,
            &["Limits: 16 MB, 5.00 s", "Here 10 runs were made on each"],
        ),
        (
            Which::Logic,
            &[
                "Boards from 3x3 to 5x5, 4 games a size",
                "in 1 of those games",
                "13x13 was not measured",
            ],
        ),
        (Which::Sudoku, &["Beside them 5 puzzles"]),
        (
            Which::Ohno,
            &[
                "on 5 of its 24 boards",
                "Limits of a run: 2,000 nodes, 2,048 MB, 2 min 0 s",
            ],
        ),
    ] {
        let text = markdown(&report(which).document);
        for sentence in sentences {
            assert!(text.contains(sentence), "{which:?}: {sentence}\n{text}");
        }
    }
}

#[test]
fn its_graphs_and_figures_are_drawn_one_by_one() {
    let titles = |which| -> Vec<&str> {
        let plots = report(which).plots.iter();
        plots.map(|plot| plot.alt.as_str()).collect()
    };
    for (number, title) in (1..).zip(titles(Which::Bayes)) {
        assert!(
            title.starts_with(&format!("Graph {number}: ten runs on ")),
            "{title}"
        );
    }
    let titles = titles(Which::Logic);
    for (number, title) in (7..=14).zip(&titles) {
        assert!(title.starts_with(&format!("Figure {number}: ")), "{title}");
    }
    for graph in &report(Which::Bayes).plots {
        // Ten columns for the time and ten for the ratio, the ground and the patch of the legend.
        assert_eq!(graph.svg.matches("<rect").count(), 22, "{}", graph.alt);
    }
}

#[test]
fn percentages_carry_their_sign() {
    for answer in all() {
        for (_, table) in answer.document.tables() {
            for (place, column) in table.columns.iter().enumerate() {
                assert!(
                    !column.name.contains('%') || column.name.starts_with(char::is_numeric),
                    "{}",
                    column.name
                );
                let is_rate = ["won", "recursive: won"].contains(&column.name.as_str());
                let cells = table.rows.iter().filter_map(|row| row.get(place));
                for cell in cells.filter(|cell| is_rate && cell.text != "–") {
                    assert!(cell.text.contains(" %"), "{}: {}", column.name, cell.text);
                }
            }
        }
    }
}

#[test]
fn what_the_reports_counted_is_counted_again() {
    let text = |which| markdown(&report(which).document);
    assert!(text(Which::Bayes).contains("8 of 8 probabilities are the same"));
    assert!(text(Which::Sudoku).contains("14 of 14 runs are the same"));
    assert!(text(Which::Sudoku).contains("All 35 solutions cost as much as the cheapest"));
    assert!(
        text(Which::Ohno).contains("29 of the 29 finished runs with a fixed order are the same")
    );
}

#[test]
fn every_report_ends_when_its_budget_does_and_keeps_what_it_measured() {
    for report in Which::ALL {
        let request = request(report, Lang::En, &[Lang::Es]);
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
            // Every measurement and every worker of it may look once more, to see that it is over.
            let more = 12 * (1 + rayon::current_num_threads() as u64);
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
        let request = request(report, Lang::En, &[Lang::Es]);
        let answer = atisbo_api::ask(&request, &(), &budget).expect("a report");
        assert_eq!(answer.budget, Some(stop), "{report:?}");
        assert_eq!(answer.runs, answer.of, "{report:?}");
    }
}

#[test]
fn what_a_limit_ended_is_not_taken_for_measured() {
    for report in Which::ALL {
        let request = request(report, Lang::En, &[]);
        let answer = atisbo_api::ask(&request, &(), &Budget::unlimited().nodes(1));
        let answer = answer.expect("a report");
        let text = markdown(&answer.document);
        for claim in [
            " of 0 ",
            "the 0 ",
            "0 of 8 probabilities",
            "are without a defeat",
            "0.00 µs",
            "≠",
            "be expected",
            "wins more games in",
            "takes – the time",
            "No modification by itself",
            "0/0",
        ] {
            assert!(!text.contains(claim), "{report:?}: {claim}\n{text}");
        }
        for graph in answer.plots.iter().filter(|_| report == Which::Bayes) {
            // The ground and the patch of the legend, no column.
            assert_eq!(graph.svg.matches("<rect").count(), 2, "{}", graph.alt);
        }
    }
}

#[test]
fn the_limits_in_the_text_are_those_that_held() {
    for (report, budget, limits) in [
        (
            Which::Buscapython,
            Budget::unlimited().bytes(1 << 20),
            "Limits of a game: 1 MB, 10.0 s",
        ),
        (
            Which::Bayes,
            Budget::unlimited().bytes(1 << 19),
            "Limits: 0.50 MB, 5.00 s",
        ),
        (
            Which::Ohno,
            Budget::unlimited().nodes(50),
            "Limits of a run: 50 nodes, 2,048 MB",
        ),
    ] {
        let request = request(report, Lang::En, &[]);
        let answer = atisbo_api::ask(&request, &(), &budget).expect("a report");
        let text = markdown(&answer.document);
        assert!(text.contains(limits), "{report:?}\n{text}");
        assert!(!text.contains("16 MB") && !text.contains("2,000 nodes"));
    }
}
