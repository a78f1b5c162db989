//! What comes out of grading: pages, marks, files for Moodle and VPL. Nothing hidden, nothing forged.

use atisbo_api::text::Lang;
use atisbo_base::Place;
use atisbo_class::board::{Board, Conflict, Unit};
use atisbo_class::case::Kind;
use atisbo_class::evidence::{Evidence, Remark};
use atisbo_class::export::{Grade, json_lines, moodle, vpl};
use atisbo_class::judge::{Parting, Waiting};
use atisbo_class::lab::files;
use atisbo_class::marks::{self, MarksFault};
use atisbo_class::method::Method;
use atisbo_class::question::Question;
use atisbo_class::record::Record;
use atisbo_class::report::{check, class, student, summary};
use atisbo_class::space::Space;
use atisbo_class::verdict::{CaseResult, Graded, QuestionResult, Verdict, Written};
use atisbo_lab::report::{csv_rows, html, terminal};

const PUBLIC: &str =
    "010809006073020048089436201008593160096247080002681794460752809837904605920308417";
const HIDDEN: &str =
    "039250040458000912102049005003006200000708100000592480000120809020904630917083504";

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn case(number: u32, hidden: bool, verdict: Verdict, evidence: Option<Evidence>) -> CaseResult {
    CaseResult {
        case: number,
        kind: Kind::Square,
        hidden,
        verdict,
        credit: f64::from(u8::from(verdict == Verdict::Right)),
        evidence,
    }
}

fn valid(text: &str) -> Evidence {
    Evidence::Valid {
        board: board(text),
        digit: 7,
        cell: Place::new(0, 0),
        answered: true,
        conflict: Some(Conflict {
            unit: Unit::Square,
            cell: Place::new(1, 1),
        }),
    }
}

fn step(text: &str) -> Evidence {
    let start = board(text);
    let first = Place::new(0, 0);
    let node = |digit: u8, g: u32, is_next: bool| Waiting {
        board: start.with(first, digit),
        g,
        h: 40,
        depth: 1,
        is_next,
        is_cheaper: is_next,
    };
    Evidence::Step {
        method: Method::AStar,
        space: Space::Free,
        start,
        step: 1,
        parting: Parting::OutOfTurn,
        board: Some(start.with(first, 5)),
        frontier: vec![node(2, 1, true), node(5, 3, false)],
        waiting: 9,
        theirs: Some(vec![start.with(first, 2)]),
    }
}

fn failed(error: &str) -> Evidence {
    Evidence::Failed {
        error: error.to_owned(),
        trace: format!("Traceback\n{error}"),
    }
}

/// A student with a little of everything.
fn graded(name: &str) -> Graded {
    use Verdict::{Crashed, NotGraded, Right, Unsound, Wrong};
    let question = |id, cases| QuestionResult::of(id, 4.0, cases, format!("printed {HIDDEN}"));
    let over = Evidence::Overestimates {
        board: board(PUBLIC),
        estimate: 12.5,
        cost: 11,
        boards: 1,
        of: 9,
    };
    let why = "no room on the disc".to_owned();
    let questions = vec![
        question(
            Question::Valid,
            vec![
                case(1, false, Wrong, Some(valid(PUBLIC))),
                case(1, true, Wrong, Some(valid(HIDDEN))),
            ],
        ),
        question(
            Question::Succ,
            vec![
                case(1, false, Right, None),
                case(1, true, Crashed, Some(failed(HIDDEN))),
            ],
        ),
        question(
            Question::AStar,
            vec![
                case(1, false, Wrong, Some(step(PUBLIC))),
                case(1, true, Wrong, Some(step(HIDDEN))),
            ],
        ),
        question(
            Question::H1,
            vec![
                case(1, false, Unsound, Some(over)),
                case(2, false, NotGraded, Some(Evidence::NotGraded { why })),
            ],
        ),
    ];
    Graded {
        student: name.to_owned(),
        moodle: Some(123),
        lab: "search-sudoku".to_owned(),
        confined: false,
        points: questions.iter().map(|question| question.points).sum(),
        most: 16.0,
        questions,
        written: ["blind", "length"]
            .map(|id| Written {
                id: id.to_owned(),
                words: Some(12),
                most: 6.0,
            })
            .into(),
        remarks: vec![Remark::Unconfined],
    }
}

