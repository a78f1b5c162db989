//! Programs with one known fault each, made from a lab's reference. The grader must find that fault and no other.

use crate::lab::files;
use crate::question::Question;
use crate::submission::Submission;
use crate::verdict::{Graded, Verdict};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The questions that lose points, each with the worst verdict of its cases.
pub type Losses = BTreeMap<Question, Verdict>;

/// The reference with one fault, as `mutants/mutants.toml` describes it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mutant {
    /// Its name.
    pub name: String,
    /// The file that is changed.
    pub file: String,
    /// The text that is replaced; it stands in the file exactly once.
    pub old: String,
    /// What replaces it.
    pub new: String,
    /// What it must lose.
    pub loses: Losses,
    /// The misconception behind it, in English.
    pub en: String,
    /// The same in Spanish.
    pub es: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct All {
    mutant: Vec<Mutant>,
}

/// The mutants of a lab that comes with the program; none if it has none.
pub fn mutants(lab: &str) -> Vec<Mutant> {
    let text = files::file(lab, "mutants/mutants.toml").unwrap_or_default();
    let all: Option<All> = toml::from_slice(&text).ok();
    all.map(|all| all.mutant).unwrap_or_default()
}

/// The reference as a student would hand it in: the starter files with the holes filled.
pub fn reference(lab: &str) -> Submission {
    let given = files::folder(lab, "starter/en").into_iter();
    let mut all: BTreeMap<String, Vec<u8>> = given.collect();
    all.extend(files::folder(lab, "reference"));
    Submission {
        files: all.into_iter().collect(),
        remarks: Vec::new(),
    }
}

impl Mutant {
    /// The reference with this fault; nothing if the text to be replaced does not stand there exactly once.
    pub fn made(&self, reference: &Submission) -> Option<Submission> {
        let mut made = reference.clone();
        let found = made.files.iter_mut().find(|(path, _)| *path == self.file);
        let (_, bytes) = found?;
        let text = std::str::from_utf8(bytes).ok()?;
        if text.matches(&self.old).count() != 1 {
            return None;
        }
        *bytes = text.replacen(&self.old, &self.new, 1).into_bytes();
        Some(made)
    }
}

/// What a submission lost.
pub fn lost(graded: &Graded) -> Losses {
    let questions = graded.questions.iter();
    let lost = questions
        .filter(|question| question.verdict != Verdict::Right || question.points < question.most);
    lost.map(|question| (question.question, question.verdict))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mutant_of_every_lab_can_be_made() {
        for lab in files::names() {
            let reference = reference(&lab);
            let mutants = mutants(&lab);
            assert!(mutants.len() >= 8, "{lab}");
            for mutant in mutants {
                assert!(mutant.made(&reference).is_some(), "{lab}: {}", mutant.name);
                assert!(!mutant.loses.is_empty(), "{lab}: {}", mutant.name);
            }
        }
    }
}
