//! What `atisbo search` takes and shows for every game.

use crate::names::name;
use crate::output::Output;
use crate::usage::read;
use anyhow::{Context, Result, anyhow, bail};
use atisbo_api::ohno::search::{BeamWidth, Duplicates, GoalTest, Options, Strategy, Tie, Weight};
use atisbo_api::search::{Quality, not_reversible};
use atisbo_api::text::{Arg, Message, unknown_name};
use atisbo_api::trace::{SearchStep, Trace, TraceRequest, write_dot};
use atisbo_base::{Name, UnknownName};
use serde::Serialize;
use std::ffi::OsStr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

/// How a state-space search is made, and what is written down of it.
#[derive(clap::Args)]
pub(crate) struct SearchArgs {
    #[arg(long)]
    tree: bool,
    #[arg(long, value_name = "WHEN", value_parser = name::<GoalTest>())]
    goal_test: Option<GoalTest>,
    #[arg(long, default_value = "high-g", value_parser = name::<Tie>())]
    tie: Tie,
    #[arg(long, value_name = "W", default_value = "2", value_parser = read::<Weight>("cli-value-weight"))]
    weight: Weight,
    #[arg(long, value_name = "N", default_value = "100")]
    beam_width: NonZeroU32,
    #[arg(long, value_name = "N")]
    depth_limit: Option<u32>,
    #[arg(long)]
    pub(crate) check_heuristic: bool,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    trace_limit: usize,
}

impl SearchArgs {
    pub(crate) fn options(&self) -> Options {
        Options {
            duplicates: self.tree.then_some(Duplicates::Keep),
            goal_test: self.goal_test,
            tie: self.tie,
            weight: self.weight,
            beam_width: BeamWidth(self.beam_width),
            depth_limit: self.depth_limit,
            ..Options::default()
        }
    }

    /// What to record, where that was asked for: one search. Only a state-space search has a tree to draw.
    pub(crate) fn trace_request(
        &self,
        searches: usize,
        has_tree: bool,
        output: &Output,
    ) -> Result<Option<TraceRequest>> {
        let Some(path) = &self.trace else {
            return Ok(None);
        };
        if searches > 1 {
            bail!(Message::new("cli-error-trace-one").to(output.lang));
        }
        match ending(path) {
            Some("jsonl") => {}
            Some("dot") if has_tree => {}
            Some("dot") => bail!(Message::new("sudoku-trace-dot").to(output.lang)),
            _ => {
                let path = path.display().to_string();
                let message = Message::new("cli-error-trace-file").with("path", path);
                bail!(message.to(output.lang));
            }
        }
        let limit = self.trace_limit;
        Ok(Some(TraceRequest { limit }))
    }

    /// Writes the trace of a state-space search to its file: the events, or their tree.
    pub(crate) fn write_search(&self, trace: &Trace<SearchStep>, output: &Output) -> Result<()> {
        match &self.trace {
            Some(path) if ending(path) == Some("dot") => {
                let mut drawing = Vec::new();
                write_dot(&trace.events, &mut drawing)?;
                write_file(path, &drawing, trace, output)
            }
            _ => self.write_events(trace, output),
        }
    }

    /// Writes the events of a trace to its file.
    pub(crate) fn write_events<E: Serialize>(
        &self,
        trace: &Trace<E>,
        output: &Output,
    ) -> Result<()> {
        match &self.trace {
            Some(path) => write_trace(path, trace, output),
            None => Ok(()),
        }
    }
}

fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(OsStr::to_str)
}

/// Writes the events of a trace to a file, one JSON object per line, and says so.
pub(crate) fn write_trace<E: Serialize>(
    path: &Path,
    trace: &Trace<E>,
    output: &Output,
) -> Result<()> {
    let mut lines = Vec::new();
    trace.write_json_lines(&mut lines)?;
    write_file(path, &lines, trace, output)
}

fn write_file<E>(path: &Path, text: &[u8], trace: &Trace<E>, output: &Output) -> Result<()> {
    std::fs::write(path, text).with_context(|| path.display().to_string())?;
    let message = Message::new("cli-trace-written")
        .with("events", trace.events.len())
        .with("path", path.display().to_string())
        .with("dropped", trace.left_out);
    output.warn(&message);
    Ok(())
}

