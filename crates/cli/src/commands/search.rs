//! `atisbo search`

use super::{Exit, RuleArg, ask, show as show_answer};
use crate::budget::BudgetArgs;
use crate::input::InputArgs;
use crate::output::{Mark, Output};
use anyhow::{Context, Result, anyhow, bail};
use atisbo_api::ohno::search::{
    self, Answer, BeamWidth, Duplicates, Ending, Formulation, GoalTest, HeuristicCheck,
    HeuristicName, Options, Run, SearchSettings, Strategy, Tie, TraceFormat, TraceRequest, Weight,
};
use atisbo_api::text::Message;
use atisbo_api::{Request, ohno};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::str::FromStr;

#[derive(clap::Args)]
pub(crate) struct Ohno {
    #[command(flatten)]
    input: InputArgs,
    #[arg(short, long, default_value = "astar", value_parser = one_of::<Strategy>(strategies()))]
    strategy: Strategy,
    #[arg(long, default_value = "crossing", value_parser = heuristic())]
    heuristic: HeuristicName,
    #[arg(short, long, default_value = "pruned", value_parser = one_of::<Formulation>(formulations()))]
    formulation: Formulation,
    #[arg(long, value_name = "all|LIST", value_delimiter = ',')]
    compare: Vec<String>,
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    phases: Option<u8>,
    #[arg(long, value_enum, default_value_t)]
    rule: RuleArg,
    #[arg(long)]
    tree: bool,
    #[arg(long, value_enum, value_name = "WHEN")]
    goal_test: Option<GoalTestArg>,
    #[arg(long, value_enum, default_value_t)]
    tie: TieArg,
    #[arg(long, value_name = "W", default_value = "2")]
    weight: Weight,
    #[arg(long, value_name = "N", default_value = "100")]
    beam_width: NonZeroU32,
    #[arg(long, value_name = "N")]
    depth_limit: Option<u32>,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    check_heuristic: bool,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    trace_limit: usize,
    #[command(flatten)]
    budget: BudgetArgs,
}

fn strategies() -> impl Iterator<Item = &'static str> {
    // The goal of a puzzle is what is looked for, so that nobody can start from it.
    let forwards = |strategy: &Strategy| *strategy != Strategy::Bidirectional;
    Strategy::ALL
        .into_iter()
        .filter(forwards)
        .map(|strategy| strategy.traits().id)
}

fn formulations() -> impl Iterator<Item = &'static str> {
    Formulation::ALL.into_iter().map(Formulation::id)
}

