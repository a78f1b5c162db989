//! What comes of a case, a question and a whole submission.

use crate::evidence::Evidence;
use crate::question::Question;
use atisbo_base::Name;
use serde::{Deserialize, Serialize};

/// How a case went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
pub enum Verdict {
    /// As it should be.
    Right,
    /// Right in part: the method, but not what it says of itself.
    Partly,
    /// Not the right answer.
    Wrong,
    /// It claims more than is true: a heuristic that overestimates.
    Unsound,
    /// No answer in time.
    TimedOut,
    /// The student's code failed.
    Crashed,
    /// What was said is not in the protocol.
    Protocol,
    /// The grader could not do its work. It costs no points.
    NotGraded,
}

/// How a case of a question went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "LabCaseResult")]
pub struct CaseResult {
    /// Its number among the cases of its question, from 1.
    pub case: u32,
    /// What it tries.
    pub kind: crate::case::Kind,
    /// Whether students do not see it.
    pub hidden: bool,
    /// How it went.
    pub verdict: Verdict,
    /// The part of its points, from 0 to 1.
    pub credit: f64,
    /// What was wrong.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub evidence: Option<Evidence>,
}

/// How a question went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "LabQuestionResult")]
pub struct QuestionResult {
    /// Which one.
    pub question: Question,
    /// The points for it.
    pub points: f64,
    /// The most points that there are for it.
    pub most: f64,
    /// The worst of its cases.
    pub verdict: Verdict,
    /// Its cases.
    pub cases: Vec<CaseResult>,
    /// The first part of what the student's program wrote to its standard error.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub output: String,
}

/// A submission with its points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "LabGraded")]
pub struct Graded {
    /// Whose it is.
    pub student: String,
    /// The participant's number in Moodle.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub moodle: Option<u64>,
    /// The lab.
    pub lab: String,
    /// Whether the student's programs were confined.
    pub confined: bool,
    /// The points of all questions that the program grades.
    pub points: f64,
    /// The most points that there are for them.
    pub most: f64,
    /// The questions.
    pub questions: Vec<QuestionResult>,
    /// The written questions, each with whether there is an answer.
    pub written: Vec<Written>,
    /// What is odd about the submission as a whole.
    pub remarks: Vec<crate::evidence::Remark>,
}

/// An answer in the student's own words, which the teacher marks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "LabWritten")]
pub struct Written {
    /// The question.
    pub id: String,
    /// How many words there are; none if the heading is missing.
    pub words: Option<u32>,
    /// The most points that there are for it.
    pub most: f64,
}

impl Graded {
    /// The worst of all cases.
    pub fn worst(&self) -> Verdict {
        let worst = self.questions.iter().map(|question| question.verdict).max();
        worst.unwrap_or(Verdict::NotGraded)
    }
}

impl QuestionResult {
    /// A question from its cases. A case that was not graded counts as if it were not there; if none was graded, the
    /// question has all its points.
    pub fn of(question: Question, most: f64, cases: Vec<CaseResult>, output: String) -> Self {
        let graded = || {
            cases
                .iter()
                .filter(|case| case.verdict != Verdict::NotGraded)
        };
        let share = match graded().count() {
            0 => 1.0,
            count => graded().map(|case| case.credit).sum::<f64>() / count as f64,
        };
        let worst = cases.iter().map(|case| case.verdict).max();
        QuestionResult {
            question,
            points: hundredths(most * share),
            most,
            verdict: worst.unwrap_or(Verdict::NotGraded),
            cases,
            output,
        }
    }
}

/// Rounded to two decimals, as marks are.
pub fn hundredths(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}
