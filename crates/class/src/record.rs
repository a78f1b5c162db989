//! The results of a student with the teacher's marks for the written questions.

use crate::verdict::{Graded, hundredths};
use serde::Serialize;

/// The results of a student.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// The name of its files, without ending.
    pub file: String,
    /// What the program graded.
    #[serde(flatten)]
    pub graded: Graded,
    /// The teacher's marks: one for each written question, none where there is no mark yet.
    pub marks: Vec<Option<f64>>,
}

impl Record {
    /// Results without marks.
    pub fn new(file: impl Into<String>, graded: Graded) -> Self {
        Record {
            file: file.into(),
            marks: vec![None; graded.written.len()],
            graded,
        }
    }

    /// Whether every written question has its mark.
    pub fn is_complete(&self) -> bool {
        self.marks.iter().all(Option::is_some)
    }

    /// The points of all questions, written ones as far as they have marks.
    pub fn points(&self) -> f64 {
        let written: f64 = self.marks.iter().flatten().sum();
        hundredths(self.graded.points + written)
    }

    /// The most points that there are for all questions.
    pub fn most(&self) -> f64 {
        hundredths(self.graded.most + self.written_most())
    }

    /// The most points that there are for the written questions.
    pub fn written_most(&self) -> f64 {
        hundredths(self.graded.written.iter().map(|it| it.most).sum())
    }
}