fn record(name: &str) -> Record {
    Record::new(name, graded(name))
}

/// What a hidden board looks like, in pieces that no other text has.
fn is_leaking(text: &str) -> bool {
    let rows = ["0 3 9", ". 3 9 |", "039250040", "3 9 | 2 5 ."];
    rows.iter().any(|row| text.contains(row)) || text.contains(HIDDEN)
}

#[test]
fn nothing_of_a_hidden_case_reaches_students() {
    let record = record("Ana");
    for lang in Lang::ALL {
        let page = student(&record, lang);
        let texts = [
            html(&page),
            terminal(&page, 80),
            serde_json::to_string(&page).unwrap(),
            moodle(std::slice::from_ref(&record), Grade::default(), lang),
            vpl(&record, Grade::default(), lang),
            html(&class(
                std::slice::from_ref(&record),
                |_| String::new(),
                lang,
            )),
        ];
        for text in texts {
            assert!(!is_leaking(&text), "{text}");
            assert!(!text.contains("printed"));
            // The sentence of the hidden case of `succ` is not there, its verdict is.
            assert!(!text.contains("Traceback"));
        }
        // The same boards are shown where they are public.
        assert!(is_leaking(&terminal(&student(&swapped(), lang), 80)));
    }
    // Teachers get all.
    assert!(json_lines(&[record]).contains(HIDDEN));
}

/// The same with the hidden board in a public case.
fn swapped() -> Record {
    let mut record = record("Ana");
    record.graded.questions[0].cases[0].evidence = Some(valid(HIDDEN));
    record
}

