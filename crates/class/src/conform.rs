//! Whether a program speaks `atisbo-agent/1`, point by point. Only cases that students see are asked.
//!
//! A wrong answer in the right form holds: what is tried is how the program speaks, not what it knows.

mod program;

pub use program::Talk;

use crate::agent::{Agent, Broken, Fault, Host, Link, PROTOCOL};
use crate::board::Board;
use crate::case::{Case, Task};
use crate::evidence::Evidence;
use crate::exam::{Exam, Part};
use crate::examine::{Allowed, examine, failed};
use crate::lab::Lab;
use crate::question::Question;
use crate::verdict::Verdict;
use atisbo_base::Name;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io;
use std::time::{Duration, Instant};

/// How long a program may take to end when it is told to.
const ENDING: Duration = Duration::from_secs(2);
/// How long a program is listened to that should say nothing.
const QUIET: Duration = Duration::from_millis(300);

/// What a program has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Point {
    /// It starts, and says `ready` in time.
    Ready,
    /// It answers the asks of a question.
    Answer,
    /// It answers the grader's call in the middle of one of its own.
    Nested,
    /// It reads UTF-8, and passes over fields that it does not know.
    Fields,
    /// It says `error` to an ask that it cannot answer, and answers the next.
    Error,
    /// It says nothing that it is not asked.
    Quiet,
    /// It ends on `bye`.
    Bye,
    /// It ends when its input is closed.
    Closed,
}

/// Why a point does not hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "problem", rename_all = "snake_case")]
pub enum Problem {
    /// There is no answer, or none of the right form.
    NoAnswer {
        /// What there is.
        #[serde(flatten)]
        evidence: Option<Box<Evidence>>,
    },
    /// It says something else.
    Says {
        /// What.
        line: String,
    },
    /// It does not end.
    Runs {
        /// After so many seconds.
        seconds: f64,
    },
}

/// Whether a point holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// Which one.
    pub point: Point,
    /// The question whose asks were tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// How its answers were: the worst of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Whether it holds.
    pub holds: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none", flatten)]
    pub problem: Option<Problem>,
}

impl Finding {
    fn new(point: Point, question: Option<Question>, problem: Option<Problem>) -> Self {
        Finding {
            point,
            question,
            verdict: None,
            holds: problem.is_none(),
            problem,
        }
    }
}

/// What was found of a program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Conformance {
    /// The protocol.
    pub protocol: &'static str,
    /// The lab whose asks were tried.
    pub lab: String,
    /// Whether all points hold.
    pub holds: bool,
    /// The points.
    pub points: Vec<Finding>,
}

/// Talks to programs that `start` starts, one after the other. `done` hears of every question.
///
/// # Errors
///
/// If a program cannot be started.
pub fn conform(
    lab: &Lab,
    mut start: impl FnMut() -> io::Result<Talk>,
    done: &dyn Fn(),
) -> io::Result<Conformance> {
    let exam = Exam::public(lab);
    let mut not_ready = None;
    let mut points = Vec::new();
    for part in &exam.parts {
        let mut talk = start()?;
        let (ready, finding) = question(lab, part, &mut talk);
        not_ready = not_ready.or(ready);
        points.push(finding);
        done();
    }
    points.insert(0, Finding::new(Point::Ready, None, not_ready));
    if let Some(part) = exam.parts.first() {
        points.extend(manners(lab, part, &mut start()?));
        points.push(ending(lab, part, &mut start()?));
    }
    let is_search = |part: &&Part<'_>| part.question.id == Question::UninformedSearch;
    if let Some(part) = exam.parts.iter().find(is_search) {
        points.push(nested(lab, part, &mut start()?));
    }
    done();
    Ok(Conformance {
        protocol: PROTOCOL,
        lab: lab.name.clone(),
        holds: points.iter().all(|finding| finding.holds),
        points,
    })
}

fn allowed(lab: &Lab) -> Allowed {
    Allowed {
        seconds: lab.limits.seconds,
        bytes: lab.limits.megabytes * 1_000_000,
    }
}

fn greet<'a>(lab: &Lab, part: &Part<'_>, talk: &'a mut Talk) -> Result<Agent<'a>, Problem> {
    let seconds = lab.limits.start_seconds;
    let id = part.question.id.id();
    Agent::greet(talk, &lab.name, id, seconds).map_err(|broken| match broken {
        Broken::Fault(Fault::TimedOut) => Problem::NoAnswer {
            evidence: Some(Box::new(Evidence::NotReady { seconds })),
        },
        broken => no_answer(broken, lab),
    })
}

fn no_answer(broken: Broken, lab: &Lab) -> Problem {
    Problem::NoAnswer {
        evidence: failed(broken, allowed(lab)).evidence.map(Box::new),
    }
}

/// The asks of a question: why the program does not get ready, and how it answers.
fn question(lab: &Lab, part: &Part<'_>, talk: &mut Talk) -> (Option<Problem>, Finding) {
    let id = part.question.id;
    let mut finding = Finding::new(Point::Answer, Some(id), None);
    let mut agent = match greet(lab, part, talk) {
        Ok(agent) => agent,
        Err(problem) => {
            finding.holds = false;
            finding.problem = Some(problem.clone());
            return (Some(problem), finding);
        }
    };
    for case in &part.cases {
        let (outcome, lives) = examine(&mut agent, id, case, allowed(lab));
        finding.verdict = finding.verdict.max(Some(outcome.verdict));
        if outcome.verdict > Verdict::Unsound {
            finding.holds = false;
            let evidence = outcome.evidence.map(Box::new);
            finding.problem = Some(Problem::NoAnswer { evidence });
            break;
        }
        if !lives {
            break;
        }
    }
    (None, finding)
}

