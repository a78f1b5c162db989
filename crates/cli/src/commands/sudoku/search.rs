//! `atisbo search sudoku`

use super::{Puzzle, PuzzleArgs};
use crate::commands::searching::{
    MethodArgs, SearchArgs, bytes, is_forward, quality, say_grounds, show_runs,
};
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::{Mark, Output};
use anyhow::Result;
use atisbo_api::sudoku::search::{
    self, Answer, CellOrder, Formulation, HeuristicName, LogicSettings, Method, MethodName,
    MethodTrace, Report, Run, SearchSettings,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    methods: MethodArgs,
    #[arg(long, value_parser = name::<HeuristicName>())]
    heuristic: Option<HeuristicName>,
    #[arg(short, long, default_value = "pruned", value_parser = name::<Formulation>())]
    formulation: Formulation,
    #[arg(long, default_value = "mrv", value_parser = name::<CellOrder>())]
    cells: CellOrder,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    about: PuzzleArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let puzzles: Vec<Puzzle> = self.about.puzzles(output.lang)?.collect::<Result<_>>()?;
        let runs = self.runs(output)?;
        let has_tree = matches!(runs[..], [Method::Space(_), ..]);
        let searches = puzzles.len() * runs.len();
        let trace = self.search.trace_request(searches, has_tree, output)?;
        let mut exit = Exit::Yes;
        for Puzzle { source, origin } in puzzles {
            let request = search::Request {
                puzzle: source,
                shape: self.about.boxes,
                runs: runs.clone(),
                trace,
                check_heuristic: self.search.check_heuristic,
            };
            let answer = ask(&request, &origin, &self.about.budget(), output)?;
            match &answer.trace {
                Some(MethodTrace::Space(trace)) => self.search.write_search(trace, output)?,
                Some(MethodTrace::Csp(trace)) => self.search.write_events(trace, output)?,
                None => {}
            }
            exit = exit.max(print::<search::Request>(&answer, show, output)?);
        }
        Ok(exit)
    }

    fn runs(&self, output: &Output) -> Result<Vec<Method>> {
        let known = |name: &MethodName| !matches!(name, MethodName::Space(it) if !is_forward(*it));
        let chosen = self.methods.chosen(known, output)?;
        Ok(chosen.into_iter().map(|one| self.method(one)).collect())
    }

    fn method(&self, name: MethodName) -> Method {
        match name.into() {
            Method::Space(settings) => Method::Space(SearchSettings {
                heuristic: self
                    .heuristic
                    .unwrap_or_else(|| HeuristicName::usual(self.formulation)),
                formulation: self.formulation,
                cell_order: self.cells,
                options: self.search.options(),
                ..settings
            }),
            Method::Csp(mut settings) => {
                settings.options.seed = self.seed;
                Method::Csp(settings)
            }
            Method::Logic(settings) => Method::Logic(LogicSettings {
                seed: self.seed,
                ..settings
            }),
            consistency @ Method::Consistency(_) => consistency,
        }
    }
}

const COLUMNS: &str = "strategy heuristic formulation result length cost cheapest expanded generated backtracks frontier depth memory time";

/// The first solution found, then one line for each method.
fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    let solved = answer.runs.iter().find(|run| run.solved);
    if let Some(solution) = solved.and_then(|run| run.solution.as_ref()) {
        let mark = |at| Mark::Given.when(answer.puzzle.get(at) != 0);
        output.grid(solution, answer.shape, mark)?;
    }
    let rows = answer.runs.iter().map(|run| row(run, output));
    show_runs(COLUMNS, rows.collect(), output)?;
    let found = answer.runs.iter();
    let found = found.map(|run| (run.method.name().to_string(), run.quality.as_ref()));
    say_grounds(found, output)?;
    let Some(found) = &answer.heuristic else {
        return Ok(());
    };
    output.say_all(&found.sentences)?;
    match found.check.admissible.counter_example() {
        Some(example) => output.grid(&example.state, answer.shape, |_| Mark::None),
        None => Ok(()),
    }
}

/// What a method does not have is a dash.
fn row(run: &Run, output: &Output) -> Vec<String> {
    let none = || "-".to_owned();
    let (heuristic, formulation) = match &run.method {
        Method::Space(settings) => {
            let informed = settings.strategy.traits().needs_heuristic;
            let cells = match settings.formulation {
                Formulation::Faithful => CellOrder::First,
                _ => settings.cell_order,
            };
            (
                informed.then(|| settings.heuristic.to_string()),
                Some(format!("{} {cells}", settings.formulation)),
            )
        }
        Method::Csp(_) | Method::Consistency(_) | Method::Logic(_) => (None, None),
    };
    let mut row = vec![
        run.method.name().to_string(),
        heuristic.unwrap_or_else(none),
        formulation.unwrap_or_else(none),
        run.sentence.to(output.lang),
    ];
    row.extend(quality(run.quality.as_ref(), output));
    let figures = match &run.report {
        Report::Space { statistics, .. } => [
            statistics.expanded.to_string(),
            statistics.generated.to_string(),
            none(),
            statistics.largest_frontier.to_string(),
            statistics.largest_depth.to_string(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ],
        Report::Csp { statistics, .. } | Report::Consistency { statistics, .. } => [
            statistics.nodes.to_string(),
            none(),
            statistics.backtracks.to_string(),
            none(),
            statistics.deepest.to_string(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ],
        Report::Logic { statistics, .. } => [
            statistics.nodes.to_string(),
            none(),
            statistics.conflicts.to_string(),
            none(),
            none(),
            bytes(statistics.bytes),
            format!("{:.2?}", statistics.time),
        ],
    };
    row.extend(figures.map(|figure| output.lang.figure(&figure)));
    row
}
