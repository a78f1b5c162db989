//! What is said of a question in short: for gradebooks, which have no room for pictures.

use super::has_failed;
use crate::case::Kind;
use crate::question::Question;
use crate::verdict::{CaseResult, Graded, QuestionResult, Verdict};
use crate::words;
use atisbo_api::text::{Lang, Message};

/// What is said of a question. Nothing of it comes from the evidence of a hidden case.
#[derive(Clone, Debug, PartialEq)]
pub struct Feedback {
    /// The question.
    pub question: Question,
    /// The points for it.
    pub points: f64,
    /// The most points that there are for it.
    pub most: f64,
    /// The worst of its cases.
    pub verdict: Verdict,
    /// What went wrong.
    pub sentences: Vec<String>,
    /// Commands that make cases of the kinds of hidden cases that went wrong.
    pub practice: Vec<String>,
}

/// What is said of each question.
pub fn feedback(graded: &Graded, lang: Lang) -> Vec<Feedback> {
    let of = |question: &QuestionResult| Feedback {
        question: question.question,
        points: question.points,
        most: question.most,
        verdict: question.verdict,
        sentences: sentences(question, lang),
        practice: practice(&graded.lab, question),
    };
    graded.questions.iter().map(of).collect()
}

/// A sentence for each mistake that can be seen.
fn sentences(question: &QuestionResult, lang: Lang) -> Vec<String> {
    let public = |case: &&CaseResult| !case.hidden && has_failed(case);
    let mut mistakes = Vec::new();
    let mut sentences = Vec::new();
    for case in question.cases.iter().filter(public) {
        let mistake = words::mistake(case.evidence.as_ref());
        if !mistakes.contains(&mistake) {
            mistakes.push(mistake);
            sentences.push(words::feedback(case.evidence.as_ref()).to(lang));
        }
    }
    if sentences.is_empty() {
        sentences.extend(only_hidden(question).map(|message| message.to(lang)));
    }
    if question.cases.iter().any(is_left_out) {
        sentences.push(Message::new("class-report-some-not-graded").to(lang));
    }
    sentences
}

/// That all public cases are right and hidden ones are not, if it is so.
pub(super) fn only_hidden(question: &QuestionResult) -> Option<Message> {
    let count = |what: &dyn Fn(&CaseResult) -> bool| {
        let cases = question.cases.iter();
        cases.filter(|&case| what(case)).count()
    };
    let wrong = count(&|case| case.hidden && has_failed(case));
    let is_so = wrong > 0 && count(&|case| !case.hidden && has_failed(case)) == 0;
    is_so.then(|| {
        Message::new("class-report-all-public-right")
            .with("wrong", wrong)
            .with("hidden", count(&|case| case.hidden))
    })
}

pub(super) fn is_left_out(case: &CaseResult) -> bool {
    case.verdict == Verdict::NotGraded
}

/// The commands that make cases of the kinds of hidden cases that went wrong.
pub(super) fn practice(lab: &str, question: &QuestionResult) -> Vec<String> {
    let mut kinds: Vec<Kind> = question
        .cases
        .iter()
        .filter(|case| case.hidden && has_failed(case))
        .map(|case| case.kind)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    let id = question.question.id();
    let command = |kind: Kind| format!("atisbo class practice {lab} {id} --kind {}", kind.id());
    kinds.into_iter().map(command).collect()
}
