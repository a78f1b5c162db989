//! The grader's side of the protocol `atisbo-agent/1`: one JSON object a line, in strict turns; calls nest.

use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};

/// The name of the protocol.
pub const PROTOCOL: &str = "atisbo-agent/1";

/// How much of what was said is kept as evidence, in characters.
const SHOWN: usize = 300;

/// How much of an error is kept, and of where it was: as much as our kits send.
const ERROR: usize = 600;
const TRACE: usize = 6000;

/// Lines to and from a program.
pub trait Link {
    /// Sends a line.
    ///
    /// # Errors
    ///
    /// If the program does not take it in time, or is not there any more.
    fn send(&mut self, line: &str, deadline: Instant) -> Result<(), Fault>;

    /// Waits for a line.
    ///
    /// # Errors
    ///
    /// If none comes in time, or none that can be read.
    fn receive(&mut self, deadline: Instant) -> Result<String, Fault>;
}

/// Why there is no line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The time is over.
    TimedOut,
    /// The program has ended, in this way.
    Ended(String),
    /// It cannot be built.
    NotBuilt,
    /// It needs more memory than there is for it.
    Memory,
    /// The line is too long.
    LineTooLong,
    /// The line is not UTF-8.
    NotText,
}

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Broken {
    /// There is no line. The program cannot be asked again.
    Fault(Fault),
    /// What was said is not in the protocol. The program cannot be asked again.
    Protocol {
        /// What was expected.
        expected: &'static str,
        /// What was said.
        found: String,
    },
    /// The student's code failed; the program waits for the next question.
    Failed {
        /// The error.
        error: String,
        /// Where.
        trace: String,
    },
    /// The grader has seen enough. The program is in the middle of its work.
    Decided,
}

impl From<Fault> for Broken {
    fn from(fault: Fault) -> Self {
        Broken::Fault(fault)
    }
}

/// What the student's program may call while it answers.
pub trait Host {
    /// Answers a call. It may call back through the agent.
    ///
    /// # Errors
    ///
    /// If there is no such call, or the case is decided by it.
    fn call(
        &mut self,
        name: &str,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken>;
}

/// A host that answers no call.
impl Host for () {
    fn call(
        &mut self,
        name: &str,
        _fields: &Map<String, Value>,
        _agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        Err(Broken::Protocol {
            expected: "an answer",
            found: shortened(name),
        })
    }
}

/// A student's program that is asked questions.
pub struct Agent<'a> {
    link: &'a mut dyn Link,
    deadline: Instant,
}

/// What the program says.
enum Said {
    Answer(Value),
    Return(Value),
}

impl<'a> Agent<'a> {
    /// Greets a program that has just been started.
    ///
    /// # Errors
    ///
    /// If it does not get ready in time.
    pub fn greet(
        link: &'a mut dyn Link,
        lab: &str,
        question: &str,
        seconds: f64,
    ) -> Result<Self, Broken> {
        let deadline = after(seconds);
        let mut agent = Agent { link, deadline };
        agent.send(&json!({"hello": PROTOCOL, "lab": lab, "question": question}))?;
        let line = agent.link.receive(deadline)?;
        match object(&line) {
            Some(said) if said.get("ready").is_some_and(Value::is_string) => Ok(agent),
            _ => Err(Broken::Protocol {
                expected: r#"{"ready": "…"}"#,
                found: shortened(&line),
            }),
        }
    }

    /// Asks a question, and answers the calls that come before its answer.
    ///
    /// # Errors
    ///
    /// If there is no answer.
    pub fn ask(
        &mut self,
        question: &Value,
        seconds: f64,
        host: &mut dyn Host,
    ) -> Result<Value, Broken> {
        self.deadline = after(seconds);
        self.send(question)?;
        match self.hear(host)? {
            Said::Answer(value) => Ok(value),
            Said::Return(value) => Err(unexpected("an answer", &value)),
        }
    }

    /// Calls a function of the program while it waits for the return of a call of its own, and answers the calls that
    /// come before its return.
    ///
    /// # Errors
    ///
    /// If nothing is returned.
    pub fn call(&mut self, call: &Value, host: &mut dyn Host) -> Result<Value, Broken> {
        self.send(call)?;
        match self.hear(host)? {
            Said::Return(value) => Ok(value),
            Said::Answer(value) => Err(unexpected("a return", &value)),
        }
    }

    fn send(&mut self, message: &Value) -> Result<(), Broken> {
        Ok(self.link.send(&message.to_string(), self.deadline)?)
    }

    /// What the program says, after its calls.
    fn hear(&mut self, host: &mut dyn Host) -> Result<Said, Broken> {
        const EXPECTED: &str = r#"{"answer": …}, {"return": …}, {"call": …} or {"error": …}"#;
        loop {
            let line = self.link.receive(self.deadline)?;
            let other = || Broken::Protocol {
                expected: EXPECTED,
                found: shortened(&line),
            };
            let mut said = object(&line).ok_or_else(other)?;
            if let Some(value) = said.remove("answer") {
                return Ok(Said::Answer(value));
            }
            if let Some(value) = said.remove("return") {
                return Ok(Said::Return(value));
            }
            let text = |value: Option<Value>| match value {
                Some(Value::String(text)) => Some(text),
                _ => None,
            };
            if let Some(name) = text(said.remove("call")) {
                let value = host.call(&name, &said, self)?;
                self.send(&json!({ "return": value }))?;
                continue;
            }
            let error = text(said.remove("error")).ok_or_else(other)?;
            let trace = text(said.remove("trace")).unwrap_or_default();
            return Err(Broken::Failed {
                error: first(ERROR, &error),
                trace: first(TRACE, &trace),
            });
        }
    }
}

/// An answer or a return that is not of the form that was asked for.
pub fn unexpected(expected: &'static str, found: &Value) -> Broken {
    Broken::Protocol {
        expected,
        found: shortened(&found.to_string()),
    }
}

fn object(line: &str) -> Option<Map<String, Value>> {
    serde_json::from_str(line).ok()
}

/// The beginning of what was said: a program may say a megabyte, for every case.
pub fn shortened(text: &str) -> String {
    first(SHOWN, text)
}

fn first(count: usize, text: &str) -> String {
    match text.char_indices().nth(count) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn after(seconds: f64) -> Instant {
    let now = Instant::now();
    let wait = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::ZERO);
    now.checked_add(wait).unwrap_or(now)
}
