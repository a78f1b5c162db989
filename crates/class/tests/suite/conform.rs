//! `conform` says of good programs that all points hold, and of others which do not.

use crate::folder::Folder;
use crate::protocol::{compiled, java, with_kit};
use atisbo_class::conform::{Conformance, Point, Problem, Talk, conform};
use atisbo_class::evidence::Evidence;
use atisbo_class::lab::{Lab, files};
use atisbo_class::question::Question;
use atisbo_class::verdict::Verdict;
use std::ffi::OsString;
use std::process::Command;

fn lab(questions: &[Question]) -> Lab {
    let mut lab = files::built_in("search-sudoku").unwrap().unwrap();
    if !questions.is_empty() {
        lab.questions.retain(|one| questions.contains(&one.id));
    }
    lab.limits.seconds = 3.0;
    lab
}

/// A command as the words that it is started with.
pub(crate) fn words(command: &Command) -> Vec<OsString> {
    let words = [command.get_program()].into_iter();
    words.chain(command.get_args()).map(Into::into).collect()
}

fn talked(lab: &Lab, command: &Command) -> Conformance {
    conform(lab, || Talk::start(&words(command)), &|| ()).unwrap()
}

pub(crate) fn python(folder: &Folder) -> Command {
    let mut command = Command::new("python3");
    command
        .arg(folder.path("kit/agent.py"))
        .arg(folder.as_ref());
    command
}

#[test]
fn all_points_hold_for_the_python_kit() {
    let found = talked(&lab(&[]), &python(&with_kit("python", "reference")));
    assert!(found.holds, "{found:?}");
    assert_eq!(found.points.len(), 1 + 13 + 6);
    let is_right = |verdict: Option<Verdict>| verdict.is_none_or(|it| it == Verdict::Right);
    assert!(found.points.iter().all(|point| is_right(point.verdict)));
}

#[test]
fn all_points_hold_for_the_java_kit() {
    let folder = with_kit("java", "reference-java");
    if compiled(&folder).is_none() {
        return;
    }
    let some = [Question::Valid, Question::UninformedSearch, Question::AStar];
    let mut lab = lab(&some);
    lab.limits.start_seconds = 60.0;
    let found = talked(&lab, &java(&folder));
    assert!(found.holds, "{found:?}");
}

/// A program that serves `valid` and says yes to everything, with one line of its own.
fn faulty(own: &str) -> Conformance {
    let folder = Folder::new();
    let code = format!(
        "
import json, os, sys, time
def say(message):
    print(json.dumps(message), flush=True)
say_ready = True
for line in sys.stdin:
    message = json.loads(line)
    if 'hello' in message:
        say({{'ready': 'x'}})
    elif 'bye' in message:
        break
    elif message['ask'] == 'valid':
        say({{'answer': True}})
    else:
        say({{'error': 'no such question', 'trace': ''}})
    {own}
"
    );
    let path = folder.write("program.py", code);
    let mut command = Command::new("python3");
    command.arg(path);
    talked(&lab(&[Question::Valid]), &command)
}

fn broken(found: &Conformance) -> Vec<Point> {
    let broken = found.points.iter().filter(|point| !point.holds);
    broken.map(|point| point.point).collect()
}

#[test]
fn a_wrong_answer_in_the_right_form_holds() {
    let found = faulty("pass");
    assert!(found.holds, "{found:?}");
    assert_eq!(found.points[1].verdict, Some(Verdict::Wrong));
}

#[test]
fn what_does_not_hold_is_named() {
    let all = [Point::Answer, Point::Fields, Point::Error];
    let found = faulty("if 'ask' in message: print('debugging', flush=True)");
    assert_eq!(
        broken(&found)[..2],
        [Point::Answer, Point::Error],
        "{found:?}"
    );
    let Some(Problem::NoAnswer { evidence }) = &found.points[1].problem else {
        panic!("{found:?}");
    };
    assert!(
        matches!(evidence.as_deref(), Some(Evidence::Protocol { found, .. }) if found == "debugging")
    );
    let found = faulty("if 'no_such_question' in line: sys.exit(1)");
    assert!(broken(&found).contains(&Point::Error), "{found:?}");
    let found = faulty("if 'note' in message: sys.exit(1)");
    assert!(!broken(&found).contains(&Point::Answer), "{found:?}");
    let found = faulty("if 'ask' in message: os._exit(3)");
    assert!(
        all[..1].iter().all(|point| broken(&found).contains(point)),
        "{found:?}"
    );
    let found = faulty("if 'hello' in message: import atexit; atexit.register(time.sleep, 30)");
    assert_eq!(broken(&found), [Point::Bye, Point::Closed], "{found:?}");
}

#[test]
fn a_program_that_is_not_there_is_an_error() {
    let start = || Talk::start(&["no-such-program".into()]);
    assert!(conform(&lab(&[]), start, &|| ()).is_err());
}
