//! `atisbo solve sudoku`

use super::{Puzzle, PuzzleArgs};
use crate::commands::{Exit, ask, ask_observed, located, print};
use crate::output::{Mark, Output};
use crate::progress::Progress;
use crate::threads::ThreadArgs;
use crate::usage::WrongValue;
use anyhow::Result;
use atisbo_api::sudoku::solve::{self, Answer};
use atisbo_api::sudoku::solve_many::{self, Outcome};
use atisbo_api::tagged;
use atisbo_api::text::{Arg, Message, stop};
use atisbo_base::Stop;
use std::fmt::Write;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "N|all", default_value = "2", value_parser = count)]
    count: u64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    list: usize,
    #[arg(long)]
    candidates: bool,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    about: PuzzleArgs,
}

fn count(text: &str) -> Result<u64, WrongValue> {
    match text {
        "all" => Ok(u64::MAX),
        number => number
            .parse()
            .ok()
            .filter(|&limit| limit > 0)
            .ok_or(WrongValue("cli-value-count")),
    }
}

/// How many puzzles are solved before they are printed: enough for all cores, little memory.
const CHUNK: usize = 8_192;

impl Args {
    /// One puzzle is shown as a grid; of several, each is a line.
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let mut puzzles = self.about.puzzles(output.lang)?;
        let first: Vec<Puzzle> = puzzles.by_ref().take(2).collect::<Result<_>>()?;
        match <[Puzzle; 1]>::try_from(first) {
            Ok([only]) => self.solve_one(only, output),
            Err(first) => self.solve_many(first.into_iter().map(Ok).chain(puzzles), output),
        }
    }

    fn solve_one(&self, Puzzle { source, origin }: Puzzle, output: &mut Output) -> Result<Exit> {
        let request = solve::Request {
            puzzle: source,
            shape: self.about.boxes,
            count: self.count,
            list: self.list,
            candidates: self.candidates,
        };
        let answer = ask(&request, &origin, &self.about.budget(), output)?;
        print::<solve::Request>(&answer, show, output)
    }

    fn solve_many(
        &self,
        mut puzzles: impl Iterator<Item = Result<Puzzle>>,
        output: &mut Output,
    ) -> Result<Exit> {
        let start = Instant::now();
        let budget = self.about.budget().started();
        let progress = Progress::new(output);
        let mut tally = Tally::default();
        let mut unreadable = None;
        let mut stopped = None;
        while unreadable.is_none() && stopped.is_none() {
            let mut sources = Vec::with_capacity(CHUNK);
            let mut origins = Vec::with_capacity(CHUNK);
            for puzzle in puzzles.by_ref().take(CHUNK) {
                match puzzle {
                    Ok(Puzzle { source, origin }) => {
                        sources.push(source);
                        origins.push(origin);
                    }
                    // What stands before it is solved all the same.
                    Err(error) => {
                        unreadable = Some(error);
                        break;
                    }
                }
            }
            if sources.is_empty() {
                break;
            }
            let request = solve_many::Request {
                puzzles: sources,
                shape: self.about.boxes,
                count: self.count,
            };
            let solved = ask_observed(&request, &origins[0], &(), &budget, output.lang)?;
            let mut lines = String::new();
            for (outcome, origin) in solved.answers.into_iter().zip(&origins) {
                match outcome {
                    // The rest of the chunk was not looked at.
                    Outcome::Read(Answer {
                        budget: Some(limit @ (Stop::Time | Stop::Cancelled)),
                        ..
                    }) => {
                        stopped = Some(limit);
                        break;
                    }
                    Outcome::Read(answer) => {
                        tally.add(&answer);
                        lines += &line(answer, output.json)?;
                    }
                    Outcome::Unread(error) => return Err(located(error, origin, output.lang)),
                }
            }
            output.raw(lines.as_bytes())?;
            progress.so_far(tally.puzzles);
        }
        drop(progress);
        let time = Arg::Figure(format!("{:.2?}", start.elapsed()));
        output.warn(&tally.message().with("time", time));
        if let Some(limit) = stopped {
            output.warn(&Message::new("stopped-early").with("stop", stop(limit)));
            return Ok(Exit::No);
        }
        match unreadable {
            Some(error) => Err(error),
            None if tally.unique == tally.puzzles => Ok(Exit::Yes),
            None => Ok(Exit::No),
        }
    }
}

/// How many puzzles have how many solutions.
#[derive(Default)]
struct Tally {
    puzzles: u64,
    unique: u64,
    several: u64,
    none: u64,
}

impl Tally {
    fn add(&mut self, answer: &Answer) {
        self.puzzles += 1;
        match (answer.unique, &answer.solution) {
            (Some(true), _) => self.unique += 1,
            (Some(false), Some(_)) => self.several += 1,
            (Some(false), None) => self.none += 1,
            (None, _) => {}
        }
    }

    fn message(&self) -> Message {
        let decided = self.unique + self.several + self.none;
        Message::new("sudoku-solve-tally")
            .with("puzzles", self.puzzles)
            .with("unique", self.unique)
            .with("several", self.several)
            .with("none", self.none)
            .with("undecided", self.puzzles - decided)
    }
}

/// The solution on one line, and how many there are; `-` where there is none.
fn line(answer: Answer, json: bool) -> Result<String> {
    if json {
        return Ok(serde_json::to_string(&tagged::<solve::Request>(&answer))? + "\n");
    }
    let mut line = answer.solution.map_or("-".to_owned(), |board| board.line());
    let more = if answer.complete { "" } else { "+" };
    writeln!(line, "\t{}{more}", answer.solutions)?;
    Ok(line)
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let fixed = |at| Mark::Given.when(answer.puzzle.get(at) != 0);
    if let Some(solution) = &answer.solution {
        output.grid(solution, answer.shape, fixed)?;
    }
    output.say(&answer.sentence)?;
    if let (Some(another), false) = (&answer.another, output.quiet) {
        output.say(&Message::new("solve-another"))?;
        let first = answer.solution.as_ref();
        let differ = |at| first.is_some_and(|first| first.get(at) != another.get(at));
        let mark = |at| {
            if differ(at) { Mark::Target } else { fixed(at) }
        };
        output.grid(another, answer.shape, mark)?;
    }
    if let Some(candidates) = &answer.candidates {
        output.marks(&candidates.cells, answer.shape)?;
    }
    for solution in &answer.list {
        output.line(&solution.line())?;
    }
    output.stopped(answer.budget)
}