/// How a program behaves between asks, and its end on `bye`.
fn manners(lab: &Lab, part: &Part<'_>, talk: &mut Talk) -> Vec<Finding> {
    let id = Some(part.question.id);
    let case = part.cases.first();
    let (fields, error) = match greet(lab, part, talk) {
        Ok(mut agent) => (
            fields(lab, case, &mut agent).err(),
            error(lab, part.question.id, case, &mut agent).err(),
        ),
        Err(problem) => (Some(problem.clone()), Some(problem)),
    };
    let quiet = match talk.receive(Instant::now() + QUIET) {
        Ok(line) => Some(Problem::Says { line }),
        Err(Fault::TimedOut) => None,
        Err(fault) => Some(no_answer(fault.into(), lab)),
    };
    let bye = json!({ "bye": true }).to_string();
    let bye = match talk.send(&bye, Instant::now() + ENDING) {
        Ok(()) => end(talk).err(),
        Err(fault) => Some(no_answer(fault.into(), lab)),
    };
    vec![
        Finding::new(Point::Fields, id, fields),
        Finding::new(Point::Error, id, error),
        Finding::new(Point::Quiet, id, quiet),
        Finding::new(Point::Bye, None, bye),
    ]
}

/// Its end when nothing can come any more.
fn ending(lab: &Lab, part: &Part<'_>, talk: &mut Talk) -> Finding {
    let problem = match greet(lab, part, talk) {
        Ok(_) => {
            talk.close();
            end(talk).err()
        }
        Err(problem) => Some(problem),
    };
    Finding::new(Point::Closed, None, problem)
}

fn end(talk: &mut Talk) -> Result<(), Problem> {
    match talk.receive(Instant::now() + ENDING) {
        Ok(line) => Err(Problem::Says { line }),
        Err(Fault::Ended(_)) if talk.has_ended(Instant::now() + ENDING) => Ok(()),
        Err(_) => Err(Problem::Runs {
            seconds: ENDING.as_secs_f64(),
        }),
    }
}

/// An ask with a field more, which has letters of several scripts.
fn fields(lab: &Lab, case: Option<&Case>, agent: &mut Agent<'_>) -> Result<(), Problem> {
    let Some(mut ask) = case.and_then(plain_ask) else {
        return Ok(());
    };
    ask["note"] = "ñandú, 数独, \u{1F9E9} \"quoted\" \\ \t".into();
    let seconds = lab.limits.seconds;
    let answered = agent.ask(&ask, seconds, &mut ());
    answered
        .map(|_| ())
        .map_err(|broken| no_answer(broken, lab))
}

/// An ask that there is not, then one that there is.
fn error(
    lab: &Lab,
    question: Question,
    case: Option<&Case>,
    agent: &mut Agent<'_>,
) -> Result<(), Problem> {
    let seconds = lab.limits.seconds;
    match agent.ask(&json!({"ask": "no_such_question"}), seconds, &mut ()) {
        Err(Broken::Failed { .. }) => {}
        Ok(answer) => {
            let line = json!({ "answer": answer }).to_string();
            return Err(Problem::Says { line });
        }
        Err(broken) => return Err(no_answer(broken, lab)),
    }
    let Some(case) = case else { return Ok(()) };
    let (outcome, _) = examine(agent, question, case, allowed(lab));
    if outcome.verdict > Verdict::Unsound {
        let evidence = outcome.evidence.map(Box::new);
        return Err(Problem::NoAnswer { evidence });
    }
    Ok(())
}

/// An ask that can be answered without a call.
fn plain_ask(case: &Case) -> Option<Value> {
    match case.task {
        Task::Valid(board, action) => Some(json!({
            "ask": Question::Valid, "board": board, "digit": action.digit,
            "row": action.cell.row(), "column": action.cell.column(),
        })),
        Task::IsEmpty(board, cell) => Some(json!({
            "ask": Question::IsEmpty, "board": board, "row": cell.row(), "column": cell.column(),
        })),
        _ => None,
    }
}

/// A call of the grader's inside a call of the program's.
fn nested(lab: &Lab, part: &Part<'_>, talk: &mut Talk) -> Finding {
    let id = part.question.id;
    let asked = part.cases.iter().find_map(|case| match case.task {
        Task::Search(board, space, _) => Some((board, space)),
        _ => None,
    });
    let problem = match (greet(lab, part, talk), asked) {
        (Err(problem), _) => Some(problem),
        (Ok(mut agent), Some((board, space))) => {
            let ask = json!({"ask": id, "board": board, "space": space, "frontier": "queue"});
            let answer = agent.ask(&ask, lab.limits.seconds, &mut Interrupts);
            answer.err().map(|broken| no_answer(broken, lab))
        }
        _ => None,
    };
    Finding::new(Point::Nested, Some(id), problem)
}

/// A host that asks for the frontier before it answers, and knows no steps.
struct Interrupts;

impl Host for Interrupts {
    fn call(
        &mut self,
        name: &str,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        if name != "next_states" {
            return ().call(name, fields, agent);
        }
        let shown = agent.call(&json!({"call": "frontier"}), &mut ())?;
        match serde_json::from_value::<Option<Vec<Board>>>(shown.clone()) {
            Ok(_) => Ok(json!([])),
            Err(_) => Err(crate::agent::unexpected("a list of boards or null", &shown)),
        }
    }
}
