//! The games and methods, one folder each with one file for each verb. A verb turns its arguments into requests
//! and shows the answers; what is in between is the same for all of them and stands here.

pub(crate) mod bayes;
pub(crate) mod class;
pub(crate) mod completions;
pub(crate) mod lab;
pub(crate) mod logic;
pub(crate) mod man;
pub(crate) mod minesweeper;
pub(crate) mod ohno;
pub(crate) mod rules;
mod searching;
mod series;
pub(crate) mod sudoku;
pub(crate) mod web;

use crate::budget::until_ctrl_c;
use crate::input::{MAX_PUZZLE, Origin, as_text, read_file};
use crate::output::Output;
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::text::Lang;
use atisbo_api::{Error, Observer, Verb, tagged};
use atisbo_base::Budget;
use atisbo_door::TABLE;
use std::path::Path;
use std::time::Instant;

/// How the program ends when nothing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Done.
    Yes,
    /// The answer is no: unsolvable, not unique, wrong.
    No,
    /// Something could not be graded, and that is not the student's fault. 2 is for errors.
    NotGraded = 3,
}

/// Asks about each puzzle and shows the answers; the worst of them is the exit code.
fn each<V: Verb>(
    puzzles: impl IntoIterator<Item = Result<(V, Origin)>>,
    budget: &Budget,
    show: impl Fn(&V::Answer, &mut Output) -> Result<()>,
    output: &mut Output,
) -> Result<Exit> {
    let mut exit = Exit::Yes;
    for (i, puzzle) in puzzles.into_iter().enumerate() {
        let (request, origin) = puzzle?;
        let answer = ask(&request, &origin, budget, output)?;
        if i > 0 && !output.json {
            output.line("")?;
        }
        exit = exit.max(print::<V>(&answer, &show, output)?);
    }
    Ok(exit)
}

/// `--given`: the puzzle that a position started from.
fn read_given(path: &Path, lang: Lang) -> Result<String> {
    let (name, bytes) = read_file(
        Some(path),
        "cli-error-no-input",
        MAX_PUZZLE,
        &until_ctrl_c(),
        lang,
    )?;
    as_text(bytes, &name, lang)
}

/// Asks one question. An error names the file and the line in it.
fn ask<V: Verb>(
    request: &V,
    origin: &Origin,
    budget: &Budget,
    output: &Output,
) -> Result<V::Answer> {
    ask_observed(request, origin, &Progress::new(output), budget, output.lang)
}

/// Asks one question whose progress goes to this observer.
fn ask_observed<V: Verb>(
    request: &V,
    origin: &Origin,
    observer: &dyn Observer,
    budget: &Budget,
    lang: Lang,
) -> Result<V::Answer> {
    let ask = || atisbo_api::ask(request, observer, budget);
    answered(request, origin, lang, ask)
}

/// The answer to a question, with a line in the log before and after.
fn answered<V: Verb>(
    request: &V,
    origin: &Origin,
    lang: Lang,
    answer: impl FnOnce() -> Result<V::Answer, Error>,
) -> Result<V::Answer> {
    debug_assert!(TABLE.has::<V>(), "a verb outside the table");
    tracing::debug!(?request, "asking");
    let start = Instant::now();
    let answer = answer().map_err(|error| located(error, origin, lang))?;
    tracing::info!(
        file = origin.file.as_deref().unwrap_or("-"),
        lines_before = origin.lines_before,
        yes = V::is_yes(&answer),
        elapsed = ?start.elapsed(),
        "answered"
    );
    Ok(answer)
}

fn located(mut error: Error, origin: &Origin, lang: Lang) -> anyhow::Error {
    error.line = error.line.map(|line| line + origin.lines_before);
    match (&origin.file, error.line, error.column) {
        (Some(file), Some(line), Some(column)) => {
            anyhow!("{file}:{line}:{column}: {}", error.message.to(lang))
        }
        (Some(file), ..) => anyhow!("{file}: {}", error.in_lang(lang)),
        (None, ..) => anyhow!(error.in_lang(lang)),
    }
}

/// Shows an answer, as JSON or in words.
fn print<V: Verb>(
    answer: &V::Answer,
    in_words: impl FnOnce(&V::Answer, &mut Output) -> Result<()>,
    output: &mut Output,
) -> Result<Exit> {
    if output.json {
        output.json(&tagged::<V>(answer))?;
    } else {
        in_words(answer, output)?;
    }
    Ok(if V::is_yes(answer) {
        Exit::Yes
    } else {
        Exit::No
    })
}
