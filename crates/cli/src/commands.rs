//! The verbs, one file each. A verb turns its arguments into requests and shows the answers; what
//! is in between is the same for all of them and stands here.

pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod explain;
pub(crate) mod generate;
pub(crate) mod hint;
pub(crate) mod rate;
pub(crate) mod search;
pub(crate) mod solve;

use crate::arguments::{Cli, Command};
use crate::budget::BudgetArgs;
use crate::input::{InputArgs, Place};
use crate::output::Output;
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::text::Lang;
use atisbo_api::{Answer, Error, Request, handle, ohno};
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

/// The game a verb is about, with what the verb takes for it.
#[derive(clap::Subcommand)]
pub(crate) enum Game<Ohno: clap::Args> {
    Ohno(Ohno),
}

pub(crate) fn run(cli: &Cli, output: &mut Output) -> Result<Exit> {
    match &cli.command {
        Command::Solve(Game::Ohno(args)) => args.run(output),
        Command::Check(Game::Ohno(args)) => args.run(output),
        Command::Hint(Game::Ohno(args)) => args.run(output),
        Command::Explain(Game::Ohno(args)) => args.run(output),
        Command::Rate(Game::Ohno(args)) => args.run(output),
        Command::Convert(Game::Ohno(args)) => args.run(output),
        Command::Search(Game::Ohno(args)) => args.run(output),
        Command::Generate(Game::Ohno(args)) => args.run(output),
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
    if output.json {
        output.json(answer)?;
    } else {
        let Answer::Ohno(shown) = answer;
        match shown {
            ohno::Answer::Solve(answer) => solve::show(answer, output)?,
            ohno::Answer::Check(answer) => check::show(answer, output)?,
            ohno::Answer::Hint(answer) => hint::show(answer, output)?,
            ohno::Answer::Explain(answer) => explain::show(answer, output)?,
            ohno::Answer::Rate(answer) => rate::show(answer, output)?,
            ohno::Answer::Generate(answer) => generate::show(answer, output)?,
            ohno::Answer::Search(answer) => search::show(answer, output)?,
            ohno::Answer::Convert(answer) => convert::show(answer, output)?,
        }
    }
    Ok(if answer.is_yes() { Exit::Yes } else { Exit::No })
}

/// What every verb takes that asks about puzzles.
#[derive(clap::Args)]
pub(crate) struct PuzzleArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long, value_enum, default_value_t)]
    rule: RuleArg,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl PuzzleArgs {
    fn rule(&self) -> ohno::Rule {
        self.rule.into()
    }

    fn each(
        &self,
        request: impl Fn(String) -> Result<Request>,
        output: &mut Output,
    ) -> Result<Exit> {
        each(&self.input, &self.budget.budget(), request, output)
    }
}

/// `--rule`
#[derive(Clone, Copy, Default, clap::ValueEnum)]
pub(crate) enum RuleArg {
    #[default]
    SeesFloor,
    SeenByNumber,
}

impl From<RuleArg> for ohno::Rule {
    fn from(rule: RuleArg) -> Self {
        match rule {
            RuleArg::SeesFloor => ohno::Rule::SeesFloor,
            RuleArg::SeenByNumber => ohno::Rule::SeenByNumber,
        }
    }
}
