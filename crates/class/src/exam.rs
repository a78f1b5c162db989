//! A lab with its cases, made once for all submissions.

use crate::case::Case;
use crate::lab::{Lab, Marked};
use rayon::prelude::*;

/// A lab with its cases.
pub struct Exam<'a> {
    /// The lab.
    pub lab: &'a Lab,
    /// Its questions.
    pub parts: Vec<Part<'a>>,
}

/// A question with its cases.
pub struct Part<'a> {
    /// The question.
    pub question: &'a Marked,
    /// Its cases, those that students see first.
    pub cases: Vec<Case>,
}

impl<'a> Exam<'a> {
    /// All cases.
    pub fn whole(lab: &'a Lab) -> Self {
        Exam::of(lab, |question| {
            let hidden = (1..=question.hidden).map(|number| (lab.hidden_seed, number, true));
            public(lab, question).chain(hidden).collect()
        })
    }

    /// The cases that students see.
    pub fn public(lab: &'a Lab) -> Self {
        Exam::of(lab, |question| public(lab, question).collect())
    }

    /// `numbers`: for each case of a question its seed, its number, and whether it is hidden.
    fn of(lab: &'a Lab, numbers: impl Fn(&Marked) -> Vec<(u64, u32, bool)> + Sync) -> Self {
        let part = |question: &'a Marked| Part {
            question,
            cases: numbers(question)
                .into_par_iter()
                .map(|(seed, number, hidden)| question.id.case(seed, number, hidden))
                .collect(),
        };
        let mut parts: Vec<Part<'a>> = lab.questions.iter().map(part).collect();
        parts.retain(|part| !part.cases.is_empty());
        Exam { lab, parts }
    }

    /// How many cases there are.
    pub fn cases(&self) -> usize {
        self.parts.iter().map(|part| part.cases.len()).sum()
    }

    /// No submission takes longer than so many seconds: the program is started anew for every case, and each takes all the
    /// time that it may.
    pub fn most_seconds(&self) -> f64 {
        self.cases() as f64 * self.lab.limits.most_seconds()
    }
}

fn public<'a>(lab: &'a Lab, question: &Marked) -> impl Iterator<Item = (u64, u32, bool)> + use<'a> {
    let seed = lab.public_seed;
    (1..=question.public).map(move |number| (seed, number, false))
}
