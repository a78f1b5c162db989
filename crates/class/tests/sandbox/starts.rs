//! What can be started, and why not.

use crate::support::{LIMITS, jail, launcher, mark, started};
use atisbo_base::SystemError;
use atisbo_class::sandbox::{
    InterpreterError, Process, StartError, Step, Why, available, interpreter,
};
use std::path::Path;

crate::tests! {
    the_distributions_interpreter_works_too,
    a_name_that_is_no_interpreter_is_an_error,
    a_program_that_is_not_there_is_named,
    a_file_that_is_to_be_visible_and_is_not_there_is_named,
    paths_out_of_the_folder_are_refused,
    a_launcher_that_is_something_else_is_an_error_with_its_words,
    stages_started_by_hand_end_with_an_error,
}

fn refused(result: Result<Process, StartError>) -> Why {
    match result {
        Err(StartError::Refused(why)) => why,
        other => panic!("{other:?}"),
    }
}

fn the_distributions_interpreter_works_too() {
    let path = "/usr/bin/python3";
    if !Path::new(path).exists() {
        return;
    }
    let python = interpreter(path).unwrap();
    let mark = mark();
    let mut jail = jail(&mark, "import sys; print(sys.executable)");
    jail.visible = python.visible;
    jail.program[0] = python.program.to_str().unwrap().to_string();
    let program = jail.program[0].clone();
    let mut student = started(mark, &jail, &LIMITS);
    assert_eq!(student.hear(5.0).unwrap(), program);
    student.stop();
}

fn a_name_that_is_no_interpreter_is_an_error() {
    let name = "true".to_string();
    assert_eq!(
        interpreter("true"),
        Err(InterpreterError::NotPython { name })
    );
    let (name, reason) = ("no-such-python".to_string(), SystemError::NotFound);
    assert_eq!(
        interpreter("no-such-python"),
        Err(InterpreterError::NotStarted { name, reason })
    );
}

fn a_program_that_is_not_there_is_named() {
    for confined in [true, false] {
        let mut jail = jail("x", "");
        jail.confined = confined;
        jail.program[0] = "/work/nothing".to_string();
        let why = refused(Process::start(&jail, &LIMITS, &launcher()));
        assert_eq!(
            (why.step, why.reason),
            (Step::Program, SystemError::NotFound)
        );
        assert_eq!(why.path.as_deref(), Some("/work/nothing"));
    }
}

fn a_file_that_is_to_be_visible_and_is_not_there_is_named() {
    for path in ["/no/such/folder", "/", "Cargo.toml"] {
        let mut jail = jail("x", "");
        jail.visible.push(path.into());
        let why = refused(Process::start(&jail, &LIMITS, &launcher()));
        assert_eq!(why.step, Step::Visible, "{path}");
    }
}

fn paths_out_of_the_folder_are_refused() {
    for path in ["../x", "/x", "", "a/../../x"] {
        let mut jail = jail("x", "");
        jail.files.push((path.into(), Vec::new()));
        let path = path.to_string();
        let error = Process::start(&jail, &LIMITS, &launcher()).map(|_| ());
        assert_eq!(error, Err(StartError::BadPath { path }));
    }
}

fn a_launcher_that_is_something_else_is_an_error_with_its_words() {
    let words = ["sh", "-c", "echo no such command >&2"].map(Into::into);
    let why = available(&words).unwrap_err();
    assert_eq!(
        (why.step, why.reason),
        (Step::Launcher, SystemError::Other("no such command".into()))
    );
    let why = available(&["no-such-launcher".into()]).unwrap_err();
    assert_eq!(
        (why.step, why.reason),
        (Step::Launcher, SystemError::NotFound)
    );
    assert_eq!(available(&[]).unwrap_err().step, Step::Launcher);
}

fn stages_started_by_hand_end_with_an_error() {
    use std::process::{Command, Stdio};
    for word in ["outer", "inner", "plain", "other"] {
        let status = Command::new(std::env::current_exe().unwrap())
            .args(["stage", word])
            .stdin(Stdio::null())
            .status();
        assert!(!status.unwrap().success(), "{word}");
    }
}