/// Which methods to run: one, several, or all.
#[derive(clap::Args)]
pub(crate) struct MethodArgs {
    #[arg(
        short,
        long,
        value_name = "NAME|LIST|all",
        value_delimiter = ',',
        default_value = "astar"
    )]
    strategy: Vec<String>,
    #[arg(long, value_name = "all|LIST", value_delimiter = ',', num_args = 0..=1, default_missing_value = "")]
    compare: Option<Vec<String>>,
}

impl MethodArgs {
    /// The methods asked for, each `known` here. `--compare` alone compares the list given by
    /// `--strategy`, or all if that names only one.
    pub(crate) fn chosen<T: Name>(
        &self,
        known: impl Fn(&T) -> bool,
        output: &Output,
    ) -> Result<Vec<T>> {
        let compared = self.compare.as_deref();
        let named = compared.filter(|names| !names.iter().all(String::is_empty));
        let names = named.unwrap_or(&self.strategy);
        let bare = compared.is_some() && named.is_none() && names.len() == 1;
        let all = || T::ALL.iter().copied().filter(&known);
        if bare || names.iter().any(|name| name == "all") {
            return Ok(all().collect());
        }
        let one = |name: &String| {
            let found = T::named(name).ok().filter(&known);
            found.ok_or_else(|| {
                let message = match name.parse() {
                    Ok(strategy) if !is_forward(strategy) => not_reversible(strategy),
                    _ => {
                        let ids = all().map(T::id).chain(["all"]).collect();
                        unknown_name(&UnknownName::new(name, ids))
                    }
                };
                anyhow!(message.to(output.lang))
            })
        };
        names.iter().map(one).collect()
    }
}

/// A table with one line for each run; `columns` are the ids of its headings.
pub(crate) fn show_runs(columns: &str, rows: Vec<Vec<String>>, output: &mut Output) -> Result<()> {
    let heading = |name| Message::new(format!("search-{name}")).to(output.lang);
    let headings: Vec<String> = columns.split(' ').map(heading).collect();
    output.table(&headings, rows)
}

/// The length and the cost of a solution, and whether it is proved to be a cheapest one: three cells of the table.
pub(crate) fn quality(quality: Option<&Quality>, output: &Output) -> [String; 3] {
    match quality {
        None => ["-".into(), "-".into(), "-".into()],
        Some(Quality { optimality, .. }) => [
            optimality.length.to_string(),
            optimality.cost.to_string(),
            Message::of("search", &optimality.cheapest).to(output.lang),
        ],
    }
}

/// Why the solutions are known to be cheapest or not: a line for each reason, with the methods that it is about.
pub(crate) fn say_grounds<'a>(
    runs: impl Iterator<Item = (String, Option<&'a Quality>)>,
    output: &mut Output,
) -> Result<()> {
    let mut reasons: Vec<(&Quality, Vec<String>)> = Vec::new();
    for (method, quality) in runs {
        let Some(quality) = quality else { continue };
        let because = quality.optimality.because;
        match reasons
            .iter_mut()
            .find(|(other, _)| other.optimality.because == because)
        {
            Some((_, methods)) if methods.contains(&method) => {}
            Some((_, methods)) => methods.push(method),
            None => reasons.push((quality, vec![method])),
        }
    }
    let lines: Vec<Message> = reasons
        .into_iter()
        .map(|(quality, methods)| {
            Message::new("search-grounds")
                .with("methods", methods.into_iter().collect::<Arg>())
                .with("sentence", quality.sentence.clone())
        })
        .collect();
    output.say_all(&lines)
}

/// Whether a strategy can do without the goal: in a puzzle the goal is what is looked for.
pub(crate) fn is_forward(strategy: Strategy) -> bool {
    !strategy.traits().needs_goal
}

/// A size with the unit that suits it.
pub(crate) fn bytes(bytes: u64) -> String {
    match bytes {
        0..1_024 => format!("{bytes} B"),
        1_024..1_048_576 => format!("{:.1} KB", bytes as f64 / 1_024.0),
        1_048_576..1_073_741_824 => format!("{:.1} MB", bytes as f64 / 1_048_576.0),
        _ => format!("{:.2} GB", bytes as f64 / 1_073_741_824.0),
    }
}