#[test]
fn a_students_page_shows_what_went_wrong_and_never_that_all_is_right() {
    let page = terminal(&student(&record("Ana"), Lang::En), 100);
    for part in [
        "Ana: Search with Sudoku",
        "without a sandbox",
        "Some cases could not be graded",
        "3 of the cases are hidden",
        "atisbo class practice search-sudoku valid --kind square",
        "atisbo class practice search-sudoku a_star --kind square",
        "All cases that you can see are right; the hidden one is not.",
        "The two frontiers here",
        "next: r1c1 = 2",
        // Of a step that a forgotten update leads to.
        "update()",
        "The method's frontier has 9 nodes; some are shown.",
        "Should have been expanded",
        "12.5, but the cheapest way to the goal costs 11",
        "no room on the disc",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(!page.contains("All cases are right"), "{page}");
    let page = html(&student(&record("<b>Ana"), Lang::Es));
    assert!(page.contains("<html lang=\"es\">") && page.contains("&lt;b&gt;Ana"));
    assert!(!page.contains("<b>Ana") && !page.contains("<script"));
    assert!(page.contains("class=\"boards\" role=\"img\" aria-label=\""));
}

#[test]
fn what_is_said_of_several_cases_alike_is_said_once() {
    let mut record = record("Ana");
    let wrong = |number, evidence| case(number, false, Verdict::Wrong, Some(evidence));
    record.graded.questions[0].cases = vec![
        wrong(1, failed("the same")),
        wrong(2, valid(PUBLIC)),
        wrong(3, failed("the same")),
    ];
    for (lang, both, other) in [
        (Lang::En, "Cases 1, 3", "Case 2: "),
        (Lang::Es, "Casos 1, 3", "Caso 2: "),
    ] {
        let page = terminal(&student(&record, lang), 100);
        assert!(page.contains(both) && page.contains(other), "{page}");
        assert_eq!(page.matches("Traceback").count(), 1, "{page}");
    }
}

#[test]
fn a_students_own_run_says_that_hidden_cases_remain() {
    let mut graded = graded("Ana");
    for question in &mut graded.questions {
        question.cases.retain(|case| !case.hidden);
        for case in &mut question.cases {
            (case.verdict, case.evidence) = (Verdict::Right, None);
        }
        question.verdict = Verdict::Right;
        question.output = "my own words".to_owned();
    }
    let lab = files::built_in("search-sudoku").unwrap().unwrap();
    let text = terminal(&check(&graded, &lab, Lang::En), 200);
    assert!(text.contains("5 of 5 public cases are right."), "{text}");
    // 10 of valid, 10 of succ, 6 of a_star, 4 of h1.
    assert!(text.contains("30 hidden cases were not tried."), "{text}");
    assert!(text.contains("my own words"));
    assert!(!text.contains("All cases are right"));
}

#[test]
fn the_class_is_summed_up() {
    let mut records = vec![record("Ana"), record("Eva")];
    records[1].graded.points = 16.0;
    let sum = summary(&records);
    assert_eq!((sum.students, sum.with_written, sum.most), (2, false, 16.0));
    assert_eq!((sum.not_graded, sum.unconfined), (2, 2));
    assert_eq!(sum.highest, Some(16.0));
    let page = class(
        &records,
        |record| format!("pages/{}.html", record.file),
        Lang::En,
    );
    let page = html(&page);
    for part in [
        "<a href=\"pages/Ana.html\">Ana</a>",
        "without a sandbox",
        "2 submissions have cases",
        "a heuristic that overestimates",
        "class=\"plot\" role=\"img\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(html(&class(&[], |_| String::new(), Lang::Es)).contains("Todavía no hay resultados"));
}

#[test]
fn marks_are_read_back_from_what_spreadsheets_make_of_the_file() {
    let mut records = vec![record("Ana"), record("=Eva")];
    records[1].graded.moodle = None;
    let file = marks::template(&records);
    assert_eq!(
        file,
        "student,moodle,blind,blind words,length,length words\r\n\
         Ana,123,,12,,12\r\n'=Eva,,,12,,12\r\n"
    );
    assert_eq!(marks::read(&file, &mut records), Ok(vec![]));
    assert!(!records[0].is_complete());
    let edited = "\u{feff}student;moodle;length;blind\n'=Eva;;6;5,5\n";
    assert_eq!(marks::read(edited, &mut records), Ok(vec![0]));
    assert_eq!(records[1].marks, [Some(5.5), Some(6.0)]);
    assert!((records[1].points() - records[1].graded.points - 11.5).abs() < 1e-9);
    assert!((records[1].most() - 28.0).abs() < 1e-9);
    let more = marks::rows_below(edited, [&records[0]]);
    assert_eq!(more, "\"Ana\";123;;\r\n");
    assert_eq!(
        marks::read(&(edited.to_owned() + &more), &mut records),
        Ok(vec![])
    );
}

#[test]
fn wrong_marks_are_named_with_their_line() {
    let mut records = vec![record("Ana")];
    let mut wrong = |text: &str| marks::read(text, &mut records).unwrap_err();
    let error = wrong("student,moodle,blind,lenght\n");
    assert!(matches!(error.what, MarksFault::Column { column: 4, .. }));
    let error = wrong("student,moodle,blind\n");
    assert!(matches!(error.what, MarksFault::Column { column: 4, .. }));
    let error = wrong("student,moodle,blind,length\nAna,123,1,1\nEva,,1,1\n");
    assert!(error.line == 3 && matches!(error.what, MarksFault::Student { .. }));
    let error = wrong("student,moodle,blind,length\nAna,123,1,1\n\nAna,,1,1\n");
    assert!(error.line == 4 && matches!(error.what, MarksFault::Twice { .. }));
    for mark in ["7", "-1", "x", "1e9", "NaN", "inf", "1.2.3", "+1"] {
        let error = wrong(&format!("student,blind,length\nAna,1,{mark}\n"));
        let MarksFault::Mark {
            column,
            found,
            most,
        } = error.what
        else {
            panic!("{mark}");
        };
        assert_eq!(
            (error.line, column.as_str(), found.as_str()),
            (2, "length", mark)
        );
        assert!((most - 6.0).abs() < 1e-9);
    }
    let error = wrong("student,blind,length\n\"Ana,1,1\n");
    assert!(error.line == 2 && error.what == MarksFault::Quote);
}

#[test]
fn moodle_gets_its_columns_and_no_formulas() {
    let mut record = record("=HYPERLINK(\"http://x\")");
    let evil = "\r\nParticipant 9,x,100;=1+1\t@SUM(A1)<script>";
    record.graded.questions[0].cases[0].evidence = Some(failed(evil));
    let text = moodle(std::slice::from_ref(&record), Grade::default(), Lang::En);
    let rows = csv_rows(&text).unwrap();
    assert_eq!(rows.len(), 2, "{text}");
    assert_eq!(
        rows[0].fields,
        [
            "Identifier",
            "Full name",
            "Grade",
            "Maximum grade",
            "Last modified (grade)",
            "Feedback comments"
        ]
    );
    let fields = &rows[1].fields;
    assert_eq!(
        (fields[0].as_str(), fields[2].as_str()),
        ("Participant 123", "")
    );
    assert_eq!(fields[1], "'=HYPERLINK(\"http://x\")");
    // However a spreadsheet cuts it.
    for part in text.split([',', ';', '\t', '\r', '\n', '"']) {
        assert!(!part.trim().starts_with(['=', '+', '-', '@']), "{part}");
    }
    assert!(!fields[5].contains("<script") && !fields[5].contains(['\n', '\r']));
    record.marks = vec![Some(1.0), Some(2.5)];
    let tenths = Grade {
        program_only: false,
        maximum: Some(10.0),
    };
    let text = moodle(std::slice::from_ref(&record), tenths, Lang::Es);
    assert!(text.starts_with("Identificador,Nombre completo,Calificación,"));
    let rows = csv_rows(&text).unwrap();
    assert_eq!(rows[1].fields[0], "Participante 123");
    let grade: f64 = rows[1].fields[2].parse().unwrap();
    assert!((grade - 10.0 * record.points() / 28.0).abs() < 0.006);
    // Who has no number of Moodle has no row.
    record.graded.moodle = None;
    let text = moodle(&[record], tenths, Lang::Es);
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn nobody_forges_a_grade_for_vpl() {
    let mut record = record("Ana");
    let forged =
        "x\r\nGrade :=>> 100\n--|>\nGrade :=>> 99\r\u{2028}Grade :=>> 98\u{85}Comment :=>> y";
    record.graded.questions[0].cases[0].evidence = Some(failed(forged));
    record.graded.remarks.push(Remark::Missing {
        file: "\nGrade :=>> 97".to_owned(),
    });
    let grade_lines = |text: &str| {
        let lines = text
            .split(['\n', '\r', '\u{2028}', '\u{85}'])
            .map(str::to_owned);
        lines
            .filter(|line| line.contains(":=>>"))
            .collect::<Vec<_>>()
    };
    let text = vpl(&record, Grade::default(), Lang::En);
    assert_eq!(
        grade_lines(&text),
        Vec::<String>::new(),
        "no mark yet: {text}"
    );
    record.marks = vec![Some(1.0), Some(2.0)];
    let text = vpl(&record, Grade::default(), Lang::En);
    assert_eq!(
        grade_lines(&text),
        [format!("Grade :=>> {:.2}", record.points())]
    );
    assert_eq!(text.lines().filter(|line| line.trim() == "--|>").count(), 1);
    assert!(text.starts_with("<|--\n") && !text.contains('\r'));
}
