//! Reads `lab.toml`. An error names the key, its line and column, what was found and what is allowed.

use super::Lab;
use atisbo_api::text::{Message, form_error};
use atisbo_lab::experiment::{self, Expected, ExperimentError, Problem, distinct, within};
use std::fmt;
use std::ops::RangeInclusive;

/// The most points of a question.
const POINTS: RangeInclusive<f64> = 0.0..=1_000.0;
/// The seconds of a case, and of starting up.
const SECONDS: RangeInclusive<f64> = 0.1..=600.0;
/// The most cases of a question, those that students see and those that they do not see.
const CASES: u64 = 1_000;
/// The megabytes that a program may take. Fewer than the least are too few for an interpreter.
const MEGABYTES: RangeInclusive<u64> = 32..=65_536;
const PROCESSES: RangeInclusive<u64> = 1..=1_000;
const FILE_MEGABYTES: RangeInclusive<u64> = 1..=100;
const OUTPUT_BYTES: RangeInclusive<u64> = 0..=1_000_000;

/// Something wrong in a `lab.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    error: ExperimentError,
}

impl LabError {
    /// In words, without the place.
    pub fn message(&self) -> Message {
        form_error(&self.error)
    }

    /// The key with all that it stands in, as in `questions[2].points`; empty for an error of the whole text.
    pub fn key(&self) -> &str {
        &self.error.key
    }

    /// What is allowed there: the names that are known, or the least and the greatest number.
    pub fn allowed(&self) -> Vec<String> {
        let texts = |names: &[&'static str]| names.iter().map(|&name| name.to_owned()).collect();
        match &self.error.problem {
            Problem::UnknownKey { known } => texts(known),
            Problem::Unknown(name) => texts(&name.known),
            Problem::Range { least, most, .. } => vec![least.clone(), most.clone()],
            Problem::Type { expected, .. } => vec![expected.to_string()],
            Problem::Other(allowed) => vec![allowed.clone()],
            Problem::Syntax(_) | Problem::TooLong { .. } | Problem::Missing | Problem::Twice(_) => {
                Vec::new()
            }
        }
    }
}

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.error)
    }
}

impl std::error::Error for LabError {}

impl Lab {
    /// Reads a lab from the text of its file.
    ///
    /// # Errors
    ///
    /// If the text is no TOML, or says something else than a lab.
    pub fn read(text: &str) -> Result<Lab, LabError> {
        // Some editors put a mark before the first character.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lab: Result<Lab, _> = experiment::read(text);
        lab.and_then(Lab::checked).map_err(|error| {
            let place = experiment::place(text, &error);
            LabError {
                line: place.line,
                column: place.column,
                error,
            }
        })
    }

    fn checked(self) -> Result<Lab, ExperimentError> {
        if !self.name.chars().all(is_plain) || self.name.is_empty() {
            let expected = Problem::Other("a-z, 0-9, -".to_owned());
            return Err(ExperimentError::new("name", expected));
        }
        self.check_questions()?;
        self.check_limits()?;
        self.check_languages()?;
        Ok(self)
    }

    fn check_questions(&self) -> Result<(), ExperimentError> {
        not_empty("questions", self.questions.is_empty())?;
        for (index, question) in self.questions.iter().enumerate() {
            let key = |name: &str| format!("questions[{}].{name}", index + 1);
            between(&key("points"), question.points, &POINTS)?;
            within(&key("public"), question.public.into(), 0..=CASES)?;
            within(&key("hidden"), question.hidden.into(), 0..=CASES)?;
            let cases = u64::from(question.public) + u64::from(question.hidden);
            if cases == 0 {
                within(&key("public"), 0, 1..=CASES)?;
            }
        }
        for (index, written) in self.written.iter().enumerate() {
            let key = format!("written[{}].points", index + 1);
            between(&key, written.points, &POINTS)?;
        }
        let ids = self
            .questions
            .iter()
            .map(|question| question.id.id().to_owned());
        distinct(&keyed("questions", ids))?;
        let ids = self.written.iter().map(|written| written.id.clone());
        distinct(&keyed("written", ids))
    }

    fn check_limits(&self) -> Result<(), ExperimentError> {
        let limits = &self.limits;
        between("limits.seconds", limits.seconds, &SECONDS)?;
        between("limits.start_seconds", limits.start_seconds, &SECONDS)?;
        within("limits.megabytes", limits.megabytes, MEGABYTES)?;
        within("limits.processes", limits.processes, PROCESSES)?;
        within(
            "limits.file_megabytes",
            limits.file_megabytes,
            FILE_MEGABYTES,
        )?;
        let bytes = limits.output_bytes as u64;
        within("limits.output_bytes", bytes, OUTPUT_BYTES)
    }

    fn check_languages(&self) -> Result<(), ExperimentError> {
        not_empty("languages", self.languages.is_empty())?;
        for (name, language) in &self.languages {
            let key = |word: &str| format!("languages.{name}.{word}");
            let is_name = |text: &str| !text.is_empty() && !text.contains(['/', '\\']);
            if !is_name(&language.detect) {
                let found = format!("{:?}", language.detect);
                let expected = Expected::Text;
                return Err(ExperimentError::new(
                    key("detect"),
                    Problem::Type { expected, found },
                ));
            }
            not_empty(&key("run"), language.run.is_empty())?;
        }
        Ok(())
    }
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

fn keyed(list: &str, ids: impl Iterator<Item = String>) -> Vec<(String, String)> {
    let key = |index: usize| format!("{list}[{}].id", index + 1);
    ids.enumerate()
        .map(|(index, id)| (id, key(index)))
        .collect()
}

fn not_empty(key: &str, is_empty: bool) -> Result<(), ExperimentError> {
    let (expected, found) = (Expected::List, "[]".to_owned());
    if is_empty {
        return Err(ExperimentError::new(key, Problem::Type { expected, found }));
    }
    Ok(())
}

fn between(key: &str, found: f64, range: &RangeInclusive<f64>) -> Result<(), ExperimentError> {
    if range.contains(&found) {
        return Ok(());
    }
    let problem = Problem::outside(&found, range.start(), range.end());
    Err(ExperimentError::new(key, problem))
}
