//! `labs`: the labs that come with the program, with their questions, cases and limits.

use crate::case::Kind;
use crate::lab::{Both, Lab, LabError, Limits, Marked, WrittenQuestion, files};
use crate::question::Question;
use crate::words;
use atisbo_api::text::{Arg, Message};
use atisbo_api::verb::{Cost, Verb};
use atisbo_api::{Error, Observer};
use atisbo_base::Budget;
use serde::{Deserialize, Serialize};

/// Which labs are there?
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// Only the lab of this name.
    #[serde(default)]
    pub lab: Option<String>,
}

/// The labs.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// In the order of their names.
    pub labs: Vec<Described>,
}

/// A lab as everybody may see it: without the seeds.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LabDescription")]
pub struct Described {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: Both,
    /// The points for the questions that the program grades.
    pub points: f64,
    /// The points for the questions that the teacher marks.
    pub written_points: f64,
    /// The questions that the program grades.
    pub questions: Vec<Asked>,
    /// The questions that the teacher marks.
    pub written: Vec<WrittenQuestion>,
    /// What a student's program may use.
    pub limits: Limits,
    /// No submission takes longer to grade than so many seconds.
    pub most_seconds: f64,
    /// The languages that students may write in.
    pub languages: Vec<String>,
}

/// A question that the program grades.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LabQuestionDescription")]
pub struct Asked {
    /// Which one.
    pub question: Question,
    /// What it asks for.
    pub about: Message,
    /// Its points.
    pub points: f64,
    /// How many cases students see.
    pub public: u32,
    /// How many they do not see.
    pub hidden: u32,
    /// The kinds of its cases.
    pub kinds: Vec<OfKind>,
}

/// A kind of cases.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LabKindDescription")]
pub struct OfKind {
    /// Its name.
    pub kind: Kind,
    /// What such a case tries.
    pub about: Message,
}

impl From<&Lab> for Described {
    fn from(lab: &Lab) -> Self {
        let cases = |one: &Marked| f64::from(one.public) + f64::from(one.hidden);
        let cases: f64 = lab.questions.iter().map(cases).sum();
        Described {
            name: lab.name.clone(),
            title: lab.title.clone(),
            points: lab.points(),
            // The sum of none is -0.
            written_points: lab
                .written
                .iter()
                .fold(0.0, |sum, written| sum + written.points),
            questions: lab.questions.iter().map(Asked::from).collect(),
            written: lab.written.clone(),
            limits: lab.limits,
            most_seconds: cases * lab.limits.most_seconds(),
            languages: lab.languages.keys().cloned().collect(),
        }
    }
}

impl From<&Marked> for Asked {
    fn from(marked: &Marked) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        for &kind in marked.id.kinds() {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let of_kind = |kind: Kind| OfKind {
            kind,
            about: words::kind(kind),
        };
        Asked {
            question: marked.id,
            about: words::question(marked.id),
            points: marked.points,
            public: marked.public,
            hidden: marked.hidden,
            kinds: kinds.into_iter().map(of_kind).collect(),
        }
    }
}

impl Verb for Request {
    const GAME: &'static str = "class";
    const NAME: &'static str = "labs";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let names = match &self.lab {
            Some(name) => vec![name.clone()],
            None => files::names(),
        };
        let described = |name: &String| Ok(Described::from(&built_in(name)?));
        let labs: Result<Vec<Described>, Error> = names.iter().map(described).collect();
        Ok(Answer { labs: labs? })
    }
}

/// A lab that comes with the program.
pub(super) fn built_in(name: &str) -> Result<Lab, Error> {
    let unknown = || {
        let known = files::names().into_iter().map(Arg::from);
        let found = atisbo_base::shortened(name);
        Message::new("class-error-no-lab")
            .with("found", found.as_ref())
            .with("known", known.collect::<Arg>())
    };
    let lab = files::built_in(name).ok_or_else(unknown)?;
    lab.map_err(|error: LabError| error.message().into())
}
