//! `atisbo generate sudoku`

use super::shape;
use crate::budget::BudgetArgs;
use crate::commands::series::{Part, SeriesArgs};
use crate::commands::{Exit, ask_observed, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::{Mark, Output};
use crate::threads::ThreadArgs;
use crate::usage::WrongValue;
use anyhow::{Context, Result};
use atisbo_api::Observer;
use atisbo_api::sudoku::generate::{
    self, Answer, Band, GradeRequest, Kind, Method, Puzzle, Symmetry, Technique,
};
use atisbo_api::sudoku::{Board, Shape, Source};
use atisbo_api::text::Message;
use std::path::Path;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "N", default_value = "9", value_parser = size)]
    size: Shape,
    #[arg(long, value_name = "RxC", value_parser = shape, conflicts_with = "size")]
    boxes: Option<Shape>,
    #[arg(long, value_name = "VARIANTS", value_delimiter = ',', value_parser = name::<Kind>())]
    variant: Vec<Kind>,
    #[command(flatten)]
    series: SeriesArgs,
    #[arg(long, value_name = "N|minimal", default_value = "minimal", value_parser = clues)]
    clues: Method,
    #[arg(long, value_enum, default_value_t, conflicts_with = "clues")]
    method: MethodArg,
    #[arg(long, default_value = "none", value_parser = name::<Symmetry>())]
    symmetry: Symmetry,
    #[command(flatten)]
    grade: GradeArgs,
    #[arg(long, value_name = "FILE|TEXT")]
    pattern: Option<String>,
    #[arg(long)]
    solution: bool,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// How hard.
#[derive(clap::Args)]
struct GradeArgs {
    #[arg(long, value_parser = name::<Band>())]
    difficulty: Option<Band>,
    #[arg(long, value_name = "LEAST..MOST", value_parser = rating)]
    rating: Option<(Option<f32>, Option<f32>)>,
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = name::<Technique>(), hide_possible_values = true)]
    needs: Vec<Technique>,
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',', value_parser = name::<Technique>(), hide_possible_values = true)]
    without: Vec<Technique>,
    #[arg(long, requires = "needs")]
    position: bool,
}

impl GradeArgs {
    fn request(&self) -> GradeRequest {
        let (least, most) = self.rating.unwrap_or_default();
        GradeRequest {
            band: self.difficulty,
            least,
            most,
            needs: self.needs.clone(),
            without: self.without.clone(),
        }
    }
}

/// "4.5..6", "4.5..", "..6", "4.5".
fn rating(text: &str) -> Result<(Option<f32>, Option<f32>), WrongValue> {
    let number = |text: &str| match text {
        "" => Ok(None),
        text => text
            .parse()
            .ok()
            .filter(|number| (0.0..=1000.0).contains(number))
            .map(Some)
            .ok_or(WrongValue("cli-value-rating")),
    };
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Ok((number(least)?, number(most)?))
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum MethodArg {
    #[default]
    Ours,
    Report,
}

fn size(text: &str) -> Result<Shape, WrongValue> {
    let shape = text.parse().ok().and_then(Shape::of_size);
    shape.ok_or(WrongValue("cli-value-sudoku-size"))
}

fn clues(text: &str) -> Result<Method, WrongValue> {
    match text {
        "minimal" => Ok(Method::Minimal),
        number => number
            .parse()
            .map(Method::Clues)
            .map_err(|_| WrongValue("cli-value-clues")),
    }
}

/// How many puzzles are made before they are printed.
const CHUNK: u64 = 10_000;

impl Args {
    /// One puzzle is shown as a grid; of several, each is a line.
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let pattern = self.pattern.as_deref().map(read_pattern).transpose()?;
        let budget = self.budget.budget().started();
        let origin = Origin::default();
        let show = if self.series.count > 1 && self.variant.is_empty() {
            show_lines
        } else {
            show
        };
        let make = |series, observer: &dyn Observer, output: &mut Output| {
            let request = generate::Request {
                shape: self.boxes.unwrap_or(self.size),
                variants: self.variant.clone(),
                method: match self.method {
                    MethodArg::Ours => self.clues,
                    MethodArg::Report => Method::Report,
                },
                symmetry: self.symmetry,
                grade: self.grade.request(),
                position: self.grade.position,
                pattern: pattern.clone(),
                series,
            };
            let answer = ask_observed(&request, &origin, observer, &budget, output.lang)?;
            Ok(Part {
                seed: answer.series.seed,
                made: answer.series.puzzles.len(),
                tried: answer.series.tried,
                exit: print::<generate::Request>(&answer, show, output)?,
            })
        };
        self.series.in_parts(CHUNK, self.solution, output, make)
    }
}

/// A file, or the pattern itself.
fn read_pattern(given: &str) -> Result<Source> {
    Ok(Source::Text(if Path::new(given).exists() {
        std::fs::read_to_string(given).with_context(|| given.to_owned())?
    } else {
        given.to_owned()
    }))
}

/// What it takes to make it again.
fn head(answer: &Answer, made: &Puzzle) -> Message {
    let head = Message::new("sudoku-generate-head")
        .with("clues", made.clues)
        .with("seed", answer.series.seed)
        .with("index", made.index);
    match &made.graded {
        Some(graded) => Message::new("sudoku-generate-head-graded")
            .with("head", head)
            .with("graded", graded.clone()),
        None => head,
    }
}

fn show_lines(answer: &Answer, output: &mut Output) -> Result<()> {
    for made in &answer.series.puzzles {
        let solution = made.solution.as_ref().map(Board::line);
        let solution = solution.map_or(String::new(), |line| format!("{line}, "));
        let head = head(answer, made).to(output.lang);
        output.line(&format!("{} # {solution}{head}", made.puzzle.line()))?;
    }
    show_failed(answer, output);
    Ok(())
}

/// The puzzle under a comment that says how to make it again; its solution is a comment too, so that
/// the output can be read back.
fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    for made in &answer.series.puzzles {
        let head = head(answer, made).to(output.lang);
        output.line(&format!("# {head}"))?;
        match made.position.as_ref().or(made.text.as_ref()) {
            Some(text) => output.line(text.trim_end())?,
            None => output.grid(&made.puzzle, answer.shape, |_| Mark::None)?,
        }
        if let Some(solution) = &made.solution {
            let title = Message::new("generate-solution").to(output.lang);
            output.line(&format!("# {title} {}", solution.line()))?;
        }
    }
    show_failed(answer, output);
    Ok(())
}

fn show_failed(answer: &Answer, output: &Output) {
    if let Some(failed) = &answer.series.failed {
        output.warn(failed);
    }
}