/// A parser for one of these names.
fn one_of<T>(names: impl Iterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: std::error::Error + Send + Sync + 'static> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}

/// The report calls the quarter form simply H2.
fn heuristic() -> impl TypedValueParser<Value = HeuristicName> {
    let names = HeuristicName::ALL.into_iter().map(|name| {
        let value = clap::builder::PossibleValue::new(name.id());
        if name == HeuristicName::H2a {
            value.alias("h2")
        } else {
            value
        }
    });
    PossibleValuesParser::new(names).try_map(|name| match name.as_str() {
        "h2" => Ok(HeuristicName::H2a),
        name => name.parse(),
    })
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum GoalTestArg {
    Generation,
    Expansion,
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum TieArg {
    #[default]
    HighG,
    Fifo,
    Lifo,
    Heap,
}

impl Ohno {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let puzzles = self.input.puzzles(output.lang)?;
        let runs = self.runs()?;
        if self.trace.is_some() && (puzzles.len() > 1 || runs.len() > 1) {
            bail!(Message::new("cli-error-trace-one").to(output.lang));
        }
        let trace = self
            .trace
            .as_deref()
            .map(|path| self.trace_request(path, output))
            .transpose()?;
        let mut exit = Exit::Yes;
        for puzzle in puzzles {
            let request = Request::Ohno(ohno::Request::Search(search::Request {
                puzzle: puzzle.text,
                runs: runs.clone(),
                trace,
                check_heuristic: self.check_heuristic,
            }));
            let answer = ask(&request, &puzzle.place, &self.budget.budget(), output)?;
            if let atisbo_api::Answer::Ohno(ohno::Answer::Search(found)) = &answer {
                self.write_trace(found, output)?;
            }
            exit = exit.max(show_answer(&answer, output)?);
        }
        Ok(exit)
    }

    fn runs(&self) -> Result<Vec<SearchSettings>> {
        let strategies: Vec<Strategy> = match self.compare.as_slice() {
            [] => vec![self.strategy],
            [all] if all == "all" => strategies().map(str::parse).collect::<Result<_, _>>()?,
            names => names
                .iter()
                .map(|name| name.parse())
                .collect::<Result<_, _>>()?,
        };
        Ok(strategies
            .into_iter()
            .map(|strategy| self.settings(strategy))
            .collect())
    }

    fn settings(&self, strategy: Strategy) -> SearchSettings {
        let reports = matches!(self.formulation, Formulation::Faithful | Formulation::Clean);
        SearchSettings {
            strategy,
            heuristic: self.heuristic,
            formulation: self.formulation,
            two_phase: self.phases.map_or(reports, |phases| phases == 2),
            rule: self.rule.into(),
            options: Options {
                duplicates: self.tree.then_some(Duplicates::Keep),
                goal_test: self.goal_test.map(|when| match when {
                    GoalTestArg::Generation => GoalTest::Generation,
                    GoalTestArg::Expansion => GoalTest::Expansion,
                }),
                tie: match self.tie {
                    TieArg::HighG => Tie::HighG,
                    TieArg::Fifo => Tie::Fifo,
                    TieArg::Lifo => Tie::Lifo,
                    TieArg::Heap => Tie::Heap,
                },
                weight: self.weight,
                beam_width: BeamWidth(self.beam_width),
                depth_limit: self.depth_limit,
                ..Options::default()
            },
            seed: self.seed,
        }
    }

    fn trace_request(&self, path: &Path, output: &Output) -> Result<TraceRequest> {
        let format = match path.extension().and_then(|ending| ending.to_str()) {
            Some("jsonl") => TraceFormat::JsonLines,
            Some("dot") => TraceFormat::Dot,
            _ => {
                let path = path.display().to_string();
                let message = Message::new("cli-error-trace-file").with("path", path);
                return Err(anyhow!(message.to(output.lang)));
            }
        };
        Ok(TraceRequest {
            format,
            limit: self.trace_limit,
        })
    }

    fn write_trace(&self, answer: &Answer, output: &Output) -> Result<()> {
        if let (Some(path), Some(trace)) = (&self.trace, &answer.trace) {
            std::fs::write(path, &trace.text).with_context(|| path.display().to_string())?;
            let message = Message::new("cli-trace-written")
                .with("events", trace.steps)
                .with("path", path.display().to_string())
                .with("dropped", trace.left_out);
            output.warn(&message.to(output.lang));
        }
        Ok(())
    }
}

/// The first solution found, then one line for each search.
pub(crate) fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let solved = answer.runs.iter().find(|run| run.ending == Ending::Solved);
    if let Some(solution) = solved.and_then(|run| run.solution.as_ref()) {
        output.board(solution, |_, _| Mark::None)?;
    }
    let headings = [
        "strategy",
        "heuristic",
        "formulation",
        "result",
        "walls",
        "expanded",
        "generated",
        "frontier",
        "depth",
        "memory",
        "time",
    ];
    let lang = output.lang;
    let headings = headings.map(|name| Message::new(format!("search-{name}")).to(lang));
    let rows = answer.runs.iter().map(|run| {
        let Run {
            settings,
            statistics,
            ..
        } = run;
        let informed = settings.strategy.traits().needs_heuristic;
        vec![
            settings.strategy.to_string(),
            if informed {
                settings.heuristic.to_string()
            } else {
                "-".into()
            },
            settings.formulation.to_string(),
            run.sentence.get(lang).to_owned(),
            run.walls.map_or("-".into(), |walls| walls.to_string()),
            statistics.expanded.to_string(),
            statistics.generated.to_string(),
            statistics.largest_frontier.to_string(),
            statistics.largest_depth.to_string(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ]
    });
    output.table(&headings, rows.collect())?;
    answer
        .heuristic
        .as_ref()
        .map_or(Ok(()), |check| show_check(check, output))
}

fn show_check(found: &HeuristicCheck, output: &mut Output) -> Result<()> {
    for sentence in &found.sentences {
        output.sentence(sentence)?;
    }
    match found.check.admissible.counter_example() {
        Some(example) => output.board(&example.state, |_, _| Mark::None),
        None => Ok(()),
    }
}

/// A size with the unit that suits it.
fn bytes(bytes: u64) -> String {
    match bytes {
        0..1_024 => format!("{bytes} B"),
        1_024..1_048_576 => format!("{:.1} KB", bytes as f64 / 1_024.0),
        1_048_576..1_073_741_824 => format!("{:.1} MB", bytes as f64 / 1_048_576.0),
        _ => format!("{:.2} GB", bytes as f64 / 1_073_741_824.0),
    }
}
