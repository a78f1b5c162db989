//! Grades a submission: every question with a program of its own, every case on its own.

use crate::agent::{Agent, Broken, Fault, Link};
use crate::case::Case;
use crate::evidence::{Evidence, Remark};
use crate::exam::{Exam, Part};
use crate::examine::{Allowed, Outcome, examine, failed};
use crate::verdict::{CaseResult, Graded, QuestionResult, Verdict, hundredths};

/// A program of a student's that was started.
pub trait Program: Link {
    /// Ends it; the first part of what it wrote to its standard error.
    fn stop(self: Box<Self>) -> String;
}

/// Starts the student's program anew.
pub trait Start {
    /// A program that waits to be greeted.
    ///
    /// # Errors
    ///
    /// Why the grader cannot start it, which is not the student's fault.
    fn start(&self) -> Result<Box<dyn Program + '_>, String>;
}

/// A submission that is to be graded.
pub struct Submitted<'a> {
    /// Whose it is.
    pub student: &'a str,
    /// The participant's number in Moodle.
    pub moodle: Option<u64>,
    /// Its program; none if there is nothing that can be run.
    pub program: Option<&'a dyn Start>,
    /// Whether its programs are confined.
    pub confined: bool,
    /// What is odd about it.
    pub remarks: Vec<Remark>,
    /// The written answers.
    pub written: Vec<crate::verdict::Written>,
}

/// Grades it; `done` hears of every case.
pub fn grade(exam: &Exam<'_>, submitted: Submitted<'_>, done: &dyn Fn()) -> Graded {
    let questions: Vec<QuestionResult> = exam
        .parts
        .iter()
        .map(|part| match submitted.program {
            Some(start) => Series::new(exam, part, start).grade(done),
            None => absent(part, done),
        })
        .collect();
    let lab = exam.lab;
    Graded {
        student: submitted.student.to_owned(),
        moodle: submitted.moodle,
        lab: lab.name.clone(),
        confined: submitted.confined,
        points: hundredths(questions.iter().map(|question| question.points).sum()),
        most: hundredths(questions.iter().map(|question| question.most).sum()),
        questions,
        written: submitted.written,
        remarks: submitted.remarks,
    }
}

/// A question of a submission in which nothing can be run.
fn absent(part: &Part<'_>, done: &dyn Fn()) -> QuestionResult {
    let nothing = Outcome {
        verdict: Verdict::Crashed,
        credit: 0.0,
        evidence: None,
    };
    let cases = part.cases.iter().map(|case| {
        done();
        result(case, nothing.clone())
    });
    let question = part.question;
    QuestionResult::of(question.id, question.points, cases.collect(), String::new())
}

/// The cases of a question.
struct Series<'a> {
    exam: &'a Exam<'a>,
    part: &'a Part<'a>,
    start: &'a dyn Start,
    output: String,
}

impl<'a> Series<'a> {
    fn new(exam: &'a Exam<'a>, part: &'a Part<'a>, start: &'a dyn Start) -> Self {
        Series {
            exam,
            part,
            start,
            output: String::new(),
        }
    }

    /// Asks all cases, with as many programs as it takes.
    fn grade(mut self, done: &dyn Fn()) -> QuestionResult {
        let cases = &self.part.cases;
        let mut results: Vec<CaseResult> = Vec::with_capacity(cases.len());
        while results.len() < cases.len() {
            let left = &cases[results.len()..];
            let asked = self.with_a_program(left, done);
            results.extend(
                left.iter()
                    .zip(asked)
                    .map(|(case, outcome)| result(case, outcome)),
            );
        }
        let question = self.part.question;
        QuestionResult::of(question.id, question.points, results, self.output)
    }

    /// Asks as many of the cases as one program answers, at least one. A program that does not even start has no
    /// answer to any of them.
    fn with_a_program(&mut self, cases: &[Case], done: &dyn Fn()) -> Vec<Outcome> {
        let for_all = |outcome: Outcome| {
            for _ in cases {
                done();
            }
            vec![outcome; cases.len()]
        };
        let mut program = match self.start.start() {
            Ok(program) => program,
            Err(why) => {
                return for_all(Outcome {
                    verdict: Verdict::NotGraded,
                    credit: 0.0,
                    evidence: Some(Evidence::NotGraded { why }),
                });
            }
        };
        let lab = self.exam.lab;
        let allowed = Allowed {
            seconds: lab.limits.seconds,
            bytes: lab.limits.megabytes * 1_000_000,
        };
        let seconds = lab.limits.start_seconds;
        let question = self.part.question.id.id();
        let outcomes = match Agent::greet(&mut *program, &lab.name, question, seconds) {
            Ok(mut agent) => self.ask(&mut agent, cases, allowed, done),
            Err(Broken::Fault(Fault::TimedOut)) => for_all(Outcome {
                verdict: Verdict::TimedOut,
                credit: 0.0,
                evidence: Some(Evidence::NotReady { seconds }),
            }),
            Err(Broken::Fault(Fault::NotBuilt)) => {
                // What the compiler says is all that there is to say.
                let trace = program.stop();
                let mut lines = trace.lines().map(str::trim);
                let error = lines.find(|line| !line.is_empty()).unwrap_or_default();
                let error = error.to_owned();
                return for_all(failed(Broken::Failed { error, trace }, allowed));
            }
            Err(broken) => for_all(failed(broken, allowed)),
        };
        let output = program.stop();
        if self.output.is_empty() {
            self.output = output;
        }
        outcomes
    }

    fn ask(
        &self,
        agent: &mut Agent<'_>,
        cases: &[Case],
        allowed: Allowed,
        done: &dyn Fn(),
    ) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        for case in cases {
            let (outcome, lives) = examine(agent, self.part.question.id, case, allowed);
            outcomes.push(outcome);
            done();
            if !lives {
                break;
            }
        }
        outcomes
    }
}

fn result(case: &Case, outcome: Outcome) -> CaseResult {
    CaseResult {
        case: case.number,
        kind: case.kind,
        hidden: case.hidden,
        verdict: outcome.verdict,
        credit: outcome.credit,
        evidence: outcome.evidence,
    }
}
