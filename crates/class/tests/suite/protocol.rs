//! The document of the protocol says what the grader and the kits do: its transcripts are run with all of them.

use crate::folder::Folder;
use atisbo_base::Place;
use atisbo_class::agent::{Agent, Fault, Link};
use atisbo_class::case::{Case, Kind, Task};
use atisbo_class::examine::{Allowed, examine};
use atisbo_class::lab::files;
use atisbo_class::method::Method;
use atisbo_class::question::Question;
use atisbo_class::space::{Action, Space};
use atisbo_class::verdict::Verdict;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Whether the grader says it, and what is said.
type Line = (bool, Value);

/// The transcripts of a document.
fn transcripts(name: &str) -> Vec<Vec<Line>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let text = std::fs::read_to_string(path.join(name)).unwrap();
    let blocks = text.split("```text\n> ").skip(1);
    let blocks = blocks.map(|block| {
        let block = block.split("\n```").next().unwrap();
        let lines = format!("> {block}");
        let lines = lines.lines().map(|line| {
            let (sign, said) = line.split_at(2);
            assert!(sign == "> " || sign == "< ", "{line}");
            (sign == "> ", serde_json::from_str(said).unwrap())
        });
        lines.collect()
    });
    blocks.collect()
}

fn english() -> Vec<Vec<Line>> {
    let all = transcripts("agent-protocol.md");
    assert_eq!(all.len(), 6);
    all
}

#[test]
fn both_documents_have_the_same_transcripts() {
    assert_eq!(english(), transcripts("agent-protocol.es.md"));
}

/// Says what the program says in a transcript, and hears what the grader says.
struct Script(VecDeque<Line>);

impl Link for Script {
    fn send(&mut self, line: &str, _: Instant) -> Result<(), Fault> {
        let said: Value = serde_json::from_str(line).unwrap();
        assert_eq!(self.0.pop_front(), Some((true, said)));
        Ok(())
    }

    fn receive(&mut self, _: Instant) -> Result<String, Fault> {
        let (is_grader, said) = self.0.pop_front().unwrap();
        assert!(!is_grader, "{said}");
        Ok(said.to_string())
    }
}

/// The case that an ask is made of.
fn case(question: Question, ask: &Value) -> Case {
    let number = |name: &str| ask[name].as_u64().unwrap();
    let cell = || Place::new(number("row") as usize, number("column") as usize);
    let board = |value: &Value| value.as_str().unwrap().parse().unwrap();
    let task = match question {
        Question::Valid => {
            let (digit, cell) = (number("digit") as u8, cell());
            Task::Valid(board(&ask["board"]), Action { digit, cell })
        }
        Question::IsEmpty => Task::IsEmpty(board(&ask["board"]), cell()),
        Question::NextStates => Task::NextStates(board(&ask["board"])),
        Question::H1 => Task::Heuristic(board(&ask["boards"][0])),
        _ => Task::Search(board(&ask["board"]), Space::First, Method::BreadthFirst),
    };
    let (number, kind, hidden) = (1, Kind::Tree, false);
    Case {
        number,
        kind,
        hidden,
        task,
    }
}

#[test]
fn the_grader_speaks_as_documented() {
    for transcript in english() {
        let id = transcript[0].1["question"].as_str().unwrap();
        let question = *Question::ALL.iter().find(|one| one.id() == id).unwrap();
        let asks: Vec<Value> = transcript
            .iter()
            .filter(|(_, said)| said.get("ask").is_some())
            .map(|(_, said)| said.clone())
            .collect();
        let mut script = Script(transcript.clone().into());
        let mut agent = Agent::greet(&mut script, "search-sudoku", id, 5.0).unwrap();
        for ask in asks {
            let (seconds, bytes) = (5.0, 0);
            if ask["ask"] == id {
                let allowed = Allowed { seconds, bytes };
                let (outcome, lives) =
                    examine(&mut agent, question, &case(question, &ask), allowed);
                assert_eq!((outcome.verdict, lives), (Verdict::Right, true), "{ask}");
            } else {
                agent.ask(&ask, seconds, &mut ()).unwrap_err();
            }
        }
        let bye = serde_json::json!({ "bye": true });
        assert!(script.0.is_empty() || script.0 == [(true, bye)]);
    }
}

