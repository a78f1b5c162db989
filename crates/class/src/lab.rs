//! A lab as its `lab.toml` describes it: questions, points, cases, limits, languages.

pub mod files;
mod read;

pub use read::LabError;

use crate::question::Question;
use atisbo_api::text::Lang;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A lab.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lab {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: Both,
    /// The seed of the cases that students see.
    pub public_seed: u64,
    /// The seed of the cases that they do not see.
    pub hidden_seed: u64,
    /// The questions that the program grades.
    pub questions: Vec<Marked>,
    /// The questions that the teacher marks.
    #[serde(default)]
    pub written: Vec<WrittenQuestion>,
    /// What a student's program may use.
    #[serde(default)]
    pub limits: Limits,
    /// The languages that students may write in.
    pub languages: BTreeMap<String, Language>,
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "LabText")]
pub struct Both {
    /// English.
    pub en: String,
    /// Spanish.
    pub es: String,
}

impl Both {
    /// The text in a language.
    pub fn to(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
        }
    }
}

/// A question and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marked {
    /// Which one.
    pub id: Question,
    /// Its points.
    pub points: f64,
    /// How many cases students see.
    pub public: u32,
    /// How many they do not see.
    pub hidden: u32,
}

/// A question that is answered in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "LabWrittenQuestion")]
pub struct WrittenQuestion {
    /// Its name.
    pub id: String,
    /// Its points.
    pub points: f64,
    /// What it asks, in short.
    pub title: Both,
    /// The heading that its answer stands under.
    pub heading: Both,
}

/// What a student's program may use.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "LabLimits")]
pub struct Limits {
    /// Seconds for a case.
    pub seconds: f64,
    /// Seconds until the program is ready.
    pub start_seconds: f64,
    /// Megabytes of memory, all its processes together.
    pub megabytes: u64,
    /// How many processes and threads there may be at a time.
    pub processes: u64,
    /// Megabytes that a file may have.
    pub file_megabytes: u64,
    /// How many bytes of its standard error are kept.
    pub output_bytes: usize,
}

/// Seconds to build a sandbox, to end all that is in it, and to judge an answer: far more than it takes.
const SANDBOX: f64 = 1.0;

impl Limits {
    /// No case takes longer than so many seconds, even if the program is started anew for it: the start and the case take
    /// all the time that they may, and the sandbox is built and taken down around them.
    pub fn most_seconds(&self) -> f64 {
        self.start_seconds + self.seconds + SANDBOX
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            seconds: 5.0,
            start_seconds: 10.0,
            megabytes: 512,
            processes: 16,
            file_megabytes: 4,
            output_bytes: 4_000,
        }
    }
}

/// How programs in a language are found and run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Language {
    /// The file whose presence says that a submission is in this language.
    pub detect: String,
    /// The files that a whole submission has; what is missing is said.
    #[serde(default)]
    pub files: Vec<String>,
    /// What compiles it, in the sandbox; nothing if there is nothing to compile.
    #[serde(default)]
    pub build: Vec<String>,
    /// What runs it; the first word is a program on the path.
    pub run: Vec<String>,
}

impl Lab {
    /// The names of files that tell a submission from other files.
    pub fn programs(&self) -> Vec<String> {
        let named = |language: &Language| {
            let first = [language.detect.clone()].into_iter();
            first
                .chain(language.files.iter().cloned())
                .collect::<Vec<_>>()
        };
        self.languages.values().flat_map(named).collect()
    }

    /// The points of all questions that the program grades.
    pub fn points(&self) -> f64 {
        self.questions.iter().map(|question| question.points).sum()
    }
}
