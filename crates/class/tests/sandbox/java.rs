//! Java submissions in the real sandbox: the reference, and faults that end as verdicts.

use crate::support::{launcher, mark};
use atisbo_base::Cancel;
use atisbo_class::batch::judged;
use atisbo_class::evidence::Evidence;
use atisbo_class::exam::Exam;
use atisbo_class::lab::{Lab, files};
use atisbo_class::question::Question;
use atisbo_class::runner::Runner;
use atisbo_class::submission::{Bounds, find_one};
use atisbo_class::verdict::{Graded, Verdict};
use std::fs;

crate::tests! {
    the_java_reference_is_right,
    faults_in_java_are_verdicts_of_their_question,
    java_that_does_not_compile_has_the_compilers_words,
}

/// The first statement of the reference's `valid`.
const FIRST: &str = "int top = row";

fn lab() -> Lab {
    let mut lab = files::built_in("search-sudoku").unwrap().unwrap();
    let some = [
        Question::Valid,
        Question::Succ,
        Question::AStar,
        Question::H2,
    ];
    lab.questions.retain(|question| some.contains(&question.id));
    for question in &mut lab.questions {
        (question.public, question.hidden) = (1, 1);
    }
    lab.limits.seconds = 10.0;
    lab.limits.start_seconds = 120.0;
    lab
}

/// Grades the reference with a text in place of another; nothing if there is no JDK.
fn graded(lab: &Lab, from: &str, to: &str, confined: bool) -> Option<Graded> {
    let runner = Runner::new(lab, launcher(), confined, Cancel::default());
    if let Some(Err(error)) = runner.tool("java") {
        println!("skipped: {error}");
        return None;
    }
    let bytes = files::file("search-sudoku", "reference-java/Student.java").unwrap();
    let code = String::from_utf8(bytes).unwrap();
    assert!(code.contains(from));
    let folder = std::env::temp_dir().join(mark());
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("Student.java"), code.replacen(from, to, 1)).unwrap();
    let found = find_one(&folder).unwrap();
    let submission = found.read(&lab.programs(), Bounds::default());
    fs::remove_dir_all(&folder).unwrap();
    let exam = Exam::whole(lab);
    Some(judged(&exam, &runner, &found, &submission, &|| ()))
}

fn the_java_reference_is_right() {
    for confined in [true, false] {
        if let Some(graded) = graded(&lab(), FIRST, FIRST, confined) {
            assert_eq!(graded.worst(), Verdict::Right, "{graded:?}");
        }
    }
}

fn faults_in_java_are_verdicts_of_their_question() {
    let mut lab = lab();
    lab.questions.truncate(2);
    lab.limits.seconds = 4.0;
    let faults = [
        ("while (row >= 0) { }", Verdict::TimedOut),
        ("System.exit(0);", Verdict::Crashed),
        (
            "List<long[]> all = new ArrayList<>(); while (row >= 0) { all.add(new long[1 << 20]); }",
            Verdict::Crashed,
        ),
        ("System.out.println(\"{}\");", Verdict::Right),
    ];
    for (fault, verdict) in faults {
        let code = format!("{fault} {FIRST}");
        let Some(graded) = graded(&lab, FIRST, &code, true) else {
            return;
        };
        let verdicts: Vec<Verdict> = graded.questions.iter().map(|one| one.verdict).collect();
        assert_eq!(verdicts, [verdict, Verdict::Right], "{fault}: {graded:?}");
    }
}

fn java_that_does_not_compile_has_the_compilers_words() {
    let mut lab = lab();
    lab.questions.truncate(1);
    let Some(graded) = graded(&lab, FIRST, "int top: row", true) else {
        return;
    };
    let case = &graded.questions[0].cases[0];
    assert_eq!(case.verdict, Verdict::Crashed);
    assert!(
        matches!(
            &case.evidence,
            Some(Evidence::Failed { error, trace })
                if error.starts_with("Student.java:") && error.contains("error:") && trace.contains("int top: row")
        ),
        "{case:?}"
    );
}