/// Runs the transcripts with a program; `is_same`: whether it says what it should.
fn run(command: &dyn Fn() -> Command, is_same: &dyn Fn(&Value, &Value) -> bool) {
    for transcript in english() {
        let mut command = command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        for (is_grader, said) in transcript {
            if is_grader {
                writeln!(input, "{said}").unwrap();
            } else {
                let line = output.next().unwrap().unwrap();
                let heard: Value = serde_json::from_str(&line).unwrap();
                assert!(is_same(&heard, &said), "{heard} instead of {said}");
            }
        }
        drop(input);
        assert!(output.next().is_none());
        assert!(child.wait().unwrap().success());
    }
}

/// A folder with the kit of a language and the files of a folder of the lab.
pub(crate) fn with_kit(language: &str, solution: &str) -> Folder {
    let folder = Folder::new();
    for (name, bytes) in files::kit(language) {
        folder.write(&format!("kit/{}", name.display()), bytes);
    }
    for (name, bytes) in files::folder("search-sudoku", solution) {
        folder.write(&name, bytes);
    }
    folder
}

#[test]
fn the_python_kit_speaks_as_documented() {
    let folder = with_kit("python", "reference");
    let python = || {
        let mut command = Command::new("python3");
        command.current_dir(&folder).arg("kit/agent.py");
        command
    };
    run(&python, &|heard, said| heard == said);
}

/// Compiles the Java kit with a solution; nothing if there is no JDK.
pub(crate) fn compiled(folder: &Folder) -> Option<()> {
    let javac = Command::new("javac")
        .current_dir(folder)
        .args(["-proc:none", "-encoding", "UTF-8", "--release", "11"])
        .args([
            "-d",
            "classes",
            "kit/Lab.java",
            "kit/Agent.java",
            "Student.java",
        ])
        .status();
    let Ok(status) = javac else {
        eprintln!("skipped: there is no javac here");
        return None;
    };
    assert!(status.success());
    Some(())
}

pub(crate) fn java(folder: &Folder) -> Command {
    let mut command = Command::new("java");
    command.current_dir(folder);
    command.args(["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"]);
    command.arg(folder.path("classes")).arg("Agent");
    command
}

#[test]
fn the_java_kit_speaks_as_documented() {
    let folder = with_kit("java", "reference-java");
    if compiled(&folder).is_none() {
        return;
    }
    run(&|| java(&folder), &|heard, said| match said {
        Value::Object(fields) if fields.contains_key("ready") => heard["ready"] == "java",
        _ => heard == said,
    });
}

#[test]
fn the_java_starter_compiles_and_its_code_is_the_same_in_both_languages() {
    // Without comments and texts.
    let code = |text: Vec<u8>| {
        let text = String::from_utf8(text).unwrap();
        let lines = text.lines().map(str::trim);
        let is_code = |line: &&str| !line.is_empty() && !line.starts_with(['*', '/']);
        let plain = |line: &str| line.split('"').step_by(2).collect::<String>();
        lines.filter(is_code).map(plain).collect::<Vec<_>>()
    };
    for name in ["Lab.java", "Main.java", "Student.java"] {
        let of = |lang: &str| {
            let path = format!("starter-java/{lang}/{name}");
            code(files::file("search-sudoku", &path).unwrap())
        };
        assert_eq!(of("en"), of("es"), "{name}");
    }
    for lang in ["en", "es"] {
        let folder = with_kit("java", &format!("starter-java/{lang}"));
        if compiled(&folder).is_none() {
            return;
        }
    }
}

/// A program that says the same to everything.
struct Says(Value);

impl Link for Says {
    fn send(&mut self, _: &str, _: Instant) -> Result<(), Fault> {
        Ok(())
    }

    fn receive(&mut self, _: Instant) -> Result<String, Fault> {
        Ok(self.0.to_string())
    }
}

#[test]
fn of_what_a_program_says_only_the_beginning_is_kept() {
    let long = "x".repeat(500_000);
    let says = [
        (Question::Valid, json!({"error": long, "trace": long})),
        (Question::Valid, json!({"answer": long})),
        (Question::Valid, json!({ long.as_str(): 1 })),
    ];
    for (question, said) in says {
        let mut both = said;
        both["ready"] = "any".into();
        let mut link = Says(both);
        let mut agent = Agent::greet(&mut link, "any", question.id(), 1.0).unwrap();
        let case = question.case(1, 1, false);
        let (seconds, bytes) = (5.0, 0);
        let allowed = Allowed { seconds, bytes };
        let (outcome, _) = examine(&mut agent, question, &case, allowed);
        let kept = serde_json::to_string(&outcome.evidence).unwrap();
        assert!(kept.len() < 8_000, "{question}: {}", kept.len());
    }
}
