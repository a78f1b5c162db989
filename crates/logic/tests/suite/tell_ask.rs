//! Files with `TELL` and `ASK`: the samples give the answers that are known, and mistakes are found.

use atisbo_base::Budget;
use atisbo_logic::{
    Answer, Expected, Formula, Method, ParseErrorKind, Report, SentenceId, Why, tell_ask,
};
use proptest::prelude::*;

fn sample(name: &str) -> tell_ask::File {
    let path = format!("{}/../../data/logic/{name}", env!("CARGO_MANIFEST_DIR"));
    tell_ask::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn ask(file: &tell_ask::File, query: &Formula, method: Method) -> Report {
    file.base
        .ask(query, &method.into(), (), &Budget::unlimited())
}

/// The result lines of all questions.
fn lines(file: &tell_ask::File, method: Method) -> Vec<Option<String>> {
    let queries = file.queries.iter();
    let lines = queries.map(|query| {
        let report = ask(file, &query.formula, method);
        tell_ask::result_line(&report, method, file.base.symbols())
    });
    lines.collect()
}

fn some(lines: &[&str]) -> Vec<Option<String>> {
    lines.iter().map(|&line| Some(line.to_owned())).collect()
}

#[test]
fn the_sample_of_the_course_work_gives_the_lines_of_the_course_work() {
    let file = sample("chain.txt");
    assert_eq!(lines(&file, Method::TruthTable), some(&["YES: 3"]));
    let derived = "YES: a, b, p2, p3, p1, d";
    assert_eq!(lines(&file, Method::ForwardChaining), some(&[derived]));
    let used = "YES: p2, p3, p1, d";
    assert_eq!(lines(&file, Method::BackwardChaining), some(&[used]));
    assert_eq!(lines(&file, Method::Sat), some(&["YES"]));
}

#[test]
fn the_horn_clauses_of_the_textbook_prove_q() {
    let file = sample("textbook-horn.txt");
    let derived = "YES: A, B, L, M, P, Q";
    assert_eq!(lines(&file, Method::ForwardChaining), some(&[derived]));
    assert_eq!(lines(&file, Method::BackwardChaining), some(&[derived]));
    assert_eq!(lines(&file, Method::TruthTable), some(&["YES: 1"]));
}

#[test]
fn the_first_inferences_in_the_wumpus_world() {
    let file = sample("wumpus.txt");
    let expected = some(&["YES: 3", "YES: 3", "NO", "YES: 3"]);
    assert_eq!(lines(&file, Method::TruthTable), expected);
    assert_eq!(
        lines(&file, Method::Sat),
        some(&["YES", "YES", "NO", "YES"])
    );
}

#[test]
fn chaining_says_which_line_it_cannot_use() {
    let file = sample("club.txt");
    assert_eq!(file.queries.len(), 3);
    assert_eq!(lines(&file, Method::Sat), some(&["YES", "YES", "YES"]));
    assert_eq!(lines(&file, Method::ForwardChaining), [None, None, None]);
    let report = ask(&file, &file.queries[0].formula, Method::ForwardChaining);
    let Answer::Unknown(Why::NotHorn(sentence)) = report.answer else {
        panic!("{report:?}");
    };
    assert_eq!(file.line(sentence), Some(3));
}

#[test]
fn everything_follows_from_a_contradiction() {
    let file = sample("contradiction.txt");
    for method in [
        Method::ForwardChaining,
        Method::BackwardChaining,
        Method::Sat,
    ] {
        let report = ask(&file, &file.queries[0].formula, method);
        let Answer::Entailed(proof) = report.answer else {
            panic!("{method}: {report:?}");
        };
        assert!(proof.is_from_contradiction(), "{method}");
    }
    assert_eq!(lines(&file, Method::TruthTable), some(&["YES: 0"]));
}

#[test]
fn an_empty_knowledge_base_proves_what_is_always_true() {
    let file = tell_ask::read("TELL ASK a; a | ~a").unwrap();
    assert_eq!(lines(&file, Method::Sat), some(&["NO", "YES"]));
    assert_eq!(
        lines(&file, Method::ForwardChaining)[0],
        Some("NO".to_owned())
    );
}

#[test]
fn sentences_and_questions_may_lie_in_any_lines() {
    let text = "\u{feff}# rules\r\ntell a &\r\nb => c; # comment; with a semicolon\r\n;;a;\r\n b\r\nAsk a;b\r\nc &\r\n(a)\r\n(b)";
    let file = tell_ask::read(text).unwrap();
    let starts: Vec<_> = (0..4).map(|id| file.line(SentenceId(id))).collect();
    assert_eq!(starts, [Some(2), Some(4), Some(5), None]);
    let queries: Vec<_> = file
        .queries
        .iter()
        .map(|query| (query.text.as_str(), query.line))
        .collect();
    assert_eq!(queries, [("a", 6), ("b", 6), ("c &\r\n(a)", 7), ("(b)", 9)]);
}

#[test]
fn symbols_may_be_called_tell_and_ask() {
    let file = tell_ask::read("TELL tell => ask; ask & tell; (ask); TELL ASK ask; tell").unwrap();
    assert_eq!(file.base.sentences().count(), 4);
    assert_eq!(file.queries.len(), 2);
    assert_eq!(file.base.symbols().len(), 3);
}

#[test]
fn a_file_without_ask_is_a_knowledge_base() {
    let file = tell_ask::read("TELL a; b").unwrap();
    assert_eq!((file.base.sentences().count(), file.queries.len()), (2, 0));
}

#[test]
fn mistakes_are_found_where_they_are() {
    use ParseErrorKind::{Ends, Unclosed, Unexpected, UnknownOperator, Unopened};
    let unexpected = |expected, found: &str| Unexpected {
        expected,
        found: found.to_owned(),
    };
    let operator = UnknownOperator {
        found: "%".to_owned(),
    };
    let tell = Expected::Tell;
    let formula = Expected::Formula;
    for (text, line, column, kind) in [
        ("", 1, 1, Ends { expected: tell }),
        ("a; b", 1, 1, unexpected(tell, "a")),
        ("# only\n", 2, 1, Ends { expected: tell }),
        (
            "TELL\na b;\n",
            2,
            3,
            unexpected(Expected::EndOfSentence, "b"),
        ),
        ("TELL\na;\n(b & c;\n", 3, 1, Unclosed),
        ("TELL\na;\nb & c);\n", 3, 6, Unopened),
        ("TELL\na;\nñ %b;", 3, 3, operator),
        ("TELL a =>; b", 1, 10, unexpected(formula, ";")),
        ("TELL a;\nASK", 2, 4, Ends { expected: formula }),
        ("TELL a;\nASK ;\n", 3, 1, Ends { expected: formula }),
        (
            "TELL a;\nASK a b",
            2,
            7,
            unexpected(Expected::Operator, "b"),
        ),
        ("TELL a;\nASK a\n)", 3, 1, Unopened),
    ] {
        let error = tell_ask::read(text).unwrap_err();
        assert_eq!(
            (error.line, error.column, error.kind),
            (line, column, kind),
            "{text:?}"
        );
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(TELL|tell)?[ a-c;\n~&|()=><#ASKask\\[\\],ñ¬∧%]{0,60}") {
        let _ = tell_ask::read(&text);
    }

    #[test]
    fn what_is_written_is_read_again(text in "TELL ((a|ask|\\(ask\\))((=>|&|<=>|\\|)[ab])?;){0,5} (ASK (a|b|ask)){0,1}") {
        if let Ok(file) = tell_ask::read(&text) {
            let queries = file.queries.iter().map(|query| &query.formula);
            let again = tell_ask::read(&tell_ask::write(&file.base, queries)).unwrap();
            prop_assert!(file.base.sentences().eq(again.base.sentences()));
            let formulas = |file: &tell_ask::File| -> Vec<Formula> {
                file.queries.iter().map(|query| query.formula.clone()).collect()
            };
            prop_assert_eq!(formulas(&file), formulas(&again));
        }
    }
}
