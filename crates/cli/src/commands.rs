//! The games and methods, one folder each with one file for each verb. A verb turns its arguments into requests
//! and shows the answers; what is in between is the same for all of them and stands here.

pub(crate) mod bayes;
pub(crate) mod completions;
pub(crate) mod lab;
pub(crate) mod logic;
pub(crate) mod minesweeper;
pub(crate) mod ohno;
mod searching;
pub(crate) mod sudoku;
pub(crate) mod web;

use crate::arguments::{
    Analyse, Check, Cli, Command, Convert, Explain, Generate, Hint, Play, Rate, Search, Solve,
};
use crate::input::{InputArgs, Place};
use crate::output::Output;
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::text::Lang;
use atisbo_api::{Answer, Error, Request, handle};
use atisbo_base::Budget;
use std::process::ExitCode;
use std::time::Instant;

/// How the program ends when nothing went wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Done.
    Yes,
    /// The answer is no: unsolvable, not unique, wrong.
    No,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

pub(crate) fn run(cli: &Cli, output: &mut Output) -> Result<Exit> {
    match &cli.command {
        Command::Solve(Solve::Ohno(args)) => args.run(output),
        Command::Solve(Solve::Sudoku(args)) => args.run(output),
        Command::Check(Check::Ohno(args)) => args.run(output),
        Command::Check(Check::Sudoku(args)) => args.run(output),
        Command::Hint(Hint::Ohno(args)) => args.run(output),
        Command::Hint(Hint::Sudoku(args)) => args.run(output),
        Command::Explain(Explain::Ohno(args)) => args.run(output),
        Command::Explain(Explain::Sudoku(args)) => args.run(output),
        Command::Rate(Rate::Ohno(args)) => args.run(output),
        Command::Rate(Rate::Sudoku(args)) => args.run(output),
        Command::Convert(Convert::Ohno(args)) => args.run(output),
        Command::Convert(Convert::Sudoku(args)) => args.run(output),
        Command::Search(Search::Ohno(args)) => args.run(output),
        Command::Search(Search::Sudoku(args)) => args.run(output),
        Command::Generate(Generate::Ohno(args)) => args.run(output),
        Command::Generate(Generate::Sudoku(args)) => args.run(output),
        Command::Analyse(Analyse::Minesweeper(args)) => args.run(output),
        Command::Check(Check::Minesweeper(args)) => args.run(output),
        Command::Convert(Convert::Minesweeper(args)) => args.run(output),
        Command::Generate(Generate::Minesweeper(args)) => args.run(output),
        Command::Explain(Explain::Minesweeper(args)) => args.run(output),
        Command::Hint(Hint::Minesweeper(args)) => args.run(output),
        Command::Play(Play::Minesweeper(args)) => args.run(output),
        Command::Bayes(args) => args.run(output),
        Command::Logic(args) => args.run(output),
        Command::Lab(args) => args.run(output),
        Command::Web(args) => args.run(output),
        Command::Completions(args) => completions::run(args, output).map(|()| Exit::Yes),
    }
}

/// Asks about each puzzle and shows the answers; the worst of them is the exit code.
fn each(
    input: &InputArgs,
    budget: &Budget,
    request: impl Fn(String) -> Result<Request>,
    output: &mut Output,
) -> Result<Exit> {
    let mut exit = Exit::Yes;
    for (i, puzzle) in input.puzzles(output.lang)?.into_iter().enumerate() {
        let answer = ask(&request(puzzle.text)?, &puzzle.place, budget, output)?;
        if i > 0 && !output.json {
            output.line("")?;
        }
        exit = exit.max(show(&answer, output)?);
    }
    Ok(exit)
}

/// Asks one question. An error names the file and the line in it.
fn ask(request: &Request, place: &Place, budget: &Budget, output: &Output) -> Result<Answer> {
    tracing::debug!(?request, "asking");
    let start = Instant::now();
    let answer = handle(request, &Progress::new(output), budget)
        .map_err(|error| located(error, place, output.lang))?;
    tracing::info!(
        file = place.file.as_deref().unwrap_or("-"),
        lines_before = place.lines_before,
        yes = answer.is_yes(),
        elapsed = ?start.elapsed(),
        "answered"
    );
    Ok(answer)
}

fn located(mut error: Error, place: &Place, lang: Lang) -> anyhow::Error {
    error.line = error.line.map(|line| line + place.lines_before);
    match (&place.file, error.line, error.column) {
        (Some(file), Some(line), Some(column)) => {
            anyhow!("{file}:{line}:{column}: {}", error.message.get(lang))
        }
        (Some(file), ..) => anyhow!("{file}: {}", error.in_lang(lang)),
        (None, ..) => anyhow!(error.in_lang(lang)),
    }
}

/// Shows an answer, as JSON or in words.
fn show(answer: &Answer, output: &mut Output) -> Result<Exit> {
    print(answer, output, |output| match answer {
        Answer::Ohno(answer) => ohno::show(answer, output),
        Answer::Sudoku(answer) => sudoku::show(answer, output),
        Answer::Bayes(answer) => bayes::show(answer, output),
        Answer::Logic(answer) => logic::show(answer, output),
        // Its verbs have several ways to show an answer and choose one themselves.
        Answer::Minesweeper(_) | Answer::Lab(_) => Ok(()),
    })
}

/// Shows an answer, as JSON or the given way.
fn print(
    answer: &Answer,
    output: &mut Output,
    in_words: impl FnOnce(&mut Output) -> Result<()>,
) -> Result<Exit> {
    if output.json {
        output.json(answer)?;
    } else {
        in_words(output)?;
    }
    Ok(if answer.is_yes() { Exit::Yes } else { Exit::No })
}
